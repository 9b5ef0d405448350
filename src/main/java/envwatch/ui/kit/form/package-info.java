/** Forms: labelled fields, their problems, numbers and secrets. */
@NullMarked
package envwatch.ui.kit.form;

import org.jspecify.annotations.NullMarked;
