package org.nonomino.app.book;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import org.nonomino.bulk.generate.OwnTime;
import org.nonomino.bulk.io.Console;
import org.nonomino.bulk.io.DistinctCounter;
import org.nonomino.bulk.io.ExitCode;
import org.nonomino.bulk.io.Fingerprints;
import org.nonomino.bulk.io.NumberedSink;
import org.nonomino.bulk.io.ProgressLine;
import org.nonomino.bulk.options.Sameness;
import org.nonomino.core.EntryPart;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.explainer.Explainer;
import org.nonomino.explainer.Rated;
import org.nonomino.explainer.Rater;
import org.nonomino.explainer.Scale;
import org.nonomino.explainer.Step;
import org.nonomino.generator.Generated;
import org.nonomino.generator.PuzzleGenerator;
import org.nonomino.generator.SeededRandom;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.Solver;
import org.nonomino.solver.Verdict;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;
import org.nonomino.toolkit.GeneratedPuzzle;
import org.nonomino.toolkit.PositionPictures;
import org.nonomino.toolkit.RatedMaker;
import org.nonomino.toolkit.Sentences;
import org.nonomino.toolkit.TechniquePosition;

/** Generates or reads the puzzles of a book, all of them different. Used once, on one thread. */
final class BookMaker {
  private final Console console;
  private final Solver solver;
  private final Rater rater;
  private final PuzzleFiles files;
  private final BookPlan plan;
  private final int threads;
  private final Fingerprints known = new Fingerprints();

  /** Equivalent puzzles count as the same, because a reader would notice them. */
  private final ToLongFunction<Puzzle> fingerprints = Sameness.canonical.fingerprints();

  /** The entries of chapters from files, by the number of the chapter. */
  private final Map<Integer, List<PuzzleFiles.Entry>> read = new HashMap<>();

  /**
   * @param solver proves that solutions are unique
   * @param threads how many threads work, at least 1
   */
  BookMaker(Console console, Solver solver, PuzzleFiles files, BookPlan plan, int threads) {
    this.console = console;
    this.solver = solver;
    this.rater = new Rater(solver, new Explainer(Scale.NONOMINO), plan.levels());
    this.files = files;
    this.plan = plan;
    this.threads = threads;
  }

  /**
   * Reads all files, so that their errors are reported before any puzzle is generated.
   *
   * @return the extent of the largest puzzle of each chapter
   * @throws MalformedTextException if a file is malformed
   */
  List<Extent> readFiles() throws MalformedTextException {
    for (BookPlan.PuzzleFile file : plan.earlier()) {
      for (PuzzleFiles.Entry entry : files.read(file)) {
        known.add(fingerprints.applyAsLong(entry.entry().puzzle()));
      }
    }
    List<Extent> extents = new ArrayList<>();
    for (int chapter = 0; chapter < plan.chapters().size(); chapter++) {
      BookPlan.Source source = plan.chapters().get(chapter).source();
      if (source instanceof BookPlan.Read named) {
        List<PuzzleFiles.Entry> entries = new ArrayList<>();
        for (BookPlan.PuzzleFile file : named.files()) {
          for (PuzzleFiles.Entry entry : files.read(file)) {
            requireLetters(entry);
            entries.add(entry);
          }
        }
        read.put(chapter, entries);
        extents.add(Extent.of(entries.stream().map(each -> each.entry().puzzle()).toList()));
      } else if (source instanceof BookPlan.Made made) {
        extents.add(Extent.of(made.spec()));
      }
    }
    return extents;
  }

  /** Checks that the fonts have all characters printed with a puzzle. */
  private void requireLetters(PuzzleFiles.Entry entry) throws MalformedTextException {
    String printed = entry.entry().label() + entry.entry().text(EntryPart.AUTHOR).orElse("");
    String lacking = plan.style().look().fonts().lacking(printed);
    if (!lacking.isEmpty()) {
      throw new MalformedTextException(
          entry.place(),
          "the font lacks '" + lacking + "' of the title or author of this puzzle",
          "Choose another font in the plan, or other words here.");
    }
  }

  /**
   * Returns the puzzles of all chapters.
   *
   * @param seed the seed of everything random
   * @return the puzzles of each chapter, in the order of the book
   * @throws BookFailure if some puzzle cannot be generated, or does not suit a book
   */
  List<List<BookPuzzle>> make(long seed) throws BookFailure, IOException, InterruptedException {
    try (Progress progress = new Progress()) {
      return make(seed, progress);
    }
  }

