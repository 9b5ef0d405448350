package envwatch.cli;

import envwatch.runtime.Version;
import picocli.CommandLine.IVersionProvider;

/** What {@code --version} prints. */
final class VersionText implements IVersionProvider {
  @Override
  public String[] getVersion() {
    return new String[] {"Envwatch " + Version.number()};
  }
}
