package org.nonomino.toolkit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.nonomino.core.BrokenRule;
import org.nonomino.core.CellList;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.Grid;
import org.nonomino.core.House;
import org.nonomino.core.HouseKind;
import org.nonomino.core.Layout;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.core.Symbols;
import org.nonomino.text.BrokenRuleWords;

/**
 * A rule that the digits of a grid break, whatever goes in its empty cells.
 *
 * @param words a description, without capital letter and full stop: {@code row 1 has two 5s, in
 *     r1c2 and r1c7}
 * @param cells the cells that break it, at least one
 * @param house the row, column or region, {@code row 1}, if the rule is one; it has a digit twice
 * @param digit the repeated digit of such a house
 * @param constraint the kind of constraint, if the rule is one
 */
public record FoundConflict(
    String words,
    List<Integer> cells,
    Optional<String> house,
    OptionalInt digit,
    Optional<ConstraintKind> constraint) {
  /** Copies the list. */
  public FoundConflict {
    cells = List.copyOf(cells);
  }

  /** Returns the broken rows, columns and regions, then the broken constraints. */
  public static List<FoundConflict> of(Grid grid, Rules rules) {
    List<FoundConflict> found = new ArrayList<>();
    for (BrokenRule rule : rules.brokenBy(grid)) {
      if (rule.house().isPresent()) {
        found.add(repeat(rule.house().get().toString(), grid, rule.cells(), rules.symbols()));
      } else {
        found.add(
            new FoundConflict(
                BrokenRuleWords.of(rule, rules, grid),
                rule.cells().stream().boxed().toList(),
                Optional.empty(),
                OptionalInt.empty(),
                rule.constraint().map(constraint -> constraint.kind())));
      }
    }
    return found;
  }

  /** Returns the repeated digits by row, column and painted region, then by digit. */
  public static List<FoundConflict> ofUnfinished(Grid grid, PaintedRegions painted) {
    List<FoundConflict> found = new ArrayList<>();
    // Rows and columns are the same on all layouts.
    for (House house : Layout.of(RegionMask.boxes(1, grid.size())).houses()) {
      if (house.kind() != HouseKind.REGION) {
        addRepeats(found, grid, house.toString(), house.cells());
      }
    }
    int number = 0;
    for (BitSet region : painted.regions()) {
      number++;
      addRepeats(found, grid, "region " + number, region.stream().toArray());
    }
    return found;
  }

  private static void addRepeats(List<FoundConflict> found, Grid grid, String house, int[] cells) {
    for (int digit = 1; digit <= grid.size(); digit++) {
      int wanted = digit;
      int[] places = Arrays.stream(cells).filter(cell -> grid.digit(cell) == wanted).toArray();
      if (places.length > 1) {
        found.add(
            repeat(house, grid, CellList.of(grid.size(), places), Symbols.usual(grid.size())));
      }
    }
  }

  private static FoundConflict repeat(String house, Grid grid, CellList cells, Symbols symbols) {
    return new FoundConflict(
        BrokenRuleWords.repeat(house, grid, cells, symbols),
        cells.stream().boxed().toList(),
        Optional.of(house),
        OptionalInt.of(grid.digit(cells.get(0))),
        Optional.empty());
  }
}
