/** Storage of API keys: in the system keychain, or for this session only. */
@NullMarked
package envwatch.secrets;

import org.jspecify.annotations.NullMarked;
