package envwatch.remote;

import envwatch.platform.SearchPath;
import envwatch.platform.SystemProgram;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** A program on this computer that opens .rdp files. */
public record RemoteDesktopClient(String name, Path program, List<String> arguments) {
  private static final List<RemoteDesktopClient> LINUX =
      List.of(
          named("remmina", "--connect"),
          named("xfreerdp3"),
          named("xfreerdp"),
          named("sdl-freerdp3"),
          named("krdc"));
  private static final List<RemoteDesktopClient> WINDOWS = List.of(named("mstsc.exe"));
  private static final List<RemoteDesktopClient> MAC = List.of(named("open"));

  public RemoteDesktopClient {
    arguments = List.copyOf(arguments);
  }

  private static RemoteDesktopClient named(String name, String... arguments) {
    return new RemoteDesktopClient(name, Path.of(name), List.of(arguments));
  }

  /** The first client found on the search path; empty if there is none. Accesses the disk. */
  public static Optional<RemoteDesktopClient> find(String operatingSystem, String searchPath) {
    String system = operatingSystem.toLowerCase(Locale.ROOT);
    List<RemoteDesktopClient> known =
        system.startsWith("windows") ? WINDOWS : system.startsWith("mac") ? MAC : LINUX;
    SearchPath folders = SearchPath.of(searchPath);
    return known.stream().flatMap(client -> client.in(folders).stream()).findFirst();
  }

  private Optional<RemoteDesktopClient> in(SearchPath folders) {
    return folders.find(name).map(found -> new RemoteDesktopClient(name, found, arguments));
  }

  /** Starts the client with the file, without using a shell. */
  public void open(Path file) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(program.toString());
    command.addAll(arguments);
    command.add(file.toAbsolutePath().toString());
    SystemProgram.start(command);
  }
}
