package envwatch.settings;

import org.jspecify.annotations.Nullable;

/** A filter with a name. */
public record SavedView(String name, String filter) {
  static final JsonForm<SavedView> FORM = JsonForm.object(new SavedView("", ""), SavedView::pass);

  private static @Nullable SavedView pass(JsonFields json, SavedView view) {
    String name = json.optional("name", JsonForm.TEXT, view.name);
    String filter = json.optional("filter", JsonForm.TEXT, view.filter);
    return name == null || filter == null ? null : new SavedView(name, filter);
  }
}
