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
 * A headless Chromium with a new profile that is deleted when it is closed. Browser and driver are
 * those on the path; nothing is downloaded.
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
          // Smooth scrolling by a key would still move the target of the next click.
          "--disable-smooth-scrolling",
          "--lang=en-GB",
          "--window-size=1200,800");

  /** The default font size, in pixels. */
  static final int LETTERS = 16;

  /** A slow machine may need long to check a whole document. */
  private static final Duration PATIENCE = Duration.ofMinutes(2);

  /** Selenium warns about unknown protocol versions; the tests use only a few stable commands. */
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
   * Starts a browser. If there is none, the test that needs it is skipped with a message; with
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

  /** Returns the warnings and errors in the console since the last call. */
  List<String> complaints() {
    return driver.manage().logs().get(LogType.BROWSER).getAll().stream()
        .filter(entry -> entry.getLevel().intValue() >= Level.SEVERE.intValue())
        .map(LogEntry::getMessage)
        .toList();
  }

  /** Clears the storage and cache of an address. */
  void forget(String address) {
    String origin = URI.create(address).resolve("/").toString();
    driver.executeCdpCommand(
        "Storage.clearDataForOrigin", Map.of("origin", origin, "storageTypes", "local_storage"));
  }

  /**
   * Resizes the window, if necessary to the width of a phone, with one device pixel per CSS pixel.
   */
  void resize(int width, int height) {
    driver.executeCdpCommand(
        "Emulation.setDeviceMetricsOverride",
        Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", width < 600));
  }

  /** Sets the default font size, in pixels; usually 16. */
  void setLetters(int size) {
    driver.executeCdpCommand(
        "Page.setFontSizes", Map.of("fontSizes", Map.of("standard", size, "fixed", size)));
  }

  /** Switches between print and screen styles. */
  void setPrinted(boolean printed) {
    driver.executeCdpCommand("Emulation.setEmulatedMedia", Map.of("media", printed ? "print" : ""));
  }

  /** Prints the document, and returns the PDF. */
  byte[] printed() {
    return Base64.getDecoder()
        .decode(String.valueOf(driver.executeCdpCommand("Page.printToPDF", Map.of()).get("data")));
  }

  /**
   * Switches between forced colours, which a person has chosen for all documents, and the web app's
   * own colours.
   */
  void setForcedColours(boolean forced) {
    driver.executeCdpCommand(
        "Emulation.setEmulatedMedia",
        Map.of(
            "features",
            List.of(Map.of("name", "forced-colors", "value", forced ? "active" : "none"))));
  }

  /** Ends the browser; files that its last processes write after that may stay. */
  @Override
  public void close() {
    driver.quit();
    Programs.delete(profile);
  }
}
