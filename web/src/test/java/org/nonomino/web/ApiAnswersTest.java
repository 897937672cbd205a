package org.nonomino.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.core.RegionSymbols;
import org.nonomino.solver.testkit.Corpus;
import org.nonomino.solver.testkit.CorpusPuzzle;
import org.nonomino.solver.testkit.NaiveOracle;
import org.nonomino.solver.testkit.RandomPuzzles;
import org.nonomino.toolkit.json.Api;

/**
 * The answers of each endpoint, compared with recorded solutions and a naive oracle, and validated
 * against {@code openapi.json} and {@code schema.json}.
 */
final class ApiAnswersTest {
  private static final CorpusPuzzle JIGSAW = Bodies.unique("jigsaw9/sgt_intermediate");
  private static TestServer server;

  @BeforeAll
  static void start() {
    server = new TestServer();
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  @ParameterizedTest
  @ValueSource(strings = {"auto", "backtrack", "bitboard", "dlx", "sat"})
  void everySolverFindsTheOnlySolution(String solver) {
    JsonNode answer =
        server.ask("solve", Bodies.body(JIGSAW.puzzle(), "\"solver\":\"" + solver + "\""));

    assertThat(answer.get("verdict").asText()).isEqualTo("unique");
    assertThat(Bodies.grid(answer.get("solution"))).isEqualTo(JIGSAW.solution().orElseThrow());
    assertThat(answer.get("solver").asText()).isEqualTo(solver);
  }

  @Test
  void namesAreCaseInsensitive() {
    JsonNode solved = server.ask("solve", Bodies.body(JIGSAW.puzzle(), "\"solver\":\"DLX\""));
    String wanted = "{\"seed\":1,\"size\":6,\"difficulty\":\"%s\",\"regions\":\"%s\"}";
    JsonNode generated = server.ask("generate", wanted.formatted("Easy", "2X3"));

    assertThat(solved.get("solver").asText()).isEqualTo("dlx");
    assertThat(generated).isEqualTo(server.ask("generate", wanted.formatted("easy", "2x3")));
    assertThat(generated.get("rating").get("level").asText()).isEqualTo("easy");
  }

  @Test
  void twoOfSeveralSolutionsAreReturned() {
    Puzzle puzzle = Corpus.read("bad/multi").get(0).puzzle();
    JsonNode answer = server.ask("solve", Bodies.body(puzzle));

    Grid first = Bodies.grid(answer.get("solution"));
    Grid second = Bodies.grid(answer.get("otherSolution"));
    assertThat(answer.get("verdict").asText()).isEqualTo("several");
    assertThat(puzzle.isSolvedBy(first)).isTrue();
    assertThat(puzzle.isSolvedBy(second)).isTrue();
    assertThat(first).isNotEqualTo(second);
  }

  @Test
  void aPuzzleWithoutASolutionIsNotAnError() {
    Puzzle puzzle = Corpus.read("bad/nosol").get(0).puzzle();

    assertThat(server.ask("solve", Bodies.body(puzzle)).get("verdict").asText()).isEqualTo("none");
    assertThat(
            server
                .ask("solve", Bodies.body("{\"size\":4,\"puzzle\":\"11..............\"}"))
                .get("verdict")
                .asText())
        .isEqualTo("none");
  }

  @Test
  void aPuzzleMayBeTextInAnyFormat() {
    String line = JIGSAW.puzzle().givens() + " " + RegionSymbols.text(JIGSAW.puzzle().mask());
    JsonNode answer = server.ask("solve", Bodies.body("\"" + line + " a title\""));

    assertThat(Bodies.grid(answer.get("solution"))).isEqualTo(JIGSAW.solution().orElseThrow());
  }

  @Test
  void theLargestSizeIsSolved() {
    Grid rowsShifted = latinBoxes(36);
    RegionMask mask = RegionMask.boxes(6, 6);
    Grid givens = rowsShifted.with(0, 0).with(700, 0);
    JsonNode answer = server.ask("solve", Bodies.body(new Puzzle(givens, mask)));

    assertThat(answer.get("verdict").asText()).isEqualTo("unique");
    assertThat(answer.get("solution").asText()).isEqualTo(rowsShifted.toString());
  }

  /** Each row is the row above shifted by six cells, or by one more after each sixth row. */
  private static Grid latinBoxes(int n) {
    int[] digits = new int[n * n];
    for (int row = 0; row < n; row++) {
      for (int column = 0; column < n; column++) {
        digits[row * n + column] = (row * 6 + row / 6 + column) % n + 1;
      }
    }
    return Grid.of(n, digits);
  }

  @Test
  void solutionCountsEqualThoseOfTheOracle() {
    SplittableRandom random = new SplittableRandom(7);
    for (int i = 0; i < 10; i++) {
      RegionMask mask = RandomPuzzles.mask(4, i % 2 == 0, random);
      Puzzle puzzle = new Puzzle(Grid.empty(4), mask);
      int count = NaiveOracle.solutions(puzzle, Integer.MAX_VALUE).size();

      JsonNode answer = server.ask("count", Bodies.body(puzzle));

      assertThat(answer.get("solutions").asInt()).as(puzzle.toString()).isEqualTo(count);
      assertThat(answer.get("exhausted").asBoolean()).isTrue();
      assertThat(answer.get("verdict").asText())
          .isEqualTo(count == 0 ? "none" : count == 1 ? "unique" : "several");
    }
  }

  @Test
  void candidatesAreThoseOfTheSolutions() {
    Puzzle puzzle = new Puzzle(Grid.empty(4).with(0, 1), RegionMask.boxes(2, 2));
    List<Grid> solutions = NaiveOracle.solutions(puzzle, Integer.MAX_VALUE);

    JsonNode answer = server.ask("candidates", Bodies.body(puzzle, "\"cap\":1000"));

    assertThat(answer.get("solutions").asInt()).isEqualTo(solutions.size());
    assertThat(answer.get("undecided")).isEmpty();
    assertThat(answer.get("candidates")).hasSize(15);
    assertThat(answer.get("candidates").get("r1c2"))
        .isEqualTo(AnswerContract.parse("{\"2\":24,\"3\":24,\"4\":24}"));
  }

  @Test
  void countingStopsAtTheMaximum() {
    // There are 288 fillings of size 4 with boxes.
    JsonNode all = server.ask("count", Bodies.body(Bodies.emptyBoxes(4)));
    JsonNode some = server.ask("count", Bodies.body(Bodies.emptyBoxes(4), "\"max\":287"));

    JsonNode one = server.ask("count", Bodies.body(Bodies.emptyBoxes(4), "\"max\":1"));

    assertThat(all.get("solutions").asInt()).isEqualTo(288);
    assertThat(some.get("solutions").asInt()).isEqualTo(287);
    assertThat(some.get("exhausted").asBoolean()).isFalse();
    assertThat(some.get("verdict").asText()).isEqualTo("several");
    assertThat(one.get("verdict").asText()).isEqualTo("some");
  }

  @Test
  void aTimeLimitIsNotAnError() {
    String body =
        Bodies.body(Bodies.emptyBoxes(36), "\"solver\":\"backtrack\"", "\"timeoutMillis\":50");

    assertThat(server.ask("solve", body).get("verdict").asText()).isEqualTo("limit");
    assertThat(server.ask("count", body).get("verdict").asText()).isEqualTo("limit");
    assertThat(
            server
                .ask("trace", body.replaceFirst("}$", ",\"from\":1000000000000}"))
                .get("verdict")
                .asText())
        .isEqualTo("limit");
  }

  @Test
  void checkReportsConflictsMistakesAndRegions() {
    Grid solution = JIGSAW.solution().orElseThrow();
    int blank = blank(JIGSAW.puzzle().givens());
    int wrong = solution.digit(blank) % 9 + 1;
    Grid entered = JIGSAW.puzzle().givens().with(blank, wrong);
    JsonNode answer = server.ask("check", Bodies.body(Bodies.object(JIGSAW.puzzle(), entered)));

    assertThat(answer.get("verdict").asText()).isEqualTo("unique");
    assertThat(Bodies.grid(answer.get("solution"))).isEqualTo(solution);
    assertThat(Bodies.ints(answer.get("mistakes"))).containsExactly(blank);
    assertThat(answer.get("complete").asBoolean()).isFalse();
    assertThat(answer.get("clues").asInt()).isEqualTo(JIGSAW.puzzle().givens().filledCount());
    assertThat(answer.get("painted")).hasSize(9);
    assertThat(answer.get("painted").findValuesAsText("cells")).containsOnly("9");
    assertThat(answer.get("painted").findValuesAsText("pieces")).containsOnly("1");
  }

  private static int blank(Grid grid) {
    int cell = 0;
    while (grid.digit(cell) != 0) {
      cell++;
    }
    return cell;
  }

  @Test
  void checkNamesEveryHouseOfAConflict() {
    JsonNode answer =
        server.ask("check", Bodies.body("{\"size\":4,\"puzzle\":\"11..............\"}"));

    assertThat(answer.get("conflicts").findValuesAsText("house"))
        .containsExactly("row 1", "region 1");
    assertThat(Bodies.ints(answer.get("conflicts").get(0).get("cells"))).containsExactly(0, 1);
    assertThat(answer.get("verdict").asText()).isEqualTo("none");
  }

  @Test
  void checkAndSolveNameBrokenConstraints() {
    String body =
        Bodies.body(
            "{\"size\":4,\"puzzle\":\"1.....2.........\",\"constraints\":"
                + "[{\"kind\":\"cage\",\"cells\":[\"r1c1\",\"r2c3\"],\"sum\":5}]}");

    JsonNode conflicts = server.ask("check", body).get("conflicts");

    assertThat(conflicts).hasSize(1);
    assertThat(conflicts.get(0).get("constraint").asText()).isEqualTo("cage");
    assertThat(conflicts.get(0).get("words").asText())
        .isEqualTo("the cage of 5 at r1c1 adds up to 3");
    assertThat(Bodies.ints(conflicts.get(0).get("cells"))).containsExactly(0, 6);
    JsonNode solved = server.ask("solve", body);
    assertThat(solved.get("verdict").asText()).isEqualTo("none");
    assertThat(solved.get("conflicts")).isEqualTo(conflicts);
  }

  @Test
  void conflictsAreFoundWithoutASearch() {
    String cage = "\"constraints\":[{\"kind\":\"cage\",\"cells\":[\"r1c1\",\"r1c2\"],\"sum\":3}]";
    String start = "{\"size\":4,\"puzzle\":\"................\"," + cage + ",\"entered\":\"";

    JsonNode broken = server.ask("conflicts", Bodies.body(start + "34..............\"}"));
    JsonNode right = server.ask("conflicts", Bodies.body(start + "1234341221434321\"}"));
    JsonNode wrong = server.ask("conflicts", Bodies.body(start + "3412123443212143\"}"));

    assertThat(broken.get("conflicts")).hasSize(1);
    assertThat(Bodies.ints(broken.get("conflicts").get(0).get("cells"))).containsExactly(0, 1);
    assertThat(broken.get("complete").asBoolean()).isFalse();
    assertThat(right.get("conflicts")).isEmpty();
    assertThat(right.get("complete").asBoolean()).isTrue();
    assertThat(wrong.get("conflicts").get(0).get("words").asText())
        .isEqualTo("the cage of 3 at r1c1 adds up to 7");
    assertThat(wrong.get("complete").asBoolean()).isFalse();
  }

  @Test
  void traceSaysAfterWhichStepsTheGridIsASolution() {
    String body =
        Bodies.body("{\"size\":4,\"puzzle\":\"21433412423113..\"}", "\"solver\":\"backtrack\"");

    JsonNode whole = server.ask("trace", body);

    assertThat(Bodies.ints(whole.get("solutions"))).containsExactly(2);
    assertThat(whole.get("events").get(1).get(0).asInt()).isEqualTo(15);
    String later = body.substring(0, body.length() - 1) + ",\"from\":2}";
    assertThat(server.ask("trace", later).get("solutions")).isEmpty();
  }

  @Test
  void drawingHasTheRulesAndNoShapesWithoutConstraints() {
    JsonNode plain =
        server.ask("drawing", Bodies.body("{\"size\":4,\"puzzle\":\"................\"}"));

    assertThat(plain.get("rules").get("en").get(0).asText())
        .isEqualTo("Normal sudoku rules apply: each row, column and box holds 1 to 4 once.");
    for (String layer : List.of("grounds", "lines", "cages", "marks", "colours")) {
      assertThat(plain.get(layer)).as(layer).isEmpty();
    }
    assertThat(plain.get("room").get("left").asDouble()).isZero();
  }

  @Test
  void checkReportsACorrectFullGrid() {
    Grid solution = JIGSAW.solution().orElseThrow();
    JsonNode answer = server.ask("check", Bodies.body(Bodies.object(JIGSAW.puzzle(), solution)));

    assertThat(answer.get("complete").asBoolean()).isTrue();
  }

  @Test
  void checkMarksTheCellsInWhichTwoSolutionsDiffer() {
    Puzzle puzzle = Corpus.read("bad/multi").get(0).puzzle();
    JsonNode answer = server.ask("check", Bodies.body(puzzle));

    assertThat(Bodies.ints(answer.get("differing")))
        .isEqualTo(
            Bodies.differing(
                Bodies.grid(answer.get("solution")), Bodies.grid(answer.get("otherSolution"))))
        .isNotEmpty();
  }

  @Test
  void checkAcceptsUnfinishedRegions() {
    JsonNode answer =
        server.ask(
            "check", "{\"mask\":{\"size\":3,\"labels\":\"aba.b.cc.\"},\"givens\":\"1.1......\"}");

    assertThat(answer.get("wellFormed").asBoolean()).isFalse();
    assertThat(answer.has("verdict")).isFalse();
    assertThat(answer.get("painted").findValuesAsText("label")).containsExactly("a", "b", "c");
    assertThat(answer.get("painted").findValuesAsText("cells")).containsExactly("2", "2", "2");
    assertThat(answer.get("painted").findValuesAsText("pieces")).containsExactly("2", "1", "1");
    assertThat(answer.get("conflicts").findValuesAsText("house"))
        .containsExactly("row 1", "region 1");
  }

  @Test
  void checkAcceptsFinishedRegionsAsNumbers() {
    JsonNode answer = server.ask("check", "{\"mask\":{\"size\":2,\"labels\":[7,7,-1,3]}}");
    JsonNode finished =
        server.ask("check", "{\"mask\":{\"size\":2,\"labels\":[7,7,3,3]},\"givens\":\"1...\"}");

    assertThat(answer.get("wellFormed").asBoolean()).isFalse();
    assertThat(finished.get("wellFormed").asBoolean()).isTrue();
    assertThat(finished.get("verdict").asText()).isEqualTo("unique");
    assertThat(finished.get("solution").asText()).isEqualTo("1221");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"seed\":1}",
        "{\"regions\":\"random\",\"size\":7,\"irregularity\":0.9,\"layoutSymmetry\":\"mirror\",\"seed\":2}",
        "{\"regions\":\"bell-9\",\"clues\":28,\"seed\":3}",
        "{\"regions\":\"2x3\",\"minimal\":true,\"seed\":4}",
        "{\"size\":6,\"symmetry\":\"rotate180\",\"seed\":5}",
        "{\"size\":9,\"difficulty\":\"easy\",\"seed\":6}",
        "{\"regions\":\"0001022132213331\",\"seed\":7}",
      })
  void generatedPuzzlesHaveOneSolution(String body) {
    JsonNode answer = server.ask("generate", body);
    Puzzle puzzle = Bodies.puzzle(answer);
    JsonNode solved = server.ask("solve", Bodies.body(puzzle, "\"solver\":\"backtrack\""));

    assertThat(solved.get("verdict").asText()).isEqualTo("unique");
    assertThat(solved.get("solution")).isEqualTo(answer.get("solution"));
    assertThat(answer.get("clues").asInt()).isEqualTo(puzzle.givens().filledCount());
    assertThat(server.ask("generate", body)).isEqualTo(answer);
  }

