package org.nonomino.page;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.assertj.core.api.Assertions;
import org.openqa.selenium.bidi.BiDi;
import org.openqa.selenium.bidi.Command;
import org.openqa.selenium.bidi.Connection;
import org.openqa.selenium.json.Json;
import org.openqa.selenium.remote.http.ClientConfig;
import org.openqa.selenium.remote.http.HttpClient;

/**
 * A Firefox without a window, with a new profile. It is told what to do by WebDriver BiDi, which it
 * speaks itself, because its driver (geckodriver) is not among Debian's packages.
 */
final class Firefox implements AutoCloseable {
  private static final List<String> PROGRAMS = List.of("firefox-esr", "firefox");
  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final int PAUSE_MILLIS = 50;

  /** Where it writes on which port it listens. */
  private static final String PORT_FILE = "WebDriverBiDiServer.json";

  private final Path profile;
  private final Process process;
  private final HttpClient http;
  private final BiDi session;
  private final String window;

  private Firefox(Path program) {
    try {
      profile = Files.createTempDirectory("nonomino-firefox");
      process =
          new ProcessBuilder(
                  program.toString(),
                  "--headless",
                  "--no-remote",
                  "--profile",
                  profile.toString(),
                  "--remote-debugging-port",
                  "0",
                  "about:blank")
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    await("Firefox listens", () -> port().isPresent());
    URI address = URI.create("ws://127.0.0.1:" + port().orElseThrow() + "/session");
    try {
      http =
          HttpClient.Factory.createDefault()
              .createClient(
                  ClientConfig.defaultConfig().baseUrl(URI.create("http://127.0.0.1").toURL()));
    } catch (MalformedURLException e) {
      throw new IllegalStateException(e);
    }
    session = new BiDi(new Connection(http, address.toString()), PATIENCE);
    send("session.new", Map.of("capabilities", Map.of()));
    Map<?, ?> first =
        (Map<?, ?>)
            ((List<?>)
                    Objects.requireNonNull(
                        send("browsingContext.getTree", Map.of()).get("contexts")))
                .get(0);
    window = String.valueOf(first.get("context"));
  }

  /**
   * Starts a browser. Where there is none the test that wants it is skipped, and says so; with
   * {@code CI=true} it fails.
   */
  static Firefox start() {
    Optional<Path> program =
        PROGRAMS.stream().map(Programs::onPath).flatMap(Optional::stream).findFirst();
    return new Firefox(
        program.orElseThrow(
            () -> Programs.missing("Firefox (firefox-esr or firefox)", "firefox-esr")));
  }

  private Optional<Integer> port() {
    try {
      Path file = profile.resolve(PORT_FILE);
      if (!Files.exists(file) || Files.size(file) == 0) {
        return Optional.empty();
      }
      Map<String, Object> written = new Json().toType(Files.readString(file), Json.MAP_TYPE);
      return Optional.ofNullable(written.get("ws_port")).map(port -> ((Number) port).intValue());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Map<String, Object> send(String method, Map<String, Object> parameters) {
    return session.send(new Command<>(method, parameters, Json.MAP_TYPE));
  }

  /** Opens an address, and waits until all that it names is loaded. */
  void open(String address) {
    send("browsingContext.navigate", Map.of("context", window, "url", address, "wait", "complete"));
  }

  /** Loads the page anew, as open as it is. */
  void reload() {
    send("browsingContext.reload", Map.of("context", window, "wait", "complete"));
  }

  /**
   * Returns what a script comes to, as text.
   *
   * @param expression whose value is a text, a number or a boolean, or a promise of one
   */
  String run(String expression) {
    Map<String, Object> answer =
        send(
            "script.evaluate",
            Map.of(
                "expression",
                "Promise.resolve((() => (" + expression + "))()).then(String)",
                "target",
                Map.of("context", window),
                "awaitPromise",
                true));
    if (!"success".equals(answer.get("type"))) {
      throw new AssertionError(expression + ": " + answer);
    }
    return String.valueOf(((Map<?, ?>) Objects.requireNonNull(answer.get("result"))).get("value"));
  }

  /** Returns whether there is an element. */
  boolean has(String css) {
    return run("document.querySelector(\"" + css + "\") !== null").equals("true");
  }

  /** Waits for an element. */
  void awaitOne(String css) {
    await(css, () -> has(css));
  }

  /** Waits until something is so. */
  static void await(String what, BooleanSupplier isSo) {
    long end = System.nanoTime() + PATIENCE.toNanos();
    while (!isSo.getAsBoolean()) {
      if (System.nanoTime() > end) {
        Assertions.fail("waited in vain: " + what);
      }
      try {
        Thread.sleep(PAUSE_MILLIS);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new IllegalStateException(e);
      }
    }
  }

  /** Presses and releases keys one after the other: characters, or code points of WebDriver. */
  void press(CharSequence... keys) {
    List<Map<String, Object>> actions = new ArrayList<>();
    String.join("", keys)
        .codePoints()
        .mapToObj(Character::toString)
        .forEach(
            key -> {
              actions.add(Map.of("type", "keyDown", "value", key));
              actions.add(Map.of("type", "keyUp", "value", key));
            });
    send(
        "input.performActions",
        Map.of(
            "context",
            window,
            "actions",
            List.of(Map.of("type", "key", "id", "keyboard", "actions", actions))));
  }

  @Override
  public void close() {
    try {
      send("browser.close", Map.of());
      session.close();
      http.close();
      if (!process.waitFor(PATIENCE.toSeconds(), TimeUnit.SECONDS)) {
        process.destroyForcibly();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      process.destroy();
      Programs.delete(profile);
    }
  }
}
