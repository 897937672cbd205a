package org.nonomino.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.nonomino.generator.terms.ConstraintFamily;
import org.nonomino.toolkit.RequestOption;
import org.nonomino.toolkit.request.Quantity;

/** The options of requests to generate, where they are listed outside Java. */
final class GenerateOptionsTest {
  private static final Path RESOURCES = Path.of("src/main/resources/org/nonomino/web");
  private static final Pattern FAMILY =
      Pattern.compile("\\{family: '(\\w+)', words: '[^']+', number: '(\\w+)'}");

  private static JsonNode described() throws IOException {
    return AnswerContract.parse(Files.readString(RESOURCES.resolve("openapi.json")))
        .at("/paths/~1generate/post/requestBody/content/application~1json/schema/properties");
  }

  @Test
  void theDescriptionOfTheApiHasTheOptionsOfJson() throws IOException {
    List<String> names = new ArrayList<>();
    described().fieldNames().forEachRemaining(names::add);
    names.removeAll(List.of("seed", "timeoutMillis"));

    assertThat(names)
        .containsExactlyInAnyOrderElementsOf(
            Stream.of(RequestOption.values())
                .filter(RequestOption::isInJson)
                .map(RequestOption::withHumps)
                .toList());
  }

  @Test
  void theDescriptionOfTheApiHasTheWordsInPlaceOfNumbers() throws IOException {
    JsonNode described = described();

    assertThat(ConstraintFamily.values())
        .allSatisfy(
            family -> {
              JsonNode field = described.get(RequestOption.of(family).withHumps());
              assertThat(words(field))
                  .as("%s", family)
                  .containsExactlyInAnyOrderElementsOf(
                      Quantity.of(family).stream().map(Quantity::toString).toList());
              assertThat(field.findValuesAsText("type").contains("integer"))
                  .as("%s", family)
                  .isEqualTo(!family.isAlwaysAll());
            });
  }

  private static List<String> words(JsonNode field) {
    List<String> words = new ArrayList<>(field.findValuesAsText("const"));
    field.findValues("enum").forEach(each -> each.forEach(word -> words.add(word.asText())));
    return words;
  }

  @Test
  void theWebAppOffersAllFamilies() throws IOException {
    Map<String, Boolean> offered = new LinkedHashMap<>();
    try (Stream<Path> files = Files.walk(RESOURCES.resolve("page"))) {
      Path choices = files.filter(file -> file.endsWith("choices.js")).findFirst().orElseThrow();
      Matcher family = FAMILY.matcher(Files.readString(choices));
      while (family.find()) {
        offered.put(family.group(1), family.group(2).equals("all"));
      }
    }
    Map<String, Boolean> known = new LinkedHashMap<>();
    for (ConstraintFamily family : ConstraintFamily.values()) {
      known.put(RequestOption.of(family).withHumps(), family.canBeAll());
    }

    assertThat(offered).containsExactlyEntriesOf(known);
  }
}
