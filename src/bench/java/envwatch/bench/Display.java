package envwatch.bench;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The X server that packaged programs are shown on, asked directly through its library. A command
 * that asks takes a few milliseconds of processor time each time, which a program that is started
 * lacks on a computer with two processors.
 */
final class Display implements AutoCloseable {
  /** Of the structure {@code XWindowAttributes} on 64-bit systems. */
  private static final int ATTRIBUTES_SIZE = 136;

  private static final int MAP_STATE = 92;
  private static final int VIEWABLE = 2;

  /** In units of four bytes. */
  private static final int LONGEST_PROPERTY = 1000;

  private final Arena arena = Arena.ofConfined();
  private final MemorySegment server;
  private final MethodHandle close;
  private final MethodHandle queryTree;
  private final MethodHandle attributes;
  private final MethodHandle property;
  private final MethodHandle free;
  private final long root;
  private final long titleName;
  private final long clientList;

  private Display(SymbolLookup library, MemorySegment server) throws Throwable {
    this.server = server;
    close = function(library, "XCloseDisplay", FunctionDescriptor.of(JAVA_INT, ADDRESS));
    free = function(library, "XFree", FunctionDescriptor.of(JAVA_INT, ADDRESS));
    queryTree =
        function(
            library,
            "XQueryTree",
            FunctionDescriptor.of(
                JAVA_INT, ADDRESS, JAVA_LONG, ADDRESS, ADDRESS, ADDRESS, ADDRESS));
    attributes =
        function(
            library,
            "XGetWindowAttributes",
            FunctionDescriptor.of(JAVA_INT, ADDRESS, JAVA_LONG, ADDRESS));
    property =
        function(
            library,
            "XGetWindowProperty",
            FunctionDescriptor.of(
                JAVA_INT, ADDRESS, JAVA_LONG, JAVA_LONG, JAVA_LONG, JAVA_LONG, JAVA_INT, JAVA_LONG,
                ADDRESS, ADDRESS, ADDRESS, ADDRESS, ADDRESS));
    ignoreErrors(library);
    root =
        (long)
            function(library, "XDefaultRootWindow", FunctionDescriptor.of(JAVA_LONG, ADDRESS))
                .invoke(server);
    MethodHandle name =
        function(
            library, "XInternAtom", FunctionDescriptor.of(JAVA_LONG, ADDRESS, ADDRESS, JAVA_INT));
    titleName = (long) name.invoke(server, arena.allocateFrom("_NET_WM_NAME"), 0);
    clientList = (long) name.invoke(server, arena.allocateFrom("_NET_CLIENT_LIST"), 0);
  }

  /** Empty if there is no X server, or not its library. */
  static Optional<Display> open() {
    try {
      SymbolLookup library = SymbolLookup.libraryLookup("libX11.so.6", Arena.global());
      MemorySegment server =
          (MemorySegment)
              function(library, "XOpenDisplay", FunctionDescriptor.of(ADDRESS, ADDRESS))
                  .invoke(MemorySegment.NULL);
      return server.equals(MemorySegment.NULL)
          ? Optional.empty()
          : Optional.of(new Display(library, server));
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }

  private static MethodHandle function(
      SymbolLookup library, String name, FunctionDescriptor descriptor) {
    return Linker.nativeLinker().downcallHandle(library.findOrThrow(name), descriptor);
  }

  /** A window may be gone before it is asked; without a handler, the library ends the process. */
  private void ignoreErrors(SymbolLookup library) throws Throwable {
    MethodHandle handler =
        MethodHandles.lookup()
            .findStatic(
                Display.class,
                "ignore",
                MethodType.methodType(int.class, MemorySegment.class, MemorySegment.class));
    MemorySegment stub =
        Linker.nativeLinker()
            .upcallStub(handler, FunctionDescriptor.of(JAVA_INT, ADDRESS, ADDRESS), Arena.global());
    function(library, "XSetErrorHandler", FunctionDescriptor.of(ADDRESS, ADDRESS)).invoke(stub);
  }

  @SuppressWarnings("unused") // Called by the library.
  private static int ignore(MemorySegment server, MemorySegment event) {
    return 0;
  }

  /** Whether a window that can be seen has a title in which the pattern is found. */
  boolean shows(Pattern title) {
    try (Arena memory = Arena.ofConfined()) {
      for (long window : windows(memory)) {
        if (isViewable(window, memory) && title.matcher(title(window, memory)).find()) {
          return true;
        }
      }
      return false;
    } catch (RuntimeException e) {
      throw e;
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }

  /** As the window manager lists them; without one, all that are not part of another. */
  private long[] windows(Arena memory) throws Throwable {
    MemorySegment listed = property(root, clientList, memory);
    return listed.byteSize() == 0 ? children(memory) : listed.toArray(JAVA_LONG);
  }

  private boolean isViewable(long window, Arena memory) throws Throwable {
    MemorySegment found = memory.allocate(ATTRIBUTES_SIZE, Long.BYTES);
    int status = (int) attributes.invoke(server, window, found);
    return status != 0 && found.get(JAVA_INT, MAP_STATE) == VIEWABLE;
  }

  private String title(long window, Arena memory) throws Throwable {
    MemorySegment title = property(window, titleName, memory);
    return new String(title.toArray(JAVA_BYTE), StandardCharsets.UTF_8);
  }

  /** A copy of the property; of length 0 if the window does not have it. */
  private MemorySegment property(long window, long name, Arena memory) throws Throwable {
    MemorySegment type = memory.allocate(JAVA_LONG);
    MemorySegment format = memory.allocate(JAVA_INT);
    MemorySegment count = memory.allocate(JAVA_LONG);
    MemorySegment rest = memory.allocate(JAVA_LONG);
    MemorySegment value = memory.allocate(ADDRESS);
    int status =
        (int)
            property.invoke(
                server,
                window,
                name,
                0L,
                (long) LONGEST_PROPERTY,
                0,
                0L,
                type,
                format,
                count,
                rest,
                value);
    MemorySegment found = value.get(ADDRESS, 0);
    if (status != 0 || found.equals(MemorySegment.NULL)) {
      return memory.allocate(0);
    }
    // The library gives numbers of 32 bits as long ones.
    long size = format.get(JAVA_INT, 0) == Integer.SIZE ? Long.BYTES : Byte.BYTES;
    return copy(found, count.get(JAVA_LONG, 0) * size, memory);
  }

  private long[] children(Arena memory) throws Throwable {
    MemorySegment ignored = memory.allocate(JAVA_LONG, 2);
    MemorySegment list = memory.allocate(ADDRESS);
    MemorySegment count = memory.allocate(JAVA_INT);
    queryTree.invoke(server, root, ignored, ignored.asSlice(JAVA_LONG.byteSize()), list, count);
    MemorySegment found = list.get(ADDRESS, 0);
    return found.equals(MemorySegment.NULL)
        ? new long[0]
        : copy(found, count.get(JAVA_INT, 0) * JAVA_LONG.byteSize(), memory).toArray(JAVA_LONG);
  }

  private MemorySegment copy(MemorySegment found, long bytes, Arena memory) throws Throwable {
    MemorySegment copy = memory.allocate(bytes, Long.BYTES).copyFrom(found.reinterpret(bytes));
    free.invoke(found);
    return copy;
  }

  @Override
  public void close() {
    try {
      close.invoke(server);
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
    arena.close();
  }
}
