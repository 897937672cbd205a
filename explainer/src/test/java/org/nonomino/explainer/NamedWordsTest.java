package org.nonomino.explainer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.chains.AlternatingChains;
import org.nonomino.explainer.internal.chains.Medusa;
import org.nonomino.explainer.internal.chains.MultiColours;
import org.nonomino.explainer.internal.chains.RemotePairs;
import org.nonomino.explainer.internal.chains.SimpleColouring;
import org.nonomino.explainer.internal.chains.TurbotFish;
import org.nonomino.explainer.internal.fish.FinnedFish;
import org.nonomino.explainer.internal.fish.SiameseFish;
import org.nonomino.explainer.internal.sets.NakedSets;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.internal.step.Technique;
import org.nonomino.explainer.internal.wings.BentSets;
import org.nonomino.explainer.internal.wings.WWing;
import org.nonomino.explainer.terms.Deduction;
import org.nonomino.explainer.terms.Rating;
import org.nonomino.explainer.terms.StepKind;

/** Tests the explanations of named techniques on the smallest boards on which they find a step. */
final class NamedWordsTest {
  /**
   * Disconnected regions:
   *
   * <pre>
   * 0 0 0 1
   * 2 0 1 1
   * 2 2 3 1
   * 2 3 3 3</pre>
   */
  private static final String IRREGULAR = "0001201122312333";

  @Test
  void skyscraper() {
    BoardState board = Boards.with("boxes", "5 in row 2: r2c3 r2c8; 5 in row 7: r7c3 r7c9");
    FoundStep step = only(new TurbotFish(StepKind.SKYSCRAPER), board);
    assertThat(step.notation(board))
        .isEqualTo("Skyscraper: (5)r2c8 = r2c3 - r7c3 = r7c9 => -5 r1c9,r3c9,r8c8,r9c8");
    assertThat(step.explain(board))
        .isEqualTo(
            "Rows 2 and 7 have only two places each for 5; r2c3 and r7c3 cannot both be 5, so r2c8 "
                + "or r7c9 is, and r89c8 and r13c9 lose it.");
    assertThat(step.explainInFull(board))
        .containsExactly(
            "Suppose that r2c8 is not 5.",
            "a. Then r2c3 is 5 (no other place is left for 5 in row 2).",
            "b. Then r7c3 is not 5 (it sees r2c3).",
            "c. Then r7c9 is 5 (no other place is left for 5 in row 7).",
            "So either r2c8 is 5 or r7c9 is 5; either way, r1c9, r3c9, r8c8 and r9c8 cannot "
                + "be 5.");
    assertFindsNothing(new TurbotFish(StepKind.TWO_STRING_KITE), board);
    assertFindsNothing(new TurbotFish(StepKind.TURBOT_FISH), board);
    assertFindsNothing(
        new TurbotFish(StepKind.SKYSCRAPER),
        Boards.with("boxes", "5 in row 2: r2c3 r2c8; 5 in row 7: r7c3 r7c5 r7c9"));
  }

  @Test
  void twoStringKite() {
    BoardState board = Boards.with("boxes", "5 in row 1: r1c1 r1c8; 5 in column 2: r2c2 r5c2");
    FoundStep step = only(new TurbotFish(StepKind.TWO_STRING_KITE), board);
    assertThat(step.notation(board))
        .isEqualTo("Two-String Kite: (5)r1c8 = r1c1 - r2c2 = r5c2 => -5 r5c8");
    assertFindsNothing(new TurbotFish(StepKind.SKYSCRAPER), board);
    assertFindsNothing(
        new TurbotFish(StepKind.TWO_STRING_KITE),
        Boards.with("boxes", "5 in row 1: r1c1 r1c8; 5 in column 4: r2c4 r5c4"));
  }

  @Test
  void turbotFishOfARegion() {
    BoardState board = Boards.with("boxes", "5 in region 1: r1c1 r2c2; 5 in column 8: r2c8 r7c8");
    FoundStep step = only(new TurbotFish(StepKind.TURBOT_FISH), board);
    assertThat(step.notation(board))
        .isEqualTo("Turbot Fish: (5)r7c8 = r2c8 - r2c2 = r1c1 => -5 r7c1");
    assertThat(step.rating()).isEqualTo(new Rating(42));
  }

