package org.nonomino.explainer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.board.MutableBoard;
import org.nonomino.explainer.internal.chains.ChainLength;
import org.nonomino.explainer.internal.forcing.Chains;
import org.nonomino.explainer.internal.forcing.ForcingChains;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.internal.step.Technique;

/** Boards with one pattern, and the same boards with one candidate too many. */
final class ChainBoardsTest {
  @Test
  void turbotFishNeedsTwoPlacesInBothHouses() {
    MutableBoard board = empty();
    keepPlaces(board, 0, 4, 0, 7);
    MutableBoard nearMiss = new MutableBoard(board);
    keepPlaces(board, 10, 4, 10, 37);
    keepPlaces(nearMiss, 10, 4, 10, 37, 64);
    assertThat(found(new Chains(), board))
        .containsExactly("Turbot Fish (Two-String Kite) 6.6: r5c8<>4");
    assertThat(found(new Chains(), nearMiss)).isEmpty();
    assertThat(found(new ForcingChains(ForcingChains.Kind.NISHIO), nearMiss)).isEmpty();
  }

  @Test
  void generalizedXWingNeedsTwoPlacesInBothHouses() {
    MutableBoard board = empty();
    keepPlaces(board, 0, 7, 0, 5);
    MutableBoard nearMiss = new MutableBoard(board);
    keepPlaces(board, 4, 7, 36, 41);
    keepPlaces(nearMiss, 4, 7, 36, 41, 44);
    assertThat(found(new Chains(), board).get(0))
        .startsWith("Generalized X-Wing 6.5: r2c1<>7 r2c6<>7 r3c1<>7");
    assertThat(found(new Chains(), nearMiss)).isEmpty();
  }

  @Test
  void yCycleNeedsTwoCandidatesInEachCell() {
    MutableBoard board = empty();
    keepDigits(board, 0, 1, 2);
    keepDigits(board, 4, 2, 3);
    keepDigits(board, 40, 3, 4);
    MutableBoard nearMiss = new MutableBoard(board);
    keepDigits(board, 36, 4, 1);
    keepDigits(nearMiss, 36, 4, 1, 5);
    FoundStep step = ChainSteps.find(new Chains(), board, 1).get(0);
    assertThat(ChainSteps.text(step, 9))
        .startsWith("Bidirectional Y-Cycle 6.6:")
        .contains("r1c2<>2", "r2c5<>3", "r5c2<>4", "r2c1<>1");
    assertThat(found(new Chains(), nearMiss)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"MULTIPLE, Cell Forcing Chains", "DYNAMIC, Dynamic Cell Forcing Chains"})
  void cellChainsNeedAChainFromEachCandidate(ForcingChains.Kind kind, String name) {
    MutableBoard board = cellWithThreeWays();
    MutableBoard nearMiss = new MutableBoard(board);
    keepDigits(board, 40, 1, 2, 3);
    keepDigits(nearMiss, 40, 1, 2, 3, 4);
    assertThat(found(new ForcingChains(kind), board))
        .anyMatch(text -> text.startsWith(name) && text.endsWith(" r1c1<>9"));
    assertThat(found(new ForcingChains(kind), nearMiss))
        .noneMatch(text -> text.endsWith(" r1c1<>9"));
  }

  /** One of r5c1, r1c5 and r4c1 is 9, depending on whether r5c5 is 1, 2 or 3. */
  private static MutableBoard cellWithThreeWays() {
    MutableBoard board = empty();
    keepDigits(board, 36, 1, 9);
    keepDigits(board, 4, 2, 9);
    keepDigits(board, 30, 3, 8);
    keepDigits(board, 27, 8, 9);
    return board;
  }

