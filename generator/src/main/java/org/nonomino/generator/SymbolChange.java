package org.nonomino.generator;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.nonomino.core.Constraint;
import org.nonomino.core.InvalidConstraintException;
import org.nonomino.core.Puzzle;
import org.nonomino.core.Rules;
import org.nonomino.core.Symbols;
import org.nonomino.core.constraint.KillerCage;
import org.nonomino.core.constraint.LittleKiller;
import org.nonomino.core.constraint.RepeatCage;

/** The same puzzle with other symbols for its digits. */
final class SymbolChange {
  private SymbolChange() {}

  /**
   * Returns a puzzle with the same solutions, digit by digit. Sums of cages and little killers
   * change with the values of the digits.
   *
   * @param symbols of the same size
   * @return empty if a constraint means something else with these values
   */
  static Optional<Puzzle> of(Puzzle puzzle, Symbols symbols) {
    if (symbols.equals(puzzle.symbols())) {
      return Optional.of(puzzle);
    }
    int change = symbols.offset() - puzzle.symbols().offset();
    List<Constraint> constraints =
        puzzle.rules().constraints().stream().map(each -> changed(each, change)).toList();
    try {
      Rules rules = Rules.of(puzzle.mask(), constraints, symbols);
      return rules.equals(puzzle.rules())
          ? Optional.of(new Puzzle(puzzle.givens(), rules))
          : Optional.empty();
    } catch (InvalidConstraintException e) {
      return Optional.empty();
    }
  }

  /**
   * Returns a puzzle whose digits have the values 1..n.
   *
   * @return empty if a constraint means something else with these values
   */
  static Optional<Puzzle> toDigits(Puzzle puzzle) {
    return puzzle.symbols().offset() == 0
        ? Optional.of(puzzle)
        : of(puzzle, Symbols.usual(puzzle.size()));
  }

  private static Constraint changed(Constraint constraint, int change) {
    int more = change * constraint.cells().count();
    if (constraint instanceof KillerCage cage && cage.sum().isPresent()) {
      return new KillerCage(cage.cells(), OptionalInt.of(cage.sum().getAsInt() + more));
    } else if (constraint instanceof RepeatCage cage) {
      return new RepeatCage(cage.cells(), cage.sum() + more);
    } else if (constraint instanceof LittleKiller clue) {
      return new LittleKiller(clue.start(), clue.direction(), clue.sum() + more);
    }
    return constraint;
  }
}
