package org.nonomino.formats;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.ConstraintShape;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.Rules;
import org.nonomino.core.constraint.ArithmeticCage;
import org.nonomino.core.constraint.Arrow;
import org.nonomino.core.constraint.BlackDot;
import org.nonomino.core.constraint.Diagonal;
import org.nonomino.core.constraint.DisjointGroups;
import org.nonomino.core.constraint.EqualCages;
import org.nonomino.core.constraint.KillerCage;
import org.nonomino.core.constraint.LittleKiller;
import org.nonomino.core.constraint.OutsideCell;
import org.nonomino.core.constraint.OutsideNumber;
import org.nonomino.core.constraint.Quadruple;
import org.nonomino.core.constraint.RepeatCage;
import org.nonomino.core.constraint.RuleLooks;
import org.nonomino.core.constraint.WhiteDot;
import org.nonomino.core.constraint.Windoku;
import org.nonomino.core.constraint.XvSign;
import org.nonomino.core.drawing.Drawing;
import org.nonomino.core.drawing.Point;

/**
 * The drawing of the constraints of a puzzle in an object of SudokuPad: cages, lines, arrows, and
 * shapes below and above the grid. Constraints that f-puzzles has look as SudokuPad draws them when
 * it opens a link to f-puzzles; the others look as their players draw them. Lengths are in cells,
 * thicknesses in 64ths of a cell.
 */
final class SudokuPadPicture {
  private static final String BLACK = "#000000";
  private static final String WHITE = "#FFFFFF";
  private static final String GREY = "#CFCFCF";
  private static final String ARROW_GREY = "#A1A1A1";
  private static final String DIAGONAL_BLUE = "#34BBE6";
  private static final String SUM_BLUE = "#2ECBFF";
  private static final String BROWN = "#B08860";
  private static final String PURPLE = "#F067F0";
  private static final String PINK = "#FFC0CB";
  private static final String GREEN = "#67F067";
  private static final String ORANGE = "#FFCCAA";
  private static final String TURQUOISE = "#66D9D9";
  private static final String RED = "#F09090";
  private static final String YELLOW = "#EBDC5A";
  private static final String LAVENDER = "#C3A6F0";
  private static final String LIGHT_RED = "#FFD0D0";
  private static final String LIGHT_GREEN = "#D0F0D0";
  private static final String LIGHT_BLUE = "#D0E4FF";

  private static final int THERMOMETER = 21;
  private static final int SLOW_THERMOMETER = 10;
  private static final int LINE = 16;
  private static final int FINE = 2;
  private static final int ARROW = 5;

  /** The thicknesses of the outer and the inner line of a pill that is not straight. */
  private static final int PILL = 45;

  private static final int INSIDE_PILL = PILL - 2 * ARROW;

  private static final double BULB = 0.85;
  private static final double CIRCLE = 0.83;
  private static final double END_OF_BETWEEN = 0.8;
  private static final double SMALL_CELL = 0.7;

  /** The side of the square that becomes a diamond. */
  private static final double DIAMOND = 0.55;

  private static final double DOT = 0.3;
  private static final double LETTER = 0.25;

  /** The distance from the centre of a circle at which lines begin. */
  private static final double RADIUS = 0.4;

  private static final String LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

  static final String UNDERLAYS = "underlays";
  static final String LINES = "lines";
  static final String OVERLAYS = "overlays";
  static final String ARROWS = "arrows";

  private final Rules rules;
  private final int size;

  /** The items of each list of the object. */
  private final Map<String, List<SudokuPadItem>> lists = new LinkedHashMap<>();

  /** The names of the rules that apply everywhere. */
  private final Set<String> globals = new LinkedHashSet<>();

  /** Draws an entry: the constraints that its drawings do not show, and then these. */
  SudokuPadPicture(PuzzleEntry entry) {
    this.rules = entry.puzzle().rules();
    this.size = rules.size();
    Set<ConstraintKind> shown = entry.drawings().shown();
    for (Constraint constraint : rules.constraints()) {
      if (!shown.contains(constraint.kind())) {
        draw(constraint);
      }
    }
    RuleLooks looks = RuleLooks.of(rules.constraints(), rules.symbols());
    looks.drawings(shown).forEach(this::add);
    if (!shown.contains(ConstraintKind.WEIGHTED_SUM)) {
      looks.labels().forEach(label -> add(label.drawing(size)));
    }
    entry.drawings().items().forEach(item -> add(item.drawing()));
  }

