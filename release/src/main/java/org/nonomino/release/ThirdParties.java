package org.nonomino.release;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The list of libraries in our packages with their licences: the tables of {@code THIRD-PARTY.md}.
 */
final class ThirdParties {
  private static final Pattern ROW =
      Pattern.compile("\\| [^|]+ \\| (?<artifacts>`[^|]+`) \\| [^|]+ \\| (?<licence>[^|]+) \\|");
  private static final Pattern ARTIFACT = Pattern.compile("`([^`:]+:[^`:]+)`");

  /** Licences without a heading for their text, that is the project's licence and none. */
  private static final List<String> WITHOUT_TEXT =
      List.of("Apache-2.0", "MPL-2.0", "Public Domain");

  private ThirdParties() {}

  /** Returns the licence that we chose for each library, by {@code group:artifact}. */
  static SortedMap<String, String> listed(Path file) {
    SortedMap<String, String> listed = new TreeMap<>();
    for (String line : lines(file)) {
      Matcher row = ROW.matcher(line);
      if (row.matches()) {
        Matcher artifact = ARTIFACT.matcher(row.group("artifacts"));
        while (artifact.find()) {
          listed.put(artifact.group(1), row.group("licence"));
        }
      }
    }
    return listed;
  }

  /**
   * Returns a sentence for each difference between the list and a bill of materials, and for each
   * licence whose text is missing in the list.
   */
  static List<String> faults(Path file, BillOfMaterials bill) {
    List<String> faults = new ArrayList<>();
    SortedMap<String, String> listed = listed(file);
    SortedMap<String, SortedSet<String>> resolved = bill.libraries();
    String name = String.valueOf(file.getFileName());
    resolved.forEach(
        (library, licences) -> {
          String licence = listed.get(library);
          if (licence == null) {
            faults.add("%s does not list %s %s.".formatted(name, library, licences));
          } else if (!licences.contains(licence)) {
            faults.add(
                "%s says %s of %s, which offers %s.".formatted(name, licence, library, licences));
          }
        });
    for (Map.Entry<String, String> entry : listed.entrySet()) {
      if (!resolved.containsKey(entry.getKey())) {
        faults.add("%s lists %s, which nothing uses.".formatted(name, entry.getKey()));
      }
    }
    List<String> lines = lines(file);
    listed.values().stream()
        .distinct()
        .filter(licence -> !WITHOUT_TEXT.contains(licence) && !lines.contains("### " + licence))
        .forEach(
            licence -> faults.add("%s does not have the text of %s.".formatted(name, licence)));
    return faults;
  }

  private static List<String> lines(Path file) {
    try {
      return Files.readAllLines(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
