package org.nonomino.web;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.StreamSupport;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.core.RegionSymbols;
import org.nonomino.solver.testkit.Corpus;
import org.nonomino.solver.testkit.CorpusPuzzle;

/** Bodies of requests, and readers of answers. */
final class Bodies {
  /** A grid of size 4 with boxes and two givens. */
  static final String SMALL = "{\"size\":4,\"puzzle\":\"12..............\"}";

  private Bodies() {}

  /** Returns the first puzzle with exactly one solution in a file of the corpus. */
  static CorpusPuzzle unique(String file) {
    return Corpus.read(file).stream()
        .filter(puzzle -> puzzle.countIsExact() && puzzle.count() == 1)
        .filter(puzzle -> puzzle.solution().isPresent())
        .findFirst()
        .orElseThrow();
  }

  static String object(Puzzle puzzle) {
    return "{\"size\":"
        + puzzle.size()
        + ",\"puzzle\":\""
        + puzzle.givens()
        + "\",\"regions\":\""
        + RegionSymbols.text(puzzle.mask())
        + "\"}";
  }

  /** Returns a puzzle with entered digits. */
  static String object(Puzzle puzzle, Grid entered) {
    return object(puzzle).replaceFirst("}$", ",\"entered\":\"" + entered + "\"}");
  }

  static String body(Puzzle puzzle, String... more) {
    return body(object(puzzle), more);
  }

  /** Returns a body with a puzzle and further fields. */
  static String body(String puzzle, String... more) {
    return "{\"puzzle\":" + puzzle + (more.length == 0 ? "" : ",") + String.join(",", more) + "}";
  }

  static String emptyBoxes(int size) {
    return object(new Puzzle(Grid.empty(size), RegionMask.standardBoxes(size).orElseThrow()));
  }

  /** Returns the puzzle of an answer that contains one. */
  static Puzzle puzzle(JsonNode answer) {
    int size = answer.get("size").asInt();
    return new Puzzle(
        grid(answer.get("puzzle")),
        RegionMask.jigsaw(size, answer.get("regions").asText().chars().toArray()));
  }

  static Grid grid(JsonNode text) {
    String cells = text.asText();
    int size = (int) Math.round(Math.sqrt(cells.length()));
    int[] digits = cells.chars().map(c -> c == '.' ? 0 : Character.digit(c, 36)).toArray();
    return Grid.of(size, digits);
  }

  static List<Integer> ints(JsonNode list) {
    return StreamSupport.stream(list.spliterator(), false).map(JsonNode::asInt).toList();
  }

  /** Returns the cells in which two grids differ. */
  static List<Integer> differing(Grid first, Grid second) {
    return IntStream.range(0, first.cellCount())
        .filter(cell -> first.digit(cell) != second.digit(cell))
        .boxed()
        .toList();
  }
}