  /** Writes the lists that have items. */
  void write(JsonGenerator json) throws IOException {
    for (Map.Entry<String, List<SudokuPadItem>> list : lists.entrySet()) {
      json.writeArrayFieldStart(list.getKey());
      for (SudokuPadItem item : list.getValue()) {
        item.write(json);
      }
      json.writeEndArray();
    }
    if (!globals.isEmpty()) {
      json.writeArrayFieldStart(SudokuPadConstraints.GLOBAL);
      for (String global : globals) {
        json.writeString(global);
      }
      json.writeEndArray();
    }
  }

  private void draw(Constraint constraint) {
    ConstraintKind kind = constraint.kind();
    CellList cells = constraint.cells();
    Runnable drawing =
        switch (kind) {
          case DIAGONAL -> () -> diagonal(((Diagonal) constraint).isRising());
          case WINDOKU ->
              () ->
                  ((Windoku) constraint)
                      .windows()
                      .forEach(window -> region(SudokuPadConstraints.WINDOW, window));
          case DISJOINT_GROUPS ->
              () -> {
                globals.add(SudokuPadConstraints.global(kind));
                DisjointGroups.groups(rules.mask()).forEach(this::disjointGroup);
              };
          case EXTRA_REGION, CENTRE_DOT, ASTERISK, GIRANDOLA ->
              () -> region(SudokuPadConstraints.EXTRA_REGION, cells);
          case KILLER_CAGE -> () -> cage((KillerCage) constraint);
          case REPEAT_CAGE ->
              () ->
                  repeatCage(
                      cells, ArithmeticCage.label((RepeatCage) constraint, rules.constraints()));
          case PRODUCT_CAGE, DIFFERENCE_CAGE, QUOTIENT_CAGE ->
              () -> repeatCage(cells, ((ArithmeticCage) constraint).label());
          case EQUAL_CAGES -> () -> equalCages((EqualCages) constraint);
          case WHITE_DOT ->
              () -> {
                int difference = ((WhiteDot) constraint).difference();
                dot(
                    cells,
                    WHITE,
                    BLACK,
                    difference == WhiteDot.USUAL_DIFFERENCE ? "" : "" + difference);
              };
          case BLACK_DOT ->
              () -> {
                int ratio = ((BlackDot) constraint).ratio();
                dot(cells, BLACK, WHITE, ratio == BlackDot.USUAL_RATIO ? "" : "" + ratio);
              };
          case XV -> () -> text(middle(cells), 21, ((XvSign) constraint).letter());
          case GREATER_THAN -> () -> inequality(cells);
          case THERMOMETER ->
              () -> {
                bulb(cells, GREY);
                line(GREY, THERMOMETER, centres(cells));
              };
          case SLOW_THERMOMETER ->
              () -> {
                bulb(cells, WHITE);
                List<Point> points = new ArrayList<>(centres(cells));
                points.set(0, points.get(0).towards(points.get(1), RADIUS));
                line(GREY, SLOW_THERMOMETER, points);
              };
          case ARROW -> () -> arrow((Arrow) constraint);
          case PALINDROME -> () -> line(GREY, LINE, centres(cells));
          case RENBAN -> () -> line(PURPLE, LINE, centres(cells));
          case WHISPERS -> () -> line(GREEN, LINE, centres(cells));
          case REGION_SUM_LINE -> () -> line(SUM_BLUE, LINE, centres(cells));
          case EQUAL_SUM_LINE -> () -> line(BROWN, LINE, centres(cells));
          case TEN_LINE -> () -> line(PINK, LINE, centres(cells));
          case ENTROPIC_LINE -> () -> line(ORANGE, LINE, centres(cells));
          case MODULAR_LINE -> () -> line(TURQUOISE, LINE, centres(cells));
          case PARITY_LINE -> () -> line(RED, LINE, centres(cells));
          case NABNER -> () -> line(YELLOW, LINE, centres(cells));
          case ZIPPER_LINE -> () -> line(LAVENDER, LINE, centres(cells));
          case BETWEEN_LINE -> () -> lineBetween(cells, GREY, FINE, FINE);
          case DOUBLE_ARROW -> () -> lineBetween(cells, ARROW_GREY, ARROW, ARROW);
          case LOCKOUT_LINE -> () -> lockoutLine(cells);
          case LITTLE_KILLER -> () -> littleKiller((LittleKiller) constraint);
          case SANDWICH, X_SUM, SKYSCRAPER, NUMBERED_ROOM ->
              () -> outside((OutsideNumber) constraint);
          case ODD -> () -> add(UNDERLAYS, shape(GREY, GREY, middle(cells), true, SMALL_CELL));
          case EVEN -> () -> add(UNDERLAYS, shape(GREY, GREY, middle(cells), false, SMALL_CELL));
          case ROW_INDEXER -> () -> shade(middle(cells), LIGHT_RED);
          case COLUMN_INDEXER -> () -> shade(middle(cells), LIGHT_GREEN);
          case BOX_INDEXER -> () -> shade(middle(cells), LIGHT_BLUE);
          case MINIMUM -> () -> extreme(kind, cells, 0.44, 0.39);
          case MAXIMUM -> () -> extreme(kind, cells, 0.39, 0.44);
          case QUADRUPLE -> () -> quadruple((Quadruple) constraint);
          case CLONE -> () -> centres(cells).forEach(cell -> shade(cell, GREY));
          case COUNTING_CIRCLES ->
              () ->
                  centres(cells)
                      .forEach(cell -> add(UNDERLAYS, shape(BLACK, WHITE, cell, true, CIRCLE)));
          case OWN_RULE, WEIGHTED_SUM, CANDIDATES ->
              () -> {
                // The drawings of rules belong together; candidates are marks of their cell.
              };
          default -> () -> global(kind);
        };
    drawing.run();
  }

