package org.nonomino.toolkit.techniques;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.explainer.terms.Rating;
import org.nonomino.generator.PuzzleGenerator;
import org.nonomino.generator.PuzzleMaker;
import org.nonomino.generator.terms.Generated;
import org.nonomino.generator.terms.LayoutChoice;
import org.nonomino.generator.terms.SeededRandom;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.Solver;
import org.nonomino.toolkit.GenerateRequest;
import org.nonomino.toolkit.RequestException;
import org.nonomino.toolkit.TechniquePosition;

/**
 * Makes worksheets for practising a constraint: positions whose next step needs it. Each generated
 * board is of another puzzle. If the generator does not place the constraint, the positions are
 * from recorded puzzles, and several can be of one puzzle. The same seed gives the same worksheet.
 * Immutable; thread-safe.
 */
public final class ConstraintWorksheetMaker {
  /** The number of puzzles to search at once. */
  private static final int BATCH = 8;

  /** The highest rating of a step, because pupils find harder ones by chance. */
  private static final Rating HARDEST = new Rating(36);

  private final ConstraintPositions positions;
  private final Optional<PuzzleMaker> maker;
  private final List<PuzzleEntry> recorded;
  private final long seed;

  /**
   * @param layout the regions of generated puzzles
   * @throws RequestException if there can be no such puzzles on these regions
   */
  public ConstraintWorksheetMaker(
      ConstraintPage page, LayoutChoice layout, Solver solver, long seed) throws RequestException {
    this.positions = new ConstraintPositions(page);
    this.seed = seed;
    Optional<GenerateRequest> request = WorksheetPuzzles.request(page, layout);
    this.maker =
        request.isPresent()
            ? Optional.of(new PuzzleGenerator(solver).prepare(request.get().spec()))
            : Optional.empty();
    this.recorded = maker.isPresent() ? List.of() : WorksheetPuzzles.recorded(page);
  }

  /** Returns whether the puzzles of a page are recorded, so that their regions are fixed. */
  public static boolean areRecorded(ConstraintPage page) {
    return WorksheetPuzzles.areRecorded(page);
  }

  /**
   * Makes a worksheet, or as much of it as is found in time.
   *
   * @param count the number of boards, at least 1
   */
  public WorksheetMaker.Result make(int count, Deadline deadline) {
    List<WorksheetTask> tasks = new ArrayList<>();
    long searched = 0;
    boolean hasMore = true;
    while (hasMore && tasks.size() < count && !deadline.isPast()) {
      List<PuzzleEntry> sources = sources(searched, deadline);
      int each = maker.isPresent() ? 1 : Integer.MAX_VALUE;
      List<List<WorksheetTask>> found =
          sources.parallelStream().map(source -> tasks(source, each, deadline)).toList();
      found.forEach(tasks::addAll);
      searched += sources.size();
      hasMore = maker.isPresent();
    }
    Collections.shuffle(tasks, new Random(seed));
    return new WorksheetMaker.Result(
        tasks.subList(0, Math.min(count, tasks.size())), count, searched, true);
  }

  private List<PuzzleEntry> sources(long from, Deadline deadline) {
    if (maker.isEmpty()) {
      return recorded;
    }
    List<PuzzleEntry> sources = new ArrayList<>();
    for (long number = from; number < from + BATCH; number++) {
      if (maker.get().make(SeededRandom.of(seed, number), deadline)
          instanceof Generated.Made made) {
        sources.add(PuzzleEntry.of(made.puzzle()).withSolution(made.solution().orElseThrow()));
      }
    }
    return sources;
  }

  /** Returns random positions of a puzzle, at most some number. */
  private List<WorksheetTask> tasks(PuzzleEntry source, int most, Deadline deadline) {
    List<TechniquePosition> found = new ArrayList<>(positions.along(source, HARDEST, deadline));
    Collections.shuffle(found, new Random(seed + source.puzzle().hashCode()));
    return found.stream().limit(most).map(WorksheetTask::of).toList();
  }
}
