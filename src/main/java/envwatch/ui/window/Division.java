package envwatch.ui.window;

import envwatch.ui.kit.ColumnRoom;

/**
 * What the list and the details ask of the width that they share.
 *
 * @param known whether both had shown something when they asked
 */
public record Division(ColumnRoom list, ColumnRoom details, boolean known) {}
