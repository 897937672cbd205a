package org.nonomino.render;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintShape;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.core.constraint.ArithmeticCage;
import org.nonomino.core.constraint.Clone;
import org.nonomino.core.constraint.EqualCages;
import org.nonomino.core.constraint.KillerCage;
import org.nonomino.core.constraint.RepeatCage;
import org.nonomino.core.constraint.RuleLooks;
import org.nonomino.core.constraint.WeightedSum;

/**
 * The labels in the corners of cells: sums of cages, letters of clones and the names of regions in
 * several pieces. No two of them have the same corner of a cell, and none is cut by the outline of
 * a cage.
 */
final class CornerLabels {
  /*
   * A sum is in the upper left corner of the first cell, row by row. If another label has that
   * corner, the sum is in an upper corner of the cage that is also a corner of its outline, then in
   * any upper corner, then in a lower one. Pencil marks leave room only above. A corner that a line
   * crosses counts as one with another label.
   */
  private static final int CORNERS = 4;

  private static final double MIN_SIZE = 0.55;
  private static final double MAX_WIDTH = 0.42;
  private static final double GAP = 0.035;
  private static final double REGION_GAP = 0.05;

  /** The width of the space between a label and the outline of a cage. */
  private static final double SPACE = 0.03;

  /** The sign of cages with equal sums. */
  private static final String EQUAL_SUM = "=";

  private final int size;
  private final RegionMask mask;
  private final RegionPieces pieces;
  private final PictureMeasures measures;
  private final boolean[] isTaken;
  private final List<Placed> placed = new ArrayList<>();
  private final List<Label> clues = new ArrayList<>();
  private final List<Label> regionNames = new ArrayList<>();

  /** A label with its place, stored because it is needed often. */
  private record Placed(int cell, Box box) {}

  /** A rectangle that lines keep out of. */
  record Box(double left, double top, double right, double bottom) {}

  /**
   * A label.
   *
   * @param cell row-major from 0
   * @param corner 0 and 1 are the upper left and right corners, 2 and 3 the lower ones
   * @param gap between the label and the inner edge of the widest border
   */
  record Label(String text, double fontSize, int cell, int corner, double gap) {
    Point middle(PictureMeasures measures) {
      return measures.cornerLabel(
          cell,
          corner % 2 == 1,
          corner >= 2,
          Typeface.REGULAR.width(text, fontSize),
          Typeface.REGULAR.capHeight(fontSize),
          gap);
    }

    private Box box(PictureMeasures measures) {
      Point middle = middle(measures);
      double width = Typeface.REGULAR.width(text, fontSize) / 2 + SPACE * measures.cell();
      double height = Typeface.REGULAR.capHeight(fontSize) / 2 + SPACE * measures.cell();
      return new Box(
          middle.x() - width, middle.y() - height, middle.x() + width, middle.y() + height);
    }
  }

  CornerLabels(Rules rules, RegionPieces pieces, PictureMeasures measures) {
    this.size = rules.size();
    this.mask = rules.mask();
    this.pieces = pieces;
    this.measures = measures;
    this.isTaken = new boolean[size * size * CORNERS];
    for (Constraint constraint : rules.constraints()) {
      if (constraint.kind().shape() == ConstraintShape.LINE) {
        takeCrossedCorners(constraint.cells());
      }
    }
    addClues(rules);
    addRegionNames();
  }

  /**
   * Returns whether there are cages, clones or weighted sums, for which pencil marks leave room.
   */
  static boolean areIn(Rules rules) {
    for (Constraint constraint : rules.constraints()) {
      if (constraint instanceof KillerCage
          || constraint instanceof RepeatCage
          || constraint instanceof ArithmeticCage
          || constraint instanceof EqualCages
          || constraint instanceof WeightedSum
          || constraint instanceof Clone) {
        return true;
      }
    }
    return false;
  }

  private void takeCrossedCorners(CellList line) {
    for (int i = 1; i < line.count(); i++) {
      int first = Math.min(line.get(i - 1), line.get(i));
      int second = Math.max(line.get(i - 1), line.get(i));
      int columns = second % size - first % size;
      if (second / size - first / size == 1 && Math.abs(columns) == 1) {
        boolean isFalling = columns > 0;
        isTaken[first * CORNERS + (isFalling ? 3 : 2)] = true;
        isTaken[second * CORNERS + (isFalling ? 0 : 1)] = true;
      }
    }
  }

  private void addClues(Rules rules) {
    List<Constraint> constraints = rules.constraints();
    for (Constraint constraint : constraints) {
      if (constraint instanceof KillerCage cage && cage.sum().isPresent()) {
        addToCage(String.valueOf(cage.sum().getAsInt()), cage.cells());
      } else if (constraint instanceof RepeatCage cage) {
        addToCage(ArithmeticCage.label(cage, constraints), cage.cells());
      } else if (constraint instanceof ArithmeticCage cage) {
        addToCage(cage.label(), cage.cells());
      }
    }
    for (RuleLooks.Label label : RuleLooks.of(constraints, rules.symbols()).labels()) {
      addToCage(label.text(), CellList.of(size, label.cell()));
    }
    long equalCount = count(constraints, EqualCages.class);
    int equals = 0;
    int clones = 0;
    for (Constraint constraint : constraints) {
      if (constraint instanceof EqualCages equal) {
        String sign = EQUAL_SUM + (equalCount > 1 ? letters(equals++) : "");
        equal.cages().forEach(cage -> addToCage(sign, cage));
      } else if (constraint instanceof Clone clone) {
        addToClone(letters(clones++), clone);
      }
    }
  }

