package org.nonomino.bulk.layouts;

import java.time.Duration;
import java.util.Iterator;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import org.nonomino.bulk.Counts;
import org.nonomino.bulk.io.ExitCode;
import org.nonomino.core.Grid;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.generator.LayoutEnumeration;
import org.nonomino.render.TextStyle;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.SearchObserver;
import org.nonomino.solver.SearchReport;
import org.nonomino.solver.Solver;

/**
 * Enumerates layouts, in parts that any number of threads, or of machines, can share. Immutable.
 * Each string has its line ends.
 */
public final class AllLayoutsWork {
  /**
   * The number of cells left for the regions of a small part. It gives hundreds of layouts, and at
   * most some thousands.
   */
  private static final int CELLS_OF_SMALL_PART = 28;

  /** The name for the written layouts, or those counted instead. */
  private static final String WRITTEN = "written";

  /** The name for the layouts whose filling is undecided. */
  private static final String UNKNOWN = "unknown";

  private final LayoutEnumeration layouts;
  private final FillingFilter filling;
  private final Solver solver;
  private final Duration timeout;
  private final Optional<LayoutFormat> format;
  private final TextStyle look;

  /**
   * @param format empty if the layouts are only counted
   */
  AllLayoutsWork(
      LayoutEnumeration layouts,
      FillingFilter filling,
      Solver solver,
      Duration timeout,
      Optional<LayoutFormat> format,
      TextStyle look) {
    this.layouts = layouts;
    this.filling = filling;
    this.solver = solver;
    this.timeout = timeout;
    this.format = format;
    this.look = look;
  }

  /** Returns all layouts, before any filter. */
  public LayoutEnumeration layouts() {
    return layouts;
  }

  /** Returns whether solution grids are searched for, which takes longer than everything else. */
  public boolean looksForFillings() {
    return filling != FillingFilter.any;
  }

  /** Returns the number of layouts to write, if it is known. */
  OptionalLong number() {
    return looksForFillings() || layouts.isDistinct()
        ? OptionalLong.empty()
        : LayoutEnumeration.number(layouts.size());
  }

  /** Returns the text before the first record. */
  public String header() {
    return format.map(LayoutFormat::header).orElse("");
  }

  /** Returns parts that take a moment each, in their order. */
  Iterator<LayoutEnumeration> smallParts() {
    return layouts.parts(regionsOfSmallPart());
  }

  private int regionsOfSmallPart() {
    int size = layouts.size();
    return size - Math.min(size, Math.max(2, CELLS_OF_SMALL_PART / size));
  }

  /**
   * Works through a part, in its order, until this thread is interrupted. The result of an
   * interrupted call must not be used.
   *
   * @param max the maximum number of records
   * @param records accepts the records
   * @return the counts
   */
  public Counts run(LayoutEnumeration part, long max, Consumer<String> records) {
    Counts counts = new Counts();
    int regions = Math.max(regionsOfSmallPart(), part.begunRegions());
    for (Iterator<LayoutEnumeration> parts = part.parts(regions);
        parts.hasNext() && counts.get(WRITTEN) < max && !isInterrupted(); ) {
      LayoutEnumeration small = parts.next();
      if (format.isEmpty() && !looksForFillings()) {
        counts.add(WRITTEN, small.count());
      } else {
        runSmall(small, max, records, counts);
      }
    }
    return counts;
  }

  private void runSmall(LayoutEnumeration part, long max, Consumer<String> records, Counts counts) {
    for (Iterator<RegionMask> masks = part.masks();
        masks.hasNext() && counts.get(WRITTEN) < max && !isInterrupted(); ) {
      RegionMask mask = masks.next();
      if (isWanted(mask, counts)) {
        counts.add(WRITTEN);
        format.ifPresent(chosen -> records.accept(chosen.text(mask, look)));
      }
    }
  }

  private static boolean isInterrupted() {
    return Thread.currentThread().isInterrupted();
  }

  private boolean isWanted(RegionMask mask, Counts counts) {
    if (!looksForFillings()) {
      return true;
    }
    SearchReport report =
        solver
            .prepare(Rules.of(mask))
            .run(
                Grid.empty(mask.size()),
                SearchLimits.solutions(1).withTimeout(timeout),
                SearchObserver.NONE);
    boolean isFilled = report.solutions() > 0;
    if (!isFilled && !report.exhausted()) {
      counts.add(UNKNOWN);
      return false;
    }
    return isFilled == (filling == FillingFilter.yes);
  }

  /** Returns the number of written layouts, or of those counted instead. */
  long written(Counts counts) {
    return counts.get(WRITTEN);
  }

  /** Returns the text after the last record. */
  public String footer(Counts counts) {
    return format.isPresent() ? "" : counts.get(WRITTEN) + "\n";
  }

  /** Returns a line on the undecided layouts; empty if there are none. */
  public String summary(Counts counts) {
    long unknown = counts.get(UNKNOWN);
    return unknown == 0
        ? ""
        : "nonomino: Out of time for "
            + (unknown == 1 ? "1 layout" : unknown + " layouts")
            + ": not known whether there is a solution grid. To allow more time, use --timeout=TIME.\n";
  }

  /** Returns the exit code of a run. */
  public ExitCode exitCode(Counts counts) {
    return counts.get(UNKNOWN) == 0 ? ExitCode.SOLVED : ExitCode.LIMIT;
  }
}