  @Test
  void emptyRectangle() {
    String rectangle = "4 in region 5: r4c4 r4c5 r5c6 r6c6; ";
    BoardState board = Boards.with("boxes", rectangle + "4 in column 2: r4c2 r9c2");
    FoundStep step = only(new TurbotFish(StepKind.EMPTY_RECTANGLE), board);
    assertThat(step.notation(board))
        .isEqualTo("Empty Rectangle: (4)r56c6 = r4c45 - r4c2 = r9c2 => -4 r9c6");
    assertThat(step.explain(board))
        .isEqualTo(
            "In box 5, 4 is in r5c6 or r6c6, or else r4c2 cannot be 4 and r9c2 is; so r9c6 cannot"
                + " be 4.");
    assertFindsNothing(
        new TurbotFish(StepKind.EMPTY_RECTANGLE),
        Boards.with("boxes", "4 in region 5: r4c4 r4c5 r5c6 r6c6 r5c5; 4 in column 2: r4c2 r9c2"));
    assertFindsNothing(
        new TurbotFish(StepKind.EMPTY_RECTANGLE),
        Boards.with("boxes", rectangle + "4 in column 2: r4c2 r9c2 r8c2"));
  }

  /** Both links in rows, joined by a region that is not a box. */
  @Test
  void linesJoinedByARegionAreATurbotFish() {
    BoardState board = Boards.with(IRREGULAR, "1 in column 1: r1c1 r4c1; 1 in column 2: r2c2 r3c2");
    assertThat(Boards.steps(new TurbotFish(StepKind.TURBOT_FISH), board))
        .containsExactly("Turbot Fish 4.2: r1c3<>1");
    assertFindsNothing(new TurbotFish(StepKind.SKYSCRAPER), board);
    assertFindsNothing(new TurbotFish(StepKind.TWO_STRING_KITE), board);
  }

  @Test
  void wWing() {
    String pairs = "r2c1: 27; r4c9: 27; ";
    BoardState board = Boards.with("boxes", pairs + "7 in row 3: r3c3 r3c9");
    FoundStep step = only(new WWing(), board);
    assertThat(step.notation(board))
        .isEqualTo("W-Wing: (2=7)r2c1 - r3c3 = r3c9 - (7=2)r4c9 => -2 r2c9,r4c1");
    assertThat(step.explain(board))
        .isEqualTo(
            "Wherever 7 goes in row 3, it sees r2c1 or r4c9 and makes that cell 2; cells "
                + "that see both cannot be 2 (r2c9 and r4c1).");
    assertThat(step.explainInFull(board))
        .containsExactly(
            "r2c1 and r4c9 can only be 2 or 7. If both were 7, no place would be left for 7 "
                + "in row 3: r3c3 sees r2c1, r3c9 sees r4c9. So at least one of them is 2, and no "
                + "cell that sees both can be: r2c9 and r4c1 cannot be 2.");
    assertThat(
            only(new WWing(), Boards.with("boxes", pairs + "7 in row 3: r3c1 r3c2 r3c9"))
                .notation(board))
        .startsWith("W-Wing: (2=7)r2c1 - r3c12 = r3c9 - (7=2)r4c9");
    assertFindsNothing(new WWing(), Boards.with("boxes", pairs + "7 in row 3: r3c3 r3c8"));
    assertFindsNothing(
        new WWing(), Boards.with("boxes", "r2c1: 27; r4c9: 267; 7 in row 3: r3c3 r3c9"));
  }

  @Test
  void wxyzWing() {
    String wing = "r1c1: 1234; r1c5: 14; r1c8: 24; ";
    BoardState board = Boards.with("boxes", wing + "r2c2: 34");
    FoundStep step = only(BentSets.ofFour(), board);
    assertThat(step.notation(board))
        .isEqualTo("WXYZ-Wing: 1,2,3,4 in r1c1,r1c5,r1c8,r2c2 => -4 r1c2,r1c3");
    assertThat(step.explain(board))
        .isEqualTo(
            "r1c158 and r2c2 hold only 1, 2, 3 and 4, and only 4 can repeat, so one of them "
                + "is 4; cells that see them all cannot be 4 (r1c2 and r1c3).");
    assertFindsNothing(BentSets.ofFour(), Boards.with("boxes", wing + "r2c2: 345"));
    // The 3 would also fit twice.
    assertFindsNothing(
        BentSets.ofFour(), Boards.with("boxes", "r1c1: 124; r1c5: 134; r1c8: 24; r2c2: 34"));
  }

