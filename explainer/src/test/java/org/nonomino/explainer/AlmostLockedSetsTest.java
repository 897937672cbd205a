package org.nonomino.explainer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.nonomino.core.House;
import org.nonomino.explainer.internal.als.AlmostLockedSets;
import org.nonomino.explainer.internal.als.AlsChains;
import org.nonomino.explainer.internal.als.DeathBlossom;
import org.nonomino.explainer.internal.als.SueDeCoq;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.board.MutableBoard;
import org.nonomino.explainer.internal.chains.AlternatingChains;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.internal.step.Technique;
import org.nonomino.explainer.terms.Deduction;
import org.nonomino.solver.testkit.Corpus;
import org.nonomino.solver.testkit.CorpusPuzzle;

final class AlmostLockedSetsTest {
  private static final String IRREGULAR = "0001201122312333";
  private static final String XZ = "r1c1: 123; r1c2: 23; r5c1: 13";
  private static final String XY_WING = "r6c1: 37; r5c1: 13; r5c5: 12; r1c5: 24; r2c4: 47";
  private static final String BLOSSOM =
      "r5c5: 123; r5c1: 19; r2c5: 28; r2c4: 89; r6c4: 379; r6c6: 37";
  private static final String COQ = "r1c1: 1234; r1c2: 1234; r1c7: 12; r3c3: 34";

  /** Brute force over all choices of cells of all houses. */
  @Test
  void areAllThereAre() {
    for (String file : List.of("classic/sgt_2x3", "jigsawN/sgt_6", "jigsawN/sgt_7")) {
      for (CorpusPuzzle puzzle : Corpus.read(file).stream().limit(3).toList()) {
        BoardState board = BoardState.of(puzzle.puzzle());
        AlmostLockedSets sets = new AlmostLockedSets(board);
        List<String> found = new ArrayList<>();
        for (int i = 0; i < sets.count(); i++) {
          found.add(Arrays.toString(sets.get(i).cells));
        }
        assertThat(found).doesNotHaveDuplicates().containsExactlyInAnyOrderElementsOf(all(board));
      }
    }
  }

  private static Set<String> all(BoardState board) {
    Set<String> all = new TreeSet<>();
    for (House house : board.layout().houses()) {
      for (int choice = 1; choice < 1 << board.size(); choice++) {
        List<Integer> cells = new ArrayList<>();
        for (int position = 0; position < board.size(); position++) {
          if ((choice >>> position & 1) != 0) {
            cells.add(house.cell(position));
          }
        }
        if (isAlmostLocked(board, cells)) {
          all.add(cells.toString());
        }
      }
    }
    return all;
  }

  /**
   * Returns whether cells are almost locked, without a locked set among the first cells, which
   * easier techniques use.
   */
  private static boolean isAlmostLocked(BoardState board, List<Integer> cells) {
    long union = 0;
    for (int i = 0; i < cells.size(); i++) {
      union |= board.candidates(cells.get(i));
      if (board.digit(cells.get(i)) != 0 || Long.bitCount(union) <= i + 1) {
        return false;
      }
    }
    return Long.bitCount(union) == cells.size() + 1;
  }

  @Test
  void twoSetsShareADigitThatOneCanHold() {
    MutableBoard board = Boards.with("boxes", XZ);
    FoundStep step = first(AlsChains.xz(), board);

    assertThat(step.notation(board)).isEqualTo("ALS-XZ: (3=2)r15c1 - (2=3)r1c2 => -3 r2c1,r3c1");
    assertThat(step.explain(board))
        .isEqualTo(
            "Only one of the sets r15c1 (1,2,3) and r1c2 (2,3) can hold 2; the other is locked and"
                + " holds 3, so cells that see all their 3s lose it (r2c1 and r3c1).");
    assertThat(step.evidence().sets()).containsExactly(List.of(0, 36), List.of(1));
    assertThat(names(AlsChains.xz(), Boards.with("boxes", XZ.replace("r1c2: 23", "r1c2: 234"))))
        .doesNotContain(step.notation(board));
  }