  private List<List<BookPuzzle>> make(long seed, Progress progress)
      throws BookFailure, IOException, InterruptedException {
    List<List<BookPuzzle>> chapters = new ArrayList<>();
    for (int number = 0; number < plan.chapters().size(); number++) {
      BookPlan.Chapter chapter = plan.chapters().get(number);
      List<BookPuzzle> puzzles =
          chapter.source() instanceof BookPlan.Made made
              ? made(chapter, made, SeededRandom.of(seed, number).nextLong(), progress)
              : rated(chapter, read.getOrDefault(number, List.of()), progress);
      if (puzzles.isEmpty()) {
        throw failure(
            ExitCode.NO_SOLUTION,
            chapter.place(),
            "All puzzles of this chapter are already in this book or an earlier one.");
      }
      if (chapter.isSorted()) {
        puzzles.sort(BookPuzzle.EASIEST_FIRST);
      }
      chapters.add(puzzles);
    }
    return chapters;
  }

  private static BookFailure failure(ExitCode exitCode, Place place, String sentences) {
    return new BookFailure(exitCode, place + ": " + sentences);
  }

  private List<BookPuzzle> made(
      BookPlan.Chapter chapter, BookPlan.Made made, long seed, Progress progress)
      throws BookFailure, IOException, InterruptedException {
    Chapter taker = new Chapter(made.number(), progress);
    taker.takeAll(threads, () -> maker(chapter, made, seed));
    return taker.puzzles(chapter.place());
  }

  private List<BookPuzzle> rated(
      BookPlan.Chapter chapter, List<PuzzleFiles.Entry> entries, Progress progress)
      throws BookFailure, IOException, InterruptedException {
    Chapter taker = new Chapter(entries.size(), progress);
    taker.takeAll(threads, () -> k -> rate(chapter, entries, k));
    return taker.puzzles(chapter.place());
  }

  /** Returns the maximum number of puzzles of all chapters together. */
  private long number() {
    long number = 0;
    for (int chapter = 0; chapter < plan.chapters().size(); chapter++) {
      number +=
          plan.chapters().get(chapter).source() instanceof BookPlan.Made made
              ? made.number()
              : read.getOrDefault(chapter, List.of()).size();
    }
    return number;
  }

  /** Displays the number of finished puzzles of the book. */
  private final class Progress implements AutoCloseable {
    private final Optional<ProgressLine> line =
        ProgressLine.ifWatched(console, ProgressLine.Unit.of("puzzles"), OptionalLong.of(number()));
    private long ready;

    Progress() {
      line.ifPresent(ProgressLine::appear);
    }

    void countPuzzle() {
      ready++;
      line.ifPresent(shown -> shown.advance(ready, ready));
    }

    @Override
    public void close() {
      line.ifPresent(ProgressLine::close);
    }
  }

  /** The outcome for one puzzle. */
  private sealed interface Result {
    /** A puzzle for the book, unless the book already has it. */
    record Ready(BookPuzzle puzzle, Optional<Place> place) implements Result {}

    /** A failure of the whole book, with its reason in sentences. */
    record Failed(ExitCode exitCode, Optional<Place> place, String sentences) implements Result {}

    /** The end of the files. */
    record None() implements Result {}
  }

  private Function<Long, Result> maker(BookPlan.Chapter chapter, BookPlan.Made made, long seed) {
    RatedMaker maker =
        new RatedMaker(
            new PuzzleGenerator(solver), made.spec(), made.difficulty(), Optional.of(rater), true);
    Duration timeout = chapter.timeout();
    return k ->
        result(
            chapter,
            made,
            maker.make(SeededRandom.of(seed, k), OwnTime.in(timeout), () -> OwnTime.in(timeout)));
  }

  private static Result result(
      BookPlan.Chapter chapter, BookPlan.Made made, GeneratedPuzzle result) {
    if (result.generated() instanceof Generated.Made ready) {
      Rated rated = result.rated().orElseThrow();
      return rated.foundPath().isEmpty()
          ? notRated(rated)
          : ready(chapter, made, ready.puzzle(), ready.solution().orElseThrow(), rated);
    }
    return new Result.Failed(
        result.generated() instanceof Generated.Undecided ? ExitCode.LIMIT : ExitCode.NO_SOLUTION,
        Optional.empty(),
        result.whyNot());
  }

