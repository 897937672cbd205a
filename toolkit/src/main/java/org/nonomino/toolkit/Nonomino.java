package org.nonomino.toolkit;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.nonomino.canon.CanonicalForm;
import org.nonomino.canon.Canonicalizer;
import org.nonomino.core.Constraint;
import org.nonomino.core.Progress;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.constraint.ConstraintNames;
import org.nonomino.explainer.Explainer;
import org.nonomino.explainer.Rated;
import org.nonomino.explainer.Rater;
import org.nonomino.explainer.Scale;
import org.nonomino.generator.PuzzleGenerator;
import org.nonomino.generator.terms.SeededRandom;
import org.nonomino.render.PictureLayout;
import org.nonomino.render.PictureStyle;
import org.nonomino.render.PictureWriter;
import org.nonomino.render.PuzzlePicture;
import org.nonomino.render.TextPicture;
import org.nonomino.render.TextStyle;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.SearchObserver;
import org.nonomino.solver.SearchReport;
import org.nonomino.solver.Solver;
import org.nonomino.solver.Verdict;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.ProblemWords;

/**
 * The entry point for programs: the most common operations, with the best strategy and default
 * settings. Each call runs on the calling thread, and interrupting that thread ends it early.
 * Immutable; thread-safe. Create one instance and reuse it, because it caches data derived from the
 * latest regions.
 *
 * <p>All methods with a puzzle throw an {@link IllegalArgumentException} if it has a constraint
 * whose class is not in {@code org.nonomino.core.constraint}.
 */
public final class Nonomino {
  private static final int MAX_PUZZLES = 1_000_000;

  /** The package of all kinds of constraints. */
  private static final String CONSTRAINTS = ConstraintNames.class.getPackageName();

  private final Solver solver;
  private final PuzzleTexts puzzleTexts;
  private final Rater rater;
  private final Hinter hinter;
  private final PuzzleGenerator generator;
  private final Optional<Duration> timeout;

  private Nonomino(Solver solver, Formats formats, Optional<Duration> timeout) {
    Explainer explainer = new Explainer(Scale.NONOMINO);
    this.solver = solver;
    this.puzzleTexts = new PuzzleTexts(formats);
    this.rater = new Rater(solver, explainer);
    this.hinter = new Hinter(solver, explainer);
    this.generator = new PuzzleGenerator(solver);
    this.timeout = timeout;
  }

  /** Returns the deadline of a call that begins now. */
  private Deadline deadline() {
    return timeout.map(Deadline::in).orElse(Deadline.NEVER);
  }

  /** Returns an instance with everything that Nonomino includes, and without a time limit. */
  public static Nonomino create() {
    return new Nonomino(
        Solvers.standard().defaultSolver().orElseThrow(), Formats.standard(), Optional.empty());
  }

  /** Returns an instance that uses the given strategy, without a time limit. */
  public static Nonomino with(Solver solver) {
    return new Nonomino(solver, Formats.standard(), Optional.empty());
  }

  /**
   * Returns an instance whose calls each take at most this long, within some milliseconds. If the
   * time is over, the result says so.
   *
   * @param max positive
   */
  public Nonomino withTimeout(Duration max) {
    return new Nonomino(solver, Formats.standard(), Optional.of(max));
  }

  /**
   * Reads a puzzle in any format: rows of digits, a line of n² characters, a link of SudokuPad, …
   * {@link PuzzleTexts#remarking} also reports what is left out or interpreted.
   *
   * @throws MalformedTextException if the text, or its first puzzle, is malformed; the exception
   *     gives the place and advice
   */
  public PuzzleEntry read(String text) throws MalformedTextException {
    return puzzleTexts.read(text, 1).get(0);
  }

  /**
   * Reads all puzzles of a string, in any format.
   *
   * @return at least one
   * @throws MalformedTextException if one of them is malformed
   */
  public List<PuzzleEntry> readAll(String text) throws MalformedTextException {
    return puzzleTexts.read(text, MAX_PUZZLES);
  }

  /** Returns the solution of a puzzle, and whether it is unique. */
  public Verdict solve(Puzzle puzzle) {
    return solver.solve(known(puzzle), SearchLimits.NONE.withDeadline(deadline()));
  }

  /**
   * Counts the solutions of a puzzle.
   *
   * @param max the number at which to stop, at least 1
   * @return the report of the search: how many solutions there are, and whether these are all
   */
  public SearchReport count(Puzzle puzzle, long max) {
    SearchLimits limits = SearchLimits.solutions(max).withDeadline(deadline());
    return solver.prepare(known(puzzle).rules()).run(puzzle.givens(), limits, SearchObserver.NONE);
  }

