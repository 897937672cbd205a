package org.nonomino.core.rule;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.nonomino.core.Automaton;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintShape;
import org.nonomino.core.Grid;
import org.nonomino.core.InvalidConstraintException;
import org.nonomino.core.PrimitiveReader;
import org.nonomino.core.Primitives;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.core.Symbols;

/**
 * One of several rules on the same cells holds, or none of them.
 *
 * @param alternatives the constraints of each rule, all of which belong to it
 * @param isNone whether none of the rules may hold
 */
public record EitherForm(List<List<Constraint>> alternatives, boolean isNone) implements RuleForm {
  private static final int MAX_ALTERNATIVES = 12;

  /** Copies the lists. */
  public EitherForm {
    alternatives = alternatives.stream().map(List::copyOf).toList();
  }

  /**
   * The state of reading.
   *
   * @param count the number of digits read
   * @param readers the state of each alternative; empty if it is broken
   */
  private record State(int count, List<Optional<List<Long>>> readers) {}

  /** The form with what its lowering depends on, for alternatives that look at the regions. */
  record Key(EitherForm form, CellList cells, RegionMask mask) {}

  @Override
  public String word() {
    return isNone ? "neither" : "either";
  }

  @Override
  public void requireFit(CellList cells, Symbols symbols) {
    cells.requireDistinct();
    if (alternatives.size() < (isNone ? 1 : 2)) {
      throw new InvalidConstraintException("there is only one rule to choose from");
    }
    if (alternatives.size() > MAX_ALTERNATIVES) {
      throw new InvalidConstraintException(
          "there are %d rules to choose from, but at most %d are possible"
              .formatted(alternatives.size(), MAX_ALTERNATIVES));
    }
    for (List<Constraint> alternative : alternatives) {
      for (Constraint constraint : alternative) {
        if (constraint.kind().shape() == ConstraintShape.GRID
            || constraint.kind().shape() == ConstraintShape.HOUSE) {
          throw new InvalidConstraintException(
              "'%s' has no cells, so it cannot be one of several rules on the same cells"
                  .formatted(constraint.kind().words()));
        }
      }
    }
    alternatives.forEach(each -> each.forEach(constraint -> constraint.requireFit(symbols)));
    automaton(cells, Rules.of(RegionMask.none(cells.size()), List.of(), symbols));
  }

  @Override
  public boolean isOrdered(CellList cells, Symbols symbols) {
    return alternatives.stream()
        .flatMap(List::stream)
        .anyMatch(each -> hasDirection(each, symbols));
  }

  private static boolean hasDirection(Constraint constraint, Symbols symbols) {
    return switch (constraint.kind()) {
      case THERMOMETER, SLOW_THERMOMETER, ARROW, GREATER_THAN -> true;
      case OWN_RULE -> ((OwnRule) constraint).isOrdered(symbols);
      default -> false;
    };
  }

  private Automaton automaton(CellList cells, Rules of) {
    List<PrimitiveReader> readers =
        alternatives.stream().map(each -> new PrimitiveReader(of, each, cells)).toList();
    return Reading.automaton(
        new Key(this, cells, of.mask()),
        cells,
        of.symbols(),
        new State(0, readers.stream().map(PrimitiveReader::start).toList()),
        (state, digit) -> after(readers, state, digit),
        state -> isAlive(state) != isNone);
  }

  private Optional<State> after(List<PrimitiveReader> readers, State state, int digit) {
    List<Optional<List<Long>>> after = new ArrayList<>(readers.size());
    for (int i = 0; i < readers.size(); i++) {
      PrimitiveReader reader = readers.get(i);
      after.add(state.readers.get(i).flatMap(known -> reader.after(known, state.count, digit)));
    }
    State next = new State(state.count + 1, Collections.unmodifiableList(after));
    return isNone || isAlive(next) ? Optional.of(next) : Optional.empty();
  }

  private static boolean isAlive(State state) {
    return state.readers.stream().anyMatch(Optional::isPresent);
  }

  @Override
  public boolean holds(CellList cells, Grid full, Rules of) {
    return isNone
        != alternatives.stream()
            .anyMatch(each -> each.stream().allMatch(constraint -> constraint.holds(full, of)));
  }

  @Override
  public void lower(CellList cells, Rules of, Primitives into) {
    into.accept(cells, automaton(cells, of));
  }
}
