package org.nonomino.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.core.constraint.OutsideCell;
import org.nonomino.core.constraint.Sandwich;
import org.nonomino.core.constraint.XSum;

final class AutomatonTest {
  /** A reader of digits with a sum: each state is the rest of the sum. */
  private static final Automaton.Step<Integer> SUM =
      (rest, digit) -> digit <= rest ? Optional.of(rest - digit) : Optional.empty();

  @ParameterizedTest
  @ValueSource(ints = {1, 4, 9})
  void readsInAFamilyAsByItself(int size) {
    int max = 20;
    List<Integer> starts = IntStream.rangeClosed(0, max).boxed().toList();
    List<Automaton> family = Automaton.family(size, starts, SUM, rest -> rest == 0);
    Random random = new Random(size);
    for (int sum = 0; sum <= max; sum++) {
      Automaton automaton = family.get(sum);
      assertThat(automaton.stateCount()).as("0..%s", sum).isEqualTo(sum + 1);
      for (int i = 0; i < 200; i++) {
        int rest = sum;
        int state = automaton.start();
        while (state != Automaton.NONE) {
          assertThat(automaton.accepts(state)).isEqualTo(rest == 0);
          assertThat(state).isLessThan(automaton.stateCount());
          int digit = 1 + random.nextInt(size);
          rest -= digit;
          state = automaton.next(state, digit);
        }
        assertThat(rest).isNegative();
      }
    }
  }

  @Test
  void leavesOutStatesWithoutAnEnd() {
    // Only even digits are read, so odd sums have no end.
    List<Automaton> family =
        Automaton.family(
            4,
            IntStream.rangeClosed(0, 6).boxed().toList(),
            (rest, digit) -> digit % 2 == 0 ? SUM.after(rest, digit) : Optional.empty(),
            rest -> rest == 0);
    assertThat(family).extracting(Automaton::stateCount).containsExactly(1, 0, 2, 0, 3, 0, 4);
    assertThat(family.get(4)).isNotEqualTo(family.get(6));
    assertThat(family.get(4).hashCode()).isNotEqualTo(family.get(6).hashCode());
  }

  /** By itself, each sum of size 36 needs up to 24,000 states. */
  @Test
  void sharesTheTableOfAllNumbersOfASize() {
    int size = 36;
    List<Constraint> constraints = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      constraints.add(new XSum(new OutsideCell(size, i, -1), 300 + 8 * i));
      constraints.add(new XSum(new OutsideCell(size, -1, i), 301 + 8 * i));
      constraints.add(new Sandwich(size, true, i, 100 + 5 * i));
      constraints.add(new Sandwich(size, false, i, 101 + 5 * i));
    }
    Rules rules = Rules.of(RegionMask.boxes(6, 6), constraints);
    List<Automaton> automata =
        rules.conditions().automata().stream().map(AutomatonPath::automaton).distinct().toList();
    assertThat(automata).hasSizeGreaterThan(100);
    assertThat(automata.stream().mapToInt(Automaton::tableLength).distinct()).hasSize(2);
    assertThat(rules).isEqualTo(Rules.of(RegionMask.boxes(6, 6), constraints));
  }
}
