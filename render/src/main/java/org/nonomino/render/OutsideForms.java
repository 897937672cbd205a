package org.nonomino.render;

import java.util.List;
import java.util.Map;
import org.nonomino.core.Rules;
import org.nonomino.core.constraint.LittleKiller;
import org.nonomino.core.constraint.OutsideCell;

/**
 * Draws clues outside the grid: sandwiches as plain numbers, X-sums after a sign for sums,
 * skyscrapers under a roof, numbered rooms in a box, and little killers with an arrow.
 */
final class OutsideForms {
  private static final double PEN = 0.035;

  /** The distance from the tip of an arrow to the grid, along each axis. */
  private static final double TIP = 0.08;

  /** The distance from the other end of an arrow to the grid, along each axis. */
  private static final double TAIL = 0.38;

  /** The same, for two arrows from one place. */
  private static final double TAIL_OF_PAIR = 0.32;

  private static final double BARB = 0.13;

  /** The distance from the middle of a sum to the grid, along each axis. */
  private static final double SUM = 0.6;

  /** The distance from the text to the edges of its place. */
  private static final double EDGE = 0.03;

  /** The smallest size of letters, relative to the usual one; longer text is cut. */
  private static final double MIN_SHRINKING = 0.45;

  private static final String ELLIPSIS = "…";

  /** Three full stops are a little wider than the ellipsis, whose width is not known here. */
  private static final String AS_WIDE_AS_ELLIPSIS = "...";

  private static final Ink INK = Ink.of(Ink.Kind.CLUE);

  private final int size;
  private final OutsideClues clues;
  private final PictureMeasures measures;
  private final ConstraintLayers layers;

  OutsideForms(Rules rules, PictureMeasures measures, ConstraintLayers layers) {
    this.size = rules.size();
    this.clues = OutsideClues.of(rules);
    this.measures = measures;
    this.layers = layers;
  }

  /** Draws all clues outside the grid. */
  void drawAll() {
    Map<OutsideClues.Side, List<Double>> levels = clues.levels();
    clues
        .stacks()
        .forEach(
            (cell, stack) -> {
              OutsideClues.Side side = clues.sides(cell).get(0);
              List<Double> depths = levels.getOrDefault(side, List.of());
              double scale = OutsideClues.scale(depths);
              double near = 0;
              for (int level = 0; level < stack.size(); level++) {
                double depth = depths.get(level) * scale;
                Place place = new Place(cell, side, near, depth, scale);
                draw(stack.get(level), place);
                near += depth;
              }
            });
  }

  /**
   * The place of a clue. Lengths are relative to a cell.
   *
   * @param near the distance to the grid
   * @param scale how much smaller than usual it is drawn
   */
  private record Place(
      OutsideCell cell, OutsideClues.Side side, double near, double depth, double scale) {
    boolean isUpright() {
      return side == OutsideClues.Side.TOP || side == OutsideClues.Side.BOTTOM;
    }

    /** Returns the maximum width of text. */
    double width() {
      return (isUpright() ? 1 : depth) - 2 * EDGE;
    }
  }

  /**
   * Returns a point of the picture.
   *
   * @param along the distance from the upper or left edge of the outer cell, along the side
   * @param away the distance from the grid
   */
  private Point point(Place place, double along, double away) {
    return switch (place.side()) {
      case TOP -> at(place.cell().column() + along, -away);
      case BOTTOM -> at(place.cell().column() + along, size + away);
      case LEFT -> at(-away, place.cell().row() + along);
      case RIGHT -> at(size + away, place.cell().row() + along);
    };
  }

  private Point at(double column, double row) {
    return new Point(measures.x(column), measures.y(row));
  }

  private void draw(OutsideClues.Clue clue, Place place) {
    Point middle = point(place, 0.5, place.near() + place.depth() / 2);
    double unit = place.scale() * measures.cell();
    String number = String.valueOf(clue.value());
    switch (clue.form()) {
      case ARROWS ->
          clue.arrows()
              .forEach(
                  (direction, sums) -> drawArrow(place, direction, sums, clue.arrows().size() > 1));
      case PLAIN ->
          addWord(number, middle, OutsideClues.FIGURES * unit, place.width() * measures.cell());
      case SUM -> drawSum(number, middle, unit, place.width() * measures.cell());
      case HOUSE -> drawHouse(number, middle, unit);
      case BOX -> drawBox(measures.textOfValue(clue.value()), middle, unit);
      case MORE -> addWord(ELLIPSIS, middle, OutsideClues.FIGURES * unit, unit);
    }
  }

  private void drawSum(String number, Point middle, double unit, double room) {
    double sign = OutsideClues.SIGN * unit;
    double gap = OutsideClues.SIGN_GAP * unit;
    double figures = OutsideClues.FIGURES * unit;
    double textRoom = room - sign - gap;
    double width =
        Math.min(textRoom, Typeface.REGULAR.width(number, figures / Typeface.REGULAR.capHeight(1)));
    double left = middle.x() - (sign + gap + width) / 2;
    double right = left + sign;
    double height = 0.8 * figures;
    double top = middle.y() - height / 2;
    double bottom = middle.y() + height / 2;
    addLines(
        List.of(
            new Point(right, top),
            new Point(left, top),
            new Point(left + 0.55 * sign, middle.y()),
            new Point(left, bottom),
            new Point(right, bottom)),
        unit);
    addWord(number, new Point(right + gap + width / 2, middle.y()), figures, textRoom);
  }

