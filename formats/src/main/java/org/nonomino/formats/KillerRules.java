package org.nonomino.formats;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;
import org.nonomino.core.CellList;
import org.nonomino.core.CellNames;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.Grid;
import org.nonomino.core.InvalidConstraintException;
import org.nonomino.core.Puzzle;
import org.nonomino.core.Rules;
import org.nonomino.core.Symbols;
import org.nonomino.core.constraint.Diagonal;
import org.nonomino.core.constraint.KillerCage;
import org.nonomino.core.constraint.NamedForm;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;

/**
 * The constraints that the formats of killer programs can store: either both diagonals or none, and
 * cages that do not overlap.
 */
final class KillerRules {
  /** The cage of a cell that is in none. */
  static final int NONE = -1;

  private final boolean hasDiagonals;

  /** The number of the cage of each cell. */
  private final int[] cages;

  private final List<KillerCage> all;

  private KillerRules(boolean hasDiagonals, int[] cages, List<KillerCage> all) {
    this.hasDiagonals = hasDiagonals;
    this.cages = cages;
    this.all = all;
  }

  /** Returns whether these formats support a kind of constraint. */
  static boolean isKnown(ConstraintKind kind) {
    return kind == ConstraintKind.DIAGONAL || kind == ConstraintKind.KILLER_CAGE;
  }

  /**
   * Returns the reason why none of these formats can store some rules with only known kinds; empty
   * if there is no such reason.
   */
  static Optional<String> refusal(String format, Rules rules) {
    if (diagonals(rules) == 1) {
      return Optional.of(Refusal.ofRule(format, "one diagonal without the other"));
    }
    boolean[] isInCage = new boolean[rules.size() * rules.size()];
    for (KillerCage cage : cages(rules)) {
      for (int cell : cage.cells().toArray()) {
        if (isInCage[cell]) {
          return Optional.of(
              Refusal.ofRule(
                  format, "cages that overlap, here in " + CellNames.name(rules.size(), cell)));
        }
        isInCage[cell] = true;
      }
    }
    return Optional.empty();
  }

  /**
   * Returns the reason why a format that writes each given as a cage of one cell cannot store a
   * puzzle without {@link #refusal}; empty if there is no such reason.
   */
  static Optional<String> refusalOfGivens(String format, Puzzle puzzle) {
    Grid givens = puzzle.givens();
    for (KillerCage cage : cages(puzzle.rules())) {
      CellList cells = cage.cells();
      if (cells.count() == 1 && cage.sum().isPresent()) {
        return Optional.of(
            Refusal.ofRule(
                format, "the cage of one cell at " + cells.name(0) + ", which would be a given"));
      }
      for (int i = 0; i < cells.count() && cells.count() > 1; i++) {
        if (givens.digit(cells.get(i)) != 0) {
          return Optional.of(Refusal.ofRule(format, "a given in a cage, here in " + cells.name(i)));
        }
      }
    }
    return Optional.empty();
  }

  /**
   * Returns the reason why a format in which each cage has a sum cannot store the cages; empty if
   * there is no such reason.
   */
  Optional<String> refusalOfUnknownSums(String format) {
    return all.stream()
        .filter(cage -> cage.sum().isEmpty() && cage.cells().count() > 1)
        .map(cage -> Refusal.ofRule(format, "cages without a sum, here at " + cage.cells().name(0)))
        .findFirst();
  }

  /** Returns the constraints of rules that no format refuses. */
  static KillerRules of(Rules rules) {
    List<KillerCage> all = cages(rules);
    int[] cages = new int[rules.size() * rules.size()];
    Arrays.fill(cages, NONE);
    for (int i = 0; i < all.size(); i++) {
      for (int cell : all.get(i).cells().toArray()) {
        cages[cell] = i;
      }
    }
    return new KillerRules(diagonals(rules) > 0, cages, all);
  }

