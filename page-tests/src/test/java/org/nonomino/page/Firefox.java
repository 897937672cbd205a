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
 * A headless Firefox with a new profile, controlled by WebDriver BiDi. It speaks the protocol
 * directly, because its driver (geckodriver) is not among Debian's packages.
 */
final class Firefox implements AutoCloseable {
  private static final List<String> PROGRAMS = List.of("firefox-esr", "firefox");
  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final int PAUSE_MILLIS = 50;
  private static final int MILLIS_OF_A_MOVE = 20;

  /** The line of its output that contains the port. */
  private static final String PORT_FILE = "WebDriverBiDiServer.json";

  private final Path profile;
  private final Process process;
  private final HttpClient http;
  private final BiDi session;
  private final String window;

  /** The window or the frame in it that scripts and keys are for. */
  private String current;

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
    window = contexts(send("browsingContext.getTree", Map.of()), "contexts").get(0);
    current = window;
  }

  private static List<String> contexts(Map<?, ?> tree, String name) {
    return ((List<?>) Objects.requireNonNull(tree.get(name)))
        .stream().map(each -> String.valueOf(((Map<?, ?>) each).get("context"))).toList();
  }

  /** Uses the first frame of the window from now on. */
  void enterFrame() {
    Map<?, ?> top =
        (Map<?, ?>)
            ((List<?>)
                    Objects.requireNonNull(
                        send("browsingContext.getTree", Map.of("root", window)).get("contexts")))
                .get(0);
    current = contexts(top, "children").get(0);
  }

  /** Uses the window again. */
  void leaveFrame() {
    current = window;
  }

  /**
   * Starts a browser. If there is none, the test that needs it is skipped with a message; with
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

  /** Opens an address, and waits until all its resources are loaded. */
  void open(String address) {
    send("browsingContext.navigate", Map.of("context", window, "url", address, "wait", "complete"));
  }

  /** Reloads the document. */
  void reload() {
    send("browsingContext.reload", Map.of("context", window, "wait", "complete"));
  }

  /**
   * Returns the result of a script, as text.
   *
   * @param expression a script whose value is a string, a number or a boolean, or a promise of one
   *     of these
   */
  String run(String expression) {
    Map<String, Object> answer =
        send(
            "script.evaluate",
            Map.of(
                "expression",
                "Promise.resolve((() => (" + expression + "))()).then(String)",
                "target",
                Map.of("context", current),
                "awaitPromise",
                true));
    if (!"success".equals(answer.get("type"))) {
      throw new AssertionError(expression + ": " + answer);
    }
    return String.valueOf(((Map<?, ?>) Objects.requireNonNull(answer.get("result"))).get("value"));
  }

  /** Returns whether an element exists. */
  boolean has(String css) {
    return run("document.querySelector(\"" + css + "\") !== null").equals("true");
  }

  /** Waits for an element. */
  void awaitOne(String css) {
    await(css, () -> has(css));
  }

  /** Waits for a condition. */
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

  /** Presses and releases a key while holding another key. */
  void pressWith(CharSequence held, CharSequence key) {
    perform(
        Map.of(
            "type",
            "key",
            "id",
            "keyboard",
            "actions",
            List.of(
                Map.of("type", "keyDown", "value", held.toString()),
                Map.of("type", "keyDown", "value", key.toString()),
                Map.of("type", "keyUp", "value", key.toString()),
                Map.of("type", "keyUp", "value", held.toString()))));
  }

  /**
   * Presses a pointer at the first point, moves it through the others, and releases it.
   *
   * @param kind {@code mouse} or {@code touch}
   * @param points places in the window, in pixels from its left and upper edge
   */
  void drag(String kind, List<int[]> points) {
    List<Map<String, Object>> actions = new ArrayList<>();
    for (int[] point : points) {
      actions.add(
          Map.of(
              "type", "pointerMove", "x", point[0], "y", point[1], "duration", MILLIS_OF_A_MOVE));
      if (actions.size() == 1) {
        actions.add(Map.of("type", "pointerDown", "button", 0));
      }
    }
    actions.add(Map.of("type", "pointerUp", "button", 0));
    perform(
        Map.of(
            "type",
            "pointer",
            "id",
            kind,
            "parameters",
            Map.of("pointerType", kind),
            "actions",
            actions));
  }

  private void perform(Map<String, Object> source) {
    send("input.performActions", Map.of("context", current, "actions", List.of(source)));
  }

  /** Presses and releases keys in sequence: characters, or code points of WebDriver. */
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
    perform(Map.of("type", "key", "id", "keyboard", "actions", actions));
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
