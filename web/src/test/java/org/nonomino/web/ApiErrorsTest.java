package org.nonomino.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nonomino.core.RegionSymbols;
import org.nonomino.solver.testkit.Corpus;

/** The messages for invalid requests. */
final class ApiErrorsTest {
  private static TestServer server;

  @BeforeAll
  static void start() {
    server = new TestServer();
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  private static JsonNode refused(String endpoint, String body, int status) {
    HttpResponse<String> response = server.post(endpoint, body);
    assertThat(response.statusCode()).as(response.body()).isEqualTo(status);
    return AnswerContract.parse(response.body());
  }

  /** Backquotes represent quotation marks. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "solve | {} | puzzle | is missing",
        "solve | {`puzzle`:null} | puzzle | is missing",
        "solve | {`puzzle`:7} | puzzle | is 7, expected a string",
        "solve | {`puzzle`:[]} | puzzle | a list",
        "solve | {`puzzle`:{}} | puzzle.puzzle | is missing",
        "solve | {`puzzle`:{`size`:-1,`puzzle`:`1`}} | puzzle.size | from 1 to 36",
        "solve | {`puzzle`:{`size`:0,`puzzle`:``}} | puzzle.size | from 1 to 36",
        "solve | {`puzzle`:{`size`:37,`puzzle`:`1`}} | puzzle.size | from 1 to 36",
        "solve | {`puzzle`:{`size`:1000000000,`puzzle`:`1`}} | puzzle.size | is 1000000000",
        "solve | {`puzzle`:{`size`:1e999999999,`puzzle`:`1`}} | puzzle.size | from 1 to 36",
        "solve | {`puzzle`:{`size`:1.5,`puzzle`:`1`}} | puzzle.size | a whole number",
        "solve | {`puzzle`:{`size`:1e-999999999,`puzzle`:`1`}} | puzzle.size | 1 to 36",
        "solve | {`puzzle`:{`size`:`9`,`puzzle`:`1`}} | puzzle.size | expected a whole number",
        "solve | {`puzzle`:{`size`:2,`puzzle`:`1`}} | puzzle.puzzle | has 1 cell",
        "solve | {`puzzle`:{`puzzle`:`12`}} | puzzle.puzzle | n² are needed",
        "solve | {`puzzle`:{`puzzle`:``}} | puzzle.puzzle | n² are needed",
        "solve | {`puzzle`:{`size`:3,`puzzle`:`.........`}} | puzzle.regions | no boxes",
        "solve | {`puzzle`:{`size`:2,`puzzle`:`....`,`regions`:`aab`}} | puzzle.regions | 3 cells",
        "solve | {`puzzle`:{`size`:2,`puzzle`:`....`,`color`:`red`}} | puzzle.color | field 'color' here",
        "solve | {`puzzle`:`nonsense`} | puzzle | ",
        "solve | {`puzzle`:`` } | puzzle | no puzzle",
        "solve | {`puzzle`:{`puzzle`:`1`},`solver`:`magic`} | solver | Choose one of: auto, backtrack",
        "solve | {`puzzle`:{`puzzle`:`1`},`solvr`:`dlx`} | solvr | Unknown field",
        "solve | {`puzzle`:{`puzzle`:`1`},`timeoutMillis`:10001} | timeoutMillis | 1 to 10000",
        "count | {`puzzle`:{`puzzle`:`1`},`max`:0} | max | from 1",
        "count | {`puzzle`:{`puzzle`:`1`},`max`:1000001} | max | to 1000000",
        "candidates | {`puzzle`:{`puzzle`:`1`},`cap`:0} | cap | from 1",
        "candidates | {`puzzle`:{`puzzle`:`1`},`cap`:1001} | cap | to 1000",
        "check | {`mask`:{`size`:2}} | mask.labels | is missing",
        "check | {`mask`:{`labels`:`aabb`}} | mask.size | is missing",
        "check | {`mask`:{`size`:2,`labels`:[1,1,2]}} | mask.labels | 3 labels",
        "check | {`mask`:{`size`:2,`labels`:[1,1,2,`x`]}} | mask.labels[3] | expected a number",
        "check | {`mask`:{`size`:2,`labels`:[1,1,2,null]}} | mask.labels[3] | is missing",
        "check | {`mask`:{`size`:2,`labels`:`aabb`},`puzzle`:`x`} | mask | mutually exclusive",
        "generate | {`size`:7} | size | no boxes",
        "generate | {`regions`:`random`,`size`:2} | size | from 3 to 36",
        "generate | {`regions`:`random`,`size`:6,`layoutSymmetry`:`rotate90`} | layoutSymmetry | 4",
        "generate | {`irregularity`:0.5} | irregularity | random",
        "generate | {`regions`:`random`,`irregularity`:1.1} | irregularity | from 0 to 1",
        "generate | {`regions`:`bel-9`} | regions | bell-9",
        "generate | {`regions`:`9x9`} | regions | size 81",
        "generate | {`regions`:`3x3`,`size`:4} | regions | of size 9",
        "generate | {`clues`:16} | clues | from 17 to 81",
        "generate | {`clues`:7,`regions`:`bell-9`} | clues | from 8 to 81",
        "generate | {`clues`:73,`minimal`:true} | clues | from 17 to 72",
        "generate | {`clues`:79,`difficulty`:`diabolical`} | difficulty | Ask for fewer clues",
        "generate | {`clues`:30,`symmetry`:`rotate90`,`size`:6} | clues | 28 or 32",
        "generate | {`symmetry`:`spiral`} | symmetry | rotate180",
        "generate | {`difficulty`:`brutal`} | difficulty | extreme",
        "generate | {`size`:25,`difficulty`:`easy`} | difficulty | 16",
        "generate | {`minimal`:1} | minimal | true or false",
        "generate | {`from`:`1...`,`regions`:`2x2`} | regions | has its own regions",
        "generate | {`from`:7} | from | a string",
        "generate | {`from`:`1...............`,`clues`:0} | from | The draft has 1 clue, but only 0",
        "generate | {`from`:{`size`:4,`puzzle`:`1`}} | from.puzzle | 15 cells are missing",
        "generate | {`from`:`11..............`} | from | row 1",
        "generate | {`from`:{`size`:4,`puzzle`:`11..............`}} | from | no solution",
        "generate | {`from`:`1...............`,`symmetry`:`rotate180`} | symmetry | clues of the draft",
        "generate | {`cages`:`all`,`size`:6,`cageSize`:[6,6]} | cageSize | sizes such as 4..5",
        "generate | {`seed`:9007199254740992} | seed | a number",
        "clue | {`puzzle`:{`puzzle`:`1`}} | puzzle | already has exactly one solution",
        "clue | {`puzzle`:{`size`:4,`puzzle`:`11..............`}} | puzzle | no solution",
        "reduce | {`puzzle`:{`size`:4,`puzzle`:`1...............`}} | puzzle | several",
        "hint | {`puzzle`:{`puzzle`:`1`},`level`:`all`} | level | nudge",
        "technique | {} | technique | is missing",
        "technique | {`technique`:`jelyfish`} | technique | Did you mean jellyfish?",
        "render | {`puzzle`:{`puzzle`:`1`}} | format | is missing",
        "render | {`puzzle`:{`puzzle`:`1`},`format`:`gif`} | format | svg",
        "render | {`puzzle`:{`puzzle`:`1`},`format`:`png`,`width`:4001} | width | 4000",
        "convert | {`text`:``} | text | no puzzle",
        "convert | {`text`:`1234`,`to`:`docx`} | to | json",
        "trace | {`puzzle`:{`puzzle`:`1`},`limit`:5001} | limit | 5000",
        "trace | {`puzzle`:{`puzzle`:`1`},`from`:-1} | from | from 0",
        "layouts/check | {} | regions | is missing",
        "layouts/random | {`size`:2} | size | from 3",
      })
  void anInvalidFieldIsNamed(String endpoint, String body, String field, String words) {
    JsonNode problem = refused(endpoint, body.replace('`', '"'), 422);

    assertThat(problem.get("field").asText()).isEqualTo(field);
    if (words != null) {
      assertThat(problem.get("detail").asText()).contains(words);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{`size`:4,`puzzle`:`.....5..........`} | puzzle.puzzle | r2c2 | is above 4",
        "{`size`:4,`puzzle`:`...x............`} | puzzle.puzzle | r1c4 | ",
        "{`size`:2,`puzzle`:`....`,`regions`:`aaab`} | puzzle.regions | r2c2 | has 1 cell",
        "{`size`:2,`puzzle`:`1...`,`entered`:`2...`,`regions`:`aabb`} | puzzle.entered | r1c1 | given",
        "{`puzzle`:`1`,`cornerMarks`:{`r1c1`:`2`}} | puzzle.cornerMarks.r1c1 | r1c1 | not a digit",
      })
  void anInvalidCellIsNamed(String puzzle, String field, String cell, String words) {
    JsonNode problem = refused("solve", Bodies.body(puzzle.replace('`', '"')), 422);

    assertThat(problem.get("field").asText()).isEqualTo(field);
    assertThat(problem.get("cell").asText()).isEqualTo(cell);
    if (words != null) {
      assertThat(problem.get("detail").asText()).contains(words);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "[] | not a JSON object",
        "7 | not a JSON object",
        "'' | not a JSON object",
        "{ | column 2",
        "{`puzzle`:`a`,`puzzle`:`b`} | column 15: the field",
        "{} {} | after the JSON object",
        "{'puzzle':'a'} | column",
        "{`a`:{`a`:{`a`:{`a`:{`a`:{`a`:{`a`:{`a`:{`a`:1}}}}}}}}} | nested deeper",
      })
  void brokenJsonIsReported(String body, String words) {
    assertThat(refused("solve", body.replace('`', '"'), 400).get("detail").asText())
        .contains(words);
  }

  @Test
  void regionsWithoutAFillingHaveNoPuzzle() {
    String regions =
        RegionSymbols.text(Corpus.read("bad/impossible_layouts_6").get(0).puzzle().mask());
    JsonNode problem = refused("generate", "{\"regions\":\"" + regions + "\"}", 422);

    assertThat(problem.get("field").asText()).isEqualTo("regions");
    assertThat(problem.get("detail").asText()).contains("provably have no solution grid");
  }

  @Test
  void aTimeoutIsReported() {
    JsonNode clues =
        refused("generate", "{\"regions\":\"1x9\",\"clues\":9,\"timeoutMillis\":100}", 422);

    assertThat(clues.get("field").asText()).isEqualTo("clues");
    assertThat(clues.get("detail").asText()).contains("not found in time; the nearest had");
  }

  @ParameterizedTest
  @CsvSource({"hint", "path", "rate"})
  void stepsAreRefusedAboveSizeSixteen(String endpoint) {
    JsonNode problem = refused(endpoint, Bodies.body(Bodies.emptyBoxes(18)), 422);

    assertThat(problem.get("detail").asText()).contains("18").contains("16");
  }

  @Test
  void moreThanAHundredPuzzlesAreRefused() {
    String text = "1234341221434321\\n".repeat(101);
    JsonNode problem = refused("convert", "{\"text\":\"" + text + "\"}", 422);

    assertThat(problem.get("detail").asText()).contains("more than 100 puzzles");
  }

  @ParameterizedTest
  @CsvSource({
    "layouts?size=0, size",
    "layouts?size=nine, size",
    "layouts?sise=9, sise",
    "levels?x=1, x",
    "layouts?size=9&size=9, size"
  })
  void invalidQueriesAreRefused(String path, String field) {
    HttpResponse<String> response = server.get("/api/v1/" + path);

    assertThat(response.statusCode()).isEqualTo(422);
    assertThat(AnswerContract.parse(response.body()).get("field").asText()).isEqualTo(field);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "levels?x=1 | Unknown field 'x'. No fields are allowed here.",
        "layouts?x=1 | Unknown field 'x'. Allowed fields: size.",
      })
  void theMessageForAnUnknownFieldListsTheKnownFields(String path, String detail) {
    HttpResponse<String> response = server.get("/api/v1/" + path);

    assertThat(AnswerContract.parse(response.body()).get("detail").asText()).isEqualTo(detail);
  }
}
