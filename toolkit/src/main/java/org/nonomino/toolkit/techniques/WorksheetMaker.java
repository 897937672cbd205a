package org.nonomino.toolkit.techniques;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.explainer.terms.StepKind;
import org.nonomino.generator.PuzzleGenerator;
import org.nonomino.generator.PuzzleMaker;
import org.nonomino.generator.terms.Generated;
import org.nonomino.generator.terms.GeneratorSpec;
import org.nonomino.generator.terms.LayoutChoice;
import org.nonomino.generator.terms.SeededRandom;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.Solver;
import org.nonomino.toolkit.GenerateRequest;
import org.nonomino.toolkit.PositionSearch;
import org.nonomino.toolkit.RequestException;
import org.nonomino.toolkit.TechniquePosition;

/**
 * Makes worksheets for practising a technique: of three boards, two have the technique, and one
 * lacks a single thing. Each board is of another puzzle. The same seed gives the same worksheet.
 * Immutable; thread-safe.
 */
public final class WorksheetMaker {
  /** The greatest number of boards on a worksheet. */
  public static final int MAX_TASKS = 100;

  /** One of this many boards lacks something. */
  private static final int MISSING_EACH = 3;

  /** The number of puzzles to search at once. */
  private static final int BATCH = 16;

  /** The number of positions of a puzzle after which the next puzzle is searched. */
  private static final int MAX_POSITIONS = 3;

  /** After this many positions without a near miss there is none. */
  private static final int ENOUGH = 40;

  private final StepKind kind;
  private final PositionSearch search;
  private final PuzzleGenerator generator;
  private final GeneratorSpec spec;
  private final long seed;

  /**
   * @param layout the regions of the puzzles
   * @throws RequestException if there can be no puzzles on these regions
   */
  public WorksheetMaker(StepKind kind, LayoutChoice layout, Solver solver, long seed)
      throws RequestException {
    this.kind = kind;
    this.search = new PositionSearch(kind);
    this.generator = new PuzzleGenerator(solver);
    this.spec = GenerateRequest.on(layout).minimal(true).spec();
    this.seed = seed;
  }

  /**
   * The boards found so far. Immutable.
   *
   * @param tasks in the order of the worksheet
   * @param wanted the requested number of boards
   * @param puzzles the number of searched puzzles
   * @param isPossible false if many positions were found, but none that lacks a single thing
   */
  public record Result(List<WorksheetTask> tasks, int wanted, long puzzles, boolean isPossible) {
    /** Copies the list. */
    public Result {
      tasks = List.copyOf(tasks);
    }

    /** Returns whether all boards were found. */
    public boolean isComplete() {
      return tasks.size() == wanted;
    }
  }

  /** A puzzle with its solution, and its number from 0. */
  private record Source(long number, PuzzleEntry entry) {}

  /** The boards of one puzzle. */
  private record Found(Optional<WorksheetTask> there, Optional<WorksheetTask> missing) {}

  /**
   * Makes a worksheet, or as much of it as is found in time.
   *
   * @param count the number of boards, at least 1
   */
  public Result make(int count, Deadline deadline) {
    int lacking = Math.round((float) count / MISSING_EACH);
    List<WorksheetTask> there = new ArrayList<>();
    List<WorksheetTask> missing = new ArrayList<>();
    PuzzleMaker maker = generator.prepare(spec);
    long searched = 0;
    int positions = 0;
    boolean isPossible = true;
    while (isPossible && there.size() + missing.size() < count && !deadline.isPast()) {
      boolean seeksMisses = missing.size() < lacking;
      for (Found found : batch(sources(maker, searched, deadline), seeksMisses, deadline)) {
        positions += found.there.isPresent() ? 1 : 0;
        if (found.missing.isPresent() && missing.size() < lacking) {
          missing.add(found.missing.get());
        } else if (found.there.isPresent() && there.size() < count - lacking) {
          there.add(found.there.get());
        }
      }
      searched += BATCH;
      isPossible =
          missing.size() == lacking || !missing.isEmpty() || positions < Math.max(ENOUGH, count);
    }
    List<WorksheetTask> tasks = new ArrayList<>(there);
    tasks.addAll(missing);
    Collections.shuffle(tasks, new Random(seed));
    return new Result(tasks, count, searched, isPossible);
  }

  /** Returns the puzzles of a batch, with their solutions. */
  private List<Source> sources(PuzzleMaker maker, long from, Deadline deadline) {
    List<Source> sources = new ArrayList<>();
    for (long number = from; number < from + BATCH; number++) {
      if (maker.make(SeededRandom.of(seed, number), deadline) instanceof Generated.Made made) {
        sources.add(
            new Source(
                number, PuzzleEntry.of(made.puzzle()).withSolution(made.solution().orElseThrow())));
      }
    }
    return sources;
  }

  private List<Found> batch(List<Source> sources, boolean seeksMisses, Deadline deadline) {
    return sources.parallelStream().map(source -> found(source, seeksMisses, deadline)).toList();
  }

  private Found found(Source source, boolean seeksMisses, Deadline deadline) {
    List<TechniquePosition> positions = positions(source, MAX_POSITIONS, deadline);
    Optional<PositionSearch.NearMiss> miss = seeksMisses ? nearMiss(positions) : Optional.empty();
    if (seeksMisses && miss.isEmpty() && positions.size() == MAX_POSITIONS) {
      // Near the end of a puzzle there are fewer other steps of the technique.
      miss = nearMiss(positions(source, Integer.MAX_VALUE, deadline));
    }
    return new Found(
        positions.stream().findFirst().map(WorksheetTask::of),
        miss.map(found -> WorksheetTask.of(found, kind)));
  }

  private List<TechniquePosition> positions(Source source, int enough, Deadline deadline) {
    List<TechniquePosition> positions =
        new ArrayList<>(search.search(source.entry, enough, deadline).positions());
    Collections.shuffle(positions, new Random(seed + source.number));
    return positions;
  }

  private Optional<PositionSearch.NearMiss> nearMiss(List<TechniquePosition> positions) {
    return positions.stream().map(search::nearMiss).flatMap(Optional::stream).findFirst();
  }
}
