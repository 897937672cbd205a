package org.nonomino.toolkit.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.TextNode;
import com.networknt.schema.InputFormat;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SpecVersion.VersionFlag;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.explainer.Explainer;
import org.nonomino.explainer.LevelJudge;
import org.nonomino.explainer.Levels;
import org.nonomino.explainer.Rated;
import org.nonomino.explainer.Scale;
import org.nonomino.explainer.TechniqueList;
import org.nonomino.explainer.terms.StepKind;
import org.nonomino.solver.Deadline;
import org.nonomino.text.ProblemCode;
import org.nonomino.toolkit.DrawingFormat;
import org.nonomino.toolkit.Fillers;
import org.nonomino.toolkit.Formats;
import org.nonomino.toolkit.Solvers;

/** Checks without a server that each kind of answer conforms to the schema. */
final class ApiTest {
  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final String ADDRESS = "https://nonomino.org/nonomino.schema.json";
  private static final JsonSchemaFactory SCHEMAS =
      JsonSchemaFactory.getInstance(
          VersionFlag.V202012,
          builder ->
              builder.schemaLoaders(loaders -> loaders.schemas(Map.of(ADDRESS, document()))));

  private static final Api API =
      new Api(
          Solvers.standard(), Formats.standard(), Fillers.standard(), List.of(DrawingFormat.SVG));

  /** Placeholders for puzzles. */
  private static final Map<String, String> PUZZLES =
      Map.of(
          "UNIQUE",
          "{`size`:4,`puzzle`:`1......2.3....4.`}",
          "SEVERAL",
          "`1...............`",
          "NONE",
          "{`size`:4,`puzzle`:`11..............`}",
          "WRONG",
          "{`size`:4,`puzzle`:`1......2.3....4.`,`entered`:`11.....2.3....4.`}",
          "EMPTY",
          "`" + ".".repeat(81) + "`",
          "FULL",
          "{`puzzle`:`1234341.21......`}",
          "KILLER",
          "`{\\\"size\\\":4,\\\"grid\\\":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],"
              + "\\\"killercage\\\":[{\\\"cells\\\":[\\\"R1C1\\\",\\\"R1C2\\\"],\\\"value\\\":\\\"3\\\"}]}`",
          "FOG",
          "{`size`:4,`puzzle`:`...4..1........1`,`fog`:{`lights`:[`r1c4`,`r4c1`,`r4c3`]},"
              + "`constraints`:[{`kind`:`greater-than`,`cells`:[`r4c1`,`r4c2`]},"
              + "{`kind`:`white-dot`,`cells`:[`r1c2`,`r1c3`]},"
              + "{`kind`:`greater-than`,`cells`:[`r4c2`,`r4c3`]},"
              + "{`kind`:`white-dot`,`cells`:[`r2c1`,`r2c2`]}]}",
          "CHAINS",
          "`.672....3..3...8..1..3.....9..7...4..15...73..7...2..9.....4..1..6...5..7....849.`");

