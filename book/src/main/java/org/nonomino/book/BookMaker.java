package org.nonomino.book;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.LongStream;
import org.nonomino.bulk.canon.Identity;
import org.nonomino.bulk.generate.OwnTime;
import org.nonomino.bulk.io.Console;
import org.nonomino.bulk.io.DistinctCounter;
import org.nonomino.bulk.io.ExitCode;
import org.nonomino.bulk.io.Fingerprints;
import org.nonomino.bulk.io.NumberedSink;
import org.nonomino.bulk.io.OrderedPipeline;
import org.nonomino.bulk.io.ProgressLine;
import org.nonomino.core.EntryPart;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.explainer.Board;
import org.nonomino.explainer.Explainer;
import org.nonomino.explainer.Level;
import org.nonomino.explainer.OpenMoves;
import org.nonomino.explainer.Rated;
import org.nonomino.explainer.Rater;
import org.nonomino.explainer.Scale;
import org.nonomino.explainer.Step;
import org.nonomino.explainer.StepPath;
import org.nonomino.generator.PuzzleGenerator;
import org.nonomino.generator.terms.Generated;
import org.nonomino.generator.terms.Judgement;
import org.nonomino.generator.terms.SeededRandom;
import org.nonomino.render.PuzzlePicture;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.Solver;
import org.nonomino.solver.Verdict;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;
import org.nonomino.toolkit.GeneratedPuzzle;
import org.nonomino.toolkit.PositionPictures;
import org.nonomino.toolkit.PositionSearch;
import org.nonomino.toolkit.RatedMaker;
import org.nonomino.toolkit.Sentences;
import org.nonomino.toolkit.TechniquePosition;

/** Generates or reads the puzzles of a book, all of them different. Used once, on one thread. */
final class BookMaker {
  /** The limit for solving an archived puzzle, whose solution is then not compared. */
  private static final Duration ARCHIVE_TIMEOUT = Duration.ofSeconds(10);

  /** The maximum number of puzzles that a message about failed conditions names. */
  private static final int MAX_NAMED = 20;

  private final Console console;
  private final Solver solver;
  private final Explainer explainer = new Explainer(Scale.NONOMINO);
  private final Rater rater;
  private final PuzzleFiles files;
  private final BookPlan plan;
  private final StepWords words;
  private final int threads;
  private final boolean isProved;

  /** Equivalent puzzles count as the same, because a reader would notice them. */
  private final Fingerprints known = new Fingerprints();

  /** The entries of chapters from files, by the number of the chapter. */
  private final Map<Integer, List<PuzzleFiles.Entry>> read = new HashMap<>();

  private final List<PuzzleFiles.Entry> archived = new ArrayList<>();
  private final Archive archive = new Archive();

  /**
   * @param solver proves that solutions are unique
   * @param threads how many threads work, at least 1
   * @param isProved whether the open moves at each step are counted for a proof sheet
   */
  BookMaker(
      Console console,
      Solver solver,
      PuzzleFiles files,
      BookPlan plan,
      int threads,
      boolean isProved) {
    this.console = console;
    this.solver = solver;
    this.rater = new Rater(solver, explainer, plan.design().levels());
    this.files = files;
    this.plan = plan;
    this.words = new StepWords(plan.design().language(), plan.design().style().look().digits());
    this.threads = threads;
    this.isProved = isProved;
  }