  /** Each digit appears exactly once. */
  @Test
  void bentSetWithoutALooseDigit() {
    BoardState board = Boards.with("boxes", "r1c1: 12; r1c8: 12; r2c2: 34; r3c3: 34");
    assertThat(Boards.all(BentSets.ofFour(), board))
        .allMatch(
            step ->
                step.explain(board)
                    .startsWith(
                        "r1c18, r2c2 and r3c3 hold only 1, 2, 3 and 4 between them, each only"
                            + " once, so cells that see all places of one lose it: "))
        .isNotEmpty();
  }

  @Test
  void remotePairs() {
    BoardState board = Boards.with("boxes", "r1c1: 38; r2c2: 38; r2c8: 38; r5c8: 38");
    FoundStep step = only(new RemotePairs(), board);
    assertThat(step.notation(board))
        .isEqualTo(
            "Remote Pairs: (3=8)r1c1 - (8=3)r2c2 - (3=8)r2c8 - (8=3)r5c8 => -3 r1c8,r5c1, -8"
                + " r1c8,r5c1");
    assertThat(step.explain(board))
        .isEqualTo(
            "r1c1, r2c2, r2c8 and r5c8 alternate between 3 and 8, so r1c1 and r5c8 hold one "
                + "each, and cells that see both can be neither: r1c8 and r5c1 lose 3 and 8.");
    assertFindsNothing(
        new RemotePairs(), Boards.with("boxes", "r1c1: 38; r2c2: 38; r2c8: 389; r5c8: 38"));
    assertFindsNothing(new RemotePairs(), Boards.with("boxes", "r1c1: 38; r2c2: 38; r2c8: 38"));
  }

  @Test
  void simpleColouringTraps() {
    String links = "5 in row 1: r1c1 r1c8; 5 in column 8: r1c8 r6c8; ";
    BoardState board = Boards.with("boxes", links + "5 in region 1: r1c1 r3c2");
    FoundStep step = only(new SimpleColouring(), board);
    assertThat(step.notation(board))
        .isEqualTo("Simple Colouring: 5 r1c1,r6c8 / r1c8,r3c2 => -5 r6c2");
    assertThat(step.explain(board))
        .isEqualTo(
            "Either r1c1 and r6c8 are both 5 or r1c8 and r3c2 are, so cells that see one of each "
                + "cannot be 5 (r6c2).");
    assertFindsNothing(
        new SimpleColouring(), Boards.with("boxes", links + "5 in region 1: r1c1 r3c2 r3c3"));
  }

  @Test
  void simpleColouringWraps() {
    BoardState board =
        Boards.with(
            "boxes",
            "5 in row 1: r1c1 r1c8; 5 in column 8: r1c8 r6c8; 5 in row 6: r6c8 r6c2; 5 in region 1:"
                + " r1c1 r2c2");
    FoundStep step = Boards.all(new SimpleColouring(), board).get(0);
    assertThat(step.notation(board))
        .isEqualTo("Simple Colouring: 5 r1c8,r2c2,r6c2 / r1c1,r6c8 => -5 r1c8,r2c2,r6c2");
    assertThat(step.explain(board))
        .isEqualTo(
            "Either r26c2 and r1c8 are all 5 or r1c1 and r6c8 are; r2c2 and r6c2 see each other, "
                + "so the first are not.");
  }

  @Test
  void lockedSets() {
    BoardState board =
        Boards.with(
            "boxes", "r1c1: 25; r1c2: 25; 2 in row 1: r1c1 r1c2; 5 in row 1: r1c1 r1c2 r1c9");
    FoundStep step = only(new NakedSets(StepKind.LOCKED_PAIR), board);
    assertThat(step.explain(board))
        .isEqualTo(
            "r1c1 and r1c2 hold only 2 and 5 between them, so the rest of row 1 and box 1 loses"
                + " both (r1c9, r2c123 and r3c123).");
    assertThat(step.explainInFull(board).get(0))
        .startsWith(
            "The two cells r1c1 and r1c2 of row 1 and box 1 have only the two candidates 2 and 5"
                + " between them. They need two different digits, so they use these up, and no other"
                + " cell of these houses can have any of them: r1c9 cannot be 5; ");
  }