  /** Names a rule of the whole grid, or leaves it to the rules in words. */
  private void global(ConstraintKind kind) {
    if (kind.shape() != ConstraintShape.GRID) {
      throw new IllegalStateException(kind.words() + " has no drawing");
    }
    kind.names().sudokuPad().ifPresent(globals::add);
  }

  private void add(Drawing drawing) {
    SudokuPadItem item = SudokuPadItem.of(drawing);
    if (drawing instanceof Drawing.Line) {
      add(LINES, item);
    } else if (drawing instanceof Drawing.Arrow) {
      add(ARROWS, item);
    } else if (drawing instanceof Drawing.Cage) {
      add(SudokuPadConstraints.CAGES, item);
    } else {
      boolean isBelow = ((Drawing.Shape) drawing).layer() == Drawing.Layer.BELOW;
      add(isBelow ? UNDERLAYS : OVERLAYS, item);
    }
  }

  private void add(String list, SudokuPadItem item) {
    lists.computeIfAbsent(list, name -> new ArrayList<>()).add(item);
  }

  private void line(String colour, int thickness, List<Point> points) {
    add(
        LINES,
        new SudokuPadItem().with("color", colour).with("thickness", thickness).wayPoints(points));
  }

  private static SudokuPadItem shape(
      String border, String background, Point centre, boolean isRound, double side) {
    return new SudokuPadItem()
        .with("borderColor", border)
        .with("backgroundColor", background)
        .center(centre)
        .with("rounded", isRound)
        .with("width", side)
        .with("height", side);
  }

  private void text(Point centre, int fontSize, String text) {
    add(
        OVERLAYS,
        shape(WHITE, WHITE, centre, false, LETTER).with("fontSize", fontSize).with("text", text));
  }

  private void shade(Point centre, String colour) {
    add(UNDERLAYS, shape(colour, colour, centre, false, 1));
  }

  private void diagonal(boolean isRising) {
    line(
        DIAGONAL_BLUE,
        FINE,
        List.of(new Point(0, isRising ? size : 0), new Point(size, isRising ? 0 : size)));
  }

  private void region(String style, CellList cells) {
    add(
        SudokuPadConstraints.CAGES,
        new SudokuPadItem().with("style", style).with("unique", true).cells(cells));
  }

  private void disjointGroup(CellList cells) {
    add(
        SudokuPadConstraints.CAGES,
        new SudokuPadItem()
            .cells(cells)
            .with("unique", true)
            .with("type", SudokuPadConstraints.DISJOINT)
            .withNull("style"));
  }

