package org.nonomino.explainer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.nonomino.core.BoxRegions;
import org.nonomino.explainer.internal.als.AlsChains;
import org.nonomino.explainer.internal.als.DeathBlossom;
import org.nonomino.explainer.internal.als.SueDeCoq;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.exclusion.AlignedExclusion;
import org.nonomino.explainer.internal.step.Technique;
import org.nonomino.explainer.internal.uniqueness.AvoidableRectangles;
import org.nonomino.explainer.internal.uniqueness.BivalueUniversalGrave;
import org.nonomino.explainer.internal.uniqueness.HiddenRectangles;
import org.nonomino.explainer.internal.uniqueness.UniqueLoops;
import org.nonomino.explainer.internal.wings.XyWing;
import org.nonomino.explainer.terms.StepKind;

/**
 * Tests wings, uniqueness, almost locked sets and aligned exclusion on the boards of {@code
 * wings-and-uniqueness.txt}.
 */
final class WingsAndUniquenessTest implements BoardExamplesContract {
  private static final String FILE = "wings-and-uniqueness.txt";

  static List<BoardExample> examples() throws IOException {
    return BoardExample.of(FILE);
  }

  @Test
  void eachTechniqueHasThreeBoardsAndAnIrregularOne() throws IOException {
    for (String name :
        List.of(
            "XY-Wing",
            "XYZ-Wing",
            "Unique Rectangle type 1",
            "Unique Rectangle type 2",
            "Unique Rectangle type 3",
            "Unique Rectangle type 4",
            "Unique Rectangle type 6",
            "Hidden Rectangle",
            "BUG",
            "BUG type 3",
            "Aligned Pair Exclusion",
            "Aligned Triple Exclusion",
            "ALS-XZ",
            "ALS-XY-Wing",
            "ALS Chain",
            "Death Blossom",
            "Sue de Coq")) {
      List<BoardState> boards =
          examples().stream()
              .filter(example -> example.name().startsWith(name))
              .map(BoardExample::board)
              .toList();
      assertThat(boards).as(name).hasSizeGreaterThanOrEqualTo(3);
      assertThat(boards)
          .as(name)
          .anyMatch(board -> BoxRegions.equalTo(board.layout().mask()).isEmpty());
    }
  }

  /** Three cells were found to be 2, 1 and 1; but a given is the same in both solutions. */
  @Test
  void avoidsRectanglesOnlyWithoutGivens() throws IOException {
    String regions = "0011001122332233";
    String solved = "+1 . +2 . . . +1 . . . . . . . . .";
    assertThat(eliminations(AvoidableRectangles.type1(), regions, solved))
        .containsExactly("r2c1-2");
    assertThat(eliminations(AvoidableRectangles.type1(), regions, solved.replace("+2", "=2")))
        .isEmpty();
    for (BoardExample example : examples()) {
      if (example.name().startsWith("Avoidable")) {
        assertThat(
                eliminations(technique(example), regions, example.cells().replaceFirst("\\+", "=")))
            .isEmpty();
      }
    }
  }

  /** Diagonal cells with the same two candidates, each of which is in one of them. */
  @Test
  void solvedCellsMayBeOpposite() {
    assertThat(
            eliminations(
                AvoidableRectangles.type2(),
                "0011001122332233",
                "+1 . 23 . 23 . +1 . . . . . . . . ."))
        .containsExactly("r1c2-3,r2c4-3", "r1c2-2,r2c4-2");
  }

  private static List<String> eliminations(Technique technique, String regions, String cells) {
    return BoardExample.steps(technique, DrawnBoard.of(regions, cells)).stream()
        .map(step -> BoardExample.deductions(step, 4))
        .toList();
  }

  @Override
  public Technique technique(BoardExample example) {
    String name = example.name();
    return switch (name.substring(0, name.indexOf(' ') < 0 ? name.length() : name.indexOf(' '))) {
      case "XY-Wing" -> new XyWing(/* pivotHasZ= */ false);
      case "XYZ-Wing" -> new XyWing(/* pivotHasZ= */ true);
      case "Unique" -> name.endsWith("6") ? HiddenRectangles.type6() : new UniqueLoops();
      case "Hidden" -> HiddenRectangles.hidden();
      case "Avoidable" ->
          name.endsWith("1") ? AvoidableRectangles.type1() : AvoidableRectangles.type2();
      case "BUG", "BUG+1" -> BivalueUniversalGrave.types();
      case "BUG+n" -> BivalueUniversalGrave.plusSeveral();
      case "ALS-XZ" -> AlsChains.xz();
      case "ALS-XY-Wing" -> AlsChains.xyWing();
      case "ALS" -> AlsChains.chain();
      case "Death" -> new DeathBlossom();
      case "Sue" -> new SueDeCoq();
      default ->
          name.contains("Pair")
              ? new AlignedExclusion(StepKind.ALIGNED_PAIR_EXCLUSION)
              : new AlignedExclusion(StepKind.ALIGNED_TRIPLE_EXCLUSION);
    };
  }
}
