package org.nonomino.explainer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nonomino.core.Layout;
import org.nonomino.core.Leftovers;
import org.nonomino.core.RegionMask;
import org.nonomino.explainer.internal.board.LeftoverRating;
import org.nonomino.explainer.internal.board.MutableBoard;
import org.nonomino.explainer.internal.fish.Fish;
import org.nonomino.explainer.internal.intersections.GeneralizedIntersection;
import org.nonomino.explainer.internal.intersections.LockedCandidates;
import org.nonomino.explainer.internal.leftovers.LawOfLeftovers;
import org.nonomino.explainer.internal.leftovers.LeftoverSets;
import org.nonomino.explainer.internal.sets.HiddenSets;
import org.nonomino.explainer.internal.sets.NakedSets;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.internal.step.Technique;
import org.nonomino.explainer.terms.Rating;
import org.nonomino.explainer.terms.StepKind;

/**
 * Tests the smallest boards on which a technique finds a step, and boards on which an additional
 * candidate prevents it.
 */
final class PatternBoardsTest {
  /**
   *
   *
   * <pre>
   * 0 0 0 1
   * 2 0 1 1
   * 2 2 3 1
   * 2 3 3 3
   * </pre>
   */
  private static final String IRREGULAR = "0001201122312333";

  /** Rows 8 and 9, and regions 8 and 9, leave two cells each over. */
  private static final String IRREGULAR_9 =
      "000011111000021113440522133446552223466555223466655233447665833477768888777778888";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          boxes     | 5 in region 1: r1c1 r1c2                                  | Pointing 2.6: r1c4<>5 r1c5<>5 r1c6<>5 r1c7<>5 r1c8<>5 r1c9<>5
          boxes     | 5 in region 1: r1c1 r1c2 r2c1                             | none
          boxes     | 5 in column 4: r2c4 r3c4                                  | Claiming 2.8: r1c5<>5 r1c6<>5 r2c5<>5 r2c6<>5 r3c5<>5 r3c6<>5
          boxes     | 5 in column 4: r2c4 r4c4                                  | none
          irregular | 1 in region 1: r1c1 r1c2                                  | Pointing 2.8: r1c4<>1
          irregular | 1 in region 1: r1c1 r1c2 r2c2                             | none
          irregular | 1 in row 4: r4c3 r4c4                                     | Claiming 2.8: r3c3<>1
          irregular | 1 in row 4: r4c1 r4c4                                     | none
          """)
  void locksCandidates(String mask, String confinements, String expected) {
    assertFinds(LockedCandidates.indirect(), mask, confinements, expected);
  }

  /** The single must lie in a house of the kind of the first house. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          boxes     | 5 in region 1: r1c1 r1c2; 5 in region 2: r1c5 r2c6        | Direct Pointing 1.7: r2c6=5
          boxes     | 5 in region 1: r1c1 r1c2; 5 in region 2: r1c5 r2c6 r3c6   | none
          boxes     | 5 in region 1: r1c1 r1c2; 5 in column 5: r1c5 r7c5        | none
          boxes     | 5 in row 1: r1c1 r1c2; 5 in row 2: r2c3 r2c9              | Direct Claiming 1.9: r2c9=5
          irregular | 1 in region 1: r1c1 r1c2; 1 in region 2: r1c4 r3c4        | Direct Pointing 1.9: r3c4=1 r1c4<>1
          irregular | 1 in region 1: r1c1 r2c2; 1 in region 2: r1c4 r3c4        | none
          irregular | 1 in row 4: r4c3 r4c4; 1 in row 3: r3c1 r3c3              | Direct Claiming 1.9: r3c1=1 r3c3<>1
          """)
  void locksCandidatesForASingle(String mask, String confinements, String expected) {
    assertFinds(LockedCandidates.direct(), mask, confinements, expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          irregular | 1 in region 3: r2c1 r3c2            | Generalized Intersection 2.9: r2c2<>1
          irregular | 1 in region 3: r2c1 r3c2; r2c2: 234 | none
          irregular | 1 in region 3: r2c1 r3c2 r4c1       | none
          boxes     | 1 in region 1: r1c1 r2c2            | none
          """)
  void generalizesIntersections(String mask, String confinements, String expected) {
    assertFinds(new GeneralizedIntersection(), mask, confinements, expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          2 | irregular | r1c1: 12; r1c4: 12                       | Naked Pair 3.0: r1c2<>1 r1c2<>2 r1c3<>1 r1c3<>2
          2 | irregular | r1c1: 12; r1c4: 123                      | none
          2 | irregular | r1c1: 12; r2c2: 12                       | Naked Pair 3.0: r1c2<>1 r1c2<>2 r1c3<>1 r1c3<>2
          2 | boxes     | r1c1: 37; r4c1: 73; 3 in column 1: r1c1 r4c1 | Naked Pair 3.0: r2c1<>7 r3c1<>7 r5c1<>7 r6c1<>7 r7c1<>7 r8c1<>7 r9c1<>7
          2 | boxes     | r1c1: 37; r4c2: 37                       | none
          3 | boxes     | r1c1: 12; r1c5: 23; r1c9: 13; 1 in row 1: r1c1 r1c9; 2 in row 1: r1c1 r1c5 | Naked Triple 3.6: r1c2<>3 r1c3<>3 r1c4<>3 r1c6<>3 r1c7<>3 r1c8<>3
          3 | boxes     | r1c1: 12; r1c5: 23; r1c9: 14             | none
          3 | irregular | r1c1: 12; r1c2: 23; r1c4: 123            | Naked Triple 3.6: r1c3<>1 r1c3<>2 r1c3<>3
          4 | boxes     | r1c1: 12; r1c5: 23; r1c9: 34; r1c8: 41; 1 in row 1: r1c1 r1c8; 2 in row 1: r1c1 r1c5; 3 in row 1: r1c5 r1c9 r1c2 | Naked Quad 5.0: r1c2<>3 r1c2<>4 r1c3<>4 r1c4<>4 r1c6<>4 r1c7<>4
          4 | boxes     | r1c1: 12; r1c5: 23; r1c9: 34; r1c8: 51   | none
          """)
  void findsNakedSets(int size, String mask, String confinements, String expected) {
    Technique technique =
        List.of(
                new NakedSets(StepKind.NAKED_PAIR),
                new NakedSets(StepKind.NAKED_TRIPLE),
                new NakedSets(StepKind.NAKED_QUAD))
            .get(size - 2);
    assertFinds(technique, mask, confinements, expected);
  }

  /** A locked set takes candidates from each of its houses, or it is only a naked set. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          2 | boxes     | r1c1: 25; r1c2: 25; 5 in row 1: r1c1 r1c2 r1c9; 2 in row 1: r1c1 r1c2; 2 in region 1: r1c1 r1c2 r3c3; 5 in region 1: r1c1 r1c2 r2c3 | Locked Pair 2.5: r1c9<>5 r2c3<>5 r3c3<>2
          2 | boxes     | r1c1: 25; r1c2: 25; 5 in row 1: r1c1 r1c2; 2 in row 1: r1c1 r1c2 | none
          2 | boxes     | r1c1: 25; r2c2: 25                | none
          2 | boxes     | r1c1: 25; r1c2: 256               | none
          2 | irregular | r1c1: 12; r1c2: 12                | Locked Pair 2.5: r1c3<>1 r1c3<>2 r1c4<>1 r1c4<>2 r2c2<>1 r2c2<>2
          2 | irregular | r1c1: 12; r1c4: 12                | none
          3 | boxes     | r4c5: 12; r5c5: 23; r6c5: 13; 1 in column 5: r4c5 r6c5; 2 in column 5: r4c5 r5c5 r9c5; 3 in column 5: r5c5 r6c5; 1 in region 5: r4c5 r6c5; 2 in region 5: r4c5 r5c5; 3 in region 5: r5c5 r6c5 r5c4 | Locked Triple 2.9: r5c4<>3 r9c5<>2
          3 | boxes     | r4c5: 12; r5c5: 23; r6c5: 134     | none
          """)
  void findsLockedSets(int size, String mask, String confinements, String expected) {
    Technique technique =
        List.of(new NakedSets(StepKind.LOCKED_PAIR), new NakedSets(StepKind.LOCKED_TRIPLE))
            .get(size - 2);
    assertFinds(technique, mask, confinements, expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          2 | irregular | 1 in region 1: r1c1 r2c2; 2 in region 1: r1c1 r2c2                | Hidden Pair 3.4: r1c1<>3 r2c2<>3 r1c1<>4 r2c2<>4
          2 | irregular | 1 in region 1: r1c1 r2c2; 2 in region 1: r1c1 r2c2 r1c2           | none
          2 | boxes     | 1 in row 5: r5c1 r5c9; 2 in row 5: r5c1 r5c9; r5c1: 123; r5c9: 12 | Hidden Pair 3.4: r5c1<>3
          2 | boxes     | 1 in row 5: r5c1 r5c9; 2 in row 5: r5c1 r5c8                      | none
          3 | boxes     | 1 in row 5: r5c1 r5c9; 2 in row 5: r5c1 r5c8; 3 in row 5: r5c8 r5c9; r5c1: 12; r5c8: 235; r5c9: 13 | Hidden Triple 4.0: r5c8<>5
          3 | boxes     | 1 in row 5: r5c1 r5c9; 2 in row 5: r5c1 r5c8; 3 in row 5: r5c8 r5c7; r5c1: 12 | none
          4 | boxes     | 1 in column 5: r1c5 r9c5; 2 in column 5: r1c5 r8c5; 3 in column 5: r8c5 r7c5; 4 in column 5: r7c5 r9c5; r1c5: 12; r8c5: 23; r7c5: 34; r9c5: 149 | Hidden Quad 5.4: r9c5<>9
          4 | boxes     | 1 in column 5: r1c5 r9c5; 2 in column 5: r1c5 r8c5; 3 in column 5: r8c5 r7c5; 4 in column 5: r7c5 r6c5 | none
          """)
  void findsHiddenSets(int size, String mask, String confinements, String expected) {
    Technique technique =
        List.of(
                new HiddenSets(StepKind.HIDDEN_PAIR),
                new HiddenSets(StepKind.HIDDEN_TRIPLE),
                new HiddenSets(StepKind.HIDDEN_QUAD))
            .get(size - 2);
    assertFinds(technique, mask, confinements, expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          2 | boxes     | 1 in row 5: r5c1 r5c9; 2 in row 5: r5c1 r5c9; 3 in row 5: r5c1 r5c4    | Direct Hidden Pair 2.0: r5c4=3
          2 | boxes     | 1 in row 5: r5c1 r5c9; 2 in row 5: r5c1 r5c9; 3 in row 5: r5c1 r5c4 r5c5 | none
          2 | irregular | 1 in region 1: r1c1 r2c2; 2 in region 1: r1c1 r2c2; 3 in region 1: r1c1 r1c2 | Direct Hidden Pair 2.0: r1c2=3 r1c1<>3 r1c1<>4 r2c2<>4
          3 | boxes     | 1 in row 5: r5c1 r5c9; 2 in row 5: r5c1 r5c8; 3 in row 5: r5c8 r5c9; 4 in row 5: r5c1 r5c4 r5c8 r5c9 | Direct Hidden Triple 2.5: r5c4=4
          3 | boxes     | 1 in row 5: r5c1 r5c9; 2 in row 5: r5c1 r5c8; 3 in row 5: r5c8 r5c9; 4 in row 5: r5c3 r5c4 r5c8 r5c9 | none
          """)
  void findsHiddenSetsForASingle(int size, String mask, String confinements, String expected) {
    Technique technique =
        List.of(
                new HiddenSets(StepKind.DIRECT_HIDDEN_PAIR),
                new HiddenSets(StepKind.DIRECT_HIDDEN_TRIPLE))
            .get(size - 2);
    assertFinds(technique, mask, confinements, expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          2 | irregular | 1 in row 1: r1c1 r1c4; 1 in row 3: r3c1 r3c4                       | X-Wing 3.2: r2c1<>1 r4c1<>1 r2c4<>1 r4c4<>1
          2 | irregular | 1 in row 1: r1c1 r1c4; 1 in row 3: r3c1 r3c4 r3c2                  | none
          2 | boxes     | 1 in column 1: r1c1 r4c1; 1 in column 9: r1c9 r4c9; 1 in row 4: r4c1 r4c9 r4c5; 1 in row 1: r1c1 r1c9 | X-Wing 3.2: r4c5<>1
          2 | boxes     | 1 in region 1: r1c1 r2c2; 1 in region 2: r1c5 r2c6                 | none
          3 | boxes     | 1 in row 1: r1c1 r1c5; 1 in row 4: r4c5 r4c9; 1 in row 7: r7c9 r7c1; 1 in column 1: r1c1 r7c1; 1 in column 5: r1c5 r4c5 r9c5; 1 in column 9: r4c9 r7c9 | Swordfish 3.8: r9c5<>1
          3 | boxes     | 1 in row 1: r1c1 r1c5; 1 in row 4: r4c5 r4c9; 1 in row 7: r7c9 r7c2 | none
          4 | boxes     | 1 in row 1: r1c1 r1c4; 1 in row 4: r4c4 r4c7; 1 in row 7: r7c7 r7c9; 1 in row 9: r9c9 r9c1; 1 in column 1: r1c1 r9c1; 1 in column 4: r1c4 r4c4; 1 in column 7: r4c7 r7c7 r2c7 | Jellyfish 5.2: r2c7<>1 r2c9<>1 r3c9<>1 r5c9<>1 r6c9<>1 r8c9<>1
          4 | boxes     | 1 in row 1: r1c1 r1c4; 1 in row 4: r4c4 r4c7; 1 in row 7: r7c7 r7c9; 1 in row 9: r9c9 r9c2 | none
          """)
  void findsFish(int size, String mask, String confinements, String expected) {
    Technique technique =
        List.of(
                new Fish(StepKind.X_WING),
                new Fish(StepKind.SWORDFISH),
                new Fish(StepKind.JELLYFISH))
            .get(size - 2);
    assertFinds(technique, mask, confinements, expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          irregular   | r1c4: 12                                              | Law of Leftovers 2.7: r2c2<>3 r2c2<>4
          irregular   | r1c4: 123; r2c2: 234                                  | Law of Leftovers 2.7: r1c4<>1 r2c2<>4
          irregular   | r1c4: 12; r2c2: 12                                    | none
          boxes       | r1c4: 12                                              | none
          irregular 9 | r1c1: 12                                              | none
          """)
  void findsOneLeftoverCell(String mask, String confinements, String expected) {
    assertFinds(LawOfLeftovers.rated(27, 28), mask, confinements, expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          irregular 9 | r7c3: 12356789; r7c7: 12356789 | Law of Leftovers 2.9: r8c1<>4 r8c5<>4
          irregular 9 | r8c1: 123456; r8c5: 345678     | Law of Leftovers 2.9: r7c3<>9 r7c7<>9
          irregular 9 | r7c3: 12356789                 | none
          irregular 9 | r8c1: 123456; r8c5: 3456789    | none
          """)
  void findsMoreLeftoverCells(String mask, String confinements, String expected) {
    assertFinds(LawOfLeftovers.ratedFrom(29), mask, confinements, expected);
  }

  /** Row 1 has r1c4 where region 1 has r2c2. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          pointing | 1 in row 2: r2c1 r2c2         | Leftovers Pointing 3.1: r1c1<>1
          pointing | 1 in row 2: r2c1 r2c2 r2c3    | none
          pair     | r2c1: 12; r2c2: 12            | Leftovers Pair 3.9: r1c1<>1 r2c3<>1 r2c4<>1 r1c1<>2 r2c3<>2 r2c4<>2
          pair     | r2c1: 12; r2c2: 123           | none
          pair     | r2c1: 12; r2c3: 12            | none
          triple   | r2c1: 123; r2c2: 12; r2c3: 23 | Leftovers Triple 4.2: r1c1<>1 r2c4<>1 r2c4<>2
          triple   | r2c1: 123; r2c2: 12; r2c3: 234 | none
          """)
  void bindsPlacesToLeftovers(String name, String confinements, String expected) {
    Technique technique =
        switch (name) {
          case "pointing" -> LeftoverSets.pointing(31, 31);
          case "pair" -> LeftoverSets.pair(39, 39);
          default -> LeftoverSets.triple(42, 42);
        };
    MutableBoard board = Boards.with(IRREGULAR, confinements);
    List<String> steps =
        Boards.all(technique, board).stream()
            .filter(step -> step.notation(board).contains("r1=g1:"))
            .map(Boards::text)
            .toList();
    if (expected.equals("none")) {
      assertThat(steps).noneMatch(step -> step.contains("r1c1<>1") || name.equals("triple"));
    } else {
      assertThat(steps).contains(expected);
    }
  }

  /**
   * Columns 3 and 4 have six cells that regions 4 and 5 lack, and the other way round. 3 is placed
   * in both sets, and cannot be in another cell of the second.
   */
  @Test
  void crossesOutWhatStandsOnBothSides() {
    MutableBoard board =
        DrawnBoard.of(
            "001111122001333122001333122004333522604475528664777588664475588664777588664475588",
            """
            =7 14569 134569 14569 =2 359 =8 3469 569
            49 1459 13459 579 =8 =6 134579 23479 2579
            4689 =2 4569 579 =3 =1 4579 46789 56789
            689 =3 5689 =2 =4 59 579 6789 =1
            234689 145689 =7 14569 569 3589 123459 234689 2689
            =1 4679 4569 =8 5679 =2 4579 679 =3
            23689 6789 135689 1569 5679 35789 123579 126789 =4
            89 789 =2 =3 =1 =4 =6 =5 789
            =5 46789 134689 1469 679 3789 123479 126789 26789
            """);
    FoundStep step =
        Boards.all(LawOfLeftovers.ratedFrom(29), board).stream()
            .filter(each -> each.notation(board).contains("c34=g45"))
            .findFirst()
            .orElseThrow();

    assertThat(Boards.text(step)).isEqualTo("Law of Leftovers 3.7: r1c3<>3 r2c3<>3");
    assertThat(step.explain(board))
        .isEqualTo(
            "Columns 3 and 4 have the same digits as regions 4 and 5. With 3 crossed out once on "
                + "each side, r123c3 and r16c4 hold the digits of r24c5 and r234c6, never another "
                + "3.");
  }

  /** One cell is the easiest, and separate lines are harder to see than adjacent ones. */
  @Test
  void ratesLeftoversByTheirSize() {
    Layout layout = Boards.empty(IRREGULAR).layout();
    assertThat(LeftoverRating.of(Leftovers.of(layout, 1).pairs().get(0))).isEqualTo(new Rating(27));
    List<Leftovers.Pair> twoLines =
        Leftovers.of(Boards.puzzle("jigsaw9/sgt_advanced", "sgt-9j_da_r2-4").puzzle().layout(), 6)
            .pairs()
            .stream()
            .filter(pair -> pair.lines().size() == 2)
            .toList();
    assertThat(twoLines).anyMatch(Leftovers.Pair::areNeighbours);
    assertThat(twoLines).anyMatch(pair -> !pair.areNeighbours());
    for (Leftovers.Pair pair : twoLines) {
      int sideBySide = List.of(27, 29, 31, 33, 35, 37).get(pair.cellCount() - 1);
      assertThat(LeftoverRating.of(pair).tenths())
          .isEqualTo(pair.areNeighbours() ? sideBySide : sideBySide + 2);
    }
  }

  @Test
  void leftoversOverSevenRowsAreHarderThanPairs() {
    int size = 14;
    int[] labels = IntStream.range(0, size * size).map(cell -> (cell + 7) / size % size).toArray();
    List<Leftovers.Pair> wide =
        Leftovers.of(Layout.of(RegionMask.jigsaw(size, labels)), 10).pairs().stream()
            .filter(pair -> pair.lines().size() == 7 && pair.cellCount() >= 7)
            .toList();

    assertThat(wide)
        .isNotEmpty()
        .allMatch(pair -> LeftoverRating.of(pair).compareTo(new Rating(43)) >= 0);
  }

  /**
   * Checks that the expected step is found, or no step. If a pattern is found in several ways, the
   * expected one must be among them.
   */
  private static void assertFinds(
      Technique technique, String mask, String confinements, String expected) {
    List<String> steps = Boards.steps(technique, Boards.with(mask(mask), confinements));
    if (expected.equals("none")) {
      assertThat(steps).isEmpty();
    } else {
      assertThat(steps).contains(expected);
    }
  }

  private static String mask(String name) {
    return switch (name) {
      case "irregular" -> IRREGULAR;
      case "irregular 9" -> IRREGULAR_9;
      default -> name;
    };
  }
}
