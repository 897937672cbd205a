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
import org.nonomino.core.Symbols;
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
  public void requireFit(CellList cells, Symbols symbols) {
    automaton(cells, symbols);
  }

  @Override
  public boolean isOrdered(CellList cells, Symbols symbols) {
    return Reading.isOrdered(automaton(cells, symbols));
  }

  private Automaton automaton(CellList cells, Symbols symbols) {
    int most = symbols.most();
    int step = machine.usesPosition() ? 1 : 0;
    List<Long> start =
        machine
            .start(most)
            .orElseThrow(
                () ->
                    new InvalidConstraintException(
                        machine.isStartTooLarge(most)
                            ? "a first number is too large"
                            : "a first number is not a whole number"));
    return Reading.automaton(
        this,
        cells,
        symbols,
        new State(start, 0),
        (state, digit) ->
            after(state.numbers, most, symbols.value(digit), state.count + 1)
                .map(numbers -> new State(numbers, state.count + step)),
        state -> accepts(state.numbers, most, state.count));
  }

  private Optional<List<Long>> after(List<Long> numbers, int most, int value, int position) {
    Optional<List<Long>> after = machine.after(numbers, most, value, position);
    if (after.isEmpty() && machine.isTooLarge(numbers, most, value, position)) {
      throw FormProblems.tooLarge("%s and d = %d".formatted(machine.words(numbers), value));
    }
    return after;
  }

  private boolean accepts(List<Long> numbers, int most, int count) {
    if (machine.isEndTooLarge(numbers, most, count)) {
      throw FormProblems.tooLarge(machine.words(numbers));
    }
    return machine.accepts(numbers, most, count);
  }

  @Override
  public List<List<Integer>> undefinedValues(CellList cells, Symbols symbols) {
    int most = symbols.most();
    // The numbers after reading some digits, with the values of these.
    Map<List<Long>, List<Integer>> read = new LinkedHashMap<>();
    machine.start(most).ifPresent(first -> read.put(first, List.of()));
    for (int count = 0; count <= cells.count(); count++) {
      Map<List<Long>, List<Integer>> after = new LinkedHashMap<>();
      for (Map.Entry<List<Long>, List<Integer>> each : read.entrySet()) {
        List<Long> numbers = each.getKey();
        if (count == cells.count() && machine.isEndUndefined(numbers, most, count)) {
          return List.of(each.getValue());
        }
        for (int value = symbols.least(); value <= most && count < cells.count(); value++) {
          List<Integer> values = Stream.concat(each.getValue().stream(), Stream.of(value)).toList();
          if (machine.isUndefined(numbers, most, value, count + 1)) {
            return List.of(values);
          }
          machine
              .after(numbers, most, value, count + 1)
              .ifPresent(next -> after.putIfAbsent(next, values));
        }
      }
      read.clear();
      read.putAll(after);
    }
    return List.of();
  }

  @Override
  public boolean holds(CellList cells, Grid full, Rules of) {
    int most = of.symbols().most();
    int[] values = of.values(cells, full).toArray();
    Optional<List<Long>> numbers = machine.start(most);
    for (int i = 0; i < values.length && numbers.isPresent(); i++) {
      numbers = machine.after(numbers.get(), most, values[i], i + 1);
    }
    return numbers.isPresent() && machine.accepts(numbers.get(), most, values.length);
  }

  @Override
  public void lower(CellList cells, Rules of, Primitives into) {
    into.accept(cells, automaton(cells, of.symbols()));
  }
}
