package org.nonomino.core.constraint;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;

/** Tests the names of houses that were written as sets of cells. */
final class NamedFormTest {
  private static final RegionMask BOXES = RegionMask.boxes(3, 3);

  static Stream<Constraint> named() {
    return NamedForm.candidates(BOXES).stream();
  }

  /** Returns the houses of a constraint as extra regions and as cages without a sum, in turn. */
  private static List<Constraint> asSets(Constraint constraint) {
    Rules alone = Rules.of(BOXES, List.of(constraint));
    List<Constraint> sets = new ArrayList<>();
    for (int house = 27; house < alone.layout().houseCount(); house++) {
      CellList cells = CellList.of(9, alone.layout().houses().get(house).cells());
      sets.add(
          house % 2 == 0 ? new ExtraRegion(cells) : new KillerCage(cells, OptionalInt.empty()));
    }
    return sets;
  }

  @ParameterizedTest
  @MethodSource("named")
  void aHouseHasItsName(Constraint constraint) {
    List<Constraint> written = new ArrayList<>(asSets(constraint));
    written.add(new AntiKnight(9));
    written.add(ExtraRegion.of(9, 0, 13, 26));
    Rules rules = Rules.of(BOXES, written);

    Rules named = NamedForm.of(rules);

    assertThat(named).isEqualTo(rules);
    assertThat(named.constraints())
        .containsExactlyInAnyOrder(constraint, new AntiKnight(9), ExtraRegion.of(9, 0, 13, 26));
  }

  @Test
  void severalHousesOverlap() {
    List<Constraint> written = new ArrayList<>(asSets(new DisjointGroups(9)));
    written.add(NamedRegion.CENTRE_DOT);
    written.addAll(asSets(new Windoku(9)));

    assertThat(NamedForm.of(Rules.of(BOXES, written)).constraints())
        .containsExactlyInAnyOrder(new DisjointGroups(9), new Windoku(9));
  }

  @Test
  void otherSetsKeepTheirs() {
    List<Constraint> windows = asSets(new Windoku(9));
    KillerCage cage = new KillerCage(new Diagonal(9, true).cells(), OptionalInt.of(45));
    for (List<Constraint> constraints :
        List.of(windows.subList(1, 4), List.<Constraint>of(cage), List.<Constraint>of())) {
      assertThat(NamedForm.of(Rules.of(BOXES, constraints)).constraints()).isEqualTo(constraints);
    }
  }
}