  /**
   * Reads all files, so that their errors are reported before any puzzle is generated.
   *
   * @return the extent of the largest puzzle of each chapter
   * @throws MalformedTextException if a file is malformed
   * @throws BookFailure if a puzzle fails a condition that does not depend on its rating
   */
  List<Extent> readFiles() throws MalformedTextException, BookFailure {
    Identity.Finder finder = new Identity.Finder();
    for (BookPlan.PuzzleFile file : plan.others().earlier()) {
      for (PuzzleFiles.Entry entry : files.read(file)) {
        Puzzle puzzle = entry.entry().puzzle();
        Optional<Grid> solution =
            finder.needsSolution(puzzle) ? solution(entry.entry()) : Optional.empty();
        known.add(finder.of(puzzle, solution).puzzle());
      }
    }
    for (BookPlan.PuzzleFile file : plan.others().archives()) {
      archived.addAll(files.read(file));
    }
    List<String> unfit = new ArrayList<>();
    List<Extent> extents = new ArrayList<>();
    for (int chapter = 0; chapter < plan.chapters().size(); chapter++) {
      BookPlan.Source source = plan.chapters().get(chapter).source();
      if (source instanceof BookPlan.Read named) {
        List<PuzzleFiles.Entry> entries = new ArrayList<>();
        for (BookPlan.PuzzleFile file : named.files()) {
          for (PuzzleFiles.Entry entry : files.read(file)) {
            requireLetters(entry);
            named
                .conditions()
                .failure(entry.entry().puzzle())
                .ifPresent(sentence -> unfit.add(entry.place() + ": " + sentence));
            entries.add(entry);
          }
        }
        read.put(chapter, entries);
        extents.add(Extent.of(entries.stream().map(each -> picture(each.entry())).toList()));
      } else if (source instanceof BookPlan.Made made) {
        Extent extent = Extent.of(made.spec());
        extents.add(made.technique().isPresent() ? extent.withCandidates() : extent);
      }
    }
    requireFit(unfit);
    return extents;
  }

  private PuzzlePicture picture(PuzzleEntry entry) {
    return PuzzlePicture.of(entry.puzzle()).withDrawings(plan.design().look().of(entry.drawings()));
  }

  /** Returns the number of puzzles of each chapter when all files are read. */
  List<Integer> numbers() {
    List<Integer> numbers = new ArrayList<>();
    for (int chapter = 0; chapter < plan.chapters().size(); chapter++) {
      numbers.add(
          plan.chapters().get(chapter).source() instanceof BookPlan.Made made
              ? made.number()
              : Objects.requireNonNull(read.get(chapter)).size());
    }
    return numbers;
  }

  /** Throws an exception that names the puzzles that fail the conditions of their chapter. */
  private static void requireFit(List<String> unfit) throws BookFailure {
    if (!unfit.isEmpty()) {
      int more = unfit.size() - MAX_NAMED;
      throw new BookFailure(
          ExitCode.NO_SOLUTION,
          String.join("\n", unfit.subList(0, Math.min(MAX_NAMED, unfit.size())))
              + (more > 0 ? "\n" + more + " more puzzles fail a condition." : ""));
    }
  }

  /** Returns the puzzles of the archives; complete when the puzzles of the book are. */
  Archive archive() {
    return archive;
  }

  /** Checks that the fonts have all characters printed with a puzzle. */
  private void requireLetters(PuzzleFiles.Entry entry) throws MalformedTextException {
    String printed = entry.entry().label() + entry.entry().text(EntryPart.AUTHOR).orElse("");
    String lacking = plan.design().style().look().fonts().lacking(printed);
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
    // Puzzles from files come first, because those that are generated can give way to them, and
    // because a file that fails its conditions need not wait for them.
    SortedMap<Integer, List<BookPuzzle>> chapters = new TreeMap<>();
    try (Progress progress = new Progress("Archives", archived.size())) {
      readArchives(progress);
    }
    try (Progress progress =
        new Progress("Rating", read.values().stream().mapToLong(List::size).sum())) {
      for (Map.Entry<Integer, List<PuzzleFiles.Entry>> entries : new TreeMap<>(read).entrySet()) {
        BookPlan.Chapter chapter = plan.chapters().get(entries.getKey());
        List<PuzzleFiles.Entry> puzzles = entries.getValue();
        boolean areDated = puzzles.stream().anyMatch(PuzzleFiles.Entry::isDated);
        chapters.put(
            entries.getKey(), arranged(chapter, areDated, rated(chapter, puzzles, progress)));
      }
    }
    try (Progress progress = new Progress("Generating", generatedCount())) {
      for (int number = 0; number < plan.chapters().size(); number++) {
        BookPlan.Chapter chapter = plan.chapters().get(number);
        if (chapter.source() instanceof BookPlan.Made made) {
          long chapterSeed = SeededRandom.of(seed, number).nextLong();
          chapters.put(
              number, arranged(chapter, false, made(chapter, made, chapterSeed, progress)));
        }
      }
    }
    return List.copyOf(chapters.values());
  }

