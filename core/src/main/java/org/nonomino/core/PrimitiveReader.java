package org.nonomino.core;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Reads the digits of some cells in order, and stops as soon as they break one of some constraints.
 * Its states remember what the rest depends on: the digits seen in sets without repeats, sums,
 * states of automata, and digits that a later cell is compared with. Immutable and thread-safe.
 */
public final class PrimitiveReader {
  /** The maximum number of primitives of a rule. */
  private static final int MAX_PARTS = 200;

  private final CellList cells;
  private final long[] allowed;
  private final List<Part> parts = new ArrayList<>();

  /** The indices of the primitives of each position. */
  private final List<List<Integer>> partsAt = new ArrayList<>();

  /** The position up to which a digit is remembered; −1 if no later cell is compared with it. */
  private final int[] rememberedUpTo;

  /** Whether some digits keep each primitive. */
  private boolean isPossible = true;

  /**
   * A primitive.
   *
   * @param last the greatest position of its cells
   * @param start its number in the first state
   */
  private record Part(int last, long start, Step step) {}

  /** Computes the number of a primitive after a digit. */
  @FunctionalInterface
  private interface Step {
    /**
     * Returns the number; empty if the digit breaks the primitive.
     *
     * @param number that of the primitive before the digit
     * @param digits the remembered digits, and this one, by position
     */
    OptionalLong after(long number, int position, int digit, List<Long> digits);
  }

  /**
   * Creates a reader for some constraints.
   *
   * @param of the rules that they would belong to
   * @param cells distinct cells in the order of reading
   * @throws InvalidConstraintException if a constraint concerns other cells as well
   */
  public PrimitiveReader(Rules of, List<Constraint> constraints, CellList cells) {
    this.cells = cells;
    this.allowed = new long[cells.count()];
    this.rememberedUpTo = new int[cells.count()];
    Arrays.fill(rememberedUpTo, -1);
    for (int position = 0; position < cells.count(); position++) {
      partsAt.add(new ArrayList<>());
    }
    Primitives primitives = new Primitives(of.symbols());
    constraints.forEach(constraint -> constraint.lower(of, primitives));
    Conditions conditions = primitives.ownConditions();
    for (int cell = 0; cell < cells.size() * cells.size(); cell++) {
      if (conditions.allowed(cell) != DigitSets.all(cells.size())) {
        position(cell);
      }
    }
    Arrays.setAll(allowed, position -> conditions.allowed(cells.get(position)));
    primitives.houses().forEach(this::addDiffering);
    conditions.differing().forEach(this::addDiffering);
    conditions.linears().forEach(this::addLinear);
    conditions.automata().forEach(this::addAutomaton);
    for (Relation relation : conditions.relations()) {
      int first = position(relation.first());
      int second = position(relation.second());
      addComparison(
          new int[] {first, second},
          digits -> relation.table().allows(digits.get(first), digits.get(second)));
    }
  }

  private int position(int cell) {
    for (int position = 0; position < cells.count(); position++) {
      if (cells.get(position) == cell) {
        return position;
      }
    }
    throw new InvalidConstraintException(
        "it concerns " + CellNames.name(cells.size(), cell) + " as well, which is not listed");
  }

  private int[] positions(CellList some) {
    return some.stream().map(this::position).toArray();
  }

  private void add(int[] positions, long start, Step step) {
    if (parts.size() == MAX_PARTS) {
      throw new InvalidConstraintException(
          "it is too large: it compares more than %d sets of cells".formatted(MAX_PARTS));
    }
    for (int position : positions) {
      List<Integer> at = partsAt.get(position);
      if (!at.contains(parts.size())) {
        at.add(parts.size());
      }
    }
    parts.add(new Part(Arrays.stream(positions).max().orElse(0), start, step));
  }

  private void addDiffering(CellList differing) {
    add(
        positions(differing),
        0,
        (seen, position, digit, digits) ->
            DigitSets.has(seen, digit)
                ? OptionalLong.empty()
                : OptionalLong.of(seen | 1L << digit));
  }

