package org.nonomino.reading.form;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.nonomino.core.drawing.Colour;
import org.nonomino.core.drawing.Drawing;
import org.nonomino.core.drawing.Drawing.Arrow;
import org.nonomino.core.drawing.Drawing.Line;
import org.nonomino.core.drawing.Point;

/** Arrows: with a circle or a pill at the tail, bare ones, and those of clues outside the grid. */
final class ArrowForms {
  /** How far from the rim of a circle its arrow may begin. */
  private static final double RIM = 0.15;

  private static final double SMALLEST_CIRCLE = 0.5;
  private static final double LARGEST_CIRCLE = 1.05;

  /** A line this wide may be a pill. */
  private static final double PILL = 0.5;

  /** How far from a clue outside the grid its arrow may begin. */
  private static final double BESIDE = 1.05;

  /** Arrows that are shorter point to the next cell. */
  private static final double SHORT = 0.75;

  private final Sheet sheet;
  private final Board board;
  private final Blobs blobs;
  private final OtherForms others;

  /** The drawings of lines that look like pills, by their cells. */
  private final Map<List<Integer>, List<Integer>> pills = new HashMap<>();

  /** The arrows found so far. The same arrow may be drawn twice, also as a line. */
  private final Set<Drawn> drawn = new HashSet<>();

  private final List<Shaft> rooted = new ArrayList<>();
  private final List<Shaft> bare = new ArrayList<>();

  ArrowForms(Sheet sheet, Blobs blobs, OtherForms others) {
    this.sheet = sheet;
    this.board = sheet.board;
    this.blobs = blobs;
    this.others = others;
  }

  /**
   * An arrow inside the grid.
   *
   * @param cells without those of the circle
   */
  private record Shaft(
      Arrow arrow, List<Integer> cells, List<Integer> circle, List<Integer> drawings) {

    /** Returns this as a branch of another arrow; empty if it does not begin on that one. */
    Optional<Shaft> from(Shaft root) {
      int fork = root.cells.indexOf(cells.get(0));
      boolean isAlike =
          root.arrow.stroke().equals(arrow.stroke()) && root.arrow.width() == arrow.width();
      if (fork < 0 || cells.size() < 2 || !isAlike) {
        return Optional.empty();
      }
      List<Integer> path = new ArrayList<>(root.cells.subList(0, fork));
      path.addAll(cells);
      return Optional.of(new Shaft(arrow, path, root.circle, drawings));
    }
  }

  /** The path of an arrow from its tail, and its colour. */
  private record Drawn(List<Integer> cells, Colour colour) {}

  /** Returns whether a line is only another drawing of an arrow. */
  boolean isArrow(List<Integer> cells, Colour colour) {
    return drawn.contains(new Drawn(cells, colour));
  }

  /** The circle or pill at which an arrow begins. */
  private record Tail(List<Integer> cells, List<Integer> drawings) {}

  void add() {
    findPills();
    Set<Blob> circles = new LinkedHashSet<>();
    Set<Integer> pillDrawings = new LinkedHashSet<>();
    for (int i = 0; i < sheet.drawings.size(); i++) {
      Drawing drawing = sheet.drawings.get(i);
      if (drawing instanceof Arrow arrow) {
        if (!arrow.stroke().isVisible() || arrow.width() <= 0) {
          sheet.decorate(i);
        } else if (isOutside(arrow.points().get(0))) {
          addOutside(arrow, i);
        } else {
          addInside(arrow, i, circles, pillDrawings);
        }
      }
    }
    addShafts();
    circles.forEach(Blob::take);
    pillDrawings.forEach(sheet::take);
  }

  private void findPills() {
    for (int i = 0; i < sheet.drawings.size(); i++) {
      if (sheet.drawings.get(i) instanceof Line line
          && line.width() >= PILL
          && line.stroke().isVisible()) {
        List<Integer> cells = Stroke.trace(board, line.points());
        if (cells.size() > 1) {
          pills.computeIfAbsent(cells.stream().sorted().toList(), key -> new ArrayList<>()).add(i);
        }
      }
    }
  }

  private boolean isOutside(Point point) {
    return board.cellOf(point) < 0;
  }

  private void addInside(Arrow arrow, int drawing, Set<Blob> circles, Set<Integer> pillDrawings) {
    Point start = arrow.points().get(0);
    Optional<Blob> circle = circle(start);
    Optional<Tail> tail =
        circle.map(blob -> new Tail(blob.cells(board), blob.drawings())).or(() -> pill(start));
    List<Point> points = new ArrayList<>(arrow.points());
    tail.ifPresent(found -> points.set(0, board.centre(nearest(found.cells, start))));
    List<Integer> cells = Stroke.trace(board, points);
    int from = 0;
    if (tail.isPresent()) {
      while (from < cells.size() && tail.get().cells.contains(cells.get(from))) {
        from++;
      }
    } else if (cells.size() == 1) {
      cells = pointed(arrow, cells.get(0));
    }
    List<Integer> shaft = cells.subList(from, cells.size());
    if (shaft.isEmpty()) {
      others.add(arrow.stroke(), drawing, arrow.points());
      return;
    }
    if (!drawn.add(new Drawn(List.copyOf(cells), arrow.stroke()))) {
      sheet.decorate(drawing);
      return;
    }
    sheet.take(drawing);
    if (tail.isEmpty()) {
      bare.add(new Shaft(arrow, List.copyOf(shaft), List.of(), List.of(drawing)));
      return;
    }
    circle.ifPresent(circles::add);
    if (circle.isEmpty()) {
      pillDrawings.addAll(tail.get().drawings);
    }
    List<Integer> drawings = new ArrayList<>(tail.get().drawings);
    drawings.add(drawing);
    rooted.add(new Shaft(arrow, List.copyOf(shaft), tail.get().cells, drawings));
  }