  /**
   * Chute remote pairs on boxes: two cells of a band with the same two candidates in different rows
   * and boxes, and a digit of the pair that is missing in the third row of the third box. That row
   * then has all its places in the two boxes, so each such pattern is a W-Wing.
   */
  @Test
  void chuteRemotePairsAreWWings() {
    BoardState board =
        Boards.with("boxes", "r1c2: 37; r2c5: 37; r3c7: 124567; r3c8: 12456; r3c9: 1245");
    assertThat(notations(new WWing(), board))
        .contains(
            "W-Wing: (7=3)r1c2 - r3c123 = r3c456 - (3=7)r2c5 => -7"
                + " r1c4,r1c5,r1c6,r2c1,r2c2,r2c3");
    assertFindsNothing(
        new WWing(),
        Boards.with("boxes", "r1c2: 37; r2c5: 37; r3c7: 1234567; r3c8: 12456; r3c9: 1247"));
  }

  @Test
  void multiColoursOfType1() {
    String first = "5 in row 1: r1c1 r1c8; 5 in region 1: r1c1 r2c2; ";
    BoardState board = Boards.with("boxes", first + "5 in column 9: r3c9 r7c9");
    FoundStep step = only(new MultiColours(), board);
    assertThat(step.notation(board))
        .isEqualTo("Multi-Colours type 1: 5 r1c8,r2c2 / r1c1; r3c9 / r7c9 => -5 r7c1");
    assertThat(step.explain(board))
        .isEqualTo(
            "r1c8 sees r3c9, so one is not 5. Links then put 5 in r1c1 or r7c9, not in r7c1.");
    assertThat(step.explainInFull(board))
        .containsExactly(
            "If a house has only two places for 5 and one of them is not 5, the other is. That links"
                + " places: either r1c8 and r2c2 are both 5 or r1c1 is, and either r3c9 is 5 or"
                + " r7c9 is. r1c8 sees r3c9, so they are not both 5. So 5 is in r1c1 or r7c9, and a"
                + " cell that sees one of each cannot be 5: r7c1 cannot be 5.");
    assertFindsNothing(
        new MultiColours(), Boards.with("boxes", first + "5 in column 9: r3c9 r7c9 r8c9"));
  }

  @Test
  void multiColoursOfType2() {
    String first = "5 in row 1: r1c1 r1c8; 5 in column 1: r1c1 r5c1; ";
    BoardState board = Boards.with("boxes", first + "5 in column 9: r3c9 r5c9");
    FoundStep step =
        Boards.all(new MultiColours(), board).stream()
            .filter(each -> each.name().endsWith("type 2"))
            .findFirst()
            .orElseThrow();
    assertThat(step.notation(board))
        .isEqualTo("Multi-Colours type 2: 5 r1c8,r5c1 / r1c1; r3c9 / r5c9 => -5 r1c8,r5c1");
    assertThat(step.explain(board))
        .isEqualTo(
            "5 is in r3c9 or r5c9; r1c8 sees r3c9 and r5c1 sees r5c9, so the linked r1c8 and r5c1"
                + " are not 5.");
    assertThat(step.explainInFull(board))
        .containsExactly(
            "If a house has only two places for 5 and one of them is not 5, the other is. That links"
                + " places: either r1c8 and r5c1 are both 5 or r1c1 is, and either r3c9 is 5 or"
                + " r5c9 is. r1c8 sees r3c9 and r5c1 sees r5c9. Whichever is true of the latter,"
                + " this rules out one of the linked r1c8 and r5c1, and so all of them: r1c8 and"
                + " r5c1 cannot be 5.");
  }

  /** A cell of three candidates that shares two of them with both colours. */
  @Test
  void medusaTrap() {
    String links =
        "1 in row 1: r1c1 r1c5; r1c5: 15; 5 in row 5: r5c1 r5c5; 5 in column 5: r1c5 r5c5; "
            + "1 in column 1: r1c1 r5c1; r5c1: 157";
    BoardState board = Boards.with("boxes", links);
    FoundStep step = only(new Medusa(), board);
    assertThat(step.notation(board))
        .isEqualTo("3D Medusa: 1 r1c1; 5 r1c5,r5c1 / 1 r1c5,r5c1; 5 r5c5 => -7 r5c1");
    assertThat(step.explain(board))
        .isEqualTo("Links make either 5 in r5c1 or 1 in r5c1 true, and both exclude 7 in r5c1.");
    assertThat(step.explainInFull(board))
        .containsExactly(
            "If a cell has only two candidates, or a house only two places for a digit, and one of"
                + " them is false, the other is true. That links candidates: either all of one"
                + " colour are true, or all of the other. The first colour is 1 in r1c1; 5 in r1c5"
                + " and r5c1. The second is 1 in r1c5 and r5c1; 5 in r5c5. A candidate excluded by"
                + " both colours is false either way: r5c1 cannot be 7.");
    assertFindsNothing(new Medusa(), Boards.with("boxes", links.replace("r1c5: 15", "r1c5: 156")));
  }

