package org.nonomino.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

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
    SiteFolder.of(site).write(site(OLD));
    Files.writeString(site.resolve("CNAME"), "puzzles.example.org");
    Files.createDirectories(site.resolve("page/mine"));
    assertThat(site.resolve(OLD + "lib/lit.js")).exists();

    SiteFolder.of(site).write(site(NEW));

    assertThat(site.resolve(OLD)).doesNotExist();
    assertThat(site.resolve(NEW + "app.js")).hasContent(NEW);
    assertThat(site.resolve("index.html")).hasContent(NEW);
    assertThat(site.resolve("sw.js")).hasContent(NEW);
    assertThat(site.resolve("CNAME")).hasContent("puzzles.example.org");
    assertThat(site.resolve("page/mine")).exists();
  }

  @Test
  void onlyItsOwnFilesAreOverwritten() throws IOException {
    SiteFolder.of(folder).write(site(OLD));
    assertThat(SiteFolder.of(folder).foreign(site(OLD).keySet())).isEmpty();
    assertThat(SiteFolder.of(folder).foreign(site(NEW).keySet())).isEmpty();

    Files.writeString(folder.resolve("index.html"), "my own page");
    Files.writeString(folder.resolve("nonomino.webmanifest"), "{}");

    assertThat(SiteFolder.of(folder).foreign(SiteFolder.ENTRANCES))
        .containsExactly("index.html", "nonomino.webmanifest");
  }

  @Test
  void onlyFilesOfTheListAreDeleted() throws IOException {
    Path other = Files.createDirectories(folder.resolve("page/00112233445566aa"));
    Files.writeString(other.resolve("mine.txt"), "mine");
    SiteFolder.of(folder).write(site(OLD));
    Files.writeString(folder.resolve(OLD + "notes.txt"), "mine");
    Files.writeString(folder.resolve(OLD + "lib/lit.js"), "changed");

    SiteFolder.of(folder).write(site(NEW));

    assertThat(other.resolve("mine.txt")).hasContent("mine");
    assertThat(folder.resolve(OLD + "notes.txt")).hasContent("mine");
    assertThat(folder.resolve(OLD + "lib/lit.js")).hasContent("changed");
    assertThat(folder.resolve(OLD + "app.js")).doesNotExist();
  }

  @Test
  void aManipulatedListIsHarmless() throws IOException {
    Path victim = Files.writeString(folder.resolve("victim.txt"), "victim");
    Path site = Files.createDirectory(folder.resolve("site"));
    String digest = Digests.of("victim".getBytes(StandardCharsets.UTF_8));
    Files.writeString(
        site.resolve(".nonomino-site"),
        digest
            + "  ../victim.txt\n"
            + digest
            + "  "
            + victim
            + "\n"
            + digest
            + "  a/../../victim.txt\n");

    SiteFolder.of(site).write(site(NEW));

    assertThat(victim).hasContent("victim");
  }

  @Test
  void noLinkIsFollowed() throws IOException {
    Path victim = Files.writeString(folder.resolve("victim.txt"), "victim");
    Path elsewhere = Files.createDirectory(folder.resolve("elsewhere"));
    Path linkedFile = Files.createDirectory(folder.resolve("site"));
    Files.createSymbolicLink(linkedFile.resolve("index.html"), victim);
    Path linkedFolder = Files.createDirectory(folder.resolve("other"));
    Files.createSymbolicLink(linkedFolder.resolve("page"), elsewhere);

    SiteFolder site = SiteFolder.of(linkedFile);
    assertThat(site.foreign(SiteFolder.ENTRANCES)).containsExactly("index.html");
    assertThatThrownBy(() -> site.write(site(NEW))).hasMessageContaining("it is a link");
    assertThatThrownBy(() -> SiteFolder.of(linkedFolder)).hasMessageContaining("it is a link");

    assertThat(victim).hasContent("victim");
    assertThat(elsewhere).isEmptyDirectory();
  }

  @Test
  void nothingIsDeletedBehindALink() throws IOException {
    Path site = folder.resolve("site");
    SiteFolder.of(site).write(site(OLD));
    Path moved = Files.move(site.resolve(OLD), folder.resolve("moved"));
    Files.createSymbolicLink(site.resolve("page/0123456789abcdef"), moved);

    SiteFolder.of(site).write(site(NEW));

    assertThat(moved.resolve("app.js")).hasContent(OLD);
  }
}
