package org.nonomino.formats;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintField;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.InvalidConstraintException;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.core.constraint.ConstraintValues;
import org.nonomino.text.rules.Language;
import org.nonomino.text.rules.RulesInWords;

/**
 * Checks that the constraints in {@code docs/nonomino.schema.json} are those of {@link
 * ConstraintKind}. With {@code -Dexamples.update}, this part of the file is written.
 */
final class ConstraintSchemaTest {
  private static final Path FILE =
      Path.of(System.getProperty("nonomino.basedir"), "..", "docs", "nonomino.schema.json");

  private static final String BEFORE = "    \"constraint\": {\n";
  private static final String AFTER = "    \"outsideCell\": {\n";
  private static final int MAX_SIZE = 36;
  private static final int USUAL_SIZE = 9;

  /** One constraint of each kind. */
  private static final List<Constraint> SAMPLES =
      JsonReading.entries(JsonConstraintsTest.resource("all-kinds.json"))
          .get(0)
          .puzzle()
          .rules()
          .constraints();

  @Test
  void theSchemaHasEachKind() throws IOException {
    String file = Files.readString(FILE);
    int start = file.indexOf(BEFORE);
    String updated =
        file.substring(0, start) + BEFORE + constraint() + file.substring(file.indexOf(AFTER));
    if (System.getProperty("examples.update") != null) {
      Files.writeString(FILE, updated);
    }

    assertThat(Files.readString(FILE))
        .as("run this test with -Dexamples.update to update it")
        .isEqualTo(updated);
  }

  private static String constraint() {
    return """
          "description": "One rule beyond rows, columns and regions; the kind decides which other fields there are. Cells are in their order along a line; a bulb, a circle or the greater of two digits comes first. The descriptions are those of 9×9 puzzles.",
          "type": "object",
          "oneOf": [
    """
        + SAMPLES.stream().map(ConstraintSchemaTest::kind).collect(Collectors.joining(",\n"))
        + """

          ],
          "unevaluatedProperties": false
        },
    """;
  }

  private static String kind(Constraint sample) {
    ConstraintKind kind = sample.kind();
    List<String> required = new ArrayList<>(List.of("\"kind\""));
    List<String> properties =
        new ArrayList<>(List.of("\"kind\": {\"const\": \"" + kind.json() + "\"}"));
    String either = "";
    for (ConstraintField field : kind.fields()) {
      for (String name : field.names()) {
        properties.add("\"" + name + "\": {" + value(field) + "}");
      }
      if (field.names().size() > 1) {
        either =
            field.names().stream()
                .map(name -> "{\"required\": [\"" + name + "\"]}")
                .collect(Collectors.joining(", ", "      \"oneOf\": [", "],\n"));
      } else if (field.isRequired()) {
        required.add("\"" + field.name() + "\"");
      }
    }
    String item =
        """
        {
          "description": "%s",
          "required": [%s],
        %s  "properties": {
            %s
          }
        }"""
            .formatted(
                sentence(sample),
                String.join(", ", required),
                either.isEmpty() ? "" : either.substring(4),
                String.join(",\n    ", properties));
    return item.indent(8).stripTrailing();
  }

  /** Returns what a constraint says, for each of its words if it has one of several. */
  private static String sentence(Constraint sample) {
    if (sample.kind() == ConstraintKind.WEIGHTED_SUM) {
      return "The digits, each times its factor, have this sum; they may repeat.";
    }
    if (sample.kind() == ConstraintKind.OWN_RULE) {
      return "A rule that somebody wrote. Without cells, it applies to the whole grid.";
    }
    List<Constraint> samples = new ArrayList<>(List.of(sample));
    for (ConstraintField field : sample.kind().fields()) {
      for (String word : field.choices()) {
        try {
          samples.add(ConstraintValues.of(sample).with(field, word).constraint(sample.kind()));
        } catch (InvalidConstraintException e) {
          // The place does not suit this direction.
        }
      }
    }
    Rules rules = Rules.of(RegionMask.boxes(3, 3), samples);
    return RulesInWords.byKind(rules, Language.en.rules()).values().stream()
        .collect(Collectors.joining(" "));
  }

  private static String value(ConstraintField field) {
    return switch (field.type()) {
      case CELLS -> reference("cellNames") + range(field, "Items");
      case CAGES ->
          "\"type\": \"array\", \"items\": {"
              + reference("cellNames")
              + ", \"minItems\": 1}"
              + range(field, "Items");
      case CELL -> reference("cellName");
      case NUMBER -> usual(field) + "\"type\": \"integer\"" + range(field, "imum");
      case DIGITS ->
          "\"type\": \"array\", \"items\": {" + reference("digit") + "}" + range(field, "Items");
      case WORD ->
          field.choices().stream()
              .map(choice -> "\"" + choice + "\"")
              .collect(Collectors.joining(", ", "\"enum\": [", "]"));
      case PLACE -> reference("outsideCell");
      case LINE -> reference("size");
      case TEXT -> "\"type\": \"string\"";
      case RULE ->
          "\"description\": \"What the rule says, such as pair \\\"a < b\\\" for any two.\", "
              + "\"type\": \"string\"";
      case NUMBERS -> "\"type\": \"array\", \"items\": {\"type\": \"integer\"}";
      case RANGE ->
          "\"description\": \"The sum, or the least and the greatest sum.\", \"oneOf\": ["
              + "{\"type\": \"integer\"}, {\"type\": \"array\", \"items\": {\"type\": \"integer\"},"
              + " \"minItems\": 2, \"maxItems\": 2}]";
    };
  }

  private static String reference(String name) {
    return "\"$ref\": \"#/$defs/" + name + "\"";
  }

  private static String range(ConstraintField field, String end) {
    return ", \"min%s\": %d".formatted(end, field.least())
        + field
            .most()
            .map(most -> ", \"max%s\": %d".formatted(end, most.applyAsInt(MAX_SIZE)))
            .orElse("");
  }

  private static String usual(ConstraintField field) {
    return field.usual().stream()
        .map(
            usual ->
                "\"description\": \"%d%s if it is omitted.\", "
                    .formatted(
                        usual.applyAsInt(USUAL_SIZE),
                        usual.applyAsInt(USUAL_SIZE) == usual.applyAsInt(MAX_SIZE)
                            ? ""
                            : " on 9×9"))
        .findFirst()
        .orElse("");
  }
}
