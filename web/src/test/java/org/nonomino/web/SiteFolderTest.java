package org.nonomino.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SiteFolderTest {
  private static final String OLD = "page/0123456789abcdef/";
  private static final String NEW = "page/fedcba9876543210/";

  @TempDir private Path folder;

  private static SortedMap<String, byte[]> site(String version) {
    SortedMap<String, byte[]> files = new TreeMap<>();
    files.put(version + "app.js", version.getBytes(StandardCharsets.UTF_8));
    files.put(version + "lib/lit.js", new byte[] {1});
    files.put("index.html", version.getBytes(StandardCharsets.UTF_8));
    files.put("sw.js", version.getBytes(StandardCharsets.UTF_8));
    return files;
  }

  @Test
  void anOlderVersionIsReplacedAndOtherFilesStay() throws IOException {
    Path site = folder.resolve("new/site");
    SiteFolder.write(site(OLD), site);
    Files.writeString(site.resolve("CNAME"), "puzzles.example.org");
    Files.createDirectories(site.resolve("page/mine"));
    assertThat(site.resolve(OLD + "lib/lit.js")).exists();

    SiteFolder.write(site(NEW), site);

    assertThat(site.resolve(OLD)).doesNotExist();
    assertThat(site.resolve(NEW + "app.js")).hasContent(NEW);
    assertThat(site.resolve("index.html")).hasContent(NEW);
    assertThat(site.resolve("sw.js")).hasContent(NEW);
    assertThat(site.resolve("CNAME")).hasContent("puzzles.example.org");
    assertThat(site.resolve("page/mine")).exists();
  }
}
