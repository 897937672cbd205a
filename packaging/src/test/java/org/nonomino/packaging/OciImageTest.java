package org.nonomino.packaging;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.GZIPInputStream;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.junit.jupiter.api.Test;

class OciImageTest {
  private static final Instant TIME = Instant.parse("2026-01-02T03:04:06Z");
  private static final ObjectMapper JSON = new ObjectMapper();

  @Test
  void eachBlobIsNamedByItsDigest() throws IOException {
    Map<String, byte[]> files = unpacked(written());

    assertThat(files.keySet().stream().filter(path -> path.matches("blobs/.*[^/]")))
        .hasSize(4)
        .allSatisfy(
            path ->
                assertThat(path)
                    .isEqualTo(
                        "blobs/sha256/" + Checksums.sha256(requireNonNull(files.get(path)))));
    assertThat(JSON.readTree(files.get("oci-layout")).get("imageLayoutVersion").textValue())
        .isEqualTo("1.0.0");
  }

  @Test
  void theIndexLeadsToTheManifestAndThisToTheLayers() throws IOException {
    Map<String, byte[]> files = unpacked(written());

    JsonNode index = JSON.readTree(files.get("index.json"));
    assertThat(index.at("/manifests/0/annotations/io.containerd.image.name").textValue())
        .isEqualTo("docker.io/library/nonomino:1.0.0");
    JsonNode manifest = followed(files, index.get("manifests").get(0));
    JsonNode config = followed(files, manifest.get("config"));
    assertThat(manifest.get("layers")).hasSize(2);
    for (int i = 0; i < 2; i++) {
      byte[] compressed = blob(files, manifest.get("layers").get(i));
      try (InputStream plain = new GZIPInputStream(new ByteArrayInputStream(compressed))) {
        assertThat(config.at("/rootfs/diff_ids").get(i).textValue())
            .isEqualTo("sha256:" + Checksums.sha256(plain.readAllBytes()));
      }
    }
    byte[] upper = blob(files, manifest.get("layers").get(1));
    assertThat(unpacked(new GZIPInputStream(new ByteArrayInputStream(upper)).readAllBytes()))
        .containsOnlyKeys("opt/", "opt/program");
  }

  @Test
  void dockerFindsTheSameImage() throws IOException {
    Map<String, byte[]> files = unpacked(written());

    JsonNode saved = JSON.readTree(files.get("manifest.json")).get(0);
    JsonNode manifest =
        followed(files, JSON.readTree(files.get("index.json")).get("manifests").get(0));
    assertThat(saved.get("RepoTags").get(0).textValue()).isEqualTo("nonomino:1.0.0");
    assertThat("sha256:" + saved.get("Config").textValue().replaceFirst(".*/", ""))
        .isEqualTo(manifest.at("/config/digest").textValue());
    assertThat(saved.get("Layers")).hasSize(2);
  }

  @Test
  void theConfigurationSaysHowItIsRun() throws IOException {
    Map<String, byte[]> files = unpacked(written());

    JsonNode saved = JSON.readTree(files.get("manifest.json")).get(0);
    JsonNode config = JSON.readTree(files.get(saved.get("Config").textValue()));
    assertThat(config.get("architecture").textValue()).isEqualTo("amd64");
    assertThat(config.get("created").textValue()).isEqualTo("2026-01-02T03:04:06Z");
    JsonNode run = config.get("config");
    assertThat(run.get("User").textValue()).isEqualTo("65532:65532");
    assertThat(run.get("ExposedPorts").has("8017/tcp")).isTrue();
    assertThat(run.get("Entrypoint")).hasToString("[\"/opt/program\",\"-x\"]");
    assertThat(run.get("Cmd")).hasToString("[\"serve\"]");
    assertThat(run.at("/Healthcheck/Test")).hasToString("[\"CMD\",\"/opt/program\",\"health\"]");
    assertThat(run.at("/Healthcheck/Interval").longValue()).isEqualTo(30_000_000_000L);
    assertThat(run.get("Labels")).hasToString("{\"a\":\"1\"}");
  }

  @Test
  void equalImagesHaveEqualBytes() throws IOException {
    assertThat(written()).isEqualTo(written());
  }

  private static byte[] written() throws IOException {
    FileTree system = new FileTree();
    system.put("etc/passwd", "root:x:0:0:root:/:/none\n");
    FileTree program = new FileTree();
    program.put("opt/program", "#!/bin/sh\n");
    OciImage.Settings settings =
        new OciImage.Settings(
            "65532:65532",
            List.of("LC_ALL=C.UTF-8"),
            List.of("/opt/program", "-x"),
            List.of("serve"),
            8017,
            "/work",
            List.of("/opt/program", "health"),
            new TreeMap<>(Map.of("a", "1")));
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    new OciImage(
            "nonomino:1.0.0",
            new Platform("linux", "x64"),
            TIME,
            settings,
            List.of(system, program))
        .write(out);
    return out.toByteArray();
  }

  private static JsonNode followed(Map<String, byte[]> files, JsonNode descriptor)
      throws IOException {
    return JSON.readTree(blob(files, descriptor));
  }

  private static byte[] blob(Map<String, byte[]> files, JsonNode descriptor) {
    String digest = descriptor.get("digest").textValue();
    byte[] bytes = requireNonNull(files.get("blobs/" + digest.replace(':', '/')));
    assertThat(bytes).as(digest).hasSize(descriptor.get("size").intValue());
    return bytes;
  }

  private static Map<String, byte[]> unpacked(byte[] bytes) throws IOException {
    Map<String, byte[]> files = new HashMap<>();
    try (TarArchiveInputStream tar = new TarArchiveInputStream(new ByteArrayInputStream(bytes))) {
      for (TarArchiveEntry entry = tar.getNextEntry(); entry != null; entry = tar.getNextEntry()) {
        files.put(entry.getName(), tar.readAllBytes());
      }
    }
    return files;
  }
}