  /** Two candidates of a cell in one colour. */
  @Test
  void medusaWrap() {
    BoardState board =
        Boards.with(
            "boxes",
            "r1c1: 12; r1c5: 23; 2 in row 1: r1c1 r1c5; 3 in column 5: r1c5 r6c5; 1 in column 1:"
                + " r1c1 r6c1; 1 in row 6: r6c1 r6c5");
    FoundStep step = Boards.all(new Medusa(), board).get(0);
    assertThat(step.explain(board))
        .isEqualTo(
            "Links make 3 in r6c5 and 1 in r6c5 true together, but they exclude each other. So"
                + " their whole colour is false: r1c1 loses 1; r1c5 loses 2; r6c5 loses 1 and 3.");
    assertThat(step.explainInFull(board).get(0))
        .endsWith(
            "Of the first colour, 3 in r6c5 and 1 in r6c5 exclude each other. So the whole colour"
                + " is false: r1c1 cannot be 1; r1c5 cannot be 2; r6c5 cannot be 1 or 3.");
  }

  @Test
  void medusaThatLeavesACellWithoutADigit() {
    String links = "r1c1: 12; r1c5: 23; 3 in column 5: r1c5 r6c5; r6c5: 13; 1 in row 6: ";
    BoardState board = Boards.with("boxes", links + "r6c5 r6c1");
    FoundStep step = only(new Medusa(), board);
    assertThat(step.notation(board))
        .isEqualTo(
            "3D Medusa: 1 r6c1; 2 r1c5; 3 r6c5 / 1 r6c5; 3 r1c5 => -1 r6c1, -2 r1c5, -3 r6c5");
    assertThat(step.explain(board))
        .isEqualTo(
            "Candidates that links make true together would leave no digit for r1c1. So their"
                + " whole colour is false: r1c5 loses 2; r6c1 loses 1; r6c5 loses 3.");
    assertFindsNothing(new Medusa(), Boards.with("boxes", links + "r6c5 r6c1 r6c9"));
  }

  /** Two sashimi swordfish of the same rows, in columns that differ in one. */
  @Test
  void siameseFish() {
    String rows = "5 in row 1: r1c1 r1c4; 5 in row 4: r4c1 r4c4 r4c7; 5 in row 7: r7c4 r7c8";
    BoardState board = Boards.with("boxes", rows);
    FoundStep step = only(SiameseFish.of(StepKind.SASHIMI_SWORDFISH), board);
    assertThat(step.rating()).isEqualTo(StepKind.SASHIMI_SWORDFISH.lowestRating());
    assertThat(step.notation(board))
        .isEqualTo("Siamese Fish: 5 r147 c148 fin r4c7 / c147 fin r7c8 => -5 r5c8,r6c8,r8c7,r9c7");
    assertThat(step.explain(board))
        .isEqualTo(
            "5 in rows 1, 4 and 7 makes two fish, in columns 1, 4 and 8 (fin r4c7) and in columns"
                + " 1, 4 and 7 (fin r7c8). So r89c7 and r56c8 lose 5.");
    assertThat(step.explainInFull(board))
        .containsExactly(
            "In rows 1, 4 and 7, 5 can only go in r1c1, r1c4, r4c1, r4c4, r4c7, r7c4 or r7c8."
                + " Without the fin r4c7, all these places are in columns 1, 4 and 8. Those houses"
                + " would then have their 5 there and nowhere else. If a fin is 5, the cells that"
                + " see it are not. So cells of columns 1, 4 and 8 that see the fin cannot be 5"
                + " either way. The same is true of columns 1, 4 and 7 with the fin r7c8: r5c8,"
                + " r6c8, r8c7 and r9c7 cannot be 5.");
    assertFindsNothing(SiameseFish.of(StepKind.FINNED_SWORDFISH), board);
    // With another place, a fin of both fish would be in two houses.
    assertFindsNothing(
        SiameseFish.of(StepKind.SASHIMI_SWORDFISH), Boards.with("boxes", rows + " r7c2"));
  }

