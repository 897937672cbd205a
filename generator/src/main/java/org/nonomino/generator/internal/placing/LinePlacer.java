package org.nonomino.generator.internal.placing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.generator.terms.SeededRandom;

/** Places lines of one family, each time the best-looking of some random ones. One thread. */
final class LinePlacer {
  /*
   * Lengths are tried in a random order, and each equally often. A walk ends where the rule leaves no way on,
   * so lines of thermometers and whispers are often shorter than wanted.
   */
  private static final int WALKS = 400;

  /** The number of attempts grows with the number of images, because more walks end early. */
  private final int walks;

  /** Enough lines to choose from; more make all pictures look alike. */
  private static final int CANDIDATES = 30;

  private static final double CROWDING = 1.5;
  private static final double AT_CORNER = 0.5;
  private static final double AT_END = 2;

  /** The number of touching cells from which a line is as crowded as can be. */
  private static final double CROWDED = 4;

  private static final double NEARNESS = 1;
  private static final double REPETITION = 0.3;
  private static final double STIFFNESS = 0.4;
  private static final double CURLING = 0.6;
  private static final double BORDERING = 0.3;
  private static final double CONFINEMENT = 0.4;
  private static final double SHORTNESS = 0.15;

  private final Placing on;
  private final LineRule rule;
  private final LineLengths lengths;
  private final LineWalk walk;
  private final int[] order;
  private final List<Integer> placed = new ArrayList<>();
  private int turn;

  LinePlacer(Placing on, LineRule rule, LineLengths lengths, SeededRandom random) {
    this.on = on;
    this.rule = rule;
    this.lengths = lengths;
    this.walks = WALKS * on.order();
    this.walk = new LineWalk(on, lengths.most());
    this.order = random.permutation(lengths.most() - lengths.least() + 1);
  }

  /** Draws a line and its images; empty if none was found. */
  Optional<Orbit> place(SeededRandom random) {
    int wanted = lengths.least() + order[turn++ % order.length];
    int[][] best = new int[0][];
    double least = Double.MAX_VALUE;
    int found = 0;
    for (int i = 0; i < walks && found < CANDIDATES; i++) {
      // Later walks may be shorter, because some rules allow hardly any long lines.
      int length = Math.max(lengths.least(), wanted - i * (wanted - lengths.least() + 1) / walks);
      int count = walk.walk(rule, lengths.least(), length, random);
      if (count > 0) {
        found++;
        int[][] lines = copies(count);
        double cost = cost(lines, wanted);
        if (cost < least) {
          least = cost;
          best = lines;
        }
      }
    }
    return best.length == 0 ? Optional.empty() : Optional.of(draw(best));
  }

  private int[][] copies(int count) {
    int[][] lines = new int[on.order()][];
    for (int image = 0; image < lines.length; image++) {
      lines[image] = Arrays.copyOf(walk.cells(image), count);
    }
    return lines;
  }

  private double cost(int[][] lines, int wanted) {
    int[] line = lines[0];
    return CROWDING * crowding(lines)
        + NEARNESS * LooksCost.nearness(on.canvas().density(on.lineInk(line)))
        + REPETITION * LooksCost.repetition(line.length, placed)
        + STIFFNESS * LooksCost.stiffness(on.size(), line)
        + CURLING * LooksCost.curling(on.size(), line)
        + BORDERING * LooksCost.bordering(on.size(), line)
        + CONFINEMENT * LooksCost.confinement(on.mask(), line)
        + SHORTNESS * (wanted - line.length);
  }

  /**
   * Returns how much of a line touches others: 0 if nothing does, 1 for four cells or more. Cells
   * at a corner count half, and ends double, because two lines whose ends touch look like one.
   */
  private double crowding(int[][] lines) {
    int side = on.lattice().side();
    int[] toSides = {-1, 1, -side, side};
    int[] toCorners = {-side - 1, -side + 1, side - 1, side + 1};
    double crowded = 0;
    int last = lines[0].length - 1;
    for (int i = 0; i <= last; i++) {
      int cell = lines[0][i];
      double touching =
          (isNextToInk(cell, toSides, lines) ? 1 : 0)
              + (isNextToInk(cell, toCorners, lines) ? AT_CORNER : 0);
      crowded += (i == 0 || i == last ? AT_END : 1) * touching;
    }
    return Math.min(1, crowded / CROWDED);
  }

  private boolean isNextToInk(int cell, int[] steps, int[][] lines) {
    int point = on.lattice().cell(cell);
    for (int step : steps) {
      int beside = point + Lattice.CELL * step;
      if (on.canvas().isTaken(beside) && !isOutside(beside)) {
        return true;
      }
      for (int image = 1; image < lines.length; image++) {
        if (!isOutside(beside) && contains(lines[image], on.lattice().cellAt(beside))) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean isOutside(int point) {
    int row = on.lattice().row(point);
    int column = on.lattice().column(point);
    return row < 0 || column < 0 || row == on.size() || column == on.size();
  }

  private static boolean contains(int[] cells, int cell) {
    for (int each : cells) {
      if (each == cell) {
        return true;
      }
    }
    return false;
  }

  private Orbit draw(int[][] lines) {
    List<Constraint> constraints = new ArrayList<>();
    int inkOfOne = 2 * lines[0].length - 1;
    int[] points = new int[inkOfOne * lines.length];
    for (int image = 0; image < lines.length; image++) {
      constraints.add(rule.constraint(CellList.of(on.size(), lines[image])));
      System.arraycopy(on.lineInk(lines[image]), 0, points, image * inkOfOne, inkOfOne);
      placed.add(lines[image].length);
    }
    on.canvas().draw(points);
    constraints.forEach(on::keepMarksOffCircles);
    return new Orbit(constraints, points);
  }
}
