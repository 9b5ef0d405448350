/** JSON as text and as plain values, without Jackson's data binding. */
@NullMarked
package envwatch.json;

import org.jspecify.annotations.NullMarked;
