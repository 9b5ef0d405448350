package envwatch.ui.window;

import envwatch.model.Phase;
import envwatch.ui.kit.Glyph;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Something that a person can go to or do.
 *
 * @param identity by which it is known again among what was used lately
 * @param phase whose colour the icon has; null for none
 * @param words what it is called
 * @param detail what tells it from others of the same name; made when it is shown
 * @param further what it is found by besides, in whole pieces; empty for nothing
 * @param keys that do the same; empty for none
 * @param why it cannot be done now, in words; null if it can
 * @param leads whether it brings the person to something, which may have a menu
 */
record PaletteEntry(
    Object identity,
    Glyph icon,
    @Nullable Phase phase,
    String words,
    Supplier<String> detail,
    String further,
    String keys,
    @Nullable String why,
    boolean leads,
    Runnable run) {}