  private void cage(KillerCage cage) {
    SudokuPadItem item = new SudokuPadItem().with("unique", true).cells(cage.cells());
    cage.sum().ifPresent(sum -> item.with("value", Integer.toString(sum)).with("sum", sum));
    add(SudokuPadConstraints.CAGES, item);
  }

  private void repeatCage(CellList cells, String label) {
    add(
        SudokuPadConstraints.CAGES,
        new SudokuPadItem().with("unique", false).cells(cells).with("value", label));
  }

  private void dot(CellList cells, String colour, String textColour, String text) {
    SudokuPadItem dot = shape(BLACK, colour, middle(cells), true, DOT).with("text", text);
    add(OVERLAYS, text.isEmpty() ? dot : dot.with("color", textColour).with("stroke", "none"));
  }

  /** Draws an angle whose tip points from the first cell, the greater one, to the second. */
  private void inequality(CellList cells) {
    Point middle = middle(cells);
    double rows = cells.get(1) / size - cells.get(0) / size;
    double columns = cells.get(1) % size - cells.get(0) % size;
    Point back = middle.plus(-0.08 * rows, -0.08 * columns);
    line(
        BLACK,
        FINE,
        List.of(
            back.plus(0.13 * columns, 0.13 * rows),
            middle.plus(0.08 * rows, 0.08 * columns),
            back.plus(-0.13 * columns, -0.13 * rows)));
  }

  private void bulb(CellList cells, String colour) {
    SudokuPadItem bulb = shape(GREY, colour, Point.centre(size, cells.get(0)), true, BULB);
    add(UNDERLAYS, colour.equals(GREY) ? bulb : bulb.with("borderSize", ARROW));
  }

  private void arrow(Arrow arrow) {
    CellList circle = arrow.circle();
    Point start = Point.centre(size, FPuzzlesWriter.startOfShaft(arrow));
    List<Point> points = new ArrayList<>(List.of(start));
    points.addAll(centres(arrow.shaft()));
    points.set(0, start.towards(points.get(1), RADIUS));
    add(
        ARROWS,
        new SudokuPadItem()
            .with("color", ARROW_GREY)
            .with("headLength", DOT)
            .with("thickness", ARROW)
            .wayPoints(points));
    List<Point> centres = centres(circle);
    double height = extent(centres.stream().mapToDouble(Point::row).toArray());
    double width = extent(centres.stream().mapToDouble(Point::column).toArray());
    if (height == 0 || width == 0) {
      add(
          OVERLAYS,
          new SudokuPadItem()
              .with("borderColor", ARROW_GREY)
              .with("backgroundColor", WHITE)
              .center(middle(circle))
              .with("borderSize", ARROW)
              .with("rounded", true)
              .with("width", CIRCLE + width)
              .with("height", CIRCLE + height));
    } else {
      line(ARROW_GREY, PILL, centres);
      line(WHITE, INSIDE_PILL, centres);
    }
  }

  private static List<Point> centres(CellList cells) {
    return cells.stream().mapToObj(cell -> Point.centre(cells.size(), cell)).toList();
  }

  /** Returns the point in the middle of the centres of cells. */
  private static Point middle(CellList cells) {
    return Point.middle(centres(cells));
  }

  private static double extent(double[] values) {
    double min = values[0];
    double max = values[0];
    for (double value : values) {
      min = Math.min(min, value);
      max = Math.max(max, value);
    }
    return max - min;
  }

  /** Draws a line between two circles. */
  private void lineBetween(CellList cells, String colour, int border, int thickness) {
    List<Point> centres = centres(cells);
    for (Point end : List.of(centres.get(0), centres.get(centres.size() - 1))) {
      add(OVERLAYS, shape(colour, WHITE, end, true, END_OF_BETWEEN).with("borderSize", border));
    }
    line(colour, thickness, withoutEnds(centres));
  }

  private void lockoutLine(CellList cells) {
    List<Point> centres = centres(cells);
    for (Point end : List.of(centres.get(0), centres.get(centres.size() - 1))) {
      add(
          OVERLAYS,
          shape(SUM_BLUE, WHITE, end, false, DIAMOND).with("borderSize", FINE).with("angle", 45));
    }
    line(SUM_BLUE, ARROW, withoutEnds(centres));
  }