  /**
   * Finds the true candidates of a puzzle: the digits that each empty cell has in some solution.
   *
   * @param cap the maximum number of solutions to count for each candidate, 1 to {@value
   *     TrueCandidates#HIGHEST_CAP}
   */
  public TrueCandidates candidates(Puzzle puzzle, int cap) {
    SolveTask task = SolveTask.candidates(SolveTask.USUAL_MAXIMUM, cap, timeout);
    return new PuzzleSolver(solver, task, false).solve(known(puzzle)).candidates().orElseThrow();
  }

  /**
   * Generates a puzzle and rates it: {@code generate(request ->
   * request.randomRegions(9).level("hard"), 2026)}.
   *
   * @param request sets the properties of the puzzle; by default it is a 9×9 puzzle in boxes
   * @param seed the same request and seed give the same puzzle on every machine
   * @throws RequestException if no puzzle can satisfy the request
   */
  public GeneratedPuzzle generate(Consumer<GenerateRequest> request, long seed)
      throws RequestException {
    GenerateRequest wanted = GenerateRequest.defaults();
    request.accept(wanted);
    return new RatedMaker(
            generator,
            wanted.spec(),
            wanted.draft().map(Nonomino::known),
            wanted.difficulty(),
            Optional.of(rater),
            true)
        .make(SeededRandom.of(seed, 0), deadline());
  }

  /**
   * Rates a puzzle for people, and returns the path of steps to its solution. {@link
   * Sentences#of(Rated)} puts the result into words.
   */
  public Rated rate(Puzzle puzzle) {
    return rater.rate(known(puzzle), deadline());
  }

  /** Returns the first step for a person. {@link Sentences#of(Hint)} puts it into words. */
  public Hint hint(Puzzle puzzle) {
    return hint(puzzle, PuzzleEntry.of(puzzle).progress());
  }

  /**
   * Returns the next step for a person, or the first mistake. {@link Sentences#of(Hint)} puts it
   * into words.
   *
   * @param progress the digits and pencil marks so far, on the grid of the puzzle
   */
  public Hint hint(Puzzle puzzle, Progress progress) {
    return hinter.hint(known(puzzle), progress, deadline());
  }

  /**
   * Returns the canonical form: the puzzle that represents all those that become equal by
   * reordering rows and columns, transposing, and relabelling digits, with the transformation to
   * it. With constraints, only transformations that keep them count.
   *
   * @throws IllegalArgumentException if the puzzle has constraints with a place in the grid, such
   *     as cages
   */
  public CanonicalForm canonicalForm(Puzzle puzzle) {
    ConstraintSupport.CANON.requireArgument(known(puzzle).rules());
    return Canonicalizer.of(puzzle.rules()).form(puzzle.givens());
  }

  /**
   * Draws a puzzle as text, with the borders of its regions. Its constraints are listed below the
   * picture, one in each line, and those that a picture in text can show are also marked in it.
   * {@link #read} returns the puzzle again.
   */
  public String draw(Puzzle puzzle) {
    return TextPicture.draw(PuzzlePicture.of(known(puzzle)), new TextStyle(false, false))
        + TextCaptions.constraints(puzzle.rules());
  }

  /**
   * Draws a puzzle and returns the bytes of a complete file.
   *
   * @param format {@code SvgPicture::write}, or from the artifact {@code nonomino-render-export}
   *     {@code PngPicture::write} or {@code PdfPicture::write}
   */
  public byte[] draw(Puzzle puzzle, PictureWriter format) {
    PuzzlePicture picture = PuzzlePicture.of(known(puzzle));
    return format.bytes(PictureLayout.lay(picture, PictureStyle.usual(picture)));
  }

  /**
   * Writes a puzzle in the given text format: {@code link} for the web app, {@code sudokupad},
   * {@code line}, …
   *
   * @throws IllegalArgumentException if there is no such format, or it cannot hold the puzzle
   */
  public String write(Puzzle puzzle, String format) {
    return write(List.of(PuzzleEntry.of(puzzle)), format);
  }

  /**
   * Writes puzzles in the given text format.
   *
   * @param format its name: {@code line}, {@code json}, {@code sudokupad}, …
   * @throws IllegalArgumentException if there is no such format, or it cannot hold one of the
   *     puzzles
   */
  public String write(List<PuzzleEntry> puzzles, String format) {
    puzzles.forEach(entry -> known(entry.puzzle()));
    return PuzzleTexts.write(
        puzzles,
        Formats.standard()
            .named(format)
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "There is no format %s. Choose one of: %s."
                            .formatted(ProblemWords.quote(format), Formats.standard().names()))));
  }

  /** Returns the puzzle, whose constraints are all of kinds that Nonomino has. */
  private static Puzzle known(Puzzle puzzle) {
    for (Constraint constraint : puzzle.rules().constraints()) {
      Class<?> kind = constraint.getClass();
      if (!kind.getPackageName().equals(CONSTRAINTS)) {
        throw new IllegalArgumentException(
            "%s is not one of Nonomino's kinds of constraints. Use the classes in %s."
                .formatted(kind.getName(), CONSTRAINTS));
      }
    }
    return puzzle;
  }
}
