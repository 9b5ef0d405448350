package envwatch.ui.console;

import envwatch.catalogue.AnswerNode;

/**
 * A value in the tree of an answer.
 *
 * @param name of the field, or the number of the element; empty for the whole
 */
record AnswerLine(String name, AnswerNode node) {}
