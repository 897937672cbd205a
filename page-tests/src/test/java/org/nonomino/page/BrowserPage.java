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
 * A host of the web app for all tests of a class, and one browser for all classes. Each test starts
 * with a new document, and fails if the browser's console reports anything, including violations of
 * the content security policy.
 */
final class BrowserPage
    implements BeforeAllCallback, BeforeEachCallback, AfterEachCallback, AfterAllCallback {
  private static final int WIDTH = 1200;
  private static final int HEIGHT = 800;

  /**
   * One browser for all classes in this JVM, because starting it takes seconds. It is not in a
   * store of JUnit, because these are closed after each class if classes are distributed over
   * several JVMs.
   */
  private static @Nullable Browser sharedBrowser;

  private boolean isLastOfBrowser;
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
    // Requests to a stopped host would be reported in the console of the next class.
    browser().driver().get("about:blank");
    browser().complaints();
    host().stop();
    if (isLastOfBrowser) {
      closeBrowser();
    }
  }

  /**
   * Closes the browser after this class, so that the next class starts another one.
   *
   * @return this page
   */
  BrowserPage closingTheBrowser() {
    isLastOfBrowser = true;
    return this;
  }

  private static synchronized void closeBrowser() {
    Objects.requireNonNull(sharedBrowser).close();
    sharedBrowser = null;
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
