package org.nonomino.release;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SpecVersion.VersionFlag;
import com.networknt.schema.ValidationMessage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** A bill of materials in CycloneDX's JSON. */
final class BillOfMaterials {
  private static final String OURS = "org.nonomino";

  /**
   * The plugin's id for the bare name "BSD". The libraries that use this name, JLine and JZlib,
   * have the licence with three clauses.
   */
  private static final String BARE_BSD = "BSD-4-Clause";

  private final JsonNode root;

  private BillOfMaterials(JsonNode root) {
    this.root = root;
  }

  /**
   * Reads a bill.
   *
   * @throws IllegalArgumentException if it is not JSON; the message names the file
   */
  static BillOfMaterials read(Path file) {
    try {
      return new BillOfMaterials(new ObjectMapper().readTree(file.toFile()));
    } catch (JacksonException e) {
      throw new IllegalArgumentException(file + " is not JSON: " + e.getOriginalMessage(), e);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Returns the violations of the schema of the bill's own version, a sentence for each; empty if
   * it is valid.
   */
  List<String> faults() {
    String version = root.path("specVersion").asText();
    JsonSchema schema =
        JsonSchemaFactory.getInstance(
                VersionFlag.V7,
                // The schemas refer to each other by their addresses, and are in a jar.
                builder ->
                    builder.schemaMappers(
                        mappers -> mappers.mapPrefix("http://cyclonedx.org/schema/", "classpath:")))
            .getSchema(
                SchemaLocation.of("http://cyclonedx.org/schema/bom-" + version + ".schema.json"));
    return schema.validate(root).stream().map(ValidationMessage::getMessage).sorted().toList();
  }

  /** Returns the artifact ids of our modules in the bill. */
  SortedSet<String> modules() {
    SortedSet<String> modules = new TreeSet<>();
    for (JsonNode component : root.path("components")) {
      if (component.path("group").asText().equals(OURS)) {
        modules.add(component.path("name").asText());
      }
    }
    return modules;
  }

  /** Returns the third-party libraries, as {@code group:artifact}, with the licences of each. */
  SortedMap<String, SortedSet<String>> libraries() {
    SortedMap<String, SortedSet<String>> libraries = new TreeMap<>();
    for (JsonNode component : root.path("components")) {
      String group = component.path("group").asText();
      if (!group.equals(OURS)) {
        libraries
            .computeIfAbsent(
                group + ":" + component.path("name").asText(), library -> new TreeSet<>())
            .addAll(licences(component));
      }
    }
    return libraries;
  }

  private static SortedSet<String> licences(JsonNode component) {
    SortedSet<String> licences = new TreeSet<>();
    for (JsonNode choice : component.path("licenses")) {
      JsonNode licence = choice.path("license");
      String name = licence.path("id").asText(licence.path("name").asText());
      licences.add(name.equals(BARE_BSD) ? "BSD-3-Clause" : name);
    }
    return licences;
  }
}