  private static List<BookPuzzle> arranged(
      BookPlan.Chapter chapter, boolean areDated, List<BookPuzzle> puzzles) throws BookFailure {
    if (puzzles.isEmpty()) {
      throw failure(
          ExitCode.NO_SOLUTION,
          chapter.place(),
          "All puzzles of this chapter are already in this book or an earlier one.");
    }
    if (chapter.isSorted().orElse(!areDated)) {
      puzzles.sort(BookPuzzle.EASIEST_FIRST);
    }
    return puzzles;
  }

  /** Finds the identities of the archived puzzles. */
  private void readArchives(Progress progress) throws IOException, InterruptedException {
    OrderedPipeline<Long, Archived> pipeline =
        new OrderedPipeline<>(
            threads,
            () -> {
              Identity.Finder finder = new Identity.Finder();
              return k -> archived(finder, archived.get(Math.toIntExact(k)));
            });
    pipeline.run(
        OrderedPipeline.Source.of(LongStream.range(0, archived.size()).iterator()),
        new OrderedPipeline.Sink<>() {
          @Override
          public void accept(Archived result) {
            archive.add(result.identity(), result.place());
            progress.countPuzzle();
          }

          @Override
          public void flush() {}
        });
    archived.clear();
  }

  private record Archived(Identity identity, Place place) {}

  private Archived archived(Identity.Finder finder, PuzzleFiles.Entry entry) {
    return new Archived(finder.of(entry.entry().puzzle(), solution(entry.entry())), entry.place());
  }

  /** Returns the solution of a puzzle in a file; empty if it is not unique or not found in time. */
  private Optional<Grid> solution(PuzzleEntry entry) {
    Puzzle puzzle = entry.puzzle();
    Optional<Grid> written = entry.solution().filter(puzzle::isSolvedBy);
    if (written.isPresent()) {
      return written;
    }
    return solver.solve(puzzle, SearchLimits.NONE.withDeadline(OwnTime.in(ARCHIVE_TIMEOUT)))
            instanceof Verdict.Unique unique
        ? Optional.of(unique.solution())
        : Optional.empty();
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
    taker.takeAll(
        threads,
        () -> {
          Identity.Finder finder = new Identity.Finder();
          return k -> rate(finder, chapter, entries, k);
        });
    return taker.puzzles(chapter.place());
  }

  private long generatedCount() {
    return plan.chapters().stream()
        .map(BookPlan.Chapter::source)
        .mapToLong(source -> source instanceof BookPlan.Made made ? made.number() : 0)
        .sum();
  }

  /** Displays the number of finished puzzles of a phase. */
  private final class Progress implements AutoCloseable {
    private final Optional<ProgressLine> line;
    private long ready;

    Progress(String task, long number) {
      this.line =
          number == 0
              ? Optional.empty()
              : ProgressLine.ifWatched(
                  console, task, ProgressLine.Unit.of("puzzles"), OptionalLong.of(number));
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
    record Ready(BookPuzzle puzzle) implements Result {}

    /** A puzzle that fails a condition of its chapter, which the sentence names. */
    record Unfit(Place place, String sentence) implements Result {}

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
    Identity.Finder finder = new Identity.Finder();
    return k ->
        result(
            finder,
            chapter,
            made,
            maker.make(SeededRandom.of(seed, k), OwnTime.in(timeout), () -> OwnTime.in(timeout)));
  }