  /**
   * One of r4c1, r1c5 and r2c2 is 9, depending on whether the 1 of row 5 is in r5c1, r5c5 or r5c9.
   */
  @Test
  void regionChainsNeedAChainFromEachPlace() {
    MutableBoard board = empty();
    keepDigits(board, 27, 1, 9);
    keepDigits(board, 4, 1, 9);
    keepDigits(board, 17, 1, 8);
    keepDigits(board, 10, 8, 9);
    MutableBoard nearMiss = new MutableBoard(board);
    keepPlaces(board, 4, 1, 36, 40, 44);
    keepPlaces(nearMiss, 4, 1, 36, 40, 43, 44);
    Technique technique = new ForcingChains(ForcingChains.Kind.MULTIPLE);
    assertThat(found(technique, board)).contains("Region Forcing Chains 8.3: r1c1<>9");
    assertThat(found(technique, nearMiss)).noneMatch(text -> text.endsWith(" r1c1<>9"));
  }

  @Test
  void recognizesTheTurbotFish() {
    MutableBoard board = empty();
    keepPlaces(board, 0, 4, 0, 7);
    keepPlaces(board, 10, 4, 10, 37);
    Optional<FoundStep> step = ChainSteps.find(new Chains(), board, 1).stream().findFirst();
    assertThat(step.map(found -> found.explain(board)))
        .hasValue(
            "(4)r5c2 = r2c2 - r1c1 = r1c8: one of r5c2 and r1c8 is 4; r5c8 sees both, so it cannot be 4.");
    assertThat(step.map(found -> found.notation(board)))
        .hasValue("Turbot Fish (Two-String Kite): (4)r5c2 = r2c2 - r1c1 = r1c8 => -4 r5c8");
    assertThat(step.orElseThrow().explainInFull(board))
        .containsExactly(
            "Suppose that r5c8 is 4.",
            "a. Then r5c2 is not 4 (it sees r5c8 in row 5).",
            "b. Then r2c2 is 4 (no other place is left for 4 in column 2).",
            "c. Then r1c1 is not 4 (it sees r2c2 in box 1).",
            "d. Then r1c8 is 4 (no other place is left for 4 in row 1).",
            "e. Then r5c8 is not 4 (it sees r1c8 in column 8).",
            "That contradicts the assumption, so r5c8 is not 4.");
  }

  @Test
  void anEndedSearchFindsNothing() {
    MutableBoard board = cellWithThreeWays();
    assertThat(ChainSteps.find(new Chains(), board, 0)).isEmpty();
    for (ForcingChains.Kind kind : ForcingChains.Kind.values()) {
      assertThat(ChainSteps.find(new ForcingChains(kind), board, 0)).isEmpty();
    }
  }

  @ParameterizedTest
  @CsvSource({
    "4, 0", "6, 0", "7, 1", "8, 1", "9, 2", "10, 2", "11, 3", "14, 3", "15, 4", "18, 4", "19, 5",
    "26, 5", "27, 6", "34, 6", "35, 7", "50, 7", "51, 8"
  })
  void lengthAddsTenths(int complexity, int tenths) {
    assertThat(ChainLength.tenths(complexity)).isEqualTo(tenths);
  }

  private static MutableBoard empty() {
    return new MutableBoard(new Puzzle(Grid.of(9, new int[81]), RegionMask.boxes(3, 3)));
  }

  private static List<String> found(Technique technique, BoardState board) {
    return ChainSteps.find(technique, board, Integer.MAX_VALUE).stream()
        .map(step -> ChainSteps.text(step, board.size()))
        .toList();
  }

  private static void keepPlaces(MutableBoard board, int house, int digit, Integer... cells) {
    for (int cell : board.tables.cellsOf[house]) {
      if (!Arrays.asList(cells).contains(cell)) {
        board.eliminate(cell, digit);
      }
    }
  }

  private static void keepDigits(MutableBoard board, int cell, Integer... digits) {
    for (int digit = 1; digit <= board.size(); digit++) {
      if (!Arrays.asList(digits).contains(digit)) {
        board.eliminate(cell, digit);
      }
    }
  }
}
