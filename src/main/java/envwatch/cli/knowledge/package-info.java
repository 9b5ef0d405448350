/** What commands know of accounts: watched for their time only, or recorded by the window. */
@NullMarked
package envwatch.cli.knowledge;

import org.jspecify.annotations.NullMarked;
