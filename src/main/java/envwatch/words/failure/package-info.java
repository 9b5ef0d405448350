/** What went wrong, in words: failures of the service, of the keychain, of what was written. */
@NullMarked
package envwatch.words.failure;

import org.jspecify.annotations.NullMarked;
