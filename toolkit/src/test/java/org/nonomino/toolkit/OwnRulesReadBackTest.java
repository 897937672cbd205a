package org.nonomino.toolkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.core.rule.OwnRule;
import org.nonomino.solver.testkit.RandomConstraints;
import org.nonomino.solver.testkit.RandomPuzzles;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.PuzzleFormat;

/** Random custom rules, whose names have quotes and separators, there and back in each format. */
final class OwnRulesReadBackTest {
  private static final int PUZZLES = 400;
  private static final int MAX_RULES = 4;

  static Stream<PuzzleFormat> formats() {
    return Formats.standard().written().stream()
        .filter(format -> format.holds(ConstraintKind.OWN_RULE));
  }

  private static RegionMask mask(int size, SplittableRandom random) {
    return switch (random.nextInt(3)) {
      case 0 -> RegionMask.none(size);
      case 1 -> RandomPuzzles.mask(size, random.nextBoolean(), random);
      default -> {
        int rows = size % 2 == 0 ? 2 : size % 3 == 0 ? 3 : 1;
        yield RegionMask.boxes(rows, size / rows);
      }
    };
  }

  private static boolean haveOneName(Constraint one, Constraint other) {
    return one instanceof OwnRule rule
        && other instanceof OwnRule same
        && rule.name().isPresent()
        && same.name().filter(rule.name().get()::equalsIgnoreCase).isPresent();
  }

  private static Puzzle puzzle(SplittableRandom random) {
    int size = 4 + random.nextInt(9);
    int[] digits =
        IntStream.range(0, size * size).map(cell -> (cell / size + cell) % size + 1).toArray();
    Grid full = Grid.of(size, digits);
    RandomConstraints samples = new RandomConstraints(size, random);
    Set<Constraint> constraints = new LinkedHashSet<>();
    do {
      Constraint next =
          samples.sample(
              random.nextInt(4) == 0 ? ConstraintKind.WEIGHTED_SUM : ConstraintKind.OWN_RULE, full);
      // Two rules of a text cannot have the same name.
      if (constraints.stream().noneMatch(other -> haveOneName(other, next))) {
        constraints.add(next);
      }
    } while (random.nextInt(MAX_RULES) > 0);
    Grid givens = Grid.empty(size).with(0, 1).with(size * size - 1, size);
    return new Puzzle(givens, Rules.of(mask(size, random), List.copyOf(constraints)));
  }

  @ParameterizedTest
  @MethodSource("formats")
  void areTheSameRules(PuzzleFormat format) throws MalformedTextException {
    SplittableRandom random = new SplittableRandom(34);
    PuzzleTexts texts = new PuzzleTexts(Formats.standard());
    List<String> wrong = new ArrayList<>();
    int written = 0;
    for (int i = 0; i < PUZZLES; i++) {
      Puzzle puzzle = puzzle(random);
      PuzzleEntry entry = PuzzleEntry.of(puzzle);
      if (format.refusal(entry).isPresent()) {
        continue;
      }
      written++;
      String text = format.header() + format.write(entry) + format.footer();
      try {
        List<PuzzleEntry> read = texts.read(text, 2);
        Puzzle back = read.get(0).puzzle();
        if (read.size() != 1
            || !back.givens().equals(puzzle.givens())
            || !back.mask().equals(puzzle.mask())
            || !Set.copyOf(back.rules().constraints())
                .equals(Set.copyOf(puzzle.rules().constraints()))) {
          wrong.add(text + "\n" + puzzle.rules().constraints() + "\n" + back.rules().constraints());
        }
      } catch (MalformedTextException e) {
        wrong.add(text + "\n" + e.getMessage());
      }
    }
    assertThat(wrong).isEmpty();
    assertThat(written).isGreaterThan(PUZZLES / 2);
  }
}
