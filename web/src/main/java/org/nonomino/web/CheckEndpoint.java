package org.nonomino.web;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.RegionMask;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.Verdict;

/**
 * {@code check}: all that is to be said at once of a puzzle that a person sets or plays; also of
 * regions that are not finished yet.
 */
final class CheckEndpoint implements Endpoint {
  private static final String MASK = "mask";
  private static final String LABELS = "labels";
  private static final String GIVENS = "givens";

  /** In a list of labels, a cell without a region. */
  private static final int UNPAINTED = -1;

  /** In a text of labels, a cell without a region. */
  private static final char BLANK = '.';

  private static final int HIGHEST_LABEL = 1_000_000;

  private final PuzzleField puzzles;
  private final SolverList solvers;

  CheckEndpoint(PuzzleField puzzles, SolverList solvers) {
    this.puzzles = puzzles;
    this.solvers = solvers;
  }

  @Override
  public Answer answer(JsonFields fields, TimeLimit limit) throws ProblemException {
    fields.allow("puzzle", MASK, GIVENS, "timeoutMillis");
    if (!fields.has(MASK)) {
      if (fields.has(GIVENS)) {
        throw fields.wrong(GIVENS, "The field 'givens' goes with 'mask', not with 'puzzle'.");
      }
      PuzzleEntry entry = puzzles.read(fields);
      return whole(entry.puzzle(), entry.progress().grid(), fields, limit, false);
    }
    if (fields.has(PuzzleField.NAME)) {
      throw fields.wrong(MASK, "Give either a puzzle or a mask, not both.");
    }
    JsonFields object = fields.object(MASK).orElseThrow();
    object.allow(PuzzleField.SIZE, LABELS);
    int size =
        object
            .whole(PuzzleField.SIZE, 1, Grid.MAX_SIZE)
            .orElseThrow(() -> object.wrong(PuzzleField.SIZE, "The field 'mask.size' is missing."));
    PaintedRegions painted = painted(object, size);
    Optional<String> cells = fields.text(GIVENS);
    Grid givens =
        cells.isPresent() ? PuzzleField.grid(fields, GIVENS, cells.get(), size) : Grid.empty(size);
    Optional<RegionMask> mask = painted.mask();
    return mask.isPresent()
        ? whole(new Puzzle(givens, mask.get()), givens, fields, limit, true)
        : unfinished(givens, painted);
  }

  private static PaintedRegions painted(JsonFields object, int size) throws ProblemException {
    List<Optional<String>> labels = new ArrayList<>();
    if (object.isList(LABELS)) {
      for (int label : object.wholes(LABELS, UNPAINTED, HIGHEST_LABEL)) {
        labels.add(label == UNPAINTED ? Optional.empty() : Optional.of(String.valueOf(label)));
      }
    } else {
      for (char label : object.requireText(LABELS).toCharArray()) {
        labels.add(label == BLANK ? Optional.empty() : Optional.of(String.valueOf(label)));
      }
    }
    if (labels.size() != size * size) {
      throw object.wrong(
          LABELS,
          "There are " + labels.size() + " labels, but " + size * size + " cells: give one each.");
    }
    return new PaintedRegions(size, labels);
  }

  private static Answer unfinished(Grid givens, PaintedRegions painted) {
    return Answer.json(
        json -> {
          json.writeBooleanField("wellFormed", false);
          writeCommon(json, givens, givens, painted);
        });
  }

  private Answer whole(
      Puzzle puzzle, Grid grid, JsonFields fields, TimeLimit limit, boolean isPainted)
      throws ProblemException {
    SearchLimits limits = SearchLimits.NONE.withDeadline(limit.deadline(fields));
    Verdict verdict = solvers.usual().solve(puzzle, limits);
    return Answer.json(
        json -> {
          if (isPainted) {
            json.writeBooleanField("wellFormed", true);
          }
          writeCommon(json, puzzle.givens(), grid, PaintedRegions.of(puzzle.mask()));
          PuzzleObject.writeCells(json, "mistakes", mistakes(grid, verdict));
          VerdictWords.write(json, verdict);
          if (verdict instanceof Verdict.Multiple multiple) {
            PuzzleObject.writeCells(json, "differing", differing(multiple));
          }
          json.writeBooleanField("complete", puzzle.isSolvedBy(grid));
        });
  }

  private static void writeCommon(
      JsonGenerator json, Grid givens, Grid grid, PaintedRegions painted) throws IOException {
    json.writeNumberField("size", grid.size());
    json.writeNumberField("clues", givens.filledCount());
    RepeatedDigits.write(json, RepeatedDigits.of(grid, painted));
    painted.write(json);
  }

  private static List<Integer> mistakes(Grid grid, Verdict verdict) {
    return verdict instanceof Verdict.Unique unique
        ? cells(
            grid,
            cell -> grid.digit(cell) != 0 && grid.digit(cell) != unique.solution().digit(cell))
        : List.of();
  }

  private static List<Integer> differing(Verdict.Multiple multiple) {
    int[] first = multiple.first().toArray();
    int[] second = multiple.second().toArray();
    assert !Arrays.equals(first, second);
    return cells(multiple.first(), cell -> first[cell] != second[cell]);
  }

  private static List<Integer> cells(Grid grid, IntPredicate wanted) {
    return IntStream.range(0, grid.cellCount()).filter(wanted).boxed().toList();
  }
}