  @Test
  void setsThatAreLinkedTwiceAreLocked() {
    // 3 is shared along row 1, 4 along row 5; 1 and 2 are certain in their columns.
    MutableBoard board = Boards.with("boxes", "r1c1: 13; r1c5: 23; r5c1: 14; r5c5: 24");
    FoundStep step = first(AlsChains.xz(), board);

    assertThat(step.notation(board))
        .startsWith("ALS-XZ: (4=3)r15c1 - (3=4)r15c5 - loop => -1 r2c1");
    assertThat(step.explain(board))
        .startsWith(
            "Only one of the sets r15c1 (1,3,4) and r15c5 (2,3,4) can hold 3, and only one 4; so each"
                + " lacks one of the two and is locked: cells that see all places of one of their"
                + " digits lose it (");
    assertThat(step.deductions())
        .contains(
            new Deduction.Elimination(9, 1),
            new Deduction.Elimination(13, 2),
            new Deduction.Elimination(1, 3),
            new Deduction.Elimination(37, 4))
        .doesNotContain(new Deduction.Elimination(1, 1));
  }

  @Test
  void aPivotSetTakesADigitFromOneOfTwo() {
    MutableBoard board = Boards.with("boxes", XY_WING);
    FoundStep step = first(AlsChains.xyWing(), board);

    assertThat(step.notation(board))
        .isEqualTo("ALS-XY-Wing: (7=1)r56c1 - (1=4)r15c5 - (4=7)r2c4 => -7 r2c1,r6c4");
    assertThat(step.explain(board))
        .isEqualTo(
            "The set r15c5 (1,2,4) holds 1 or 4, which r56c1 (1,3,7) or r2c4 (4,7) then lacks; so one"
                + " of these two holds 7, and cells that see all their 7s lose it (r2c1 and r6c4).");
    MutableBoard nearMiss = Boards.with("boxes", XY_WING.replace("r1c5: 24", "r1c5: 248"));
    assertThat(names(AlsChains.xyWing(), nearMiss)).doesNotContain(step.notation(board));
  }

  @Test
  void setsMakeChains() {
    MutableBoard board =
        Boards.with(
            "boxes", "r1c1: 17; r1c5: 12; r5c5: 23; r5c9: 34; r8c9: 45; r8c2: 56; r4c2: 67");
    FoundStep step = first(AlsChains.chain(), board);

    assertThat(step.notation(board))
        .isEqualTo(
            "ALS Chain: (7=5)r48c2 - (5=3)r58c9 - (3=1)r15c5 - (1=7)r1c1 => -7"
                + " r1c2,r2c2,r3c2,r4c1,r5c1,r6c1");
    assertThat(step.rating()).hasToString("6.6");
    assertThat(step.explain(board))
        .isEqualTo(
            "Chain of four sets: if r48c2 (5,6,7) lacks 7, each set locks the next and r1c1 "
                + "(1,7) holds it; so cells that see all their 7s lose it (r456c1 and r123c2).");
    assertThat(step.explainInFull(board))
        .contains(
            "Suppose that A does not hold 7.",
            "a. Then A holds 5, and B, where all places of 5 see those in A, does not.");
  }

  @Test
  void setsAreLinksOfAlternatingChains() {
    MutableBoard board = Boards.with("boxes", XZ);
    FoundStep step = first(AlternatingChains.ofSets(), board);

    assertThat(step.notation(board))
        .isEqualTo("ALS-AIC type 1: (3=2)r1c2 - r1c1 = (3)r15c1 (set r15c1) => -3 r2c1,r3c1");
    assertThat(step.evidence().sets()).containsExactly(List.of(0, 36));
    assertThat(step.explainInFull(board))
        .contains(
            "c. Then 3 is in r1c1 or r5c1 (the two cells r1c1 and r5c1, with the three candidates 1,"
                + " 2 and 3, lack only 2).");
    assertThat(
            names(
                AlternatingChains.ofSets(),
                Boards.with("boxes", XZ.replace("r5c1: 13", "r5c1: 134"))))
        .isEmpty();
  }

