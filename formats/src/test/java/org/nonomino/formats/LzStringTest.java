package org.nonomino.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;

/** Compares with the output of the JavaScript package: see lz-string/ORIGIN.md. */
final class LzStringTest {
  private static final int LIMIT = 100_000;
  private static final Place START = new Place("link", 1, 11, "");

  /** A string, its Base64, its form for addresses. */
  private record Vector(String text, String base64, String uri) {}

  static List<Vector> vectors() {
    return JsonReading.objects("/lz-string/vectors.ndjson").stream()
        .map(
            object ->
                new Vector(
                    JsonReading.text(object, "text"),
                    JsonReading.text(object, "base64"),
                    JsonReading.text(object, "uri")))
        .toList();
  }

  private static String decompress(String base64) throws MalformedTextException {
    return LzString.decompressFromBase64(base64, START, LIMIT);
  }

  @Test
  void thereAreVectorsOfAllKinds() {
    assertThat(vectors()).hasSizeGreaterThan(50);
    assertThat(vectors()).extracting(Vector::text).contains("", "a", "数", "😀");
  }

  @ParameterizedTest
  @MethodSource("vectors")
  void compressesAsThePackageDoes(Vector vector) {
    assertThat(LzString.compressToBase64(vector.text)).isEqualTo(vector.base64);
  }

  @ParameterizedTest
  @MethodSource("vectors")
  void decompressesWhatThePackageMade(Vector vector) throws MalformedTextException {
    assertThat(decompress(vector.base64)).isEqualTo(vector.text);
    assertThat(decompress(vector.uri)).isEqualTo(vector.text);
    assertThat(decompress(vector.base64.replace("=", ""))).isEqualTo(vector.text);
    assertThat(decompress(LzString.percentEncoded(vector.base64))).isEqualTo(vector.text);
    assertThat(LzString.percentEncoded(vector.base64)).doesNotContain("+", "/", "=");
    String forAddresses = vector.base64.replace('+', '-').replace('/', '_');
    if (forAddresses.contains("_")) {
      assertThat(decompress(forAddresses)).isEqualTo(vector.text);
    }
  }

  @ParameterizedTest
  @MethodSource("vectors")
  void whatIsCutOffIsMalformed(Vector vector) throws MalformedTextException {
    String digits = vector.base64.replace("=", "");
    // The last digit may contain no bit of the text.
    for (int length = 0; length < digits.length() - 1; length++) {
      String cut = digits.substring(0, length);
      assertThatExceptionOfType(MalformedTextException.class)
          .as(cut)
          .isThrownBy(() -> decompress(cut))
          .satisfies(e -> assertThat(e.problem()).isEqualTo("the Base64 ends too early"));
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void anyDigitsGiveATextOrAMessage(long seed) {
    Random random = new Random(seed);
    List<Vector> vectors = vectors();
    String alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/-_$=% é";
    for (int i = 0; i < 3000; i++) {
      StringBuilder text = new StringBuilder(vectors.get(random.nextInt(vectors.size())).base64);
      for (int left = random.nextInt(4); left >= 0; left--) {
        text.setCharAt(
            random.nextInt(text.length()), alphabet.charAt(random.nextInt(alphabet.length())));
      }
      try {
        assertThat(decompress(text.toString())).hasSizeLessThanOrEqualTo(LIMIT);
      } catch (MalformedTextException e) {
        assertThat(e.problem()).isNotBlank();
      } catch (RuntimeException e) {
        throw new AssertionError("seed " + seed + ": " + text, e);
      }
    }
  }

  @Test
  void aBombIsNotUnpacked() throws MalformedTextException {
    String base64 = LzString.compressToBase64("a".repeat(50_000_000));

    assertThat(base64).hasSizeLessThan(30_000);
    assertThatExceptionOfType(MalformedTextException.class)
        .isThrownBy(() -> decompress(base64))
        .satisfies(
            e ->
                assertThat(e.problem())
                    .isEqualTo("the text in the link is longer than 100000 characters"));
    assertThat(decompress(LzString.compressToBase64("ab".repeat(LIMIT / 2)))).hasSize(LIMIT);
  }

  @Test
  void aStrangeCharacterIsNamedAtItsPlace() {
    assertThatExceptionOfType(MalformedTextException.class)
        .isThrownBy(() -> decompress("N4Ig!A"))
        .satisfies(
            e -> {
              assertThat(e.place().column()).isEqualTo(15);
              assertThat(e.problem()).isEqualTo("'!' is not a Base64 character");
            });
    assertThatExceptionOfType(MalformedTextException.class)
        .isThrownBy(() -> decompress("N4=Ig"))
        .withMessageContaining("'I' comes after the end of the Base64");
    assertThatExceptionOfType(MalformedTextException.class)
        .isThrownBy(() -> decompress("N4%2"))
        .withMessageContaining("'%' is not followed by two hexadecimal digits");
  }
}