  /** Returns a line between the shapes at the centres of its ends. */
  private static List<Point> withoutEnds(List<Point> centres) {
    List<Point> points = new ArrayList<>(centres);
    int last = points.size() - 1;
    points.set(last, centres.get(last).towards(centres.get(last - 1), RADIUS));
    points.set(0, centres.get(0).towards(centres.get(1), RADIUS));
    return points;
  }

  /** Draws cages with a letter that those of other equal sums do not have. */
  private void equalCages(EqualCages group) {
    List<Constraint> groups =
        rules.constraints().stream().filter(EqualCages.class::isInstance).toList();
    int index = groups.indexOf(group);
    String letter = index < LETTERS.length() ? LETTERS.substring(index, index + 1) : "" + index;
    for (CellList cage : group.cages()) {
      add(
          SudokuPadConstraints.CAGES,
          new SudokuPadItem().with("unique", true).cells(cage).with("value", letter));
    }
  }

  private void littleKiller(LittleKiller clue) {
    OutsideCell start = clue.start();
    Point centre = new Point(start.row() + 0.5, start.column() + 0.5);
    int rows = clue.direction().rows();
    int columns = clue.direction().columns();
    add(
        ARROWS,
        new SudokuPadItem()
            .with("color", BLACK)
            .with("thickness", FINE)
            .wayPoints(
                centre.plus(0.3 * rows, 0.3 * columns), centre.plus(0.48 * rows, 0.48 * columns)));
    String sum = Integer.toString(clue.sum());
    if (cluesAt(start) == 1) {
      text(centre, 28, sum);
    } else {
      // Each number is next to its own arrow.
      boolean isAboveOrBelow = start.row() < 0 || start.row() == size;
      text(isAboveOrBelow ? centre.plus(0, 0.25 * columns) : centre.plus(0.22 * rows, 0), 18, sum);
    }
  }

  /** Returns how many different clues are at a place outside the grid. */
  private int cluesAt(OutsideCell place) {
    Set<Constraint> clues = new HashSet<>();
    for (Constraint other : rules.constraints()) {
      if (other instanceof OutsideNumber number && number.start().equals(place)) {
        clues.add(other);
      }
    }
    return clues.size();
  }

  /** Draws the number of a row or column. */
  private void outside(OutsideNumber clue) {
    OutsideCell place = clue.start();
    text(
        new Point(place.row() + 0.5, place.column() + 0.5),
        cluesAt(place) == 1 ? 32 : 18,
        Integer.toString(clue.number()));
  }

  /**
   * Shades a cell and draws an angle at each side with a neighbour of another kind.
   *
   * @param ends the distance of the ends of an angle from the centre
   * @param tip the distance of its tip
   */
  private void extreme(ConstraintKind kind, CellList cell, double ends, double tip) {
    Point centre = middle(cell);
    shade(centre, GREY);
    int row = cell.get(0) / size;
    int column = cell.get(0) % size;
    int[][] sides = {{-1, 0}, {0, 1}, {1, 0}, {0, -1}};
    for (int[] side : sides) {
      int rows = side[0];
      int columns = side[1];
      if (isWithin(row + rows)
          && isWithin(column + columns)
          && !has(kind, (row + rows) * size + column + columns)) {
        Point end = centre.plus(ends * rows, ends * columns);
        line(
            BLACK,
            1,
            List.of(
                end.plus(0.1 * columns, 0.1 * rows),
                centre.plus(tip * rows, tip * columns),
                end.plus(-0.1 * columns, -0.1 * rows)));
      }
    }
  }

  private boolean isWithin(int index) {
    return index >= 0 && index < size;
  }

  private boolean has(ConstraintKind kind, int cell) {
    return rules.constraints().stream()
        .anyMatch(constraint -> constraint.kind() == kind && constraint.cells().get(0) == cell);
  }

  private void quadruple(Quadruple clue) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < clue.digits().size(); i++) {
      text.append(i == 0 ? "" : i == 2 ? "\n" : " ").append(clue.digits().get(i));
    }
    add(
        OVERLAYS,
        shape(BLACK, WHITE, middle(clue.cells()), true, SMALL_CELL)
            .with("fontSize", 14)
            .with("text", text.toString()));
  }
}