  private void drawHouse(String number, Point middle, double unit) {
    double half = OutsideClues.OUTLINE / 2 * unit;
    double roof = OutsideClues.ROOF * unit;
    double x = middle.x();
    double eaves = middle.y() - half + roof / 2;
    double bottom = middle.y() + half + roof / 2;
    addLines(
        List.of(
            new Point(x - half, bottom),
            new Point(x - half, eaves),
            new Point(x, eaves - roof),
            new Point(x + half, eaves),
            new Point(x + half, bottom),
            new Point(x - half, bottom)),
        unit);
    addOutlined(number, new Point(x, eaves + half), unit);
  }

  private void drawBox(String digit, Point middle, double unit) {
    double half = OutsideClues.OUTLINE / 2 * unit;
    addLines(
        List.of(
            new Point(middle.x() - half, middle.y() - half),
            new Point(middle.x() + half, middle.y() - half),
            new Point(middle.x() + half, middle.y() + half),
            new Point(middle.x() - half, middle.y() + half),
            new Point(middle.x() - half, middle.y() - half)),
        unit);
    addOutlined(digit, middle, unit);
  }

  private void addOutlined(String text, Point middle, double unit) {
    addWord(
        text,
        middle,
        OutsideClues.SMALL_FIGURES * unit,
        (OutsideClues.OUTLINE - 2 * (EDGE + PEN)) * unit);
  }

  /**
   * Draws an arrow to the corner of the outer cell where its diagonal begins, and its sum at the
   * other end.
   *
   * @param isPair whether there is an arrow to another corner
   */
  private void drawArrow(
      Place place, LittleKiller.Direction direction, List<Integer> sums, boolean isPair) {
    int step = place.isUpright() ? direction.columns() : direction.rows();
    double scale = place.scale();
    Point tip = fromCorner(place, step, TIP, TIP);
    double end = isPair ? TAIL_OF_PAIR : TAIL;
    Point tail = fromCorner(place, step, end, end);
    double barb = BARB * scale * measures.cell();
    addLines(List.of(tail, tip), scale * measures.cell());
    addLines(
        List.of(
            new Point(tip.x() - direction.columns() * barb, tip.y()),
            tip,
            new Point(tip.x(), tip.y() - direction.rows() * barb)),
        scale * measures.cell());
    StringBuilder text = new StringBuilder();
    sums.forEach(sum -> text.append(text.isEmpty() ? "" : ",").append(sum));
    drawDiagonalSum(place, step, text.toString(), isPair);
  }

  private void drawDiagonalSum(Place place, int step, String text, boolean isPair) {
    double height = OutsideClues.SMALL_FIGURES * place.scale() * measures.cell();
    double width =
        Typeface.REGULAR.width(text, height / Typeface.REGULAR.capHeight(1)) / measures.cell();
    boolean isUpright = place.isUpright();
    boolean isCorner = clues.sides(place.cell()).size() > 1;
    // The room along the text, from the corner that the arrow points to.
    double far = isUpright && !isCorner ? 1 : OutsideClues.ARROWS;
    double first = EDGE;
    double last = far - EDGE;
    if (isPair && isUpright) {
      last = 0.5 - 1.5 * EDGE;
    } else if (isPair) {
      first = TAIL_OF_PAIR + 2 * EDGE;
    }
    double room = (last - first) * place.scale();
    double half = Math.min(width, room) / place.scale() / 2;
    // The sum continues the line of the arrow, unless it would leave its room.
    double across = Math.max(first + half, Math.min(SUM, last - half));
    Point middle =
        isUpright
            ? fromCorner(place, step, across, SUM + EDGE)
            : fromCorner(place, step, isPair ? 0.26 : SUM + EDGE, across);
    addWord(text, middle, height, room * measures.cell());
  }

  /**
   * Returns a point near the corner that an arrow points to.
   *
   * @param step 1 if the corner is the right or the lower one of the outer cell, −1 otherwise
   * @param back the distance from the corner, along the side
   * @param away the distance from the grid
   */
  private Point fromCorner(Place place, int step, double back, double away) {
    double along = step > 0 ? 1 - back * place.scale() : back * place.scale();
    return point(place, along, away * place.scale());
  }

  private void addLines(List<Point> path, double unit) {
    layers.marks().add(new Shape.Lines(List.of(path), PEN * unit, false, INK));
  }

  /**
   * Adds a number centred on a point. If it is too wide, it is smaller, and cut in the end.
   *
   * @param height of the figures
   * @param room the maximum width
   */
  private void addWord(String text, Point middle, double height, double room) {
    Typeface typeface = Typeface.REGULAR;
    double usual = height / typeface.capHeight(1);
    String shown = text;
    double width = typeface.width(shown, 1);
    int end = text.length();
    while (end > 1 && width * usual * MIN_SHRINKING > room) {
      end--;
      shown = text.substring(0, end) + ELLIPSIS;
      width = typeface.width(text.substring(0, end) + AS_WIDE_AS_ELLIPSIS, 1);
    }
    double fontSize = Math.min(usual, room / width);
    double baseline = middle.y() + typeface.capHeight(fontSize) / 2;
    layers.marks().add(new Shape.Word(shown, middle.x(), baseline, fontSize, typeface, INK));
  }
}
