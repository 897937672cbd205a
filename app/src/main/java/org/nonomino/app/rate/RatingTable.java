package org.nonomino.app.rate;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.nonomino.core.RegionSymbols;
import org.nonomino.explainer.StepPath;
import org.nonomino.formats.CsvTable;
import org.nonomino.text.MalformedTextException;
import org.nonomino.toolkit.TechniqueUse;

/**
 * A table: puzzle, regions, er, ep, ed, level, techniques, label. If there is no level, one of
 * {@code beyond}, {@code several}, {@code none}, {@code limit}, {@code invalid} is there. Of a
 * puzzle beyond all techniques, what was reached so far has a {@code +}: the rating is this or
 * more.
 */
final class RatingTable implements RatingWriter {
  @Override
  public String header() {
    return CsvTable.record(
        List.of("puzzle", "regions", "er", "ep", "ed", "level", "techniques", "label"));
  }

  @Override
  public String rated(RatedPuzzle puzzle) {
    // Without any step, nothing was reached; but a full grid needs none.
    Optional<StepPath> path =
        puzzle.path().filter(found -> found.isSolved() || !found.steps().isEmpty());
    boolean isBeyond = puzzle.verdict() == RatedPuzzle.Verdict.beyond;
    return CsvTable.record(
        List.of(
            puzzle.entry().puzzle().givens().toString(),
            RegionSymbols.text(puzzle.entry().puzzle().mask()),
            path.map(found -> found.rating() + (isBeyond ? "+" : "")).orElse(""),
            path.map(found -> found.pearl() + (isBeyond && !found.hasPlacement() ? "+" : ""))
                .orElse(""),
            path.map(found -> found.diamond().toString()).orElse(""),
            puzzle.word(),
            path.map(RatingTable::techniques).orElse(""),
            puzzle.entry().label()));
  }

  private static String techniques(StepPath path) {
    return TechniqueUse.of(path).stream()
        .map(TechniqueUse::toString)
        .collect(Collectors.joining(";"));
  }

  @Override
  public String malformed(MalformedTextException problem) {
    return CsvTable.record(List.of("", "", "", "", "", "invalid", "", problem.place().toString()));
  }
}