  @Test
  void xChain() {
    String links = "5 in row 1: r1c1 r1c4; 5 in column 5: r2c5 r6c5; 5 in column 9: r3c9 r6c9";
    String expected = "X-Chain: (5)r1c1 = r1c4 - r2c5 = r6c5 - r6c9 = r3c9 => -5 r3c1,r3c2,r3c3";
    Technique technique = AlternatingChains.ofOneDigit();
    assertThat(notations(technique, Boards.with("boxes", links))).contains(expected);
    assertThat(notations(technique, Boards.with("boxes", links + " r8c9")))
        .isNotEmpty()
        .noneMatch(notation -> notation.contains("r3c9 =>"));
  }

  @Test
  void xyChain() {
    String cells = "r1c1: 51; r1c7: 13; r6c7: 34; ";
    BoardState board = Boards.with("boxes", cells + "r6c4: 45");
    FoundStep step = only(AlternatingChains.ofPairs(), board);
    assertThat(step.rating()).isEqualTo(new Rating(68));
    assertThat(step.notation(board))
        .isEqualTo("XY-Chain: (5=1)r1c1 - (1=3)r1c7 - (3=4)r6c7 - (4=5)r6c4 => -5 r1c4,r6c1");
    assertThat(step.explain(board))
        .isEqualTo(
            "(5=1)r1c1 - (1=3)r1c7 - (3=4)r6c7 - (4=5)r6c4: one of r1c1 and r6c4 is 5; cells "
                + "that see both cannot be 5 (r1c4 and r6c1).");
    assertThat(step.explainInFull(board))
        .containsExactly(
            "Suppose that r1c1 is not 5.",
            "a. Then r1c1 is 1 (no other digit is left for it).",
            "b. Then r1c7 is not 1 (it sees r1c1).",
            "c. Then r1c7 is 3 (no other digit is left for it).",
            "d. Then r6c7 is not 3 (it sees r1c7).",
            "e. Then r6c7 is 4 (no other digit is left for it).",
            "f. Then r6c4 is not 4 (it sees r6c7).",
            "g. Then r6c4 is 5 (no other digit is left for it).",
            "So either r1c1 is 5 or r6c4 is 5; either way, r1c4 and r6c1 cannot be 5.");
    assertFindsNothing(AlternatingChains.ofPairs(), Boards.with("boxes", cells + "r6c4: 456"));
  }

  @Test
  void xyLoop() {
    BoardState board = Boards.with("boxes", "r1c1: 12; r1c5: 23; r5c5: 34; r5c1: 41");
    FoundStep step = Boards.all(AlternatingChains.ofPairs(), board).get(0);
    assertThat(step.name()).isEqualTo("XY-Chain (loop)");
    assertThat(step.notation(board))
        .startsWith("XY-Chain (loop): (1=2)r1c1 - (2=3)r1c5 - (3=4)r5c5 - (4=1)r5c1 - r1c1 => ");
    assertThat(step.explain(board))
        .startsWith(
            "Loop: (1=2)r1c1 - (2=3)r1c5 - (3=4)r5c5 - (4=1)r5c1 - r1c1. Each weak link has one"
                + " true end, so ");
    assertThat(step.deductions())
        .contains(
            new Deduction.Elimination(1, 2),
            new Deduction.Elimination(13, 3),
            new Deduction.Elimination(37, 4),
            new Deduction.Elimination(9, 1));
  }

  /** Strong links of a house and of cells, with ends that see each other. */
  @Test
  void aicOfType2() {
    String links = "1 in column 4: r3c4 r9c4; r9c6: 16; ";
    Technique technique = AlternatingChains.ofCandidates();
    assertThat(notations(technique, Boards.with("boxes", links + "r2c6: 67")))
        .contains("AIC type 2: (1)r3c4 = r9c4 - (1=6)r9c6 - (6=7)r2c6 => -7 r3c4");
    assertThat(notations(technique, Boards.with("boxes", links + "r2c6: 678")))
        .noneMatch(notation -> notation.contains("-7 r3c4"));
  }

  @Test
  void groupedAic() {
    String links = "5 in row 1: r1c2 r1c3 r1c9; r2c1: 56; ";
    Technique technique = AlternatingChains.ofGroups();
    assertThat(notations(technique, Boards.with("boxes", links + "r2c7: 67")))
        .contains("Grouped AIC type 2: (5)r1c9 = r1c23 - (5=6)r2c1 - (6=7)r2c7 => -7 r1c9");
    assertThat(notations(technique, Boards.with("boxes", links + "r2c7: 678")))
        .noneMatch(notation -> notation.contains("-7 r1c9"));
  }

