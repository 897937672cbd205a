package org.nonomino.bulk.rate;

import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.StringJoiner;
import org.nonomino.bulk.BulkWork;
import org.nonomino.bulk.Counts;
import org.nonomino.bulk.Done;
import org.nonomino.bulk.RecordFormat;
import org.nonomino.bulk.io.InputItem;
import org.nonomino.bulk.io.OrderedPipeline.BatchWorker;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.explainer.Level;
import org.nonomino.explainer.PathProfile;
import org.nonomino.explainer.Rated;
import org.nonomino.explainer.Rater;
import org.nonomino.explainer.SimpleDifficulty;
import org.nonomino.solver.Deadline;
import org.nonomino.text.PuzzleText;
import org.nonomino.toolkit.ConstraintSupport;

/** Rates each puzzle. */
public final class RateWork implements BulkWork<RatedPuzzle> {
  private static final String PUZZLES = "puzzles";
  private static final String WITH_WORD = "word ";
  private static final String OF_SIMPLE_LEVEL = "simple level ";

  /** Values of the simple formula are counted in billionths, so that sums of parts are exact. */
  private static final String SIMPLE_BILLIONTHS = "simple billionths";

  private static final double BILLION = 1e9;

  private final RateSettings settings;
  private final RecordFormat<RatedPuzzle> writer;
  private final Rater rater;

  RateWork(RateSettings settings, RecordFormat<RatedPuzzle> writer) {
    this.settings = settings;
    this.writer = writer;
    this.rater = new Rater(settings.solver(), settings.explainer(), settings.levelJudge());
  }

  @Override
  public int itemsAtOnce() {
    return FEW_AT_ONCE;
  }

  @Override
  public Optional<RecordFormat<RatedPuzzle>> records() {
    return Optional.of(writer);
  }

  @Override
  public ConstraintSupport constraintSupport() {
    return ConstraintSupport.ratedOn(settings.scale());
  }

  @Override
  public BatchWorker<InputItem, Done<RatedPuzzle>> newWorker() {
    return oneByOne(
        (text, entry) -> {
          RatedPuzzle rated = rate(text, entry);
          return writer.done(rated, text.place(), entry, rated.exitCode());
        });
  }

  private RatedPuzzle rate(PuzzleText text, PuzzleEntry entry) {
    long start = System.nanoTime();
    Deadline deadline = Deadline.in(settings.timeout());
    Rated rated = rater.rate(entry.puzzle(), settings.fog().of(entry), deadline);
    Optional<PathProfile> profile =
        rated
            .foundPath()
            .filter(path -> settings.isScored())
            .map(path -> settings.explainer().profile(entry.puzzle(), path, deadline));
    return new RatedPuzzle(text.place(), entry, rated, profile, System.nanoTime() - start);
  }

  @Override
  public void count(RatedPuzzle puzzle, Counts counts) {
    counts.add(PUZZLES);
    counts.add(WITH_WORD + puzzle.word());
    SimpleDifficulty simple = SimpleDifficulty.of(puzzle.entry().puzzle());
    counts.add(SIMPLE_BILLIONTHS, Math.round(simple.value() * BILLION));
    counts.add(OF_SIMPLE_LEVEL + simple.level());
  }

  /** Returns the possible words for a puzzle, in the order in which they are listed. */
  private Set<String> words() {
    Set<String> words = new LinkedHashSet<>();
    settings.levels().all().stream().map(Level::name).forEach(words::add);
    for (RatedPuzzle.Verdict verdict : RatedPuzzle.Verdict.values()) {
      words.add(verdict.name());
    }
    return words;
  }

  @Override
  public String summary(Counts counts) {
    StringJoiner kinds = new StringJoiner(", ");
    for (String word : words()) {
      long count = counts.get(WITH_WORD + word);
      if (count > 0) {
        kinds.add(count + " " + inWords(word));
      }
    }
    if (counts.get(MALFORMED) > 0) {
      kinds.add(counts.get(MALFORMED) + " malformed");
    }
    long puzzles = puzzles(counts);
    return puzzles == 0 ? "" : puzzles + (puzzles == 1 ? " puzzle: " : " puzzles: ") + kinds + "\n";
  }

  private static long puzzles(Counts counts) {
    return counts.get(PUZZLES) + counts.get(MALFORMED);
  }

  private static String inWords(String word) {
    return switch (word) {
      case "beyond" -> "beyond the techniques";
      case "none" -> "without a solution";
      case "several" -> "with several solutions";
      case "limit" -> "stopped at a limit";
      default -> word;
    };
  }

  /** Returns the summary, the simple formula, and the time. */
  @Override
  public String statistics(Counts counts, double seconds) {
    return summary(counts)
        + simple(counts)
        + String.format(
            Locale.ROOT, "%.3f s total, %,.0f puzzles/s\n", seconds, puzzles(counts) / seconds);
  }

  private static String simple(Counts counts) {
    long rated = counts.get(PUZZLES);
    if (rated == 0) {
      return "";
    }
    StringJoiner levels = new StringJoiner(", ");
    for (int level = 0; level < SimpleDifficulty.LEVELS; level++) {
      levels.add(counts.get(OF_SIMPLE_LEVEL + level) + " of level " + level);
    }
    return String.format(
        Locale.ROOT,
        "simple formula: %.3f on average; %s\n",
        counts.get(SIMPLE_BILLIONTHS) / BILLION / rated,
        levels);
  }
}
