package envwatch.ui.secrets;

/** A clipboard that only the test can see. */
public final class MemoryClipboard implements ClipboardAccess {
  private String content = "";
  private boolean secret;

  @Override
  public void putText(String text) {
    content = text;
    secret = false;
  }

  @Override
  public void putSecret(String text) {
    content = text;
    secret = true;
  }

  @Override
  public boolean holds(String text) {
    return content.equals(text);
  }

  @Override
  public void clear() {
    content = "";
  }

  public String content() {
    return content;
  }

  /** Whether what was put last was marked as a secret. */
  public boolean markedSecret() {
    return secret;
  }
}
