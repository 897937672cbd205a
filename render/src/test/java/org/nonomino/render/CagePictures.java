package org.nonomino.render;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import org.nonomino.core.CellList;
import org.nonomino.core.CellNames;
import org.nonomino.core.Constraint;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.core.constraint.ArithmeticCage;
import org.nonomino.core.constraint.ArithmeticCage.Operation;
import org.nonomino.core.constraint.BlackDot;
import org.nonomino.core.constraint.Candidates;
import org.nonomino.core.constraint.Clone;
import org.nonomino.core.constraint.CountingCircles;
import org.nonomino.core.constraint.Diagonal;
import org.nonomino.core.constraint.EqualCages;
import org.nonomino.core.constraint.EvenCell;
import org.nonomino.core.constraint.ExtraRegion;
import org.nonomino.core.constraint.GreaterThan;
import org.nonomino.core.constraint.Indexer;
import org.nonomino.core.constraint.KillerCage;
import org.nonomino.core.constraint.Maximum;
import org.nonomino.core.constraint.Minimum;
import org.nonomino.core.constraint.NamedRegion;
import org.nonomino.core.constraint.OddCell;
import org.nonomino.core.constraint.Quadruple;
import org.nonomino.core.constraint.RepeatCage;
import org.nonomino.core.constraint.WeightedSum;
import org.nonomino.core.constraint.WhiteDot;
import org.nonomino.core.constraint.Windoku;
import org.nonomino.core.constraint.XvSign;
import org.nonomino.core.rule.DistinctForm;
import org.nonomino.core.rule.OwnRule;
import org.nonomino.core.rule.RuleLook;

/** Pictures of cages, shaded cells and marks on edges, one for each kind. */
final class CagePictures {
  private static OwnRule rule(String cells, Optional<String> look) {
    return new OwnRule(
        new DistinctForm(2, 2), Optional.empty(), look.map(RuleLook::of), cells(6, cells));
  }

  private CagePictures() {}

  /** Returns the cells with these names, such as {@code r1c1 r1c2}. */
  static CellList cells(int size, String names) {
    return CellList.of(
        size,
        Pattern.compile(" ")
            .splitAsStream(names)
            .mapToInt(name -> CellNames.cell(size, name).orElseThrow())
            .toArray());
  }

  static KillerCage cage(int size, int sum, String names) {
    return new KillerCage(cells(size, names), OptionalInt.of(sum));
  }

  static Drawing draw(PictureStyle style, RegionMask mask, Constraint... constraints) {
    return PictureLayout.lay(picture(mask, constraints), style);
  }

  private static PuzzlePicture picture(RegionMask mask, Constraint... constraints) {
    return PuzzlePicture.of(
        new Puzzle(Grid.empty(mask.size()), Rules.of(mask, List.of(constraints))));
  }

  private static PuzzlePicture six(Constraint... constraints) {
    return picture(Pictures.boxes(6), constraints);
  }

  private static PuzzlePicture nine(Constraint... constraints) {
    return picture(Pictures.boxes(9), constraints);
  }

