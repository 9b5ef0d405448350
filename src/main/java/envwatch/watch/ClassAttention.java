package envwatch.watch;

/**
 * How much the user cares about a class.
 *
 * @param shown whether the list of classes is on screen
 * @param open whether the class is the one that is shown
 * @param slowed whether few calls are left
 * @param crowd how many classes of the account share the looks at classes that are not open
 */
record ClassAttention(boolean shown, boolean open, boolean slowed, int crowd) {}
