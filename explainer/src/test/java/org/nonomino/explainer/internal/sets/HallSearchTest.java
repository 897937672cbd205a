package org.nonomino.explainer.internal.sets;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;

final class HallSearchTest {
  /** Tests against all subsets, one after the other. */
  @RepeatedTest(200)
  void findsWhatAllSubsetsHold(RepetitionInfo info) {
    Random random = new Random(info.getCurrentRepetition());
    int count = 1 + random.nextInt(9);
    int size = 2 + random.nextInt(3);
    long[] sets = new long[count];
    HallSearch search = new HallSearch(size);
    search.clear();
    for (int i = 0; i < count; i++) {
      for (int bit = 0; bit < 7; bit++) {
        sets[i] |= random.nextInt(4) == 0 ? 1L << bit : 0;
      }
      search.add(sets[i]);
    }

    List<Integer> expected = new ArrayList<>();
    for (int choice = 0; choice < 1 << count; choice++) {
      if (Integer.bitCount(choice) == size && isHall(sets, choice, size)) {
        expected.add(choice);
      }
    }
    List<Integer> found = new ArrayList<>();
    while (search.next()) {
      found.add((int) search.chosen());
    }
    assertThat(found).as("seed %d", info.getCurrentRepetition()).isEqualTo(expected);
  }

  private static boolean isHall(long[] sets, int choice, int size) {
    long union = 0;
    for (int i = 0; i < sets.length; i++) {
      if ((choice >> i & 1) != 0) {
        if (Long.bitCount(sets[i]) < 2) {
          return false;
        }
        union |= sets[i];
      }
    }
    return Long.bitCount(union) == size;
  }
}