  private static Result notRated(Rated rated) {
    return new Result.Failed(ExitCode.LIMIT, Optional.empty(), Sentences.notRated(rated));
  }

  private static Result ready(
      BookPlan.Chapter chapter, BookPlan.Made made, Puzzle puzzle, Grid solution, Rated rated) {
    Optional<TechniquePosition> position =
        made.technique()
            .map(
                kind ->
                    TechniquePosition.before(
                            kind,
                            1,
                            PuzzleEntry.of(puzzle).withSolution(solution),
                            rated.foundPath().orElseThrow())
                        .orElseThrow());
    Optional<Step> first =
        position.isPresent()
            ? position.map(TechniquePosition::step)
            : rated.foundPath().orElseThrow().steps().stream().findFirst();
    return new Result.Ready(
        BookPuzzle.of(
            puzzle,
            solution,
            rated,
            first.filter(step -> chapter.hasPaths()),
            position.map(PositionPictures::of)),
        Optional.empty());
  }

  private Result rate(BookPlan.Chapter chapter, List<PuzzleFiles.Entry> entries, long number) {
    if (number >= entries.size()) {
      return new Result.None();
    }
    PuzzleFiles.Entry entry = entries.get((int) number);
    Optional<Place> place = Optional.of(entry.place());
    Puzzle puzzle = entry.entry().puzzle();
    Deadline deadline = OwnTime.in(chapter.timeout());
    Verdict verdict = solver.solve(puzzle, SearchLimits.NONE.withDeadline(deadline));
    if (!(verdict instanceof Verdict.Unique unique)) {
      return new Result.Failed(
          verdict instanceof Verdict.Undecided ? ExitCode.LIMIT : ExitCode.NO_SOLUTION,
          place,
          Sentences.notUnique(verdict));
    }
    Rated rated = rater.rate(puzzle, unique.solution(), deadline);
    if (rated.foundPath().isEmpty()) {
      return new Result.Failed(
          ExitCode.LIMIT,
          place,
          Sentences.notRated(rated) + " To allow more, use timeout: in the plan.");
    }
    Optional<Step> first =
        rated.foundPath().orElseThrow().steps().stream()
            .findFirst()
            .filter(step -> chapter.hasPaths());
    return new Result.Ready(
        BookPuzzle.of(puzzle, unique.solution(), rated, first, Optional.empty())
            .withTexts(entry.entry().label(), entry.entry().text(EntryPart.AUTHOR).orElse("")),
        place);
  }

  /** Collects the puzzles of a chapter. */
  private final class Chapter implements NumberedSink<Result> {
    private final List<BookPuzzle> puzzles = new ArrayList<>();
    private final DistinctCounter distinct;
    private final Progress progress;
    private Optional<Result.Failed> failure = Optional.empty();
    private boolean isOver;

    Chapter(long number, Progress progress) {
      this.distinct = new DistinctCounter(number, known);
      this.progress = progress;
    }

    @Override
    public long missing() {
      return isOver ? 0 : distinct.missing();
    }

    @Override
    public void accept(Result result) throws IOException {
      if (result instanceof Result.Failed failed) {
        failure = Optional.of(failed);
        isOver = true;
      } else if (result instanceof Result.Ready ready) {
        take(ready);
      } else {
        isOver = true;
      }
    }

    private void take(Result.Ready ready) {
      if (distinct.add(fingerprints.applyAsLong(ready.puzzle().puzzle()))) {
        puzzles.add(ready.puzzle());
        progress.countPuzzle();
      } else if (ready.place().isPresent()) {
        console.remark(
            ready.place().get()
                + ": This puzzle is already in this book or an earlier one and was left out.");
      }
    }

    /** Returns all puzzles; fails with the reason if there are fewer than requested. */
    List<BookPuzzle> puzzles(Place place) throws BookFailure {
      if (failure.isPresent()) {
        Result.Failed failed = failure.get();
        throw BookMaker.failure(failed.exitCode, failed.place.orElse(place), failed.sentences);
      }
      if (distinct.isExhausted()) {
        throw BookMaker.failure(
            ExitCode.NO_SOLUTION, place, distinct.exhaustion("puzzle", "puzzles"));
      }
      return puzzles;
    }

    @Override
    public void flush() {}
  }
}