  private void addLinear(Linear linear) {
    // A sum whose weights cancel each other has no cells, and is added only if it is impossible.
    isPossible &= linear.count() > 0;
    int size = cells.size();
    int[] positions = new int[linear.count()];
    int[] weights = new int[cells.count()];
    for (int i = 0; i < positions.length; i++) {
      positions[i] = position(linear.cell(i));
      weights[positions[i]] = linear.weight(i);
    }
    add(
        positions,
        0,
        (sum, position, digit, digits) -> {
          long least = sum + (long) weights[position] * digit;
          long most = least;
          for (int later = position + 1; later < weights.length; later++) {
            least += weights[later] * (weights[later] > 0 ? 1L : size);
            most += weights[later] * (weights[later] > 0 ? (long) size : 1);
          }
          return least > linear.to() || most < linear.from()
              ? OptionalLong.empty()
              : OptionalLong.of(sum + (long) weights[position] * digit);
        });
  }

  private void addAutomaton(AutomatonPath path) {
    Automaton automaton = path.automaton();
    int[] positions = positions(path.cells());
    isPossible &= automaton.stateCount() > 0;
    boolean isAscending = true;
    for (int i = 1; i < positions.length; i++) {
      isAscending &= positions[i - 1] < positions[i];
    }
    if (!isPossible) {
      return;
    }
    if (!isAscending) {
      addComparison(positions, digits -> accepts(automaton, positions, digits));
      return;
    }
    int last = positions[positions.length - 1];
    add(
        positions,
        automaton.start(),
        (state, position, digit, digits) -> {
          int next = automaton.next((int) state, digit);
          return next == Automaton.NONE || (position == last && !automaton.accepts(next))
              ? OptionalLong.empty()
              : OptionalLong.of(next);
        });
  }

  private static boolean accepts(Automaton automaton, int[] positions, DigitsAt digits) {
    long[] choices = new long[positions.length];
    Arrays.setAll(choices, i -> 1L << digits.get(positions[i]));
    return AutomatonPath.accepts(automaton, choices);
  }

  /** The digits that were read. */
  @FunctionalInterface
  private interface DigitsAt {
    int get(int position);
  }

  /** Decides about all digits of a primitive. */
  @FunctionalInterface
  private interface Check {
    boolean allows(DigitsAt digits);
  }

  /** Adds a primitive that is checked when the digits of all its cells are known. */
  private void addComparison(int[] positions, Check check) {
    int last = Arrays.stream(positions).max().orElse(0);
    for (int position : positions) {
      rememberedUpTo[position] = Math.max(rememberedUpTo[position], last);
    }
    add(
        positions,
        0,
        (number, position, digit, digits) ->
            position < last || check.allows(each -> digits.get(each).intValue())
                ? OptionalLong.of(0)
                : OptionalLong.empty());
  }

  /** Returns the state before the first digit; empty if no digits keep the constraints. */
  public Optional<List<Long>> start() {
    if (!isPossible) {
      return Optional.empty();
    }
    List<Long> state = new ArrayList<>();
    parts.forEach(part -> state.add(part.start));
    for (int position = 0; position < cells.count(); position++) {
      state.add(0L);
    }
    return Optional.of(List.copyOf(state));
  }

  /**
   * Returns the state after a digit; empty if it breaks a constraint. After the last position, the
   * digits keep all constraints.
   *
   * @param position that of the digit, from 0
   */
  public Optional<List<Long>> after(List<Long> state, int position, int digit) {
    if (!DigitSets.has(allowed[position], digit)) {
      return Optional.empty();
    }
    List<Long> after = new ArrayList<>(state);
    List<Long> digits = after.subList(parts.size(), after.size());
    digits.set(position, (long) digit);
    for (int i : partsAt.get(position)) {
      Part part = parts.get(i);
      OptionalLong number = part.step.after(after.get(i), position, digit, digits);
      if (number.isEmpty()) {
        return Optional.empty();
      }
      after.set(i, part.last == position ? 0L : number.getAsLong());
    }
    for (int earlier = 0; earlier <= position; earlier++) {
      if (rememberedUpTo[earlier] <= position) {
        digits.set(earlier, 0L);
      }
    }
    return Optional.of(List.copyOf(after));
  }
}
