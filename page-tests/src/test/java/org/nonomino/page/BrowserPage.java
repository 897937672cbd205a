package org.nonomino.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * A host of the page for all tests of a class, and one browser for all classes. Each test begins
 * with a fresh page, and fails if the browser's console has complained of anything: of what the
 * page's policy forbids, too.
 */
final class BrowserPage
    implements BeforeAllCallback, BeforeEachCallback, AfterEachCallback, AfterAllCallback {
  private static final int WIDTH = 1200;
  private static final int HEIGHT = 800;

  /**
   * One for all classes that this JVM runs, until it ends: to start it takes seconds. No store of
   * JUnit's keeps it, as those end with each class where classes are handed to several JVMs.
   */
  private static @Nullable Browser sharedBrowser;

  private @Nullable PageHost host;
  private @Nullable PageDriver page;

  @Override
  public void beforeAll(ExtensionContext context) {
    PageHost startedHost = PageHost.start();
    host = startedHost;
    page = new PageDriver(startedBrowser(), startedHost.address());
  }

  private static synchronized Browser startedBrowser() {
    if (sharedBrowser == null) {
      Browser started = Browser.start();
      sharedBrowser = started;
      Runtime.getRuntime().addShutdownHook(new Thread(started::close, "close browser"));
    }
    return sharedBrowser;
  }

  @Override
  public void beforeEach(ExtensionContext context) {
    browser().resize(WIDTH, HEIGHT);
    browser().setForcedColours(false);
    browser().setLetters(Browser.LETTERS);
    page().openAfresh();
  }

  @Override
  public void afterEach(ExtensionContext context) {
    assertThat(browser().complaints()).isEmpty();
  }

  @Override
  public void afterAll(ExtensionContext context) {
    // What a page asks of a host that has stopped would be held against the next class.
    browser().driver().get("about:blank");
    browser().complaints();
    host().stop();
  }

  PageDriver page() {
    return Objects.requireNonNull(page);
  }

  Browser browser() {
    return Objects.requireNonNull(sharedBrowser);
  }

  PageHost host() {
    return Objects.requireNonNull(host);
  }
}
