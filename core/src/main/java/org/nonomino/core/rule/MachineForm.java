package org.nonomino.core.rule;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.nonomino.core.Automaton;
import org.nonomino.core.CellList;
import org.nonomino.core.Grid;
import org.nonomino.core.InvalidConstraintException;
import org.nonomino.core.Primitives;
import org.nonomino.core.Rules;
import org.nonomino.core.formula.Machine;

/**
 * A machine that reads the digits of the cells in their order, and must accept them.
 *
 * @param machine with a few numbers
 */
public record MachineForm(Machine machine) implements RuleForm {
  /**
   * The state of a machine.
   *
   * @param count the number of digits read; 0 if it does not matter
   */
  private record State(List<Long> numbers, int count) {}

  @Override
  public String word() {
    return "machine";
  }

  @Override
  public String text() {
    return machine.toString();
  }

  @Override
  public void requireFit(CellList cells) {
    automaton(cells);
  }

  @Override
  public boolean isOrdered(CellList cells) {
    return Reading.isOrdered(automaton(cells));
  }

  private Automaton automaton(CellList cells) {
    int size = cells.size();
    int step = machine.usesPosition() ? 1 : 0;
    List<Long> start =
        machine
            .start(size)
            .orElseThrow(
                () -> new InvalidConstraintException("a first number is not a whole number"));
    return Reading.automaton(
        this,
        cells,
        new State(start, 0),
        (state, digit) ->
            machine
                .after(state.numbers, size, digit, state.count + 1)
                .map(numbers -> new State(numbers, state.count + step)),
        state -> machine.accepts(state.numbers, size, state.count));
  }

  @Override
  public List<List<Integer>> undefinedDigits(CellList cells) {
    int size = cells.size();
    Map<State, List<Integer>> read = new LinkedHashMap<>();
    machine.start(size).ifPresent(first -> read.put(new State(first, 0), List.of()));
    for (int count = 0; count <= cells.count(); count++) {
      Map<State, List<Integer>> after = new LinkedHashMap<>();
      for (Map.Entry<State, List<Integer>> each : read.entrySet()) {
        List<Long> numbers = each.getKey().numbers;
        if (count == cells.count() && machine.isEndUndefined(numbers, size, count)) {
          return List.of(each.getValue());
        }
        for (int digit = 1; digit <= size && count < cells.count(); digit++) {
          List<Integer> digits = Stream.concat(each.getValue().stream(), Stream.of(digit)).toList();
          if (machine.isUndefined(numbers, size, digit, count + 1)) {
            return List.of(digits);
          }
          machine
              .after(numbers, size, digit, count + 1)
              .ifPresent(next -> after.putIfAbsent(new State(next, 0), digits));
        }
      }
      read.clear();
      read.putAll(after);
    }
    return List.of();
  }

  @Override
  public boolean holds(CellList cells, Grid full, Rules of) {
    Optional<List<Long>> numbers = machine.start(cells.size());
    for (int i = 0; i < cells.count() && numbers.isPresent(); i++) {
      numbers = machine.after(numbers.get(), cells.size(), full.digit(cells.get(i)), i + 1);
    }
    return numbers.isPresent() && machine.accepts(numbers.get(), cells.size(), cells.count());
  }

  @Override
  public void lower(CellList cells, Rules of, Primitives into) {
    into.accept(cells, automaton(cells));
  }
}