  @Test
  void finnedXWing() {
    String rows = "9 in row 2: r2c4 r2c5 r2c8; 9 in row 5: r5c5 r5c8";
    BoardState board = Boards.with("boxes", rows);
    FoundStep step = only(FinnedFish.of(StepKind.FINNED_X_WING), board);
    assertThat(step.notation(board)).isEqualTo("Finned X-Wing: 9 r25 c58 fin r2c4 => -9 r1c5,r3c5");
    assertThat(step.explain(board))
        .isEqualTo(
            "In rows 2 and 5, 9 is confined to columns 5 and 8 except for the fin r2c4, so "
                + "cells there that see it cannot be 9 (r1c5 and r3c5).");
    assertFindsNothing(FinnedFish.of(StepKind.SASHIMI_X_WING), board);
    assertFindsNothing(
        FinnedFish.of(StepKind.FINNED_X_WING), Boards.with("boxes", rows.replace("r2c4", "r2c1")));
  }

  @Test
  void sashimiXWing() {
    BoardState board = Boards.with("boxes", "9 in row 2: r2c4 r2c6 r2c8; 9 in row 5: r5c5 r5c8");
    FoundStep step = only(FinnedFish.of(StepKind.SASHIMI_X_WING), board);
    assertThat(step.notation(board))
        .isEqualTo("Sashimi X-Wing: 9 r25 c58 fin r2c4,r2c6 => -9 r1c5,r3c5");
    assertFindsNothing(FinnedFish.of(StepKind.FINNED_X_WING), board);
    assertFindsNothing(
        FinnedFish.of(StepKind.SASHIMI_X_WING),
        Boards.with("boxes", "9 in row 2: r2c4 r2c7 r2c8; 9 in row 5: r5c5 r5c8"));
  }

  @Test
  void finnedAndSashimiJellyfish() {
    String rows = "1 in row 4: r4c4 r4c7; 1 in row 7: r7c7 r7c9; 1 in row 9: r9c9 r9c1; ";
    BoardState finned = Boards.with("boxes", rows + "1 in row 1: r1c1 r1c2 r1c4");
    assertThat(only(FinnedFish.of(StepKind.FINNED_JELLYFISH), finned).notation(finned))
        .isEqualTo("Finned Jellyfish: 1 r1479 c1479 fin r1c2 => -1 r2c1,r3c1");
    assertFindsNothing(FinnedFish.of(StepKind.SASHIMI_JELLYFISH), finned);
    BoardState sashimi = Boards.with("boxes", rows + "1 in row 1: r1c2 r1c3 r1c4");
    assertThat(only(FinnedFish.of(StepKind.SASHIMI_JELLYFISH), sashimi).notation(sashimi))
        .isEqualTo("Sashimi Jellyfish: 1 r1479 c1479 fin r1c2,r1c3 => -1 r2c1,r3c1");
    assertFindsNothing(FinnedFish.of(StepKind.FINNED_JELLYFISH), sashimi);
  }

  /**
   * Two regions with their places in two columns; on boxes this would always be a case of pointing.
   */
  @Test
  void frankenXWing() {
    BoardState board = Boards.with(IRREGULAR, "1 in region 1: r1c1 r2c2; 1 in region 3: r3c1 r3c2");
    FoundStep step =
        Boards.all(FinnedFish.of(StepKind.FRANKEN_X_WING), board).stream()
            .filter(each -> each.notation(board).contains(" g13 c12 "))
            .findFirst()
            .orElseThrow();
    assertThat(step.notation(board)).isEqualTo("Franken X-Wing: 1 g13 c12 => -1 r4c2");
    assertThat(step.explain(board))
        .isEqualTo("In regions 1 and 3, 1 is confined to columns 1 and 2, so r4c2 loses it.");
  }

  private static List<String> notations(Technique technique, BoardState board) {
    return Boards.all(technique, board).stream().map(step -> step.notation(board)).toList();
  }

  private static FoundStep only(Technique technique, BoardState board) {
    List<FoundStep> steps = Boards.all(technique, board);
    assertThat(steps).hasSize(1);
    return steps.get(0);
  }

  private static void assertFindsNothing(Technique technique, BoardState board) {
    assertThat(Boards.all(technique, board)).isEmpty();
  }
}