  private static String document() {
    try {
      return Files.readString(
          Path.of(System.getProperty("nonomino.basedir"), "..", "docs", "nonomino.schema.json"));
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  private static JsonSchema schema(String name) {
    return SCHEMAS.getSchema(SchemaLocation.of(ADDRESS + "#/$defs/" + name));
  }

  private static JsonNode tree(Reply reply) {
    try {
      return MAPPER.readTree(reply.text());
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  private static JsonNode ask(String endpoint, String body) {
    try {
      JsonFields fields = JsonFields.parse(body);
      return tree(
          API.post(endpoint).orElseThrow().answer(fields, TimeLimit.in(Duration.ofSeconds(60))));
    } catch (ProblemException e) {
      throw new AssertionError(body, e);
    }
  }

  private static String body(String text) {
    String body = text;
    for (Map.Entry<String, String> puzzle : PUZZLES.entrySet()) {
      body = body.replace(puzzle.getKey(), puzzle.getValue());
    }
    return body.replace('`', '"');
  }

  /** Backquotes stand for quotation marks. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "solve | {`puzzle`:UNIQUE} | solveResult | unique",
        "solve | {`puzzle`:SEVERAL,`solver`:`dlx`} | solveResult | several",
        "solve | {`puzzle`:NONE} | solveResult | none",
        "count | {`puzzle`:SEVERAL} | solveResult | several",
        "count | {`puzzle`:SEVERAL,`max`:1} | solveResult | some",
        "count | {`puzzle`:UNIQUE} | solveResult | unique",
        "estimate | {`puzzle`:NONE} | estimate | ",
        "estimate | {`puzzle`:EMPTY,`errorPercent`:50} | estimate | ",
        "candidates | {`puzzle`:UNIQUE} | candidatesResult | unique",
        "candidates | {`puzzle`:SEVERAL,`cap`:8} | candidatesResult | several",
        "candidates | {`puzzle`:SEVERAL,`max`:1} | candidatesResult | some",
        "candidates | {`puzzle`:NONE} | candidatesResult | none",
        "candidates | {`puzzle`:FULL} | candidatesResult | unique",
        "solve | {`puzzle`:KILLER} | solveResult | several",
        "count | {`puzzle`:KILLER} | solveResult | several",
        "candidates | {`puzzle`:KILLER} | candidatesResult | several",
        "trace | {`puzzle`:KILLER,`limit`:1} | trace | ",
        "check | {`puzzle`:KILLER} | check | several",
        "rate | {`puzzle`:KILLER} | rateResult | several",
        "path | {`puzzle`:KILLER} | path | several",
        "hint | {`puzzle`:KILLER} | hint | several",
        "convert | {`text`:KILLER} | converted | ",
        "conflicts | {`puzzle`:KILLER} | conflicts | ",
        "conflicts | {`puzzle`:WRONG} | conflicts | ",
        "drawing | {`puzzle`:KILLER} | drawing | ",
        "drawing | {`puzzle`:UNIQUE,`digits`:`numbers`} | drawing | ",
        "why | {`puzzle`:NONE} | why | ",
        "why | {`puzzle`:SEVERAL} | why | ",
        "why | {`puzzle`:KILLER} | why | ",
        "why | {`puzzle`:UNIQUE} | why | ",
        "why | {`puzzle`:UNIQUE,`not`:{`cell`:0,`digit`:2}} | why | ",
        "rule | {`size`:4,`rule`:`pair \\\"a < b\\\"`} | ruleResult | ",
        "rule | {`size`:4,`rule`:`either (thermometer) (palindrome)`} | ruleResult | ",
        "rule | {`size`:4,`text`:`sum 5: r1c1 + 2 r2c2; diagonals`} | ruleResult | ",
        "rule | {`size`:4,`constraint`:{`kind`:`rule`,`rule`:`distinct 2`}} | ruleResult | ",
        "check | {`puzzle`:WRONG} | check | unique",
        "check | {`puzzle`:SEVERAL} | check | several",
        "check | {`puzzle`:NONE} | check | none",
        "check | {`mask`:{`size`:2,`labels`:`aab.`}} | check | ",
        "check | {`mask`:{`size`:2,`labels`:`aabb`},`givens`:`1...`} | check | unique",
        "generate | {`size`:4,`seed`:1} | generated | ",
        "generate | {`from`:SEVERAL,`seed`:1} | generated | ",
        "generate | {`size`:4,`seed`:1,`cages`:2,`symbols`:`0-3`} | generated | ",
        "generate | {`size`:4,`seed`:1,`oddEven`:2,`symbols`:`tone`} | generated | ",
        "generate | {`from`:KILLER,`seed`:1,`oddEven`:2,`reduce`:`all`} | generated | ",
        "generate | {`size`:6,`difficulty`:`easy`,`seed`:1} | generated | ",
        "clue | {`puzzle`:SEVERAL} | clue | ",
        "reduce | {`puzzle`:FULL} | reduced | ",
        "hint | {`puzzle`:UNIQUE} | hint | unique",
        "hint | {`puzzle`:UNIQUE,`level`:`nudge`} | hint | unique",
        "hint | {`puzzle`:UNIQUE,`level`:`technique`} | hint | unique",
        "hint | {`puzzle`:WRONG} | hint | unique",
        "hint | {`puzzle`:FULL} | hint | unique",
        "hint | {`puzzle`:SEVERAL} | hint | several",
        "path | {`puzzle`:UNIQUE} | path | unique",
        "path | {`puzzle`:FULL} | path | unique",
        "path | {`puzzle`:CHAINS} | path | unique",
        "path | {`puzzle`:CHAINS,`allSteps`:true} | path | unique",
        "path | {`puzzle`:NONE} | path | none",
        "path | {`puzzle`:FOG,`fog`:true} | path | unique",
        "hint | {`puzzle`:FOG,`fog`:true} | hint | unique",
        "fog | {`puzzle`:FOG} | fogPath | ",
        "technique | {`technique`:`X-Wing`} | techniquePage | ",
        "technique | {`technique`:`leftovers-pair`} | techniquePage | ",
        "technique | {`technique`:`Kropki`} | constraintPage | ",
        "technique | {`technique`:`palindrome`} | topicPage | ",
        "rate | {`puzzle`:UNIQUE} | rateResult | unique",
        "rate | {`puzzle`:CHAINS} | rateResult | unique",
        "rate | {`puzzle`:SEVERAL} | rateResult | several",
        "convert | {`text`:`1......2.3....4. title`} | converted | ",
        "convert | {`text`:`1......2.3....4. title`,`to`:`forum`} | converted | ",
        "trace | {`puzzle`:UNIQUE} | trace | unique",
        "trace | {`puzzle`:SEVERAL,`limit`:1} | trace | ",
        "layouts/random | {`size`:4,`seed`:1} | randomLayout | ",
        "layouts/check | {`regions`:`2x3`} | checkedLayout | ",
      })
  void answersAreAsTheSchemaHasThem(
      String endpoint, String request, String definition, String verdict) {
    JsonNode answer = ask(endpoint, body(request));

    assertThat(schema(definition).validate(answer)).as(answer.toString()).isEmpty();
    assertThat(answer.path("verdict").asText()).isEqualTo(verdict == null ? "" : verdict);
    Map<String, JsonNode> more = Map.of("more", answer);
    assertThat(schema(definition).validate(MAPPER.valueToTree(more))).as("strict").isNotEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "NONE | No solution | 0 | 0",
        "SEVERAL | Exactly 72 solutions | 72 | 0",
      })
  void smallNumbersOfSolutionsAreExact(
      String puzzle, String words, double solutions, double error) {
    JsonNode answer = ask("estimate", body("{`puzzle`:" + puzzle + "}"));

    assertThat(answer.path("words").asText()).isEqualTo(words);
    assertThat(answer.path("solutions").asDouble()).isEqualTo(solutions);
    assertThat(answer.path("error").asDouble()).isEqualTo(error);
    assertThat(answer.has("certainty")).isFalse();
  }

  @Test
  void largeNumbersOfSolutionsAreEstimated() {
    JsonNode answer = ask("estimate", body("{`puzzle`:EMPTY,`errorPercent`:50}"));

    assertThat(answer.path("words").asText()).matches("About \\d\\.\\d\\d × 10²¹ solutions");
    assertThat(answer.path("certainty").asText()).startsWith("±");
    assertThat(answer.path("solutions").asDouble()).isBetween(3e21, 1.5e22);
    assertThat(answer.path("error").asDouble()).isLessThanOrEqualTo(0.5);
  }

  /** The pairs are those of the formula, and a line and its constraint say the same. */
  @Test
  void rulesHaveTheirPairsAndWords() {
    String line =
        "rule \\\"Halves\\\" = pair \\\"a / (b - 2) == 1\\\" drawn as line red: r1c1-r1c3";
    JsonNode answer = ask("rule", "{\"size\":4,\"text\":\"" + line + "\"}");

    assertThat(answer.at("/text").asText()).isEqualTo(line.replace("\\", ""));
    assertThat(answer.at("/pairs")).extracting(JsonNode::asText).containsExactly("3", "4", "", "");
    assertThat(answer.at("/undefined"))
        .extracting(JsonNode::asText)
        .containsExactly("2", "2", "2", "2");
    assertThat(answer.at("/rules/en/0").asText())
        .isEqualTo(
            "Halves: Along the red line from its bulb, each digit is 2 more than the one before.");
    JsonNode again = ask("rule", "{\"size\":4,\"constraint\":" + answer.at("/constraints/0") + "}");
    assertThat(again).isEqualTo(answer);
  }

  /** Formulas and lists of digits have values, tables have symbols. */
  @Test
  void rulesAreReadWithTheSymbolsOfThePuzzle() {
    JsonNode zero =
        ask("rule", "{\"size\":4,\"symbols\":\"0-3\",\"rule\":\"pair \\\"a + b == 1\\\"\"}");
    assertThat(zero.at("/pairs")).extracting(JsonNode::asText).containsExactly("1", "0", "", "");
    JsonNode word =
        ask("rule", "{\"size\":4,\"symbols\":\"TONE\",\"rule\":\"pair \\\"a + b == 3\\\"\"}");
    assertThat(word.at("/pairs")).extracting(JsonNode::asText).containsExactly("O", "T", "", "");
    String count =
        "\"constraint\":{\"kind\":\"rule\",\"rule\":\"count 1 of 0\",\"cells\":[\"r1c1\",\"r1c2\"]}}";
    assertThat(
            ask("rule", "{\"size\":4,\"symbols\":\"0123\"," + count)
                .at("/constraints/0/rule")
                .asText())
        .isEqualTo("count 1 of 0");
  }

  @ParameterizedTest
  @CsvSource({"layouts", "solvers", "formats", "techniques", "symmetries", "levels"})
  void listsAreAsTheSchemaHasThem(String name) throws ProblemException {
    Reply reply =
        API.get(name)
            .orElseThrow()
            .answer(JsonFields.ofQuery(Map.of()), TimeLimit.in(Duration.ofSeconds(60)));

    assertThat(schema(name).validate(tree(reply))).isEmpty();
  }

  @Test
  void problemsAreAsTheSchemaHasThem() {
    ProblemException thrown =
        catchThrowableOfType(
            ProblemException.class,
            () ->
                API.post("solve")
                    .orElseThrow()
                    .answer(
                        JsonFields.parse("{\"puzzle\":{\"puzzle\":\"5...............\"}}"),
                        TimeLimit.in(Duration.ofSeconds(60))));

    assertThat(thrown.problem().field()).contains("puzzle.puzzle");
    assertThat(thrown.problem().cell()).contains("r1c1");
    assertThat(schema("problem").validate(tree(thrown.problem().answer()))).isEmpty();
  }

  /** A code and its values describe the problem without a sentence. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "solve | {} | missing-field | {`field`:`puzzle`}",
        "solve | {`puzle`:1} | unknown-field | {`field`:`puzle`}",
        "solve | {`puzzle`:7} | wrong-value | {`field`:`puzzle`}",
        "solve | {`puzzle`:``} | no-puzzle | {}",
        "solve | {`puzzle`:`1....`} | row-count | {`part`:`puzzle`,`rows`:1,`size`:5}",
        "solve | {`puzzle`:{`puzzle`:`1....`}} | cell-count | {`cells`:5}",
        "solve | {`puzzle`:{`size`:3,`puzzle`:`1...`}} | cell-count | {`cells`:4,`size`:3}",
        "solve | {`puzzle`:{`puzzle`:`1.x.............`}} | not-a-digit |"
            + " {`symbol`:`x`,`cell`:`r1c3`}",
        "solve | {`puzzle`:{`puzzle`:`1...5...........`}} | digit-too-high"
            + " | {`symbol`:`5`,`size`:4,`cell`:`r2c1`}",
        "solve | {`puzzle`:{`puzzle`:`1...`,`regions`:`aaab`}} | region-size"
            + " | {`region`:`b`,`cells`:1,`size`:2}",
        "solve | {`puzzle`:{`puzzle`:`1...`,`regions`:`aabb`,`entered`:`2...`}} | given-changed"
            + " | {`digit`:`1`,`entered`:`2`,`cell`:`r1c1`}",
        "solve | {`puzzle`:`1234\\n341\\n2143\\n4321`} | row-length"
            + " | {`part`:`puzzle`,`row`:2,`cells`:3,`size`:4,`line`:2}",
        "solve | {`puzzle`:UNIQUE,`solver`:`x`} | unknown-choice | ",
        "solve | {`puzzle`:UNIQUE,`timeoutMillis`:0} | out-of-range"
            + " | {`field`:`timeoutMillis`,`least`:1,`most`:10000}",
        "convert | {`text`:`11..............`} | repeated-given"
            + " | {`digit`:`1`,`house`:`row`,`first`:`r1c1`,`second`:`r1c2`}",
        "convert | {`text`:`https://sudokupad.app/abc`} | link-with-id | {`id`:`abc`}",
        "convert | {`text`:`1...............`,`to`:`sdk`} | cannot-write | {`format`:`sdk`}",
        "clue | {`puzzle`:UNIQUE} | already-unique | {}",
        "clue | {`puzzle`:NONE} | no-solution | {}",
        "reduce | {`puzzle`:SEVERAL} | several-solutions | {}",
        "technique | {`technique`:`x`} | unknown-technique | {}",
        "generate | {`size`:4,`clues`:1} | clues-out-of-range | {`size`:4,`least`:4,`most`:16}",
        "generate | {`size`:7} | no-boxes | {`size`:7}",
        "generate | {`size`:4,`symbols`:`TOO`} | wrong-value | {`field`:`symbols`}",
        "generate | {`size`:4,`seed`:1,`oddEven`:2,`symbols`:`0-3`} | other-values | {}",
        "generate | {`regions`:`2x2`,`size`:6} | layout-of-other-size | {`layoutSize`:4,`size`:6}",
        "generate | {`size`:24,`difficulty`:`easy`} | no-rating | {`limit`:16}",
        "generate | {`from`:NONE} | no-solution | {`constraints`:[],`cells`:[`r1c1`,`r1c2`]}",
        "generate | {`from`:UNIQUE,`size`:4} | fields-conflict | {`fields`:[`size`,`from`]}",
        "generate | {`from`:`1234\\n341\\n2143\\n4321`} | row-length"
            + " | {`part`:`puzzle`,`row`:2,`cells`:3,`size`:4,`line`:2}",
        "generate | {`from`:SEVERAL,`arrows`:99} | constraints-out-of-range | ",
        "generate | {`cages`:`all`,`cageSize`:[7,9]} | cages-too-large | {`size`:9,`most`:6}",
        "layouts/random | {`size`:2} | out-of-range | {`field`:`size`,`least`:3,`most`:36}",
        "layouts/check | {`regions`:`nowhere`} | unknown-layout | {`layout`:`nowhere`}",
        "why | {`puzzle`:UNIQUE,`not`:{`cell`:0}} | missing-field | {`field`:`not.digit`}",
        "rule | {`size`:4} | missing-field | {`field`:`text`}",
        "rule | {`text`:``} | missing-field | {`field`:`size`}",
        "rule | {`size`:4,`symbols`:`TOO`,`rule`:`distinct 2`} | wrong-value | {`field`:`symbols`}",
        "rule | {`size`:4,`text`:``,`rule`:``} | fields-conflict | {`fields`:[`text`,`rule`]}",
        "rule | {`size`:4,`rule`:`pair \\\"a < c\\\"`} | malformed-rule | {`index`:10,"
            + "`problem`:`the name 'c' is unknown`,`advice`:`The names here are a, b, i, j, n.`}",
        "rule | {`size`:4,`text`:`pair \\\"a < b\\\"`} | malformed-rule | {`index`:12,"
            + "`problem`:`the rule has no cells`,"
            + "`advice`:`Write them after a colon: 'r1c1-r1c4', 'row 4' or 'each column'.`}",
        "rule | {`size`:4,`constraint`:{`kind`:`rule`,`rule`:`count 2 of`}} | malformed-rule | ",
        "rule | {`size`:4,`constraint`:{`kind`:`rule`,`rule`:`pattern \\\"12\\\"`,"
            + "`cells`:[`r1c1`]}} | malformed-rule | "
      })
  void problemsHaveCodes(String endpoint, String request, String code, String values)
      throws IOException {
    ProblemException thrown =
        catchThrowableOfType(
            ProblemException.class,
            () ->
                API.post(endpoint)
                    .orElseThrow()
                    .answer(JsonFields.parse(body(request)), TimeLimit.in(Duration.ofSeconds(60))));
    JsonNode problem = tree(thrown.problem().answer());

    assertThat(schema("problem").validate(problem)).as(problem.toString()).isEmpty();
    assertThat(problem.get("code").asText()).as(problem.toString()).isEqualTo(code);
    if (values != null) {
      assertThat(problem.get("values")).isEqualTo(MAPPER.readTree(body(values)));
    }
  }

  @Test
  void theSchemaListsAllCodes() throws IOException {
    JsonNode listed = MAPPER.readTree(document()).at("/$defs/problem/properties/code/enum");

    assertThat(listed)
        .extracting(JsonNode::asText)
        .containsExactly(
            Stream.of(ProblemCode.values()).map(ProblemCode::toString).toArray(String[]::new));
  }

  /** Unsupported constraints are refused by name, and listed if they are ignored. */
  @Test
  void whatIsIgnoredIsNamed() {
    String text = "{\\\"grid\\\":[[{}]],\\\"clock\\\":[1]}";
    JsonNode answer = ask("convert", body("{`text`:`" + text + "`,`ignoreExtras`:true}"));

    assertThat(schema("converted").validate(answer)).isEmpty();
    assertThat(answer.get("ignored")).extracting(JsonNode::asText).containsExactly("clock lines");
    ProblemException refused =
        catchThrowableOfType(
            ProblemException.class,
            () ->
                API.post("convert")
                    .orElseThrow()
                    .answer(
                        JsonFields.parse(body("{`text`:`" + text + "`}")),
                        TimeLimit.in(Duration.ofSeconds(60))));
    assertThat(refused.problem().coded())
        .isEqualTo(ProblemCode.EXTRAS.with("extras", List.of("clock lines")));
  }

  /** Omitted and interpreted parts are answered in sentences, each once. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1...\\n..2.\\n.3..\\n...4\\n | ",
        "1...\\n..2.\\n.3..\\n...4\\n\\nNormal sudoku rules apply here.\\n"
            + "| The text below the puzzle is not read: 'Normal sudoku rules …'.",
        "{\\`grid\\`:[[{}]],\\`arrow\\`:[{\\`cells\\`:[\\`R1C1\\`],\\`lines\\`:[]}]}"
            + "| Arrow 1 has no line, so it is left out.",
        "{\\`grid\\`:[[{\\`glow\\`:1}]]}"
            + "| Fields that are not known are left out: 'glow' of r1c1."
      })
  void remarksAreAnswered(String text, String remark) {
    for (String field : List.of("text", "puzzle")) {
      JsonNode answer = ask("convert", body("{`" + field + "`:`" + text + "`}"));

      assertThat(schema("converted").validate(answer)).isEmpty();
      assertThat(answer.get("remarks"))
          .extracting(JsonNode::asText)
          .isEqualTo(Stream.ofNullable(remark).toList());
    }
    assertThat(ask("convert", body("{`text`:`" + text + "`,`to`:`line`}")).get("remarks").size())
        .isEqualTo(remark == null ? 0 : 1);
  }

  @Test
  void whatWasReadFromWordsAndDrawingsIsAnswered() {
    JsonNode answer =
        ask(
            "convert",
            body(
                "{`text`:`{\\`size\\`:4,\\`ruleset\\`:\\`Blue lines contain consecutive digits in any order.\\`,"
                    + "\\`grid\\`:[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],"
                    + "\\`line\\`:[{\\`lines\\`:[[\\`R1C1\\`,\\`R2C2\\`]],"
                    + "\\`outlineC\\`:\\`#3366ff\\`,\\`width\\`:0.2}]}`}"));

    assertThat(schema("converted").validate(answer)).isEmpty();
    assertThat(answer.get("remarks").get(0).asText()).startsWith("Read 1 ");
    assertThat(answer.get("readings").get(0).asText())
        .contains("Blue lines contain consecutive digits in any order.");
    assertThat(ask("convert", body("{`text`:KILLER}")).has("readings")).isFalse();
  }

  @Test
  void aGridThatIsNoPuzzleIsADocument() {
    String text =
        "`text`:`{\\`cells\\`:[[{\\`value\\`:3},{},{}],[{},{},{\\`value\\`:\\`X\\`}]],"
            + "\\`regions\\`:[[[0,0],[0,1]]],"
            + "\\`metadata\\`:{\\`title\\`:\\`Two rows\\`,\\`solution\\`:\\`312231\\`},"
            + "\\`lines\\`:[{\\`wayPoints\\`:[[0.5,0.5],[1.5,2.5]],\\`color\\`:\\`#00ff00\\`,\\`thickness\\`:16}]}`";
    JsonNode answer = ask("convert", body("{" + text + ",`documents`:true,`ignoreExtras`:true}"));
    JsonNode document = answer.get("document");

    assertThat(schema("converted").validate(answer)).isEmpty();
    assertThat(document.get("rows").asInt()).isEqualTo(2);
    assertThat(document.get("columns").asInt()).isEqualTo(3);
    assertThat(document.get("puzzle").asText()).isEqualTo("3.....");
    assertThat(document.get("regions").asText()).isEqualTo("00....");
    assertThat(document.get("solution").asText()).isEqualTo("312231");
    assertThat(document.get("left").get(0).asText()).contains("the grid is not square");
    assertThat(document.get("drawings"))
        .isEqualTo(
            read(
                body(
                    "[{`kind`:`line`,`points`:[[0.5,0.5],[1.5,2.5]],`colour`:`#00ff00`,`width`:0.25},"
                        + "{`kind`:`rectangle`,`centre`:[1.5,2.5],`text`:`X`,`textSize`:0.6,"
                        + "`textColour`:`#000000`,`above`:true}]")));
  }

  /**
   * What a setter drew has its place, its colours and words; a constraint that it shows is drawn
   * once.
   */
  @Test
  void drawingsAreDrawnAndToldByCell() {
    String line =
        "{`kind`:`line`,`points`:[[0.5,0.5],[1.5,1.5]],`colour`:`#3366ff80`,`width`:0.2SHOWS}";
    String text =
        "{`kind`:`rectangle`,`centre`:[-0.5,0.5],`text`:`7`,`textSize`:0.5,`textColour`:`#000000`,"
            + "`angle`:30,`above`:true}";
    String request =
        "{`puzzle`:{`puzzle`:`................`,"
            + "`constraints`:[{`kind`:`renban`,`cells`:[`r1c1`,`r2c2`]}],`drawings`:["
            + line
            + ","
            + text
            + "]}}";
    JsonNode both = ask("drawing", body(request.replace("SHOWS", "")));
    JsonNode once = ask("drawing", body(request.replace("SHOWS", ",`shows`:[`renban`]")));

    assertThat(schema("drawing").validate(both)).isEmpty();
    assertThat(both.get("lines")).isNotEmpty();
    assertThat(once.get("lines")).isEmpty();
    for (JsonNode answer : List.of(both, once)) {
      assertThat(answer.at("/grounds/0/ink").asText()).isEqualTo("drawn-803366ff");
      assertThat(answer.at("/colours/drawn-803366ff/light").asText()).isEqualTo("#3366ff80");
      assertThat(answer.at("/room/top").asDouble()).isEqualTo(0.75);
      assertThat(answer.at("/cages/0/turn").asText()).startsWith("rotate(30 ");
      assertThat(answer.at("/outsideWords/0").asText())
          .isEqualTo("black clue outside the grid with 7");
    }
    assertThat(both.at("/cellWords/5").asText()).endsWith(", blue line, cell 2 of 2");
    assertThat(once.at("/cellWords/5").asText()).doesNotContain("blue");
  }

  @Test
  void constraintsAreSentAndReturned() {
    String constraints = "[{`kind`:`cage`,`cells`:[`r1c1`,`r1c2`],`sum`:3},{`kind`:`anti-king`}]";
    String puzzle = "{`puzzle`:`................`,`constraints`:" + constraints + "}";
    JsonNode link = ask("convert", body("{`puzzle`:" + puzzle + ",`to`:`sudokupad`}"));
    JsonNode answer = ask("convert", "{\"text\":" + link.get("text") + "}");

    assertThat(schema("puzzleInput").validate(read(body(puzzle)))).isEmpty();
    assertThat(schema("converted").validate(answer)).isEmpty();
    assertThat(answer.at("/puzzles/0/constraints")).isEqualTo(read(body(constraints)));
  }

  @Test
  void constraintsAreDescribedCellByCell() {
    String constraints =
        "[{`kind`:`cage`,`cells`:[`r1c1`,`r1c2`],`sum`:3},{`kind`:`anti-king`},"
            + "{`kind`:`sandwich`,`row`:2,`sum`:5}]";
    String puzzle = "{`puzzle`:`................`,`constraints`:" + constraints + "}";
    JsonNode english = ask("convert", body("{`puzzle`:" + puzzle + ",`cellWords`:`en`}"));
    JsonNode german = ask("convert", body("{`puzzle`:" + puzzle + ",`to`:`csv`,`cellWords`:`DE`}"));

    assertThat(schema("converted").validate(english)).isEmpty();
    assertThat(schema("converted").validate(german)).isEmpty();
    assertThat(english.get("cellWords")).hasSize(1);
    assertThat(english.at("/cellWords/0")).hasSize(16);
    assertThat(english.at("/cellWords/0/1").asText()).isEqualTo("cage of 3 with two cells");
    assertThat(english.at("/cellWords/0/2").asText()).isEmpty();
    assertThat(english.get("outsideWords"))
        .isEqualTo(
            read(
                body(
                    "[[`left of row 2: sandwich 5`,"
                        + "`Cells a king's move apart (in chess) do not hold the same digit.`]]")));
    assertThat(german.at("/cellWords/0/0").asText())
        .isEqualTo("Käfig aus zwei Feldern mit Summe 3");
    assertThat(german.at("/outsideWords/0/0").asText()).isEqualTo("links von Zeile 2: Sandwich 5");
    assertThat(ask("convert", body("{`puzzle`:" + puzzle + "}")).has("cellWords")).isFalse();
  }

  @Test
  void aBrokenConstraintIsNamed() {
    String request =
        body(
            "{`puzzle`:{`puzzle`:`................`,`constraints`:[{`kind`:`odd`,`cell`:`r5c1`}]}}");
    ProblemException refused =
        catchThrowableOfType(
            ProblemException.class,
            () ->
                API.post("solve")
                    .orElseThrow()
                    .answer(JsonFields.parse(request), TimeLimit.in(Duration.ofSeconds(60))));

    assertThat(refused).hasMessageContaining("Constraint 1 (odd): r5c1 lies outside the 4×4 grid");
    assertThat(refused.problem().field()).contains("puzzle.constraints");
  }

  private static JsonNode read(String json) {
    try {
      return MAPPER.readTree(json);
    } catch (IOException e) {
      throw new AssertionError(json, e);
    }
  }

  /**
   * The format of an object is given, so a string in it that looks like a link is only a string.
   */
  @Test
  void aPuzzleThatIsAnObjectIsConverted() {
    String puzzle =
        "`puzzle`:{`size`:4,`puzzle`:`1......2.3....4.`,`source`:`https://n.example/#play?p=4......3.2....1.`}";
    JsonNode answer = ask("convert", body("{" + puzzle + ",`to`:`line`}"));

    assertThat(schema("converted").validate(answer)).isEmpty();
    assertThat(answer.get("text").asText()).startsWith("1......2.3....4.");
    assertThat(answer.get("from").asText()).isEqualTo("json");
    ProblemException refused =
        catchThrowableOfType(
            ProblemException.class,
            () ->
                API.post("convert")
                    .orElseThrow()
                    .answer(
                        JsonFields.parse(body("{`text`:`1`," + puzzle + "}")),
                        TimeLimit.in(Duration.ofSeconds(60))));
    assertThat(refused.problem().coded())
        .isEqualTo(ProblemCode.FIELDS_CONFLICT.with("fields", List.of("text", "puzzle")));
  }

  @Test
  void aRatingBeyondAllTechniquesIsALowerBound() {
    Explainer explainer =
        new Explainer(
            TechniqueList.of(Scale.SE)
                .without(
                    EnumSet.complementOf(
                        EnumSet.of(StepKind.LAST_CELL, StepKind.HIDDEN_SINGLE, StepKind.BUG))));
    Puzzle puzzle = new Puzzle(Grid.empty(4), RegionMask.boxes(2, 2));
    Puzzle begun =
        new Puzzle(
            Grid.of(4, new int[] {1, 2, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}),
            RegionMask.boxes(2, 2));

    for (Puzzle each : List.of(puzzle, begun)) {
      Rated rated =
          new LevelJudge(Levels.STANDARD)
              .rated(explainer.path(each, Deadline.NEVER), each, Deadline.NEVER);
      JsonNode answer = tree(Reply.json(json -> RatingJson.writeFields(json, rated)));
      JsonNode rating = answer.get("rating");

      assertThat(schema("rateResult").validate(answer)).isEmpty();
      assertThat(rating.get("beyond").asBoolean()).isTrue();
      assertThat(rating.has("er")).isFalse();
      assertThat(rating.get("erAtLeast").asDouble()).isEqualTo(5.6);
      assertThat(rating.get("level").asText()).isEqualTo("extreme");
      assertThat(rating.has("edAtLeast")).isEqualTo(each.equals(puzzle));
      assertThat(rating.has("epAtLeast")).isEqualTo(each.equals(puzzle));
    }
  }

  /** All endpoints return the same rating object. */
  @Test
  void ratingsAreTheSameEverywhere() {
    JsonNode made = ask("generate", "{\"size\":6,\"seed\":1}");
    String puzzle = body("{`puzzle`:" + "{`puzzle`:`" + made.get("puzzle").asText() + "`}}");
    JsonNode rated = ask("rate", puzzle);
    JsonNode path = ask("path", puzzle);

    assertThat(made.get("rating")).isEqualTo(rated.get("rating")).isEqualTo(path.get("rating"));
    assertThat(rated.get("techniques")).isEqualTo(path.get("techniques"));
    JsonNode hint = ask("hint", puzzle).get("step");
    assertThat(hint).isEqualTo(path.get("steps").get(0));
    assertThat(Set.of("technique", "rating", "text"))
        .allSatisfy(field -> assertThat(hint.has(field)).isTrue());
  }

  /** A missing required property is detected, and an unknown property is refused. */
  @Test
  void theSchemaIsStrict() {
    JsonNode answer = ask("path", body("{`puzzle`:UNIQUE}"));
    String text = answer.toString();

    assertThat(text).contains("\"technique\":", "\"beyond\":false", "\"verdict\":\"unique\"");
    for (String wrong :
        List.of(
            text.replaceFirst("\"technique\":", "\"name\":"),
            text.replaceFirst("\"nudge\":", "\"nudge\":1,\"x\":"),
            text.replace("\"beyond\":false", "\"beyond\":true"),
            text.replace("\"verdict\":\"unique\"", "\"verdict\":\"several\""),
            text.replace("\"verdict\":\"unique\"", "\"verdict\":\"rated\""),
            text.replaceFirst("}$", ",\"result\":\"solved\"}"))) {
      assertThat(schema("path").validate(wrong, InputFormat.JSON)).as(wrong).isNotEmpty();
    }
  }

  /** Row 1 needs 4 beside its cage of 6, which is the first step. */
  @ParameterizedTest
  @ValueSource(strings = {"hint", "path"})
  void stepsNameTheirConstraints(String endpoint) {
    JsonNode answer =
        ask(
            endpoint,
            body(
                "{`puzzle`:`.............3.. +cage-8:r3c3,r3c4,r4c4;cage-8:r3c2,r4c1,r4c2;"
                    + "cage-7:r2c2,r2c3,r2c4;cage-6:r1c1,r1c2,r1c3`}"));
    JsonNode step = endpoint.equals("hint") ? answer.get("step") : answer.get("steps").get(0);

    assertThat(schema(endpoint).validate(answer)).isEmpty();
    assertThat(step.get("kind").asText()).isEqualTo("rule-of-45");
    assertThat(step.get("constraints").toString())
        .isEqualTo(
            body(
                "[{`name`:`the cage of 6 at r1c1`,`cells`:[0,1,2],"
                    + "`constraint`:{`kind`:`cage`,`cells`:[`r1c1`,`r1c2`,`r1c3`],`sum`:6}}]"));
  }

  @Test
  void aPuzzleInFogIsSolvedByWhatCanBeSeen() {
    JsonNode answer = ask("fog", body("{`puzzle`:FOG}"));

    assertThat(answer.get("outcome").asText()).isEqualTo("solved");
    assertThat(answer.get("placed").asInt()).isEqualTo(13);
    assertThat(answer.get("lit").asText()).isEqualTo("1".repeat(16));
    JsonNode path = ask("path", body("{`puzzle`:FOG,`fog`:true}"));
    assertThat(path.get("steps")).isEqualTo(answer.get("steps"));
    assertThat(path.get("rating")).isEqualTo(answer.get("rating"));
    assertThat(ask("hint", body("{`puzzle`:FOG,`fog`:true}")).get("step").get("deductions"))
        .isEqualTo(answer.get("steps").get(0).get("deductions"));
  }

  /** With light only at the given 4, the signs of the last row cannot be seen. */
  @Test
  void aPuzzleInFogCanBeStuck() {
    JsonNode answer = ask("fog", dark("{`puzzle`:FOG}"));

    assertThat(answer.get("outcome").asText()).isEqualTo("stuck");
    assertThat(answer.get("placed").asInt()).isZero();
    assertThat(answer.get("lit").asText()).isEqualTo("0001" + "0".repeat(12));
    assertThat(answer.get("rating").get("beyond").asBoolean()).isTrue();
    assertThat(schema("fogPath").validate(answer)).isEmpty();
    JsonNode hint = ask("hint", dark("{`puzzle`:FOG,`fog`:true}"));
    assertThat(hint.get("text").asText()).isEqualTo("Nothing more follows from what can be seen.");
    assertThat(schema("hint").validate(hint)).isEmpty();
    assertThat(ask("hint", dark("{`puzzle`:FOG}")).has("step")).isTrue();
  }

  private static String dark(String request) {
    return body(request).replace(",\"r4c1\",\"r4c3\"", "");
  }

  /** The 4 of r1c4 follows first, but it is a given in fog, so it cannot be entered. */
  @Test
  void aHintIsNotAboutAGivenInFog() {
    String puzzle =
        "{`size`:4,`puzzle`:`1234341.21......`,"
            + "`fog`:{`lights`:[`r1c1`,`r1c2`,`r1c3`,`r2c1`,`r2c2`,`r2c3`,`r3c1`,`r3c2`]}}";

    JsonNode step = ask("hint", body("{`puzzle`:" + puzzle + ",`fog`:true}")).get("step");

    assertThat(step.get("deductions").findValuesAsText("cell")).isNotEmpty().doesNotContain("3");
    assertThat(ask("fog", body("{`puzzle`:" + puzzle + "}")).get("outcome").asText())
        .isEqualTo("solved");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "fog | {`puzzle`:UNIQUE} | no-fog",
        "hint | {`puzzle`:UNIQUE,`fog`:true} | no-fog",
        "path | {`puzzle`:UNIQUE,`fog`:true} | no-fog",
        "fog | {`puzzle`:{`size`:2,`puzzle`:`12..`,`regions`:`aabb`,"
            + "`fog`:{`lights`:[`r1c1`,`r1c2`,`r2c1`,`r2c2`]}}} | no-fog",
        "fog | {`puzzle`:{`size`:4,`puzzle`:`1...............`,`fog`:{`lights`:[`r1c1`]}}} |"
            + " several-solutions",
        "fog | {`puzzle`:{`size`:4,`puzzle`:`11..............`,`fog`:{`lights`:[`r1c1`]}}} |"
            + " no-solution",
        "fog | {`puzzle`:{`size`:4,`puzzle`:`1......2.3....4.`,`fog`:{`lights`:[]},"
            + "`left`:[`a rule`]}} | partial-reading",
      })
  void stepsInFogAreRefused(String endpoint, String request, String code) {
    ProblemException refused =
        catchThrowableOfType(
            ProblemException.class,
            () ->
                API.post(endpoint)
                    .orElseThrow()
                    .answer(JsonFields.parse(body(request)), TimeLimit.in(Duration.ofSeconds(60))));

    assertThat(refused.problem().coded().code().toString()).isEqualTo(code);
  }

  /** The cage says only what the givens say already. */
  @Test
  void needlessConstraintsAreRemoved() {
    JsonNode answer =
        ask(
            "reduce",
            body("{`puzzle`:`12343412214343.. +cage-3:r1c1,r1c2`,`reduce`:`constraints`}"));

    assertThat(answer.get("removedConstraints").toString()).isEqualTo("[0]");
    assertThat(answer.get("removed").toString()).isEqualTo("[]");
    assertThat(answer.get("clues").asInt()).isEqualTo(14);
  }

  /** In rows 1 and 3, the digits 1 and 2 can change places. */
  @Test
  void aConstraintMakesThePuzzleUnique() {
    JsonNode answer =
        ask("clue", body("{`puzzle`:`..343412..434321`,`families`:[`cages`,`odd-even`]}"));

    assertThat(answer.get("unique").asBoolean()).isTrue();
    assertThat(answer.get("constraint").get("kind").asText()).isNotEmpty();
  }

  @Test
  void aPictureInTextIsReadAsThePuzzle() throws ProblemException {
    String request = body("{`puzzle`:KILLER,`format`:`text`,`rules`:`de`}");
    String text =
        API.post("render")
            .orElseThrow()
            .answer(JsonFields.parse(request), TimeLimit.in(Duration.ofSeconds(60)))
            .text();
    JsonNode answer = ask("convert", "{\"text\":" + TextNode.valueOf(text) + "}");

    assertThat(text)
        .isEqualTo(
            """
            # Es gelten die normalen Sudoku-Regeln: Jede Zeile, jede Spalte und jeder Block enthält die Ziffern 1 bis 4 je einmal.
            # In einem Käfig wiederholt sich keine Ziffer; die Zahl in seiner Ecke ist die Summe der Ziffern.
            ┏3━━━━━━┳━━━━━━━┓
            ┃ .   . ┃ .   . ┃
            ┠┄┄┄┄┄┄┄┨       ┃
            ┃ .   . ┃ .   . ┃
            ┣━━━━━━━╋━━━━━━━┫
            ┃ .   . ┃ .   . ┃
            ┃       ┃       ┃
            ┃ .   . ┃ .   . ┃
            ┗━━━━━━━┻━━━━━━━┛
            cage 3: r1c1 r1c2
            """);
    assertThat(answer.at("/puzzles/0"))
        .isEqualTo(ask("convert", body("{`text`:KILLER}")).at("/puzzles/0"));
  }

  @Test
  void rulesAreAnsweredInWords() {
    JsonNode english = ask("convert", body("{`text`:KILLER,`rules`:`en`}"));
    JsonNode german = ask("convert", body("{`puzzle`:UNIQUE,`to`:`line`,`rules`:`DE`}"));

    assertThat(schema("converted").validate(english)).isEmpty();
    assertThat(schema("converted").validate(german)).isEmpty();
    assertThat(english.at("/rules/0"))
        .extracting(JsonNode::asText)
        .containsExactly(
            "Normal sudoku rules apply: each row, column and box holds 1 to 4 once.",
            "Digits in a cage do not repeat and add up to the number in its corner.");
    assertThat(german.at("/rules/0/0").asText()).startsWith("Es gelten die normalen Sudoku-Regeln");
    assertThat(ask("convert", body("{`text`:KILLER}")).has("rules")).isFalse();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "convert | {`text`:KILLER,`rules`:`es`} | unknown-choice",
        "render | {`puzzle`:KILLER,`format`:`svg`,`rules`:`en`} | fields-conflict",
      })
  void rulesInWordsNeedALanguageAndText(String endpoint, String request, String code)
      throws ProblemException {
    JsonFields fields = JsonFields.parse(body(request));
    ProblemException refused =
        catchThrowableOfType(
            ProblemException.class,
            () ->
                API.post(endpoint)
                    .orElseThrow()
                    .answer(fields, TimeLimit.in(Duration.ofSeconds(60))));

    assertThat(refused.problem().coded().code()).hasToString(code);
    assertThat(refused.problem().field()).contains("rules");
  }

  @Test
  void convertNamesTheConstraints() {
    JsonNode answer = ask("convert", body("{`text`:KILLER,`to`:`fpuzzles`}"));

    assertThat(answer.get("constraints")).extracting(JsonNode::asText).containsExactly("cages");
    assertThat(ask("convert", body("{`text`:SEVERAL}")).get("constraints")).isEmpty();
  }
}
