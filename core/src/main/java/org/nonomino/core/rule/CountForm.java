package org.nonomino.core.rule;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.nonomino.core.Automaton;
import org.nonomino.core.CellList;
import org.nonomino.core.DigitSets;
import org.nonomino.core.Grid;
import org.nonomino.core.InvalidConstraintException;
import org.nonomino.core.Primitives;
import org.nonomino.core.Rules;
import org.nonomino.core.Symbols;
import org.nonomino.core.formula.Formula;

/**
 * How many cells have one of some digits.
 *
 * @param from the least number of cells
 * @param to the greatest number of cells, or {@link #NO_LIMIT}
 * @param digits the digits that count; empty if a formula says which
 * @param formula a condition with {@link #NAMES}, for the value {@code d} of the digit of a cell
 */
public record CountForm(int from, int to, List<Integer> digits, Optional<Formula> formula)
    implements RuleForm {
  /** The greatest number of cells if there is no limit. */
  public static final int NO_LIMIT = Integer.MAX_VALUE;

  /** The names in the formula, in the order of their values. */
  public static final List<String> NAMES = List.of("d", "n");

  /** Copies the digits. */
  public CountForm {
    digits = List.copyOf(digits);
  }

  /** Returns whether a digit counts. */
  public boolean counts(int digit, Symbols symbols) {
    return formula.isPresent()
        ? formula.get().holds(symbols.value(digit), symbols.most())
        : digits.contains(digit);
  }

  @Override
  public String word() {
    return "count";
  }

  @Override
  public void requireFit(CellList cells, Symbols symbols) {
    requireRange(from, to, cells);
    for (int digit : digits) {
      if (digit < 1 || digit > cells.size()) {
        throw new InvalidConstraintException(
            "the digit %d is not in 1..%d".formatted(digit, cells.size()));
      }
    }
    for (int value = symbols.least(); value <= symbols.most(); value++) {
      if (formula.isPresent() && formula.get().isTooLarge(value, symbols.most())) {
        throw FormProblems.tooLarge("d = " + value);
      }
    }
    if (isCounted(cells)) {
      automaton(cells, symbols);
    }
  }

  @Override
  public List<List<Integer>> undefinedValues(CellList cells, Symbols symbols) {
    return formula.stream()
        .flatMap(
            each ->
                IntStream.rangeClosed(symbols.least(), symbols.most())
                    .filter(value -> each.isUndefined(value, symbols.most()))
                    .mapToObj(List::of))
        .toList();
  }

  @Override
  public boolean isOrdered(CellList cells, Symbols symbols) {
    return false;
  }

  /** Returns whether some of the cells have the digits, and not all or none. */
  private boolean isCounted(CellList cells) {
    return from < cells.count() && to > 0;
  }

  private long counting(Symbols symbols) {
    return DigitSets.of(symbols.size(), digit -> counts(digit, symbols));
  }

  private Automaton automaton(CellList cells, Symbols symbols) {
    long counting = counting(symbols);
    return Reading.automaton(
        this,
        cells,
        symbols,
        0,
        (count, digit) -> {
          int more = count + (int) (counting >>> digit & 1);
          return more > to
              ? Optional.empty()
              : Optional.of(to == NO_LIMIT ? Math.min(more, from) : more);
        },
        count -> count >= from);
  }

  /** Checks numbers of cells or digits. */
  static void requireRange(int from, int to, CellList cells) {
    if (from > to) {
      throw new InvalidConstraintException("%d is more than %d".formatted(from, to));
    }
    if (from > cells.count()) {
      throw new InvalidConstraintException(
          "there are only %d cells, but the number is %d".formatted(cells.count(), from));
    }
  }

  @Override
  public boolean holds(CellList cells, Grid full, Rules of) {
    long count = cells.digits(full).filter(digit -> counts(digit, of.symbols())).count();
    return from <= count && count <= to;
  }

  @Override
  public void lower(CellList cells, Rules of, Primitives into) {
    if (isCounted(cells)) {
      into.accept(cells, automaton(cells, of.symbols()));
    } else {
      long counting = counting(of.symbols());
      long allowed = to == 0 ? ~counting : counting;
      cells.stream().forEach(cell -> into.allow(cell, allowed));
    }
  }
}