  /** Adds the arrows inside; one that begins on the shaft of a like arrow is a branch of it. */
  private void addShafts() {
    rooted.forEach(this::add);
    for (Shaft shaft : bare) {
      add(rooted.stream().flatMap(root -> shaft.from(root).stream()).findFirst().orElse(shaft));
    }
  }

  private void add(Shaft shaft) {
    sheet.add(
        sheet
            .form(Mark.ARROW, shaft.arrow.stroke())
            .cells(shaft.cells)
            .circle(shaft.circle)
            .width(shaft.arrow.width())
            .drawings(shaft.drawings)
            .build());
  }

  /** Returns the cell of a short arrow and the one that it points to. */
  private List<Integer> pointed(Arrow arrow, int cell) {
    Point start = arrow.points().get(0);
    Point end = arrow.points().get(arrow.points().size() - 1);
    if (start.distance(end) > SHORT) {
      return List.of(cell);
    }
    int row = cell / board.columns + step(end.row() - start.row(), end.column() - start.column());
    int column =
        cell % board.columns + step(end.column() - start.column(), end.row() - start.row());
    return board.isCell(row, column) ? List.of(cell, board.cell(row, column)) : List.of(cell);
  }

  /** Returns the sign of a difference; 0 if the other difference is much larger. */
  private static int step(double difference, double other) {
    return Math.abs(difference) * 2 < Math.abs(other) ? 0 : (int) Math.signum(difference);
  }

  private int nearest(List<Integer> cells, Point point) {
    int best = cells.get(0);
    for (int cell : cells) {
      if (board.centre(cell).distance(point) < board.centre(best).distance(point)) {
        best = cell;
      }
    }
    return best;
  }

  /** Returns the circle or pill at the tail of an arrow. */
  private Optional<Blob> circle(Point start) {
    Blob best = null;
    for (Blob blob : blobs.near(start)) {
      if (blob.isRound()
          && blob.hasShape()
          && blob.shortSide() >= SMALLEST_CIRCLE
          && blob.shortSide() <= LARGEST_CIRCLE
          && blob.covers(start, RIM)
          && !blob.cells(board).isEmpty()
          && isNearer(blob, best, start)) {
        best = blob;
      }
    }
    return Optional.ofNullable(best);
  }

  private static boolean isNearer(Blob blob, @Nullable Blob best, Point start) {
    return best == null || blob.centre.distance(start) < best.centre.distance(start);
  }

  /** Returns the pill, drawn as a wide line, at the tail of an arrow. */
  private Optional<Tail> pill(Point start) {
    int cell = board.cellOf(start);
    for (Map.Entry<List<Integer>, List<Integer>> pill : pills.entrySet()) {
      if (pill.getKey().contains(cell)) {
        return Optional.of(new Tail(pill.getKey(), pill.getValue()));
      }
    }
    return Optional.empty();
  }

  /** Adds an arrow that begins outside the grid, with the text beside it. */
  private void addOutside(Arrow arrow, int drawing) {
    Point start = arrow.points().get(0);
    Point next = arrow.points().get(1);
    int rowStep = step(next.row() - start.row(), next.column() - start.column());
    int columnStep = step(next.column() - start.column(), next.row() - start.row());
    int row = (int) Math.floor(start.row());
    int column = (int) Math.floor(start.column());
    List<Integer> seen =
        rowStep == 0 && columnStep == 0 ? List.of() : board.ray(row, column, rowStep, columnStep);
    if (seen.isEmpty()) {
      if (isFar(start)) {
        sheet.decorate(drawing);
      } else {
        others.add(arrow.stroke(), drawing, arrow.points());
      }
      return;
    }
    FormBuilder form =
        sheet
            .form(Mark.OUTSIDE, arrow.stroke())
            .cells(seen)
            .width(arrow.width())
            .drawings(List.of(drawing));
    text(start, row, column)
        .ifPresent(
            blob -> {
              blob.take();
              form.text(blob.text()).drawings(blob.drawings());
            });
    sheet.add(form.build());
  }

  /** Returns whether a place is so far outside that it is no clue. */
  private boolean isFar(Point point) {
    return point.row() < -BESIDE
        || point.column() < -BESIDE
        || point.row() > board.rows + BESIDE
        || point.column() > board.columns + BESIDE;
  }

  private Optional<Blob> text(Point start, int row, int column) {
    Blob best = null;
    boolean isBestIn = false;
    for (Blob blob : blobs.near(start)) {
      boolean isIn = blobs.in(row, column).contains(blob);
      if (!blob.isTaken()
          && blob.hasText()
          && isOutside(blob.centre)
          && blob.centre.distance(start) <= BESIDE
          && (best == null
              || (isIn && !isBestIn)
              || (isIn == isBestIn && isNearer(blob, best, start)))) {
        best = blob;
        isBestIn = isIn;
      }
    }
    return Optional.ofNullable(best);
  }
}
