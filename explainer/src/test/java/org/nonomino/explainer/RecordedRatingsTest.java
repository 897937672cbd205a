package org.nonomino.explainer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.explainer.terms.Rating;
import org.nonomino.solver.Deadline;

/**
 * Tests ratings against those of the Sudoku Explainer family of programs. They share no code with
 * Nonomino.
 */
final class RecordedRatingsTest {
  /** Harder puzzles take most of the time. */
  private static final Rating EASY_TO_COMPARE = new Rating(75);

  /** The only difference, discussed in docs/ratings.md. */
  private static final String DIFFERENT = "sgt-9j_du_none-132";

  private final Explainer explainer = new Explainer(Scale.SE);

  private record Recorded(Puzzle puzzle, String ratings, Rating rating, String label) {
    static Recorded of(String line) {
      String[] fields = line.split(",", -1);
      Grid givens = Grid.of(9, fields[0].chars().map(c -> c == '.' ? 0 : c - '0').toArray());
      RegionMask mask =
          fields[1].equals("boxes")
              ? RegionMask.boxes(3, 3)
              : RegionMask.jigsaw(9, fields[1].chars().toArray());
      Rating rating = new Rating(Integer.parseInt(fields[2].replace(".", "")));
      String ratings = fields[2] + "/" + fields[3] + "/" + fields[4];
      return new Recorded(new Puzzle(givens, mask), ratings, rating, fields[5]);
    }
  }

  private static List<Recorded> recorded() throws IOException {
    try (InputStream in =
        Objects.requireNonNull(RecordedRatingsTest.class.getResourceAsStream("ratings.csv"))) {
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
        StepPath path = explainer.path(each.puzzle, Deadline.NEVER);
        String ours = path.rating() + "/" + path.pearl() + "/" + path.diamond();
        if (!path.isSolved() || !ours.equals(each.ratings)) {
          differences.add(each.label + ": " + each.ratings + ", ours " + ours);
        }
      }
    }
    return differences;
  }

  @Test
  void areOursUpToForcingChains() throws IOException {
    assertThat(recorded()).hasSizeGreaterThan(600);
    assertThat(differences(false)).isEmpty();
  }

  @Tag("long")
  @Test
  void areOursAbove() throws IOException {
    assertThat(differences(true)).allMatch(difference -> difference.startsWith(DIFFERENT));
  }
}