  private static long count(List<Constraint> constraints, Class<? extends Constraint> type) {
    return constraints.stream().filter(type::isInstance).count();
  }

  /** Returns a, b and so on to z, then aa, ab. */
  private static String letters(int number) {
    int letterCount = 'z' - 'a' + 1;
    String last = String.valueOf((char) ('a' + number % letterCount));
    return number < letterCount ? last : letters(number / letterCount - 1) + last;
  }

  private void addToCage(String text, CellList cells) {
    FittedLabel fitted =
        FittedLabel.of(
            text,
            MAX_WIDTH * measures.cell(),
            measures.sumSize(),
            MIN_SIZE * measures.sumSize(),
            Typeface.REGULAR);
    int spot = spotIn(cells);
    addClue(new Label(fitted.text(), fitted.fontSize(), spot / CORNERS, spot % CORNERS, gap()));
  }

  private double gap() {
    return GAP * measures.cell();
  }

  private void addClue(Label label) {
    clues.add(label);
    add(label);
  }

  private void add(Label label) {
    isTaken[label.cell() * CORNERS + label.corner()] = true;
    placed.add(new Placed(label.cell(), label.box(measures)));
  }

  /** Returns four times a cell plus its corner. */
  private int spotIn(CellList cells) {
    int[] ascending = cells.toArray();
    Arrays.sort(ascending);
    boolean[] isIn = new boolean[size * size];
    for (int cell : ascending) {
      isIn[cell] = true;
    }
    for (int cell : ascending) {
      for (int corner = 0; corner < 2; corner++) {
        if (isFree(cell, corner) && isCornerOfOutline(cell, corner, isIn)) {
          return cell * CORNERS + corner;
        }
      }
    }
    for (int first = 0; first < CORNERS; first += 2) {
      for (int cell : ascending) {
        for (int corner = first; corner < first + 2; corner++) {
          if (isFree(cell, corner)) {
            return cell * CORNERS + corner;
          }
        }
      }
    }
    return ascending[0] * CORNERS;
  }

  private boolean isFree(int cell, int corner) {
    return !isTaken[cell * CORNERS + corner];
  }

  private boolean isCornerOfOutline(int cell, int corner, boolean[] isIn) {
    boolean isTop = cell < size || !isIn[cell - size];
    boolean isLeft = cell % size == 0 || !isIn[cell - 1];
    boolean isRight = cell % size == size - 1 || !isIn[cell + 1];
    return isTop && (corner == 0 ? isLeft : isRight);
  }

  /**
   * Adds the letter of a clone to the first cells of both groups; if the one group is not the other
   * one moved, adds the letter and a number to all cells, so that you see which belong together.
   */
  private void addToClone(String letter, Clone clone) {
    boolean isMoved = isMoved(clone);
    for (CellList group : List.of(clone.originals(), clone.copies())) {
      int first = group.stream().min().orElseThrow();
      for (int i = 0; i < group.count(); i++) {
        if (!isMoved || group.get(i) == first) {
          String text = isMoved ? letter : letter + (i + 1);
          addToCage(text, group.part(i, i + 1));
        }
      }
    }
  }

  private boolean isMoved(Clone clone) {
    int rows = clone.copies().get(0) / size - clone.originals().get(0) / size;
    int columns = clone.copies().get(0) % size - clone.originals().get(0) % size;
    for (int i = 1; i < clone.originals().count(); i++) {
      int original = clone.originals().get(i);
      int copy = clone.copies().get(i);
      if (copy / size - original / size != rows || copy % size - original % size != columns) {
        return false;
      }
    }
    return true;
  }

  private void addRegionNames() {
    for (int cell = 0; cell < size * size; cell++) {
      if (pieces.beginsPiece(cell)) {
        // The same number as in the explainer's sentences, such as region 4.
        String name = String.valueOf(mask.visibleRegion(cell) + 1);
        int corner = 0;
        while (corner < CORNERS - 1 && !isFree(cell, corner)) {
          corner++;
        }
        Label label =
            new Label(name, measures.regionLabelSize(), cell, corner, REGION_GAP * measures.cell());
        regionNames.add(label);
        add(label);
      }
    }
  }

  /** Returns the names of regions in several pieces, at each piece. */
  List<Label> regionNames() {
    return regionNames;
  }

  /** Returns the places of the labels in some cells. */
  List<Box> boxes(CellList cells) {
    boolean[] isIn = new boolean[size * size];
    cells.stream().forEach(cell -> isIn[cell] = true);
    List<Box> boxes = new ArrayList<>();
    for (Placed label : placed) {
      if (isIn[label.cell()]) {
        boxes.add(label.box());
      }
    }
    return boxes;
  }

  /** Draws the labels of constraints. */
  void draw(ConstraintLayers layers) {
    for (Label label : clues) {
      Point middle = label.middle(measures);
      layers
          .marks()
          .add(
              new Shape.Word(
                  label.text(),
                  middle.x(),
                  middle.y() + Typeface.REGULAR.capHeight(label.fontSize()) / 2,
                  label.fontSize(),
                  Typeface.REGULAR,
                  Ink.of(Ink.Kind.CLUE)));
    }
  }
}
