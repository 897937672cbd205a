package org.nonomino.core.constraint;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;

/** The visible parts of constraints on 9×9, whose first row has the cells 0 to 8. */
final class SeenPartsTest {
  private static CellList cells(int... cells) {
    return CellList.of(9, cells);
  }

  private static BitSet lit(int... cells) {
    BitSet lit = new BitSet();
    IntStream.of(cells).forEach(lit::set);
    return lit;
  }

  private static List<Constraint> seen(BitSet lit, Constraint... constraints) {
    return Rules.of(RegionMask.boxes(3, 3), List.of(constraints)).seenIn(lit).constraints();
  }

  @Test
  void aLineShowsTheCellsThatItLeadsTo() {
    Constraint line = new Whispers(cells(0, 1, 2, 3, 4, 5, 6, 7), 5);

    assertThat(seen(lit(1), line)).containsExactly(new Whispers(cells(0, 1, 2), 5));
    assertThat(seen(lit(0, 3), line))
        .containsExactly(new Whispers(cells(0, 1), 5), new Whispers(cells(2, 3, 4), 5));
    // Through a single cell in fog, both parts are seen to be one.
    assertThat(seen(lit(0, 2), line)).containsExactly(new Whispers(cells(0, 1, 2, 3), 5));
    assertThat(seen(lit(8), line)).isEmpty();
  }

  @Test
  void anEndOfAThermometerShowsItsDirection() {
    Constraint line = new Thermometer(cells(0, 1, 2, 3, 4, 5));

    assertThat(seen(lit(0), line)).containsExactly(new Thermometer(cells(0, 1)));
    assertThat(seen(lit(2, 3), line)).isEmpty();
    assertThat(seen(lit(4, 5), line)).containsExactly(new Thermometer(cells(3, 4, 5)));
  }

  @Test
  void theDigitsOfAPartOfARenbanLineOrACageDiffer() {
    Constraint line = new Renban(cells(0, 1, 2, 3));
    Constraint cage = new KillerCage(cells(9, 10, 11, 20), OptionalInt.of(20));

    assertThat(seen(lit(0, 1, 2), line)).containsExactly(new ExtraRegion(cells(0, 1, 2, 3)));
    assertThat(seen(lit(0, 1, 2, 3), line)).containsExactly(line);
    assertThat(seen(lit(9, 10, 20), cage))
        .containsExactly(new KillerCage(cells(9, 10), OptionalInt.empty()));
    assertThat(seen(lit(9, 10, 11, 20), cage)).containsExactly(cage);
  }

  @Test
  void aCircleIsAtLeastTheBeginningOfItsShaft() {
    Constraint arrow = new Arrow(cells(0), cells(1, 2, 3, 4));

    assertThat(seen(lit(0, 1), arrow))
        .containsExactly(new Arrow(cells(0), cells(1, 2), OptionalInt.of(0)));
    assertThat(seen(lit(2, 3), arrow))
        .containsExactly(new Arrow(cells(), cells(2, 3), OptionalInt.of(1)));
    assertThat(seen(lit(3, 4), arrow))
        .containsExactly(new Arrow(cells(), cells(3, 4), OptionalInt.of(0)));
    assertThat(seen(lit(0, 1, 2, 3), arrow))
        .containsExactly(new Arrow(cells(0), cells(1, 2, 3, 4), OptionalInt.of(0)));
    assertThat(seen(lit(0, 1, 2, 3, 4), arrow)).containsExactly(arrow);
  }

  @Test
  void piecesOfARegionSumLineAreComparedIfTheyFollowEachOther() {
    Constraint line = new RegionSumLine(cells(1, 2, 3, 4, 5, 6));

    assertThat(seen(lit(1, 2, 3, 4, 5), line))
        .containsExactly(new RegionSumLine(cells(1, 2, 3, 4, 5)));
    assertThat(seen(lit(1, 2, 6), line)).isEmpty();
  }

  @Test
  void aSignIsSeenFromEitherSide() {
    Constraint dot = new WhiteDot(cells(0, 1), 1);
    Constraint quadruple = new Quadruple(cells(30, 31, 39, 40), List.of(1, 2));

    assertThat(seen(lit(1), dot)).containsExactly(dot);
    assertThat(seen(lit(2), dot)).isEmpty();
    assertThat(seen(lit(30, 31, 39), quadruple)).isEmpty();
  }

  /** r1c1 and r1c2 may have a dot in fog, and r1c3 may be a minimum. */
  @Test
  void aMarkInFogIsUnknown() {
    Rules rules =
        Rules.of(RegionMask.boxes(3, 3), List.of(new NonConsecutive(9), new Minimum(cells(4))));

    Rules seen = rules.seenIn(lit(4, 5));

    assertThat(seen.constraints()).isEqualTo(rules.constraints());
    assertThat(relates(seen, 0, 1)).isFalse();
    assertThat(relates(seen, 3, 4)).isTrue();
    assertThat(conditions(seen, new Minimum(cells(4)))).isEqualTo(1);
    assertThat(conditions(rules, new Minimum(cells(4)))).isEqualTo(3);
  }

  private static boolean relates(Rules rules, int first, int second) {
    return rules.conditionsOf(new NonConsecutive(9)).relations().stream()
        .anyMatch(relation -> relation.first() == first && relation.second() == second);
  }

  private static int conditions(Rules rules, Constraint constraint) {
    return rules.conditionsOf(constraint).relations().size();
  }
}
