package org.nonomino.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * A server and one browser for all tests of a class. Each test begins with a fresh page, and fails
 * if the browser's console has complained of anything: of what the page's policy forbids, too.
 */
final class BrowserPage
    implements BeforeAllCallback, BeforeEachCallback, AfterEachCallback, AfterAllCallback {
  private static final int WIDTH = 1200;
  private static final int HEIGHT = 800;

  private final List<AutoCloseable> open = new ArrayList<>();
  private @Nullable TestServer server;
  private @Nullable Browser browser;
  private @Nullable PageDriver page;

  @Override
  public void beforeAll(ExtensionContext context) {
    Browser startedBrowser = Browser.start();
    open.add(startedBrowser);
    browser = startedBrowser;
    TestServer startedServer = new TestServer(WebSettings.usual("127.0.0.1", 0));
    open.add(startedServer);
    server = startedServer;
    page = new PageDriver(startedBrowser, startedServer.address());
  }

  @Override
  public void beforeEach(ExtensionContext context) {
    browser().resize(WIDTH, HEIGHT);
    page().openAfresh();
  }

  @Override
  public void afterEach(ExtensionContext context) {
    assertThat(browser().complaints()).isEmpty();
  }

  @Override
  public void afterAll(ExtensionContext context) throws Exception {
    for (AutoCloseable one : open) {
      one.close();
    }
  }

  PageDriver page() {
    return Objects.requireNonNull(page);
  }

  Browser browser() {
    return Objects.requireNonNull(browser);
  }

  TestServer server() {
    return Objects.requireNonNull(server);
  }

  /** Stops the server, which the browser may complain of. */
  void stopServer() {
    server().close();
  }

  /** Starts a server again where the last one was. */
  void startServerAgain(int port) {
    TestServer again = new TestServer(WebSettings.usual("127.0.0.1", port));
    open.add(again);
    server = again;
  }
}
