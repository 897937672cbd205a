package org.nonomino.explainer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.nonomino.core.Constraint;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.core.constraint.AntiKing;
import org.nonomino.core.constraint.AntiKnight;
import org.nonomino.core.constraint.Diagonal;
import org.nonomino.core.constraint.DisjointGroups;
import org.nonomino.core.constraint.NonConsecutive;
import org.nonomino.core.constraint.Windoku;
import org.nonomino.explainer.terms.Rating;
import org.nonomino.solver.Deadline;

/** Tests ratings of puzzles with constraints against those of SukakuExplainer. */
final class RecordedConstraintRatingsTest {
  /** Harder puzzles take most of the time. */
  private static final Rating EASY_TO_COMPARE = new Rating(90);

  /**
   * The puzzles whose ratings differ, with ours. In the Nishio chains of that program, a digit also
   * excludes its consecutive digits beside it; ours follow one digit.
   */
  private static final Map<String, String> DIFFERENT = Map.of("nc-9b-1-7+3", "8.2/1.2/1.2");

  private final Explainer explainer = new Explainer(Scale.SE);

  record Recorded(Puzzle puzzle, String ratings, Rating rating, String label) {
    static Recorded of(String line) {
      String[] fields = line.split(",", -1);
      Grid givens = Grid.of(9, fields[0].chars().map(c -> c == '.' ? 0 : c - '0').toArray());
      Rules rules = Rules.of(RegionMask.boxes(3, 3)).with(constraints(fields[1]));
      Rating rating = new Rating(Integer.parseInt(fields[2].replace(".", "")));
      String ratings = fields[2] + "/" + fields[3] + "/" + fields[4];
      return new Recorded(new Puzzle(givens, rules), ratings, rating, fields[5]);
    }

    private static Constraint[] constraints(String name) {
      return switch (name) {
        case "diagonals" -> new Constraint[] {new Diagonal(9, false), new Diagonal(9, true)};
        case "windoku" -> new Constraint[] {new Windoku(9)};
        case "disjoint-groups" -> new Constraint[] {new DisjointGroups(9)};
        case "anti-knight" -> new Constraint[] {new AntiKnight(9)};
        case "anti-king" -> new Constraint[] {new AntiKing(9)};
        case "non-consecutive" -> new Constraint[] {new NonConsecutive(9)};
        default -> throw new IllegalArgumentException(name);
      };
    }
  }

  static List<Recorded> recorded() throws IOException {
    try (InputStream in =
        Objects.requireNonNull(
            RecordedConstraintRatingsTest.class.getResourceAsStream("constraint-ratings.csv"))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.startsWith("#"))
          .map(Recorded::of)
          .toList();
    }
  }

  private List<String> differences(boolean hard) throws IOException {
    List<String> differences = new ArrayList<>();
    for (Recorded each : recorded()) {
      if (each.rating.compareTo(EASY_TO_COMPARE) > 0 == hard) {
        assertThat(Scale.SE.refusal(each.puzzle.rules())).isEmpty();
        StepPath path = explainer.path(each.puzzle, Deadline.NEVER);
        String ours = path.rating() + "/" + path.pearl() + "/" + path.diamond();
        String expected = DIFFERENT.getOrDefault(each.label, each.ratings);
        if (!path.isSolved() || !ours.equals(expected)) {
          differences.add(each.label + ": " + expected + ", ours " + ours);
        }
      }
    }
    return differences;
  }

  @Test
  void areOursUpToDynamicChains() throws IOException {
    assertThat(recorded()).hasSizeGreaterThan(130);
    assertThat(differences(false)).isEmpty();
  }

  @Tag("long")
  @Test
  void areOursAbove() throws IOException {
    assertThat(differences(true)).isEmpty();
  }
}