  /**
   * A completed draft has its clues, at least as many constraints, and one solution. Backquotes
   * stand for quotation marks.
   */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{`from`:`1............... 0001022132213331`,`seed`:1} | 1............... | 0",
        "{`from`:`....................................`,`difficulty`:`easy`,`seed`:2} | .................................... | 0",
        "{`from`:{`size`:4,`puzzle`:`................`,`constraints`:[{`kind`:`thermometer`,`cells`:[`r1c1`,`r2c1`]}]},`cages`:2,`seed`:3}"
            + " | ................ | 3",
        "{`from`:{`size`:4,`puzzle`:`12..............`},`cages`:`all`,`cageSize`:[2,3],`seed`:4}"
            + " | 12.............. | 5",
        "{`from`:`....................................`,`constraints`:[`diagonals`],`thermometers`:1,`reduce`:`constraints`,`seed`:5}"
            + " | .................................... | 2",
        "{`from`:{`size`:4,`puzzle`:`1234341221434321`},`seed`:6} | 1234341221434321 | 0",
      })
  void draftsAreCompleted(String fields, String givens, int constraints) {
    String body = fields.replace('`', '"');
    JsonNode answer = server.ask("generate", body);
    ObjectNode puzzle = ((ObjectNode) answer).deepCopy();
    puzzle.retain("size", "puzzle", "regions", "constraints");
    JsonNode solved = server.ask("solve", "{\"puzzle\":" + puzzle + "}");

    assertThat(solved.get("verdict").asText()).isEqualTo("unique");
    assertThat(solved.get("solution")).isEqualTo(answer.get("solution"));
    String generated = answer.get("puzzle").asText();
    for (int cell = 0; cell < givens.length(); cell++) {
      assertThat(givens.charAt(cell)).isIn('.', generated.charAt(cell));
    }
    assertThat(answer.path("constraints").size()).isGreaterThanOrEqualTo(constraints);
    assertThat(server.ask("generate", body)).isEqualTo(answer);
  }

  @Test
  void generatedPuzzlesMeetTheOptions() {
    JsonNode byClues = server.ask("generate", "{\"regions\":\"bell-9\",\"clues\":28,\"seed\":3}");
    JsonNode byLevel = server.ask("generate", "{\"difficulty\":\"hard\",\"seed\":6}");
    JsonNode unseeded = server.ask("generate", "{\"size\":4}");

    assertThat(byClues.get("clues").asInt()).isEqualTo(28);
    assertThat(byClues.get("regions").asText()).startsWith("000111222001111122003314422");
    assertThat(byLevel.get("rating").get("level").asText()).isEqualTo("hard");
    assertThat(
            server.ask("generate", "{\"size\":4,\"seed\":" + unseeded.get("seed").asLong() + "}"))
        .isEqualTo(unseeded);
  }

  @Test
  void aClueLeavesOneSolution() {
    Puzzle puzzle = Corpus.read("bad/multi").get(0).puzzle();
    JsonNode clue = server.ask("clue", Bodies.body(puzzle));
    Grid more = puzzle.givens().with(clue.get("cell").asInt(), clue.get("digit").asInt());
    JsonNode solved = server.ask("solve", Bodies.body(puzzle.withGivens(more)));

    assertThat(solved.get("verdict").asText().equals("unique"))
        .isEqualTo(clue.get("unique").asBoolean());
  }

  @Test
  void addingCluesLeadsToOneSolution() {
    Puzzle puzzle = new Puzzle(Grid.empty(4), RegionMask.boxes(2, 2));
    List<Integer> cells = new ArrayList<>();
    boolean isUnique = false;
    while (!isUnique) {
      JsonNode clue = server.ask("clue", Bodies.body(puzzle));
      cells.add(clue.get("cell").asInt());
      isUnique = clue.get("unique").asBoolean();
      puzzle =
          puzzle.withGivens(
              puzzle.givens().with(clue.get("cell").asInt(), clue.get("digit").asInt()));
    }

    assertThat(NaiveOracle.solutions(puzzle, 2)).hasSize(1);
    // Fewer than 4 clues are never enough for size 4; the rarest digits do not need twice as many.
    assertThat(cells).hasSizeBetween(4, 8).doesNotHaveDuplicates();
  }

  @Test
  void theRemainingCluesAreNeeded() {
    Grid full = latinBoxes(4, 2);
    Puzzle puzzle = new Puzzle(full, RegionMask.boxes(2, 2));
    JsonNode answer = server.ask("reduce", Bodies.body(puzzle));
    Puzzle reduced = Bodies.puzzle(answer);

    assertThat(answer.get("minimal").asBoolean()).isTrue();
    assertThat(new TreeSet<>(Bodies.ints(answer.get("removed"))))
        .containsExactlyElementsOf(Bodies.differing(full, reduced.givens()));
    assertThat(NaiveOracle.solutions(reduced, 2)).containsExactly(full);
    for (int cell = 0; cell < 16; cell++) {
      if (reduced.givens().digit(cell) != 0) {
        Puzzle fewer = reduced.withGivens(reduced.givens().with(cell, 0));
        assertThat(NaiveOracle.solutions(fewer, 2)).hasSize(2);
      }
    }
  }

  private static Grid latinBoxes(int n, int boxRows) {
    int[] digits = new int[n * n];
    for (int row = 0; row < n; row++) {
      for (int column = 0; column < n; column++) {
        digits[row * n + column] = (row * (n / boxRows) + row / boxRows + column) % n + 1;
      }
    }
    return Grid.of(n, digits);
  }

  /** Checks each step: its digits must be present in the solution, or absent from it. */
  @Test
  void hintsLeadToTheSolution() {
    Puzzle puzzle = JIGSAW.puzzle();
    Grid solution = JIGSAW.solution().orElseThrow();
    Grid grid = puzzle.givens();
    StringBuilder marks = new StringBuilder();
    int eliminations = 0;
    for (int i = 0; i < 500 && !grid.isFull() && eliminations == 0; i++) {
      JsonNode hint = step(Bodies.body(Bodies.object(puzzle, grid)));
      assertThat(hint.get("nudge").asText()).startsWith("Look at ").endsWith(".");
      for (JsonNode deduction : hint.get("deductions")) {
        int cell = deduction.get("cell").asInt();
        int digit = deduction.get("digit").asInt();
        boolean isPlaced = deduction.get("placement").asBoolean();
        assertThat(solution.digit(cell) == digit)
            .as(marks.append(cell).toString())
            .isEqualTo(isPlaced);
        if (isPlaced) {
          grid = grid.with(cell, digit);
        } else {
          eliminations++;
        }
      }
    }
    assertThat(grid.filledCount()).isGreaterThan(puzzle.givens().filledCount());
  }

  /** Returns the step of a hint. */
  private static JsonNode step(String body) {
    JsonNode hint = server.ask("hint", body);
    assertThat(hint.has("step")).as(hint.toString()).isTrue();
    return hint.get("step");
  }

  @Test
  void hintsUseCentreMarks() {
    CorpusPuzzle hard = Bodies.unique("jigsaw9/sgt_extreme");
    Grid solution = hard.solution().orElseThrow();
    Grid grid = hard.puzzle().givens();
    JsonNode hint = step(Bodies.body(hard.puzzle()));
    for (List<JsonNode> placed = placements(hint); !placed.isEmpty(); placed = placements(hint)) {
      for (JsonNode each : placed) {
        grid = grid.with(each.get("cell").asInt(), each.get("digit").asInt());
      }
      hint = step(Bodies.body(Bodies.object(hard.puzzle(), grid)));
    }
    int cell = blank(grid);
    String marks =
        ",\"centreMarks\":{\"r"
            + (cell / 9 + 1)
            + "c"
            + (cell % 9 + 1)
            + "\":["
            + solution.digit(cell)
            + "]}}";
    JsonNode marked =
        step(Bodies.body(Bodies.object(hard.puzzle(), grid).replaceFirst("}$", marks)));

    // Only the marks allow an immediate placement.
    assertThat(placements(marked)).isNotEmpty();
    assertThat(marked.get("rating").asDouble()).isLessThan(hint.get("rating").asDouble());
  }

  private static List<JsonNode> placements(JsonNode hint) {
    List<JsonNode> placements = new ArrayList<>();
    for (JsonNode deduction : hint.get("deductions")) {
      if (deduction.get("placement").asBoolean()) {
        placements.add(deduction);
      }
    }
    return placements;
  }

  @Test
  void higherHintLevelsRevealMore() {
    JsonNode nudge = step(Bodies.body(JIGSAW.puzzle(), "\"level\":\"nudge\""));
    JsonNode technique = step(Bodies.body(JIGSAW.puzzle(), "\"level\":\"technique\""));
    JsonNode full = step(Bodies.body(JIGSAW.puzzle()));

    assertThat(nudge.has("technique")).isFalse();
    assertThat(technique.get("technique")).isEqualTo(full.get("technique"));
    assertThat(technique.has("deductions")).isFalse();
    assertThat(full.get("text").asText()).isNotBlank();
    assertThat(nudge.get("nudge")).isEqualTo(full.get("nudge"));
  }

  @Test
  void aHintNamesTheMistake() {
    Grid solution = JIGSAW.solution().orElseThrow();
    int blank = blank(JIGSAW.puzzle().givens());
    Grid wrong = JIGSAW.puzzle().givens().with(blank, solution.digit(blank) % 9 + 1);
    JsonNode hint = server.ask("hint", Bodies.body(Bodies.object(JIGSAW.puzzle(), wrong)));

    assertThat(hint.has("step")).isFalse();
    assertThat(hint.get("mistake").get("cell").asInt()).isEqualTo(blank);
    assertThat(hint.get("mistake").get("digit").asInt()).isEqualTo(wrong.digit(blank));
    JsonNode done = server.ask("hint", Bodies.body(Bodies.object(JIGSAW.puzzle(), solution)));
    assertThat(done.get("text").asText()).startsWith("The grid is full and correct");
  }

  @Test
  void thePathLeadsToTheSolutionWithTheSameRating() {
    JsonNode path = server.ask("path", Bodies.body(JIGSAW.puzzle()));
    JsonNode rate = server.ask("rate", Bodies.body(JIGSAW.puzzle()));

    Grid grid = JIGSAW.puzzle().givens();
    double highest = 0;
    for (JsonNode step : path.get("steps")) {
      highest = Math.max(highest, step.get("rating").asDouble());
      for (JsonNode deduction : step.get("deductions")) {
        if (deduction.get("placement").asBoolean()) {
          grid = grid.with(deduction.get("cell").asInt(), deduction.get("digit").asInt());
        }
      }
    }
    assertThat(grid).isEqualTo(JIGSAW.solution().orElseThrow());
    assertThat(path.get("rating").get("er").asDouble()).isEqualTo(highest);
    assertThat(rate.get("rating")).isEqualTo(path.get("rating"));
    assertThat(rate.get("techniques")).isEqualTo(path.get("techniques"));
    int uses = rate.get("techniques").findValues("count").stream().mapToInt(JsonNode::asInt).sum();
    JsonNode all = server.ask("path", Bodies.body(JIGSAW.puzzle(), "\"allSteps\":true"));
    assertThat(uses).isEqualTo(all.get("steps").size());
    assertThat(all.path("leftOut").asInt()).isZero();
    assertThat(path.get("steps").size()).isLessThan(uses);
  }

  @Test
  void unratedPuzzlesHaveAReason() {
    Puzzle several = Corpus.read("bad/multi").get(0).puzzle();
    Puzzle none = Corpus.read("bad/nosol").get(0).puzzle();

    assertThat(server.ask("rate", Bodies.body(several)).get("verdict").asText())
        .isEqualTo("several");
    assertThat(server.ask("path", Bodies.body(none)).get("verdict").asText()).isEqualTo("none");
  }

  @Test
  void textIsConverted() {
    Puzzle puzzle = JIGSAW.puzzle();
    String line = puzzle.givens() + " " + RegionSymbols.text(puzzle.mask()) + " A title";
    JsonNode objects = server.ask("convert", "{\"text\":\"" + line + "\\n" + line + "\"}");
    JsonNode grid = server.ask("convert", "{\"text\":\"" + line + "\",\"to\":\"forum\"}");

    assertThat(objects.get("from").asText()).isEqualTo("line");
    assertThat(objects.get("puzzles")).hasSize(2);
    assertThat(Bodies.puzzle(objects.get("puzzles").get(1))).isEqualTo(puzzle);
    assertThat(objects.get("puzzles").get(0).get("label").asText()).isEqualTo("A title");
    assertThat(grid.get("losses")).isNotNull();
    JsonNode back =
        server.ask(
            "convert", "{\"text\":\"" + grid.get("text").asText().replace("\n", "\\n") + "\"}");
    assertThat(back.get("from").asText()).isEqualTo("forum");
    assertThat(Bodies.puzzle(back.get("puzzles").get(0))).isEqualTo(puzzle);
  }

  @ParameterizedTest
  @CsvSource({
    "svg, image/svg+xml, <svg, </svg>",
    "png, image/png, PNG, IEND",
    "pdf, application/pdf, %PDF-, %%EOF"
  })
  void picturesAreCompleteFiles(String format, String mediaType, String begin, String end)
      throws IOException, InterruptedException {
    String titled = Bodies.object(JIGSAW.puzzle()).replaceFirst("}$", ",\"label\":\"<b>&\"}");
    for (String part : List.of("solution", "candidates", "step")) {
      String body = Bodies.body(titled, "\"format\":\"" + format + "\"", "\"" + part + "\":true");
      HttpResponse<String> response =
          server
              .client()
              .send(
                  server.jsonRequest("render", body).build(),
                  BodyHandlers.ofString(StandardCharsets.ISO_8859_1));

      assertThat(response.statusCode()).as(response.body()).isEqualTo(200);
      assertThat(response.headers().firstValue("Content-Type")).contains(mediaType);
      assertThat(response.body().substring(0, 300)).contains(begin).doesNotContain("<b>");
      assertThat(response.body().substring(response.body().length() - 30)).contains(end);
    }
  }

  @Test
  void textInAPictureStaysText() {
    HttpResponse<String> response =
        server.post(
            "render", Bodies.body(JIGSAW.puzzle(), "\"format\":\"text\"", "\"labels\":true"));

    assertThat(response.statusCode()).isEqualTo(200);
    assertThat(response.headers().firstValue("Content-Type")).contains("text/plain;charset=utf-8");
    assertThat(response.body().lines()).hasSize(20);
  }

  @ParameterizedTest
  @ValueSource(strings = {"auto", "backtrack", "bitboard", "dlx", "sat"})
  void pagesOfATraceFormOneWalk(String solver) {
    String common = "\"solver\":\"" + solver + "\"";
    JsonNode whole = server.ask("trace", Bodies.body(Bodies.SMALL, common, "\"limit\":5000"));
    assertThat(whole.get("end").asBoolean()).isTrue();
    assertThat(whole.get("verdict").asText()).isEqualTo("several");

    List<JsonNode> events = new ArrayList<>();
    JsonNode page;
    do {
      page =
          server.ask(
              "trace",
              Bodies.body(Bodies.SMALL, common, "\"limit\":7", "\"from\":" + events.size()));
      assertThat(page.get("from").asInt()).isEqualTo(events.size());
      page.get("events").forEach(events::add);
      assertThat(page.get("next").asInt()).isEqualTo(events.size());
    } while (!page.get("end").asBoolean());

    assertThat(events).containsExactlyElementsOf(whole.get("events"));
    assertThat(page.get("nodes")).isEqualTo(whole.get("nodes"));
    assertThat(page.get("retractions")).isEqualTo(whole.get("retractions"));
    assertThat(page.get("nodes").asInt() + page.get("retractions").asInt())
        .isEqualTo(events.size());
  }

  @Test
  void theFormerNameOfIrregularityIsRead() {
    String body = "{\"size\":6,\"%s\":0.9,\"seed\":9}";

    assertThat(server.ask("layouts/random", body.formatted("wiggle")))
        .isEqualTo(server.ask("layouts/random", body.formatted("irregularity")))
        .isNotEqualTo(
            server.ask("layouts/random", body.formatted("irregularity").replace("0.9", "0")));
  }

  @Test
  void randomLayoutsHaveFillings() {
    JsonNode layout =
        server.ask(
            "layouts/random",
            "{\"size\":6,\"irregularity\":1,\"layoutSymmetry\":\"rotate180\",\"seed\":9}");
    String regions = layout.get("regions").asText();
    RegionMask mask = RegionMask.jigsaw(6, regions.chars().toArray());
    JsonNode check = server.ask("layouts/check", "{\"size\":6,\"regions\":\"" + regions + "\"}");

    assertThat(NaiveOracle.solutions(new Puzzle(Grid.empty(6), mask), 1)).hasSize(1);
    assertThat(layout.get("symmetry").asText()).isEqualTo("rotate180");
    assertThat(check.get("filling").asText()).isEqualTo("yes");
    assertThat(check.get("regions").asText()).isEqualTo(regions);
    assertThat(check.get("connected").asBoolean()).isTrue();
    assertThat(Bodies.ints(check.get("pieces"))).containsExactly(1, 1, 1, 1, 1, 1);
  }

  @Test
  void layoutsWithoutAFillingAreFound() {
    RegionMask impossible = Corpus.read("bad/impossible_layouts_6").get(0).puzzle().mask();
    JsonNode check =
        server.ask("layouts/check", "{\"regions\":\"" + RegionSymbols.text(impossible) + "\"}");

    assertThat(check.get("filling").asText()).isEqualTo("no");
  }

  @Test
  void listsAreComplete() {
    JsonNode layouts = list("layouts?size=9").get("layouts");
    assertThat(layouts.findValuesAsText("size")).containsOnly("9").isNotEmpty();
    assertThat(list("layouts").get("layouts").size()).isGreaterThan(layouts.size());
    assertThat(list("solvers").get("solvers").findValuesAsText("name"))
        .containsExactly("auto", "backtrack", "bitboard", "dlx", "sat");
    assertThat(list("formats").get("formats").findValuesAsText("name"))
        .contains("line", "grid", "forum", "csv");
    assertThat(list("techniques").get("techniques").findValuesAsText("name"))
        .contains("x-wing", "law-of-leftovers");
    assertThat(list("levels").get("levels").findValuesAsText("name"))
        .containsExactly("easy", "medium", "hard", "fiendish", "diabolical", "extreme");
    assertThat(list("symmetries").get("layoutSymmetries").findValuesAsText("name"))
        .containsExactly("none", "rotate180", "rotate90", "mirror");
  }

  private static JsonNode list(String name) {
    HttpResponse<String> response = server.get("/api/v1/" + name);
    assertThat(response.statusCode()).isEqualTo(200);
    return AnswerContract.parse(response.body());
  }

  @Test
  void endpointsAndDescriptionsMatch() {
    Api api = TestServer.api();
    AnswerContract.openApi()
        .get("paths")
        .fields()
        .forEachRemaining(
            path -> {
              String name = path.getKey().substring(1);
              assertThat(api.get(name).isPresent()).as(name).isEqualTo(path.getValue().has("get"));
              assertThat(api.accepts(name)).as(name).isEqualTo(path.getValue().has("post"));
            });
    assertThat(AnswerContract.openApi().get("paths")).hasSize(29);
  }

  @Test
  void theSchemaIsOfferedAndStrict() {
    HttpResponse<String> schema = server.get("/api/v1/schema.json");

    assertThat(schema.statusCode()).isEqualTo(200);
    assertThat(schema.headers().firstValue("Content-Type")).contains("application/json");
    assertThat(AnswerContract.parse(schema.body()).get("$defs").has("step")).isTrue();
    HttpResponse<String> answer = server.post("solve", Bodies.body(Bodies.SMALL));
    String path = "/solve";
    assertThat(AnswerContract.isDescribed(path, answer.body())).isTrue();
    assertThat(AnswerContract.isDescribed(path, answer.body().replaceFirst("}$", ",\"found\":1}")))
        .isFalse();
    assertThat(AnswerContract.isDescribed(path, answer.body().replace("several", "solved")))
        .isFalse();
  }
}