  private Result result(
      Identity.Finder finder,
      BookPlan.Chapter chapter,
      BookPlan.Made made,
      GeneratedPuzzle result) {
    if (result.generated() instanceof Generated.Made ready) {
      Rated rated = result.rated().orElseThrow();
      return rated.foundPath().isEmpty()
          ? notRated(rated)
          : ready(finder, chapter, made, ready.puzzle(), ready.solution().orElseThrow(), rated);
    }
    return new Result.Failed(exitCode(result.generated()), Optional.empty(), result.whyNot());
  }

  private static ExitCode exitCode(Generated notMade) {
    if (notMade instanceof Generated.OtherValues) {
      return ExitCode.BAD_INPUT;
    }
    return notMade instanceof Generated.Undecided ? ExitCode.LIMIT : ExitCode.NO_SOLUTION;
  }

  private static Result notRated(Rated rated) {
    return new Result.Failed(ExitCode.LIMIT, Optional.empty(), Sentences.notRated(rated));
  }

  private Result ready(
      Identity.Finder finder,
      BookPlan.Chapter chapter,
      BookPlan.Made made,
      Puzzle puzzle,
      Grid solution,
      Rated rated) {
    Optional<TechniquePosition> position =
        made.technique()
            .map(
                kind ->
                    new PositionSearch(kind)
                        .search(PuzzleEntry.of(puzzle).withSolution(solution), 1, Deadline.NEVER)
                        .positions()
                        .get(0));
    return new Result.Ready(
        BookPuzzle.of(
            puzzle,
            solution,
            rated,
            position.isPresent() ? path(chapter, position.get()) : path(chapter, puzzle, rated),
            position.isPresent() ? List.of() : hints(puzzle, rated),
            position.map(this::pictures),
            proof(finder, chapter, Optional.empty(), puzzle, solution, rated)));
  }

  /** Returns the pictures of an exercise, and its step in the language of the book. */
  private PositionPictures pictures(TechniquePosition position) {
    PositionPictures pictures = PositionPictures.of(position);
    return new PositionPictures(
        pictures.question(), pictures.answer(), words.step(position.step(), position.board()));
  }

  /** Returns the lines of the path, if the chapter has paths. */
  private List<String> path(BookPlan.Chapter chapter, Puzzle puzzle, Rated rated) {
    return chapter.hasPaths()
        ? words.path(Board.of(puzzle), rated.foundPath().orElseThrow().steps())
        : List.of();
  }

  /** Returns the lines of the path from the step of an exercise on, if the chapter has paths. */
  private List<String> path(BookPlan.Chapter chapter, TechniquePosition position) {
    if (!chapter.hasPaths()) {
      return List.of();
    }
    Deadline deadline = OwnTime.in(chapter.timeout());
    List<Step> steps = new ArrayList<>();
    Board board = position.board();
    Optional<Step> next = Optional.of(position.step());
    while (next.isPresent()) {
      steps.add(next.get());
      board = board.after(next.get());
      next = explainer.next(board, deadline);
    }
    return words.path(position.board(), steps);
  }

  /** Returns the hints for a puzzle, if its level has hints. */
  private List<String> hints(Puzzle puzzle, Rated rated) {
    StepPath path = rated.foundPath().orElseThrow();
    List<Level> levels = plan.design().levels().all();
    int level = levels.indexOf(rated.foundLevel().orElseThrow());
    return path.isSolved()
            && plan.parts().hintsFrom().filter(least -> level >= levels.indexOf(least)).isPresent()
        ? words.hints(puzzle, path)
        : List.of();
  }

