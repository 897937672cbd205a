package org.nonomino.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.core.Grid;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.RegionMask;

/** Tests the field after a puzzle on its line, which is the regions or the solution. */
final class SolutionFieldTest {
  private static final String CLASSIC =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  private static final String CLASSIC_SOLUTION =
      "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
  private static final String PUZZLE = "1......2.3....4.";
  private static final String SOLUTION = "1234341243212143";
  private static final PuzzleAssembler PLAIN = new PuzzleAssembler(Optional.empty());

  private static PuzzleEntry entry(String text, PuzzleAssembler assembler) throws Exception {
    PuzzleReader reader =
        new PuzzleReader("typed text", new StringReader(text), PuzzleFormats.ALL, assembler);
    return reader.next().orElseThrow().parse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " a label", "\tby\t somebody"})
  void aFieldThatSolvesThePuzzleIsItsSolution(String label) throws Exception {
    for (List<String> each :
        List.of(List.of(PUZZLE, SOLUTION), List.of(CLASSIC, CLASSIC_SOLUTION))) {
      PuzzleEntry entry = entry(each.get(0) + " " + each.get(1) + label + "\n", PLAIN);

      assertThat(Reading.line(entry.puzzle())).isEqualTo(each.get(0));
      assertThat(entry.solution().map(Grid::toString)).hasValue(each.get(1));
      assertThat(entry.label()).isEqualTo(label.strip());
    }
  }

  @Test
  void labelsThatDoNotSolveItAreRegions() throws Exception {
    // First a digit differs from the given; then digits are unique in rows and columns but not in
    // boxes; then digits count from 0.
    assertThat(entry("2...............  1234341243212143", PLAIN).solution()).isEmpty();
    assertThat(Reading.outcomes("1............... 1234234134124123"))
        .containsExactly("1............... 0123123023013012");
    assertThat(Reading.outcomes(PUZZLE + " 0123230132101032"))
        .containsExactly(PUZZLE + " 0123230132101032");
    assertThat(Reading.outcomes("................ 1111222233334444"))
        .containsExactly("................ 0000111122223333");
  }

  @Test
  void regionsArePreferredWhereBothMakeSense() throws Exception {
    AtomicInteger solutions = new AtomicInteger();
    PuzzleAssembler assembler = PLAIN.readingSolutions(true, solutions::incrementAndGet);

    PuzzleEntry both = entry(PUZZLE + " " + SOLUTION, assembler);
    assertThat(both.solution()).isEmpty();
    assertThat(Reading.line(both.puzzle())).isEqualTo(PUZZLE + " 0123230132101032");
    assertThat(solutions).hasValue(0);

    PuzzleEntry one = entry(CLASSIC + " " + CLASSIC_SOLUTION, assembler);
    assertThat(one.solution().map(Grid::toString)).hasValue(CLASSIC_SOLUTION);
    assertThat(solutions).hasValue(1);
  }

  @Test
  void regionsFromElsewhereDecideWhatIsASolution() throws Exception {
    String rows = "1234234134124123";
    PuzzleAssembler assembler = new PuzzleAssembler(Optional.of(RegionMask.boxes(1, 4)));

    assertThat(entry("1...............  " + rows, assembler).solution().map(Grid::toString))
        .hasValue(rows);
  }

  @Test
  void aSolutionAsLabelReadsBack() throws Exception {
    PuzzleEntry entry =
        new PuzzleEntry(entry(PUZZLE, PLAIN).puzzle(), SOLUTION + " x", Optional.empty());

    assertThat(entry(PuzzleFormats.LINE.write(entry), PLAIN)).isEqualTo(entry);
  }
}
