package org.nonomino.page;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;

/**
 * A Chromium without a window, with a new profile that goes when it is closed. Browser and driver
 * are those on the path; nothing is fetched.
 */
final class Browser implements AutoCloseable {
  private static final List<String> BROWSERS =
      List.of("chromium", "chromium-browser", "google-chrome");
  private static final String DRIVER = "chromedriver";

  private static final List<String> FLAGS =
      List.of(
          "--headless",
          "--no-sandbox",
          "--disable-gpu",
          "--no-first-run",
          "--disable-background-networking",
          "--disable-component-update",
          "--disable-sync",
          "--hide-scrollbars",
          // What a key scrolls would still move when the next click is aimed at it.
          "--disable-smooth-scrolling",
          "--lang=en-GB",
          "--window-size=1200,800");

  /** The usual size of letters, in pixels. */
  static final int LETTERS = 16;

  /** A busy machine may take long to look at a whole page. */
  private static final Duration PATIENCE = Duration.ofMinutes(2);

  /** It warns of a protocol of which no test needs more than the few commands that always are. */
  private static final Logger DEVTOOLS = Logger.getLogger("org.openqa.selenium.devtools");

  private final Path profile;
  private final ChromeDriver driver;

  private Browser(Path program, Path driverProgram) {
    try {
      profile = Files.createTempDirectory("nonomino-browser");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    DEVTOOLS.setLevel(Level.SEVERE);
    ChromeOptions options = new ChromeOptions();
    options.setBinary(program.toFile());
    options.addArguments(FLAGS);
    options.addArguments("--user-data-dir=" + profile);
    options.setCapability("goog:loggingPrefs", Map.of(LogType.BROWSER, "ALL"));
    ChromeDriverService service =
        new ChromeDriverService.Builder()
            .usingDriverExecutable(driverProgram.toFile())
            .usingAnyFreePort()
            .withSilent(true)
            .build();
    driver = new ChromeDriver(service, options);
    driver.manage().timeouts().scriptTimeout(PATIENCE);
  }

  /**
   * Starts a browser. Where there is none the test that wants it is skipped, and says so; with
   * {@code CI=true} it fails.
   */
  static Browser start() {
    Optional<Path> program =
        BROWSERS.stream().map(Programs::onPath).flatMap(Optional::stream).findFirst();
    String packages = "chromium chromium-driver";
    return new Browser(
        program.orElseThrow(
            () -> Programs.missing("browser (" + String.join(", ", BROWSERS) + ")", packages)),
        Programs.onPath(DRIVER).orElseThrow(() -> Programs.missing(DRIVER, packages)));
  }

  ChromeDriver driver() {
    return driver;
  }

  /** Returns what the console has complained of since this was asked for the last time. */
  List<String> complaints() {
    return driver.manage().logs().get(LogType.BROWSER).getAll().stream()
        .filter(entry -> entry.getLevel().intValue() >= Level.SEVERE.intValue())
        .map(LogEntry::getMessage)
        .toList();
  }

  /** Forgets what the pages of an address have kept for the next visit. */
  void forget(String address) {
    String origin = URI.create(address).resolve("/").toString();
    driver.executeCdpCommand(
        "Storage.clearDataForOrigin", Map.of("origin", origin, "storageTypes", "local_storage"));
  }

  /**
   * Takes a window of another size, as wide as a phone's if need be, with a pixel for each point.
   */
  void resize(int width, int height) {
    driver.executeCdpCommand(
        "Emulation.setDeviceMetricsOverride",
        Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", width < 600));
  }

  /** Takes another size for the letters of pages, in pixels: usually 16. */
  void setLetters(int size) {
    driver.executeCdpCommand(
        "Page.setFontSizes", Map.of("fontSizes", Map.of("standard", size, "fixed", size)));
  }

  /** Has the page drawn as on paper, or on a screen again. */
  void setPrinted(boolean printed) {
    driver.executeCdpCommand("Emulation.setEmulatedMedia", Map.of("media", printed ? "print" : ""));
  }

  /** Prints the page, and returns the PDF. */
  byte[] printed() {
    return Base64.getDecoder()
        .decode(String.valueOf(driver.executeCdpCommand("Page.printToPDF", Map.of()).get("data")));
  }

  /**
   * Has the page drawn in the few colours that a person has chosen for all pages, or in its own
   * again.
   */
  void setForcedColours(boolean forced) {
    driver.executeCdpCommand(
        "Emulation.setEmulatedMedia",
        Map.of(
            "features",
            List.of(Map.of("name", "forced-colors", "value", forced ? "active" : "none"))));
  }

  /** Ends the browser; what its last processes still write after that may stay. */
  @Override
  public void close() {
    driver.quit();
    Programs.delete(profile);
  }
}
