package org.nonomino.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

final class BoundedCacheTest {
  private final BoundedCache<String, String> cache = new BoundedCache<>(10, String::length);

  private boolean has(String key) {
    return cache.find(key).isPresent();
  }

  @Test
  void keepsValuesUpToTheirTotalWeight() {
    cache.keep("a", "four");
    cache.keep("b", "sixsix");
    assertThat(has("a")).isTrue();
    assertThat(has("b")).isTrue();
    cache.keep("c", "one");
    assertThat(has("a")).as("the least recently used entry").isFalse();
    assertThat(has("b")).isTrue();
    cache.keep("d", "1");
    assertThat(has("b")).as("10 in all").isTrue();
  }

  @Test
  void keepsALatestValueThatIsTooHeavy() {
    cache.keep("a", "four");
    cache.keep("b", "eleven long");
    assertThat(has("a")).isFalse();
    assertThat(has("b")).isTrue();
    cache.keep("c", "x");
    assertThat(has("b")).isFalse();
    assertThat(has("c")).isTrue();
  }

  @Test
  void countsAKeptValueOnce() {
    for (int i = 0; i < 20; i++) {
      assertThat(cache.keep("a", "four")).isEqualTo("four");
      assertThat(cache.keep("b", "sixsix")).isEqualTo("sixsix");
    }
  }

  @Test
  void refusesACapacityOfNothing() {
    assertThatIllegalArgumentException().isThrownBy(() -> new BoundedCache<>(0));
  }
}
