package org.nonomino.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests the distance between names. */
final class SimilarNamesTest {
  private static final List<String> NAMES = List.of("x-wing", "xy-wing", "swordfish");

  @Test
  void countsLettersThatAreAddedLeftOutOrReplaced() {
    assertThat(SimilarNames.changes("kitten", "sitting")).isEqualTo(3);
    assertThat(SimilarNames.changes("", "abc")).isEqualTo(3);
    assertThat(SimilarNames.changes("abc", "")).isEqualTo(3);
    assertThat(SimilarNames.changes("abc", "abc")).isZero();
    assertThat(SimilarNames.changes("slove", "solve")).isEqualTo(1);
    assertThat(SimilarNames.changes("ab", "ba")).isEqualTo(1);
    // Two swaps would change the letter in the middle twice.
    assertThat(SimilarNames.changes("ca", "abc")).isEqualTo(3);
  }

  @Test
  void findsNamesInAnyCaseAndThoseThatAreTypedAsTheyAreFirst() {
    List<String> names = List.of("EASY", "Easy", "hard");

    assertThat(SimilarNames.inAnyCase("Hard", names, name -> name)).contains("hard");
    assertThat(SimilarNames.inAnyCase("Easy", names, name -> name)).contains("Easy");
    assertThat(SimilarNames.inAnyCase("easy", names, name -> name)).contains("EASY");
    assertThat(SimilarNames.inAnyCase("ease", names, name -> name)).isEmpty();
  }

  @Test
  void returnsAllThatAreNearest() {
    assertThat(SimilarNames.nearest("y-wing", NAMES, 2)).containsExactly("x-wing", "xy-wing");
    assertThat(SimilarNames.nearest("x-win", NAMES, 2)).containsExactly("x-wing");
    assertThat(SimilarNames.nearest("sordfsh", NAMES, 2)).containsExactly("swordfish");
    assertThat(SimilarNames.nearest("sordfsh", NAMES, 1)).isEmpty();
  }
}
