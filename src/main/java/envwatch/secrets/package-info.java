/** Where API keys live: the system keychain, or this session only. */
@NullMarked
package envwatch.secrets;

import org.jspecify.annotations.NullMarked;
