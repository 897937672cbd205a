package org.nonomino.page;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.nonomino.text.rules.Language;
import org.nonomino.web.Page;
import org.nonomino.web.PublicAddress;
import org.nonomino.web.SiteFolder;
import org.nonomino.web.StaticPage;

/**
 * The web app with the compiled toolkit. Its files have addresses that follow from their contents,
 * except the documents, the script for other pages, the service worker and the manifest, because
 * browsers request these again.
 */
public final class CompiledPage implements StaticPage {
  private static final String FOLDER = "files/";

  private static final String WORKER = "worker.js";

  /** The compiled files that a worker loads. */
  private static final List<String> COMPILED =
      List.of("nonomino-runtime.js", "nonomino.wasm", "nonomino-formats.wasm");

  /** The texts that a worker loads when it needs them. */
  private static final String TECHNIQUES = "techniques.txt";

  private static final String WORDINGS = "wordings.txt";

  private static final String PUBLIC = "--public=";
  private static final String DOCUMENT = "index.html";
  private static final String MANIFEST = "nonomino.webmanifest";

  /** The elements that restrict a document, because a static host may send no headers. */
  private static final String RESTRICTED =
      "<meta http-equiv=\"Content-Security-Policy\" content=\""
          + Page.POLICY
          + "\">\n<meta name=\"referrer\" content=\"no-referrer\">\n";

  /** The licences of the files' contents, for people who publish them. */
  private static final String LICENCES = "THIRD-PARTY.md";

  @Override
  public SortedMap<String, byte[]> files(Optional<PublicAddress> publicAddress) throws IOException {
    Page page = Page.load();
    SortedMap<String, byte[]> parts = new TreeMap<>(page.files());
    for (String name : COMPILED) {
      parts.put(name, content(name));
    }
    parts.put(TECHNIQUES, ProvidedTexts.techniques());
    parts.put(WORDINGS, ProvidedTexts.wordings());
    List<String> words = new ArrayList<>();
    for (Language language : Language.values()) {
      String name = "words-" + language + ".txt";
      parts.put(name, ProvidedTexts.words(language));
      words.add("'" + name + "'");
    }
    String worker = new String(content(WORKER), StandardCharsets.UTF_8);
    parts.put(
        WORKER,
        worker.replace("'{{words}}'", String.join(", ", words)).getBytes(StandardCharsets.UTF_8));
    String base = "page/" + Page.version(parts);
    SortedMap<String, byte[]> files = new TreeMap<>();
    parts.forEach((name, bytes) -> files.put(base + "/" + name, bytes));
    files.put(MANIFEST, filled(MANIFEST, base).getBytes(StandardCharsets.UTF_8));
    String manifest = "<link rel=\"manifest\" href=\"" + MANIFEST + "\">\n";
    files.put(
        DOCUMENT,
        page.index(base, Page.Answers.WORKERS, publicAddress, RESTRICTED + manifest)
            .getBytes(StandardCharsets.UTF_8));
    files.put(
        Page.EMBED,
        page.embed(base, Page.Answers.WORKERS, RESTRICTED).getBytes(StandardCharsets.UTF_8));
    String serviceWorker =
        Page.serviceWorker(files.keySet(), DOCUMENT, Page.Answers.WORKERS, Page.version(files));
    files.put(Page.SERVICE_WORKER, serviceWorker.getBytes(StandardCharsets.UTF_8));
    // Only for other pages, so the service worker does not keep it.
    files.put(Page.ELEMENT, page.element());
    // Not for browsers.
    files.put(LICENCES, Page.content(CompiledPage.class, "/META-INF/" + LICENCES));
    return files;
  }

  /**
   * Writes the web app to a folder, for the build.
   *
   * @param args the folder, and {@code --public=} with a public address, or empty
   * @throws IOException if it cannot be written
   */
  public static void main(String[] args) throws IOException {
    String address = args[1].substring(PUBLIC.length());
    Optional<PublicAddress> publicAddress = PublicAddress.parse(address);
    if (!address.isEmpty() && publicAddress.isEmpty()) {
      throw new IllegalArgumentException(
          "-Dnonomino.public="
              + address
              + ": give an address such as https://puzzles.example.org/.");
    }
    SiteFolder.of(Path.of(args[0])).write(new CompiledPage().files(publicAddress));
  }

  private static String filled(String name, String base) throws IOException {
    return new String(content(name), StandardCharsets.UTF_8).replace("{{base}}", base);
  }

  private static byte[] content(String name) throws IOException {
    return Page.content(CompiledPage.class, FOLDER + name);
  }
}