  /** Returns a picture of each kind, by name; those of kinds for 9×9 only have that size. */
  static Map<String, PuzzlePicture> kinds() {
    Map<String, PuzzlePicture> examples = new LinkedHashMap<>();
    examples.put(
        "kind-killer-cage",
        six(
            cage(6, 9, "r1c1 r1c2 r2c1"),
            cage(6, 21, "r1c3 r1c4 r1c5 r2c3 r2c4 r3c3"),
            cage(6, 6, "r1c6"),
            new KillerCage(cells(6, "r2c2 r3c2"), OptionalInt.empty()),
            cage(6, 9, "r4c4 r5c5 r6c6"),
            cage(6, 10, "r4c4 r4c5 r5c4")));
    examples.put(
        "kind-repeat-cage",
        six(
            new RepeatCage(cells(6, "r1c1 r1c2 r1c3 r2c1 r2c3 r3c1 r3c2 r3c3"), 23),
            cage(6, 5, "r2c2")));
    for (Operation operation : Operation.values()) {
      examples.put(
          "kind-" + operation.words() + "-cage",
          picture(
              RegionMask.none(6),
              new ArithmeticCage(operation, cells(6, "r1c1 r1c2"), 2),
              new ArithmeticCage(operation, cells(6, "r1c3 r2c3 r2c4"), 1),
              new RepeatCage(cells(6, "r2c1 r2c2 r3c1"), 9)));
    }
    examples.put(
        "kind-product-cage-in-boxes",
        six(
            new ArithmeticCage(Operation.PRODUCT, cells(6, "r1c1 r1c2 r2c2"), 120),
            new RepeatCage(cells(6, "r3c3 r3c4"), 9)));
    examples.put(
        "kind-equal-cages",
        six(
            new EqualCages(List.of(cells(6, "r1c1 r1c2"), cells(6, "r2c1 r3c1"))),
            new EqualCages(List.of(cells(6, "r5c5 r5c6"), cells(6, "r6c5 r6c6")))));
    examples.put("kind-diagonal", six(new Diagonal(6, true), new Diagonal(6, false)));
    examples.put("kind-windoku", nine(new Windoku(9)));
    examples.put(
        "kind-extra-region",
        six(
            new ExtraRegion(cells(6, "r1c1 r1c2 r1c3 r2c3 r3c3 r3c4")),
            new ExtraRegion(cells(6, "r3c4 r3c5 r3c6 r4c4 r5c4 r6c4"))));
    examples.put("kind-centre-dot", nine(NamedRegion.CENTRE_DOT));
    examples.put("kind-asterisk", nine(NamedRegion.ASTERISK));
    examples.put("kind-girandola", nine(NamedRegion.GIRANDOLA));
    examples.put("kind-odd", six(new OddCell(cells(6, "r1c1")), new OddCell(cells(6, "r2c5"))));
    examples.put("kind-even", six(new EvenCell(cells(6, "r1c1")), new EvenCell(cells(6, "r2c5"))));
    examples.put("kind-minimum", six(new Minimum(cells(6, "r1c1")), new Minimum(cells(6, "r4c4"))));
    examples.put("kind-maximum", six(new Maximum(cells(6, "r1c1")), new Maximum(cells(6, "r4c4"))));
    examples.put("kind-row-indexer", six(new Indexer(Indexer.What.ROW, cells(6, "r2c2"))));
    examples.put("kind-column-indexer", six(new Indexer(Indexer.What.COLUMN, cells(6, "r2c2"))));
    examples.put("kind-box-indexer", six(new Indexer(Indexer.What.CELL, cells(6, "r2c2"))));
    examples.put(
        "kind-clone",
        six(
            new Clone(cells(6, "r1c1 r1c2 r2c1"), cells(6, "r3c4 r3c5 r4c4")),
            new Clone(cells(6, "r5c1 r5c2"), cells(6, "r1c6 r2c6"))));
    examples.put(
        "kind-weighted-sum",
        six(new WeightedSum(cells(6, "r1c1 r2c4 r5c2"), List.of(1, 2, -1), 5, 5)));
    examples.put(
        "kind-own-rule",
        six(
            rule("r1c1 r1c2 r2c3", Optional.empty()),
            rule("r4c1 r5c3", Optional.empty()),
            rule("r3c4 r3c5", Optional.of("dot blue")),
            rule("r4c4 r5c5", Optional.of("circles red")),
            rule("r6c1 r6c2", Optional.of("cage purple"))));
    examples.put("kind-counting-circles", six(new CountingCircles(cells(6, "r1c1 r2c4 r5c2"))));
    examples.put(
        "kind-candidates",
        six(new Candidates(cells(6, "r1c1"), 0b110), new Candidates(cells(6, "r2c2"), 0b1111110)));
    examples.put(
        "kind-white-dot",
        six(new WhiteDot(cells(6, "r1c1 r1c2"), 1), new WhiteDot(cells(6, "r2c3 r3c3"), 4)));
    examples.put(
        "kind-black-dot",
        six(new BlackDot(cells(6, "r1c1 r1c2"), 2), new BlackDot(cells(6, "r2c3 r3c3"), 3)));
    examples.put(
        "kind-xv",
        six(new XvSign(cells(6, "r1c1 r1c2"), 10), new XvSign(cells(6, "r2c3 r3c3"), 5)));
    examples.put(
        "kind-greater-than",
        six(
            new GreaterThan(cells(6, "r1c1 r1c2")),
            new GreaterThan(cells(6, "r2c4 r2c3")),
            new GreaterThan(cells(6, "r2c2 r3c2")),
            new GreaterThan(cells(6, "r5c5 r4c5"))));
    List<Constraint> quadruples = new ArrayList<>();
    quadruples.add(new Quadruple(cells(6, "r1c1 r1c2 r2c1 r2c2"), List.of(3)));
    quadruples.add(new Quadruple(cells(6, "r2c3 r2c4 r3c3 r3c4"), List.of(1, 2)));
    quadruples.add(new Quadruple(cells(6, "r4c1 r4c2 r5c1 r5c2"), List.of(1, 2, 2)));
    quadruples.add(new Quadruple(cells(6, "r4c5 r4c6 r5c5 r5c6"), List.of(1, 3, 5, 6)));
    examples.put("kind-quadruple", six(quadruples.toArray(Constraint[]::new)));
    return examples;
  }
}