  private static int diagonals(Rules rules) {
    Set<Constraint> diagonals = new HashSet<>();
    for (Constraint constraint : NamedForm.of(rules).constraints()) {
      if (constraint.kind() == ConstraintKind.DIAGONAL) {
        diagonals.add(constraint);
      }
    }
    return diagonals.size();
  }

  private static List<KillerCage> cages(Rules rules) {
    return NamedForm.of(rules).constraints().stream()
        .filter(KillerCage.class::isInstance)
        .map(KillerCage.class::cast)
        .toList();
  }

  /** Returns whether the diagonals count. */
  boolean hasDiagonals() {
    return hasDiagonals;
  }

  /** Returns the cages in the order of the puzzle. */
  List<KillerCage> cages() {
    return all;
  }

  /** Returns the number of the cage of a cell in {@link #cages()}, or {@link #NONE}. */
  int cage(int cell) {
    return cages[cell];
  }

  /** Returns the first cell, row-major, of the cage of a cell; the cell itself if it is in none. */
  int head(int cell) {
    return cages[cell] == NONE ? cell : all.get(cages[cell]).cells().stream().min().orElseThrow();
  }

  /** Returns the sum of the cage of a cell, 0 if it has none or there is no cage. */
  int sum(int cell) {
    return cages[cell] == NONE ? 0 : all.get(cages[cell]).sum().orElse(0);
  }

  /** Returns the constraints of a puzzle without cages. */
  static List<Constraint> read(int size, boolean hasDiagonals) {
    return hasDiagonals ? List.of(new Diagonal(size, false), new Diagonal(size, true)) : List.of();
  }

  /**
   * Returns the constraints that a format has read: the diagonals, then the cages by their first
   * cells.
   *
   * @param cages a label for the cage of each cell, or {@link #NONE}
   * @param sums returns the sum of the cage with a label, 0 if it has none
   * @param places returns the place of the cage with a label
   * @throws MalformedTextException if there can be no such cage
   */
  static List<Constraint> read(
      int size, boolean hasDiagonals, int[] cages, IntUnaryOperator sums, IntFunction<Place> places)
      throws MalformedTextException {
    List<Constraint> constraints = new ArrayList<>(read(size, hasDiagonals));
    for (int[] cells : byFirstCell(cages)) {
      int label = cages[cells[0]];
      int sum = sums.applyAsInt(label);
      try {
        KillerCage cage =
            new KillerCage(
                CellList.of(size, cells), sum == 0 ? OptionalInt.empty() : OptionalInt.of(sum));
        cage.requireFit(Symbols.usual(size));
        constraints.add(cage);
      } catch (InvalidConstraintException e) {
        throw new MalformedTextException(
            places.apply(label),
            "the cage at %s: %s"
                .formatted(CellNames.name(size, cells[0]), Objects.requireNonNull(e.getMessage())),
            "Correct its sum or its cells.");
      }
    }
    return constraints;
  }

  /** Returns the labels of cages with {@link #NONE} in place of those of only one cell. */
  static int[] ofSeveralCells(int[] cages) {
    Map<Integer, Integer> counts = new HashMap<>();
    for (int cage : cages) {
      counts.merge(cage, 1, Integer::sum);
    }
    return Arrays.stream(cages)
        .map(cage -> counts.getOrDefault(cage, 0) == 1 ? NONE : cage)
        .toArray();
  }

  /** Returns the cells of each cage in ascending order, the cages by their first cells. */
  private static List<int[]> byFirstCell(int[] cages) {
    Map<Integer, List<Integer>> cells = new LinkedHashMap<>();
    for (int cell = 0; cell < cages.length; cell++) {
      if (cages[cell] != NONE) {
        cells.computeIfAbsent(cages[cell], label -> new ArrayList<>()).add(cell);
      }
    }
    return cells.values().stream()
        .map(members -> members.stream().mapToInt(Integer::intValue).toArray())
        .toList();
  }
}