  @Test
  void petalsTakeWhatAStemHolds() {
    MutableBoard board = Boards.with("boxes", BLOSSOM);
    FoundStep step = first(new DeathBlossom(), board);

    assertThat(step.notation(board))
        .isEqualTo(
            "Death Blossom: 1r5c5 - (1=9)r5c1 || 2r5c5 - (2=9)r2c45 || 3r5c5 - (3=9)r6c46 => -9 r5c4");
    assertThat(step.explain(board))
        .isEqualTo(
            "Whichever digit r5c5 holds, one of the sets r5c1 (1,9), r2c45 (2,8,9) and r6c46 (3,7,9)"
                + " lacks it and so holds 9; cells that see all these 9s lose it (r5c4).");
    MutableBoard nearMiss = Boards.with("boxes", BLOSSOM.replace("r5c5: 123", "r5c5: 1234"));
    assertThat(names(new DeathBlossom(), nearMiss)).doesNotContain(step.notation(board));
  }

  @Test
  void aCrossingHasNoRoomToSpare() {
    MutableBoard board = Boards.with("boxes", COQ);
    FoundStep step = first(new SueDeCoq(), board);

    assertThat(step.notation(board))
        .startsWith("Sue de Coq: r1c12 {1,2,3,4} (r1c7 {1,2}, r3c3 {3,4}) => -1 r1c3");
    assertThat(step.explain(board))
        .startsWith(
            "r1c12 (1,2,3,4) with r1c7 (1,2) in row 1 and r3c3 (3,4) in box 1 must use all their"
                + " digits, so");
    assertThat(step.deductions())
        .contains(
            // The cell of both houses, a cell of row 1 alone, and a cell of box 1 alone.
            new Deduction.Elimination(2, 1),
            new Deduction.Elimination(2, 3),
            new Deduction.Elimination(8, 2),
            new Deduction.Elimination(9, 4))
        .doesNotContain(new Deduction.Elimination(8, 3), new Deduction.Elimination(9, 1));
    assertThat(names(new SueDeCoq(), Boards.with("boxes", COQ.replace("r3c3: 34", "r3c3: 345"))))
        .isEmpty();
  }

  /**
   * Nine cells, of which two are the only cells outside the crossing that have 5, so 5 may be in
   * both.
   */
  @Test
  void aDigitMayBeOnBothSidesOfACrossing() {
    MutableBoard board =
        Boards.with("boxes", "r1c1: 1234; r1c2: 1234; r1c7: 125; r1c8: 125; r2c3: 345; r3c3: 345");
    FoundStep step = first(new SueDeCoq(), board);

    assertThat(step.evidence().sets()).hasSize(3);
    assertThat(step.deductions())
        .contains(new Deduction.Elimination(8, 5), new Deduction.Elimination(9, 5));
  }

  @Test
  void holdOnIrregularRegions() {
    // Region 4 consists of r3c3 and row 4 without r4c1.
    MutableBoard board = Boards.with(IRREGULAR, "r4c2: 12; r3c3: 13; r3c1: 13");
    assertThat(names(AlsChains.xz(), board)).isNotEmpty();
    for (FoundStep step : Boards.all(AlsChains.xz(), board)) {
      for (List<Integer> set : step.evidence().sets()) {
        assertThat(isAlmostLocked(board, set)).isTrue();
      }
    }
  }

  private static FoundStep first(Technique technique, BoardState board) {
    return Boards.all(technique, board).get(0);
  }

  private static List<String> names(Technique technique, BoardState board) {
    return Boards.all(technique, board).stream().map(step -> step.notation(board)).toList();
  }
}
