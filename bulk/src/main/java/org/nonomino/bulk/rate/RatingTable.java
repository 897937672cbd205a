package org.nonomino.bulk.rate;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.nonomino.bulk.RecordFormat;
import org.nonomino.core.RegionSymbols;
import org.nonomino.explainer.PathProfile;
import org.nonomino.explainer.Rated;
import org.nonomino.explainer.StepPath;
import org.nonomino.formats.CsvTable;
import org.nonomino.text.MalformedTextException;
import org.nonomino.toolkit.TechniqueUse;

/**
 * A table: puzzle, regions, er, ep, ed, level, techniques, label; score, steps, first_moves and
 * bottlenecks follow if they are requested. The level of a solved puzzle is empty if the ratings of
 * the scale have no levels. A puzzle without a level has one of {@code beyond}, {@code several},
 * {@code none}, {@code limit} and {@code invalid} in its place. Ratings of a puzzle beyond all
 * techniques are minimums, with a {@code +}.
 */
final class RatingTable implements RecordFormat<RatedPuzzle> {
  private static final List<String> NO_SCORE = List.of("", "", "", "");

  private final boolean isScored;

  RatingTable(boolean isScored) {
    this.isScored = isScored;
  }

  @Override
  public String header() {
    return record(
        List.of("puzzle", "regions", "er", "ep", "ed", "level", "techniques", "label"),
        List.of("score", "steps", "first_moves", "bottlenecks"));
  }

  private String record(List<String> fields, List<String> ofScore) {
    return CsvTable.record(
        isScored ? Stream.concat(fields.stream(), ofScore.stream()).toList() : fields);
  }

  @Override
  public String record(RatedPuzzle puzzle) {
    Optional<StepPath> path = puzzle.rated().foundPath();
    boolean isBeyond = puzzle.verdict() == RatedPuzzle.Verdict.beyond;
    return record(
        List.of(
            puzzle.entry().puzzle().givens().toString(),
            RegionSymbols.text(puzzle.entry().puzzle().mask()),
            path.map(found -> found.rating() + (isBeyond ? "+" : "")).orElse(""),
            path.map(found -> found.pearl() + (isBeyond && !found.hasPlacement() ? "+" : ""))
                .orElse(""),
            path.map(found -> found.diamond() + (isBeyond && found.steps().isEmpty() ? "+" : ""))
                .orElse(""),
            puzzle.rated() instanceof Rated.Solved ? puzzle.level().orElse("") : puzzle.word(),
            path.map(RatingTable::techniques).orElse(""),
            puzzle.entry().label()),
        path.isPresent() && puzzle.profile().isPresent()
            ? score(path.get(), puzzle.profile().get())
            : NO_SCORE);
  }

  private static List<String> score(StepPath path, PathProfile profile) {
    return List.of(
        String.valueOf(path.score()),
        String.valueOf(profile.steps()),
        String.valueOf(profile.firstMoves()),
        String.valueOf(profile.bottlenecks()));
  }

  private static String techniques(StepPath path) {
    return TechniqueUse.of(path).stream()
        .map(TechniqueUse::toString)
        .collect(Collectors.joining(";"));
  }

  @Override
  public String malformed(MalformedTextException problem) {
    return record(List.of("", "", "", "", "", "invalid", "", problem.place().toString()), NO_SCORE);
  }
}
