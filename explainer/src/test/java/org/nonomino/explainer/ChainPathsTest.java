package org.nonomino.explainer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nonomino.explainer.internal.board.MutableBoard;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.solver.testkit.Corpus;
import org.nonomino.solver.testkit.CorpusPuzzle;

/**
 * Checks on real puzzles that each kind of chain is the step if singles and easier chains find
 * nothing.
 */
final class ChainPathsTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          classic/top1465 | top1465-2 | Generalized X-Wing 6.5: r7c1<>8 r8c1<>8 r9c1<>8
          classic/top1465 | top1465-27 | Generalized X-Wing 6.5: r4c5<>2 r6c5<>2 r8c5<>2 r9c5<>2
          jigsaw9/sgt_extreme | sgt-9j_de_r2-8 | Generalized X-Wing 6.5: r6c4<>1 r9c5<>1 r9c6<>1 r9c8<>1
          jigsaw9/sgt_extreme | sgt-9j_de_r2-9 | Generalized X-Wing 6.5: r2c3<>8 r2c4<>8 r4c6<>8 r4c8<>8
          jigsaw9/sgt_extreme | sgt-9j_de_r2-185 | Bidirectional X-Cycle 6.5: r2c4<>3
          jigsaw9/sgt_extreme | sgt-9j_de_r2-230 | Bidirectional X-Cycle 6.5: r5c3<>4 r5c6<>4
          jigsaw9/sgt_extreme | sgt-9j_de_r2-66 | Bidirectional X-Cycle 6.5: r5c3<>6 r5c9<>6 r6c8<>6 r7c8<>6
          classic/top1465 | top1465-64 | Bidirectional Y-Cycle 6.5: r1c3<>9 r2c3<>9 r2c4<>9
          classic/top1465 | top1465-122 | Bidirectional Y-Cycle 6.5: r2c1<>6 r3c1<>6 r7c2<>6 r9c2<>6
          jigsaw9/sgt_extreme | sgt-9j_de_r2-8 | Bidirectional Y-Cycle 6.5: r9c1<>5 r9c2<>2 r9c2<>5 r9c3<>2
          jigsaw9/sgt_extreme | sgt-9j_de_r2-23 | Bidirectional Y-Cycle 6.5: r1c9<>1 r4c5<>1 r4c6<>1 r4c7<>1 r4c9<>1 r8c9<>1
          classic/top1465 | top1465-327 | Bidirectional Cycle 7.0: r6c8<>6
          classic/sgt_2x4 | sgt-2x4_du-38 | Bidirectional Cycle 7.1: r2c5<>2
          jigsaw9/sgt_extreme | sgt-9j_de_r2-23 | Bidirectional Cycle 7.0: r2c3<>3 r4c3<>3
          jigsaw9/minimal_sighlay | minimal-sighlay-20-c17 | Bidirectional Cycle 7.1: r4c1<>5 r4c1<>9 r5c7<>9 r7c1<>5 r7c2<>5
          classic/top1465 | top1465-4 | Turbot Fish 6.6: r9c3<>1
          classic/top1465 | top1465-27 | Turbot Fish 6.6: r9c6<>2
          jigsaw9/sgt_extreme | sgt-9j_de_r2-37 | Turbot Fish 6.6: r5c7<>2
          jigsaw9/sgt_extreme | sgt-9j_de_r2-51 | Turbot Fish 6.6: r3c5<>3
          classic/top1465 | top1465-2 | Forcing X-Chain 6.6: r2c7<>8
          classic/top1465 | top1465-4 | Forcing X-Chain 6.6: r2c5<>2
          jigsaw9/sgt_extreme | sgt-9j_de_r2-3 | Forcing X-Chain 6.6: r2c5<>7
          jigsaw9/sgt_extreme | sgt-9j_de_r2-9 | Forcing X-Chain 6.6: r1c2<>2
          classic/top1465 | top1465-2 | Forcing Chain 7.0: r3c4<>3
          classic/top1465 | top1465-4 | Forcing Chain 7.0: r3c8<>2
          jigsaw9/sgt_extreme | sgt-9j_de_r2-9 | Forcing Chain 7.0: r1c3<>3
          jigsaw9/sgt_extreme | sgt-9j_de_r2-23 | Forcing Chain 7.0: r3c7<>1
          classic/top1465 | top1465-2 | Nishio Forcing Chains 7.9: r9c2<>2
          classic/top1465 | top1465-4 | Nishio Forcing Chains 7.5: r4c2<>3
          jigsaw9/sgt_extreme | sgt-9j_de_r2-3 | Nishio Forcing Chains 7.5: r2c6<>9
          jigsaw9/sgt_extreme | sgt-9j_de_r2-9 | Nishio Forcing Chains 7.5: r1c6<>1
          classic/top1465 | top1465-179 | Cell Forcing Chains 8.3: r3c8<>5
          classic/top1465 | top1465-187 | Cell Forcing Chains 8.4: r9c4<>5
          jigsaw9/minimal_sighlay | minimal-sighlay-28-c19 | Cell Forcing Chains 8.3: r4c8<>6
          jigsaw9/minimal_sighlay | minimal-sighlay-135-c15 | Cell Forcing Chains 8.2: r5c6<>3
          classic/top1465 | top1465-2 | Region Forcing Chains 8.3: r2c9<>9
          classic/top1465 | top1465-56 | Region Forcing Chains 8.3: r5c3<>9
          jigsaw9/minimal_sighlay | minimal-sighlay-24-c21 | Region Forcing Chains 8.4: r3c8<>9
          jigsaw9/minimal_sighlay | minimal-sighlay-28-c19 | Region Forcing Chains 8.6: r8c1<>1
          classic/top1465 | top1465-2 | Dynamic Double Forcing Chains 8.9: r2c9<>7
          classic/top1465 | top1465-327 | Dynamic Double Forcing Chains 8.9: r8c3<>1
          jigsaw9/scrambled_disconnected | scrambled-193-c13 | Dynamic Double Forcing Chains 9.2: r2c6<>1
          classic/top1465 | top1465-187 | Dynamic Cell Forcing Chains 9.0: r5c6<>9
          classic/top1465 | top1465-205 | Dynamic Cell Forcing Chains 9.0: r6c8<>5
          jigsaw9/minimal_sighlay | minimal-sighlay-17-c17 | Dynamic Cell Forcing Chains 9.0: r6c2<>7
          jigsaw9/minimal_sighlay | minimal-sighlay-24-c21 | Dynamic Cell Forcing Chains 8.8: r1c2<>5
          classic/top1465 | top1465-2 | Dynamic Region Forcing Chains 9.0: r5c3<>7
          classic/top1465 | top1465-187 | Dynamic Region Forcing Chains 9.2: r5c7<>9
          jigsaw9/minimal_sighlay | minimal-sighlay-17-c17 | Dynamic Region Forcing Chains 9.0: r8c1<>4
          jigsaw9/minimal_sighlay | minimal-sighlay-28-c19 | Dynamic Region Forcing Chains 8.8: r5c6<>5
          classic/top1465 | top1465-2 | Dynamic Contradiction Forcing Chains 9.1: r9c2<>1
          classic/top1465 | top1465-187 | Dynamic Contradiction Forcing Chains 9.3: r8c9<>7
          jigsaw9/minimal_sighlay | minimal-sighlay-17-c17 | Dynamic Contradiction Forcing Chains 9.0: r7c1<>5
          jigsaw9/minimal_sighlay | minimal-sighlay-43-c13 | Dynamic Contradiction Forcing Chains 9.2: r2c6<>4
          classic/top1465 | top1465-2 | Dynamic Double Forcing Chains (+) 9.3: r5c6<>7
          jigsaw9/minimal_sighlay | minimal-sighlay-156-c14 | Dynamic Double Forcing Chains (+) 9.7: r7c1<>5
          jigsaw9/scrambled_disconnected | scrambled-193-c13 | Dynamic Double Forcing Chains (+) 9.2: r8c7<>5
          jigsaw9/lowclue_bb | BB3-9clue-14 | Dynamic Cell Forcing Chains (+) 9.6: r2c3<>9
          jigsaw9/lowclue_bb | BB4-9clue-22 | Dynamic Cell Forcing Chains (+) 9.7: r4c2<>7
          jigsaw9/minimal_sighlay | minimal-sighlay-43-c13 | Dynamic Cell Forcing Chains (+) 9.3: r6c5<>4
          classic/hardest1905_11plus | hardest1905_11plus-8808 | Dynamic Region Forcing Chains (+) 9.3: r7c3<>3
          jigsaw9/minimal_sighlay | minimal-sighlay-43-c13 | Dynamic Region Forcing Chains (+) 9.3: r5c4<>4
          jigsaw9/scrambled_disconnected | scrambled-193-c13 | Dynamic Region Forcing Chains (+) 9.6: r3c1<>9
          classic/top1465 | top1465-2 | Dynamic Contradiction Forcing Chains (+) 9.3: r4c7<>7
          classic/hardest1106 | hardest1106-96 | Dynamic Contradiction Forcing Chains (+) 9.8: r5c3<>9
          jigsaw9/minimal_sighlay | minimal-sighlay-43-c13 | Dynamic Contradiction Forcing Chains (+) 9.3: r8c7<>5
          jigsaw9/minimal_sighlay | minimal-sighlay-156-c14 | Dynamic Contradiction Forcing Chains (+) 9.7: r2c2<>6
          """)
  void isTheStep(String file, String label, String expected) {
    String name = expected.replaceAll(" \\d.*", "");
    MutableBoard board = new MutableBoard(puzzle(file, label).puzzle());
    Optional<FoundStep> step = ChainSteps.next(board);
    while (step.isPresent() && !withoutOtherName(step.get().name()).equals(name)) {
      board.apply(step.get().deductions());
      step = ChainSteps.next(board);
    }
    assertThat(step.map(found -> withoutOtherName(ChainSteps.text(found, board.size()))))
        .hasValue(expected);
  }

  /** {@code Turbot Fish (Skyscraper)} is also a turbot fish. */
  private static String withoutOtherName(String text) {
    return text.replaceFirst(" \\([A-Z][^)]*\\)", "");
  }

  private static CorpusPuzzle puzzle(String file, String label) {
    return Corpus.read(file).stream()
        .filter(puzzle -> puzzle.label().equals(label))
        .findFirst()
        .orElseThrow();
  }
}