  private PuzzleProof proof(
      Identity.Finder finder,
      BookPlan.Chapter chapter,
      Optional<Place> place,
      Puzzle puzzle,
      Grid solution,
      Rated rated) {
    StepPath path = rated.foundPath().orElseThrow();
    Optional<OpenMoves> moves =
        isProved
            ? Optional.of(
                explainer.openMoves(
                    puzzle, path, ProofSheet.ENOUGH_MOVES, OwnTime.in(chapter.timeout())))
            : Optional.empty();
    return new PuzzleProof(place, finder.of(puzzle, Optional.of(solution)), moves);
  }

  private Result rate(
      Identity.Finder finder,
      BookPlan.Chapter chapter,
      List<PuzzleFiles.Entry> entries,
      long number) {
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
    Optional<String> unfit =
        chapter.source() instanceof BookPlan.Read source
            ? source.conditions().failure(rated)
            : Optional.empty();
    if (unfit.isPresent()) {
      return new Result.Unfit(entry.place(), unfit.get());
    }
    Optional<Result> failed = failedDemand(chapter, entry, unique.solution());
    if (failed.isPresent()) {
      return failed.get();
    }
    return new Result.Ready(
        BookPuzzle.of(
                puzzle,
                unique.solution(),
                rated,
                path(chapter, puzzle, rated),
                hints(puzzle, rated),
                Optional.empty(),
                proof(finder, chapter, place, puzzle, unique.solution(), rated))
            .with(entry.entry(), plan.design().look()));
  }

  /** Returns the result for a puzzle from a file that fails a demand of its chapter. */
  private static Optional<Result> failedDemand(
      BookPlan.Chapter chapter, PuzzleFiles.Entry entry, Grid solution) {
    List<Conditions.Demand> demands =
        chapter.source() instanceof BookPlan.Read source
            ? source.conditions().demands()
            : List.of();
    for (Conditions.Demand demand : demands) {
      Judgement.Kind kind =
          demand.judge(entry.entry().puzzle(), solution, OwnTime.in(chapter.timeout()));
      if (kind == Judgement.Kind.UNDECIDED) {
        return Optional.of(
            new Result.Failed(
                ExitCode.LIMIT,
                Optional.of(entry.place()),
                "The condition '%s' was not decided in time. To allow more, use timeout: in the plan."
                    .formatted(demand.condition())));
      }
      if (kind != Judgement.Kind.MET) {
        return Optional.of(new Result.Unfit(entry.place(), demand.failure()));
      }
    }
    return Optional.empty();
  }

  /** Collects the puzzles of a chapter. */
  private final class Chapter implements NumberedSink<Result> {
    private final List<BookPuzzle> puzzles = new ArrayList<>();
    private final DistinctCounter distinct;
    private final Progress progress;
    private final List<String> unfit = new ArrayList<>();
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
        take(ready.puzzle());
      } else if (result instanceof Result.Unfit puzzle) {
        unfit.add(puzzle.place() + ": " + puzzle.sentence());
      } else {
        isOver = true;
      }
    }

    private void take(BookPuzzle puzzle) {
      if (distinct.add(puzzle.proof().identity().puzzle())) {
        puzzles.add(puzzle);
        progress.countPuzzle();
      } else if (puzzle.proof().place().isPresent()) {
        console.remark(
            puzzle.proof().place().get()
                + ": This puzzle is already in this book or an earlier one and was left out.");
      }
    }

    /** Returns all puzzles; fails with the reason if there are fewer than requested. */
    List<BookPuzzle> puzzles(Place place) throws BookFailure {
      if (failure.isPresent()) {
        Result.Failed failed = failure.get();
        throw BookMaker.failure(failed.exitCode, failed.place.orElse(place), failed.sentences);
      }
      requireFit(unfit);
      if (distinct.isExhausted() && distinct.count() > 0) {
        throw BookMaker.failure(
            ExitCode.NO_SOLUTION,
            place,
            distinct.exhaustion("puzzle", "puzzles")
                + " Ask for at most "
                + distinct.count()
                + ", or for other regions, clues or levels.");
      }
      return puzzles;
    }

    @Override
    public void flush() {}
  }
}
