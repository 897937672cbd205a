package org.nonomino.packaging;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.concurrent.TimeUnit;

/**
 * A container image as one tar for {@code docker load}, {@code podman load} and {@code skopeo}: the
 * layout of the <a
 * href="https://github.com/opencontainers/image-spec/blob/main/image-layout.md">OCI image
 * specification</a>, with the {@code manifest.json} of {@code docker save}. The health check is
 * Docker's addition to the specification. Jib does not support it, although it could write
 * everything else.
 *
 * @param name the name with its tag, such as {@code nonomino:1.0.0}
 * @param platform the platform of its native code
 * @param time the recorded time of its creation
 * @param settings the settings of its containers
 * @param layers the layers from the lowest to the highest, all different
 */
record OciImage(
    String name, Platform platform, Instant time, Settings settings, List<FileTree> layers) {
  private static final String OCI = "application/vnd.oci.image.";
  private static final String CONFIG_TYPE = OCI + "config.v1+json";
  private static final String LAYER_TYPE = OCI + "layer.v1.tar+gzip";
  private static final String MANIFEST_TYPE = OCI + "manifest.v1+json";
  private static final String INDEX_TYPE = OCI + "index.v1+json";
  private static final int SCHEMA_VERSION = 2;

  private static final int SECONDS_BETWEEN_CHECKS = 30;
  private static final int SECONDS_FOR_A_CHECK = 5;
  private static final int SECONDS_TO_START = 10;
  private static final int FAILED_CHECKS = 3;

  private static final ObjectMapper JSON = new ObjectMapper();

  /**
   * The settings of a container.
   *
   * @param user the numbers of a user and a group: {@code 65532:65532}
   * @param environment the variables in the form {@code NAME=value}
   * @param entrypoint the program and its first arguments
   * @param command further arguments that users can replace
   * @param port the port to listen on
   * @param folder the working directory
   * @param healthCheck a program that exits with 0 if the container is healthy, and its arguments
   * @param labels the labels by their names
   */
  record Settings(
      String user,
      List<String> environment,
      List<String> entrypoint,
      List<String> command,
      int port,
      String folder,
      List<String> healthCheck,
      SortedMap<String, String> labels) {}

  /** A part of an image, identified by the digest of its bytes. */
  private static final class Blob {
    private final String mediaType;
    private final byte[] bytes;

    Blob(String mediaType, byte[] bytes) {
      this.mediaType = mediaType;
      this.bytes = bytes;
    }

    String path() {
      return "blobs/sha256/" + Checksums.sha256(bytes);
    }

    void putInto(FileTree tree) {
      tree.put(path(), new FileTree.Bytes(bytes));
    }

    void describe(ObjectNode json) {
      json.put("mediaType", mediaType);
      json.put("digest", "sha256:" + Checksums.sha256(bytes));
      json.put("size", bytes.length);
    }
  }

  /** Writes the tar; the stream is not closed. */
  void write(OutputStream out) throws IOException {
    List<String> digests = new ArrayList<>();
    List<Blob> compressed = new ArrayList<>();
    for (FileTree layer : layers) {
      ByteArrayOutputStream plain = new ByteArrayOutputStream();
      Archives.tar(layer, time, plain);
      digests.add("sha256:" + Checksums.sha256(plain.toByteArray()));
      compressed.add(new Blob(LAYER_TYPE, Archives.gzip(plain.toByteArray())));
    }
    Blob config = new Blob(CONFIG_TYPE, JSON.writeValueAsBytes(config(digests)));
    Blob manifest = new Blob(MANIFEST_TYPE, JSON.writeValueAsBytes(manifest(config, compressed)));

    FileTree tree = new FileTree();
    compressed.forEach(layer -> layer.putInto(tree));
    config.putInto(tree);
    manifest.putInto(tree);
    tree.put("oci-layout", "{\"imageLayoutVersion\":\"1.0.0\"}");
    tree.put("index.json", index(manifest).toString());
    tree.put("manifest.json", saved(config, compressed).toString());
    Archives.tar(tree, time, out);
  }

  private ObjectNode config(List<String> digests) {
    ObjectNode json = JSON.createObjectNode();
    json.put("architecture", platform.debianArchitecture());
    json.put("os", platform.os());
    json.put("created", time.toString());
    ObjectNode run = json.putObject("config");
    run.put("User", settings.user());
    run.putObject("ExposedPorts").putObject(settings.port() + "/tcp");
    put(run, "Env", settings.environment());
    put(run, "Entrypoint", settings.entrypoint());
    put(run, "Cmd", settings.command());
    run.put("WorkingDir", settings.folder());
    ObjectNode health = run.putObject("Healthcheck");
    ArrayNode test = health.putArray("Test").add("CMD");
    settings.healthCheck().forEach(test::add);
    health.put("Interval", TimeUnit.SECONDS.toNanos(SECONDS_BETWEEN_CHECKS));
    health.put("Timeout", TimeUnit.SECONDS.toNanos(SECONDS_FOR_A_CHECK));
    health.put("StartPeriod", TimeUnit.SECONDS.toNanos(SECONDS_TO_START));
    health.put("Retries", FAILED_CHECKS);
    ObjectNode labels = run.putObject("Labels");
    settings.labels().forEach(labels::put);
    ObjectNode root = json.putObject("rootfs");
    root.put("type", "layers");
    put(root, "diff_ids", digests);
    ArrayNode history = json.putArray("history");
    layers.forEach(layer -> history.addObject().put("created", time.toString()));
    return json;
  }

  private static ObjectNode manifest(Blob config, List<Blob> compressed) {
    ObjectNode json = JSON.createObjectNode();
    json.put("schemaVersion", SCHEMA_VERSION);
    json.put("mediaType", MANIFEST_TYPE);
    config.describe(json.putObject("config"));
    ArrayNode array = json.putArray("layers");
    compressed.forEach(layer -> layer.describe(array.addObject()));
    return json;
  }

  private ObjectNode index(Blob manifest) {
    ObjectNode json = JSON.createObjectNode();
    json.put("schemaVersion", SCHEMA_VERSION);
    json.put("mediaType", INDEX_TYPE);
    ObjectNode entry = json.putArray("manifests").addObject();
    manifest.describe(entry);
    entry
        .putObject("annotations")
        .put("org.opencontainers.image.ref.name", name.substring(name.indexOf(':') + 1))
        // Docker uses this name if containerd stores its images.
        .put("io.containerd.image.name", "docker.io/library/" + name);
    return json;
  }

  private ArrayNode saved(Blob config, List<Blob> compressed) {
    ArrayNode json = JSON.createArrayNode();
    ObjectNode image = json.addObject();
    image.put("Config", config.path());
    put(image, "RepoTags", List.of(name));
    put(image, "Layers", compressed.stream().map(Blob::path).toList());
    return json;
  }

  private static void put(ObjectNode json, String field, List<String> values) {
    ArrayNode array = json.putArray(field);
    values.forEach(array::add);
  }
}
