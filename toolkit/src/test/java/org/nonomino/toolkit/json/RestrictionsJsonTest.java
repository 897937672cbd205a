package org.nonomino.toolkit.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.TextNode;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.core.Grid;
import org.nonomino.core.Layout;
import org.nonomino.core.Puzzle;
import org.nonomino.explainer.Board;
import org.nonomino.explainer.Explainer;
import org.nonomino.explainer.Scale;
import org.nonomino.toolkit.Fillers;
import org.nonomino.toolkit.Formats;
import org.nonomino.toolkit.Nonomino;
import org.nonomino.toolkit.Solvers;

/** Checks that rows, columns, regions and restrictions lead to the candidates of the explainer. */
final class RestrictionsJsonTest {
  private static final Api API =
      new Api(Solvers.standard(), Formats.standard(), Fillers.standard(), List.of());

  private static final Explainer EXPLAINER = new Explainer(Scale.NONOMINO);

  @ParameterizedTest
  @ValueSource(
      strings = {
        "anti-knight",
        "anti-king\ndiagonals",
        "non-consecutive\nwhite dot: r1c1 r1c2",
        "windows\nodd: r1c1 r5c5\ncandidates 1 3 4: r9c9",
        "disjoint groups\ncage 15: r1c3 r1c4 r2c4\ncage: r5c5 r6c4",
        "extra region: r3c3-r5c5\nnabner: r6c6 r7c7 r8c8\nthermometer: r1c1 r2c2 r3c3",
        "kropki\nwhispers: r1c1 r2c2 r3c1\nrenban: r3c3 r4c4 r5c5"
      })
  void theyLeadToTheCandidatesOfTheExplainer(String constraints) throws Exception {
    String rows = ".........\n".repeat(9);
    Puzzle puzzle = Nonomino.create().read(rows + "\n" + constraints + "\n").puzzle();
    JsonNode restrictions = restrictions(rows + "\n" + constraints + "\n");
    Random random = new Random(35);

    for (int clues = 0; clues < 30; clues++) {
      int[] digits = new int[puzzle.givens().cellCount()];
      for (int clue = 0; clue < clues; clue++) {
        digits[random.nextInt(digits.length)] = 1 + random.nextInt(puzzle.size());
      }
      Grid grid = Grid.of(puzzle.size(), digits);
      Board board = EXPLAINER.board(puzzle.withGivens(grid));

      long[] candidates = candidates(Layout.of(puzzle.mask()), grid, restrictions);

      for (int cell = 0; cell < digits.length; cell++) {
        assertThat(candidates[cell])
            .as("cell %d of %s", cell, grid)
            .isEqualTo(board.candidates(cell));
      }
    }
  }

  private static JsonNode restrictions(String puzzle) throws Exception {
    String body = "{\"puzzle\":" + TextNode.valueOf(puzzle) + "}";
    Reply reply =
        API.post("drawing")
            .orElseThrow()
            .answer(JsonFields.parse(body), TimeLimit.in(Duration.ofSeconds(60)));
    return new ObjectMapper().readTree(reply.text()).get("candidates");
  }

  private static long[] candidates(Layout plain, Grid grid, JsonNode restrictions) {
    long[] candidates = new long[grid.cellCount()];
    Arrays.fill(candidates, (1L << plain.size()) - 1);
    for (JsonNode limited : restrictions.get("limited")) {
      candidates[limited.get("cell").asInt()] = digits(limited.get("digits"));
    }
    for (int cell = 0; cell < candidates.length; cell++) {
      if (grid.digit(cell) != 0) {
        for (int peer : plain.peers(cell)) {
          candidates[peer] &= ~(1L << (grid.digit(cell) - 1));
        }
      }
    }
    for (JsonNode restricted : restrictions.get("restricted")) {
      int digit = grid.digit(restricted.get("cell").asInt());
      if (digit != 0) {
        JsonNode table = restrictions.get("tables").get(restricted.get("table").asInt());
        for (JsonNode other : restricted.get("cells")) {
          candidates[other.asInt()] &= ~digits(table.get(digit - 1));
        }
      }
    }
    for (int cell = 0; cell < candidates.length; cell++) {
      candidates[cell] = grid.digit(cell) == 0 ? candidates[cell] : 0;
    }
    return candidates;
  }

  private static long digits(JsonNode list) {
    long digits = 0;
    for (JsonNode digit : list) {
      digits |= 1L << (digit.asInt() - 1);
    }
    return digits;
  }
}
