package org.nonomino.explainer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nonomino.explainer.internal.board.MutableBoard;
import org.nonomino.explainer.internal.intersections.GeneralizedIntersection;
import org.nonomino.explainer.internal.leftovers.LawOfLeftovers;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.solver.testkit.Corpus;
import org.nonomino.solver.testkit.CorpusPuzzle;

/** Checks on real puzzles that a technique is the step if nothing easier is left. */
final class PatternPathsTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          classic/17clue | 17clue-277 | Direct Pointing 1.7: r9c7=7
          classic/sgt_3x4 | sgt-3x4_du-1 | Direct Pointing 1.7: r3c6=2
          classic/large_public | gh-JarneT-25x25 | Direct Claiming 1.9: r7c1=D
          jigsaw9/minimal_sighlay | minimal-sighlay-17-c17 | Direct Claiming 1.9: r5c3=9 r3c3<>9
          jigsaw9/sgt_extreme | sgt-9j_de_r2-3 | Direct Pointing 1.9: r7c8=4 r8c8<>4
          jigsawN/jig16 | sigh-16x16-Jigsaw-t38676-p300550 | Direct Pointing 1.9: r4c3=D r6c8<>D
          jigsawN/sgt_10 | sgt-10j_da-1 | Direct Pointing 1.9: r5c7=3 r5c4<>3
          classic/17clue | 17clue-34 | Direct Hidden Pair 2.0: r5c2=8
          classic/sgt_2x4 | sgt-2x4_db-55 | Direct Hidden Pair 2.0: r1c6=2
          jigsaw9/sgt_basic | sgt-9j_db_r2-118 | Direct Hidden Pair 2.0: r4c3=9 r4c7<>9
          jigsaw9/sgt_extreme | sgt-9j_de_r2-8 | Direct Hidden Pair 2.0: r7c3=2 r9c3<>2
          jigsawN/sgt_10 | sgt-10j_da-3 | Direct Hidden Pair 2.0: r4c9=3 r2c9<>3
          jigsawN/sgt_12 | sgt-12j_da-5 | Direct Hidden Pair 2.0: r5c7=4 r5c9<>4
          classic/17clue | 17clue-277 | Direct Hidden Triple 2.5: r3c9=5
          classic/top1465 | top1465-27 | Direct Hidden Triple 2.5: r5c3=1
          jigsaw9/public_examples | gh-ChrisMusson-irregular | Direct Hidden Triple 2.5: r5c8=2 r9c8<>2 r4c8<>4 r8c8<>4 r9c8<>4 r4c8<>7
          jigsaw9/sgt_advanced | sgt-9j_da_r2-6 | Direct Hidden Triple 2.5: r5c3=1 r4c2<>1 r4c2<>8 r4c4<>8 r5c4<>8 r4c2<>9
          jigsawN/sgt_7 | sgt-7j_da-40 | Direct Hidden Triple 2.5: r6c5=3 r3c5<>3
          jigsawN/sgt_8 | sgt-8j_di-4 | Direct Hidden Triple 2.5: r4c3=5 r4c2<>5
          classic/sgt_2x3 | sgt-2x3_du-17 | Pointing 2.6: r1c4<>3
          classic/sgt_2x4 | sgt-2x4_du-11 | Pointing 2.6: r6c3<>5
          jigsaw9/sgt_extreme | sgt-9j_de_r2-3 | Law of Leftovers 2.8: r1c4=9
          jigsaw9/sgt_intermediate | sgt-9j_di_r2-95 | Law of Leftovers 2.7: r9c9<>5 r8c1<>2 r8c1<>4 r8c1<>6
          jigsawN/sgt_4 | sgt-4j_di_none-9 | Law of Leftovers 2.7: r2c4<>2
          jigsawN/sgt_7 | sgt-7j_da-4 | Law of Leftovers 2.7: r2c5<>7
          classic/17clue | 17clue-11728 | Claiming 2.8: r7c6<>8 r8c6<>8
          classic/sgt_3x3 | sgt-3x3_du-19 | Claiming 2.8: r1c8<>8 r3c8<>8
          jigsaw9/minimal_sighlay | minimal-sighlay-17-c17 | Claiming 2.8: r3c7<>4
          jigsaw9/public_examples | sudopedia-org-jigsaw | Claiming 2.8: r1c5<>4
          jigsawN/jig16 | sigh-16x16-Jigsaw-t38676-p300550 | Claiming 2.8: r6c2<>D
          jigsawN/sgt_4 | sgt-4j_di_none-9 | Claiming 2.8: r3c2<>1
          jigsaw9/lowclue_bb | BB3-9clue-3 | Generalized Intersection 2.9: r2c2<>5
          jigsaw9/minimal_sighlay | minimal-sighlay-17-c17 | Generalized Intersection 2.9: r6c3<>2
          jigsawN/sgt_10 | sgt-10j_da-15 | Generalized Intersection 2.9: r5c2<>1
          jigsawN/sgt_12 | sgt-12j_da-5 | Generalized Intersection 2.9: r6c8<>8
          jigsaw9/public_examples | sudopedia-org-jigsaw | Law of Leftovers 3.5: r3c6<>7 r3c9<>7
          jigsaw9/lowclue_bb | BB3-9clue-3 | Law of Leftovers 3.1: r2c7<>7 r3c7<>7
          jigsawN/jig16 | sigh-16x16-Jigsaw-t38676-p300550 | Law of Leftovers 3.0: r12c2=B
          classic/sudoku_exchange_sample | sxbank-00035f2db993-SE8.2 | Naked Pair 3.0: r2c4<>6
          classic/top1465 | top1465-27 | Naked Pair 3.0: r6c1<>1 r6c1<>6
          jigsaw9/sgt_advanced | sgt-9j_da_r2-4 | Naked Pair 3.0: r7c3<>6
          jigsaw9/sgt_extreme | sgt-9j_de_r2-3 | Naked Pair 3.0: r4c2<>6 r4c7<>6
          jigsawN/sgt_6 | sgt-6j_du-19 | Naked Pair 3.0: r6c3<>3 r6c3<>4
          jigsawN/sgt_5 | sgt-5j_du-17 | Naked Pair 3.0: r4c1<>1 r4c1<>2 r4c5<>1
          classic/sudoku_exchange_sample | sxbank-006d53087cce-SE8.3 | X-Wing 3.2: r1c8<>5 r4c5<>5 r9c5<>5
          classic/17clue | 17clue-24769 | X-Wing 3.2: r1c1<>8 r1c9<>8 r2c1<>8 r6c9<>8
          jigsaw9/minimal_sighlay | minimal-sighlay-24-c21 | X-Wing 3.2: r5c8<>4
          jigsaw9/sgt_advanced | sgt-9j_da_r2-4 | X-Wing 3.2: r5c5<>5
          jigsawN/sgt_8 | sgt-8j_da-57 | X-Wing 3.2: r8c3<>5
          jigsawN/sgt_6 | sgt-6j_du-19 | X-Wing 3.2: r3c2<>3 r6c5<>3
          classic/17clue | 17clue-8675 | Hidden Pair 3.4: r2c4<>8 r2c7<>8 r2c4<>9
          classic/sudoku_exchange_sample | sxbank-00cef1d5283c-SE8.4 | Hidden Pair 3.4: r5c5<>1 r5c6<>1 r5c5<>9
          jigsaw9/sgt_advanced | sgt-9j_da_r2-49 | Hidden Pair 3.4: r6c1<>7 r6c2<>7
          jigsaw9/sgt_extreme | sgt-9j_de_r2-51 | Hidden Pair 3.4: r5c4<>1 r5c4<>3 r5c4<>7
          jigsawN/sgt_7 | sgt-7j_de-18 | Hidden Pair 3.4: r6c2<>4 r7c1<>7
          jigsawN/sgt_8 | sgt-8j_da-15 | Hidden Pair 3.4: r4c3<>1 r4c3<>2 r4c3<>4
          classic/top1465 | top1465-213 | Naked Triple 3.6: r6c3<>9
          classic/17clue | 17clue-16073 | Naked Triple 3.6: r2c1<>6 r2c1<>7 r2c2<>6 r2c7<>6 r2c7<>7
          jigsaw9/sgt_advanced | sgt-9j_da_r2-49 | Naked Triple 3.6: r9c8<>4 r9c8<>9
          jigsaw9/sgt_extreme | sgt-9j_de_none-122 | Naked Triple 3.6: r1c9<>4 r2c9<>4 r9c9<>4 r9c9<>8
          jigsawN/sgt_7 | sgt-7j_du-28 | Naked Triple 3.6: r4c5<>6 r5c5<>2
          jigsawN/sgt_10 | sgt-10j_de-5 | Naked Triple 3.6: r3c3<>2 r3c3<>4 r4c3<>4 r8c3<>2 r8c3<>4 r8c3<>A
          classic/17clue | 17clue-38694 | Swordfish 3.8: r1c5<>8 r1c7<>8 r3c7<>8
          classic/sgt_2x5 | sgt-2x5_du-27 | Swordfish 3.8: r3c3<>9 r6c7<>9 r8c7<>9 r3c9<>9 r8c9<>9
          jigsaw9/minimal_sighlay | minimal-sighlay-254-c18 | Swordfish 3.8: r8c6<>3 r9c6<>3
          jigsaw9/sgt_extreme | sgt-9j_de_r2-66 | Swordfish 3.8: r5c3<>6 r6c8<>6 r7c8<>6 r5c9<>6
          jigsawN/sgt_8 | sgt-8j_de-45 | Swordfish 3.8: r5c6<>1 r5c7<>1
          jigsawN/sgt_12 | sgt-12j_de-9 | Swordfish 3.8: r12c1<>4 r12c6<>4
          classic/17clue | 17clue-16073 | Hidden Triple 4.0: r4c1<>3 r1c1<>6 r1c1<>7
          classic/sgt_3x4 | sgt-3x4_du-10 | Hidden Triple 4.0: r10c7<>1 r10c6<>5 r10c5<>9 r10c6<>9
          jigsaw9/sgt_extreme | sgt-9j_de_r2-230 | Hidden Triple 4.0: r5c9<>1 r5c9<>3 r5c8<>9 r5c9<>9
          jigsaw9/sgt_unreasonable | sgt-9j_du_r2-346 | Hidden Triple 4.0: r2c3<>4 r5c3<>4 r6c3<>4 r2c3<>5 r5c3<>5 r2c3<>6 r5c3<>6 r6c3<>6
          jigsawN/sgt_12 | sgt-12j_de-17 | Hidden Triple 4.0: r9c1<>1 r9c3<>1 r9c6<>1 r9c1<>2 r9c6<>2 r9c3<>9
          classic/top1465 | top1465-156 | Naked Quad 5.0: r4c7<>4 r4c9<>2 r5c9<>2
          jigsaw9/sgt_extreme | sgt-9j_de_r2-266 | Naked Quad 5.0: r3c5<>3 r3c5<>4 r3c5<>8
          jigsaw9/sgt_advanced | sgt-9j_da_none-165 | Naked Quad 5.0: r6c3<>1 r6c3<>5 r8c2<>5 r8c2<>6 r8c3<>5 r8c3<>6 r8c4<>5 r8c4<>6
          jigsawN/challenge12_toroidal | enjoysudoku-t33574-toroidal12-Ex41b | Jellyfish 5.2: r8c1<>1 r9c1<>1 r11c1<>1 r8c2<>1 r9c2<>1 r10c2<>1 r9c3<>1 r10c3<>1 r11c3<>1
          jigsawN/sgt_12 | sgt-12j_de-9 | Hidden Quad 5.4: r4c10<>1 r4c10<>3 r4c12<>3 r5c12<>3 r5c12<>5 r4c10<>7 r4c12<>7 r5c12<>7
          """)
  void isTheStep(String file, String label, String expected) {
    assertThat(firstNamed(nameOf(expected), Boards.puzzle(file, label)).map(Boards::text))
        .hasValue(expected);
  }

  private static String nameOf(String step) {
    return step.replaceAll(" \\d.*", "");
  }

  private static Optional<FoundStep> firstNamed(String name, CorpusPuzzle puzzle) {
    MutableBoard board = new MutableBoard(puzzle.puzzle());
    boolean withLeftovers = name.equals("Law of Leftovers");
    List<FoundStep> next = PatternTechniques.first(board, withLeftovers);
    while (!next.isEmpty() && !next.get(0).name().equals(name)) {
      board.apply(next.get(0).deductions());
      next = PatternTechniques.first(board, withLeftovers);
    }
    return next.stream().findFirst();
  }

  /** After all locked candidates, these techniques find nothing on boxes. */
  @Test
  void boxesNeedNoTechniqueOfIrregularRegions() {
    for (CorpusPuzzle puzzle : Corpus.read("classic/top1465")) {
      MutableBoard board = new MutableBoard(puzzle.puzzle());
      List<FoundStep> next = PatternTechniques.first(board, true);
      for (; !next.isEmpty(); next = PatternTechniques.first(board, true)) {
        assertThat(next.get(0).technique())
            .isNotInstanceOfAny(GeneralizedIntersection.class, LawOfLeftovers.class);
        board.apply(next.get(0).deductions());
      }
    }
  }
}
