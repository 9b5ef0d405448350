/** What the API versions share: answers as JSON, and the words in them. */
@NullMarked
package envwatch.api.wire;

import org.jspecify.annotations.NullMarked;
