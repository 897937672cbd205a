package org.nonomino.formats;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.Optional;
import java.util.Random;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class DeflatedTest {
  private static final int LIMIT = 1 << 20;
  private static final long SEED = 20261128;

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 5, 100, 300, 5_000, 70_000})
  void givesBackWhatTheJdkCompressed(int length) throws DataFormatException {
    Random random = new Random(SEED);
    for (int letters : new int[] {1, 2, 20, 256}) {
      byte[] text = new byte[length];
      for (int i = 0; i < length; i++) {
        text[i] = (byte) (random.nextInt(3) > 0 && i > 40 ? text[i - 37] : random.nextInt(letters));
      }
      for (int level = Deflater.NO_COMPRESSION; level <= Deflater.BEST_COMPRESSION; level++) {
        for (int strategy :
            new int[] {Deflater.DEFAULT_STRATEGY, Deflater.FILTERED, Deflater.HUFFMAN_ONLY}) {
          assertThat(Deflated.expanded(compressed(text, level, strategy), LIMIT)).isEqualTo(text);
        }
      }
    }
  }

  @Test
  void readsAndRefusesWhatTheJdkDoes() throws DataFormatException {
    Random random = new Random(SEED);
    byte[] text =
        "zR:{z_:[],z1:[]},squares of 54 and 108, and more: zR:{z_:[],z1:[]}"
            .repeat(4)
            .getBytes(UTF_8);
    byte[] whole = compressed(text, Deflater.BEST_COMPRESSION, Deflater.DEFAULT_STRATEGY);
    int broken = 0;
    for (int i = 0; i < 20_000; i++) {
      byte[] changed = Arrays.copyOf(whole, 1 + random.nextInt(whole.length));
      changed[random.nextInt(changed.length)] ^= (byte) (1 << random.nextInt(8));
      Optional<byte[]> expected = inflated(changed);
      if (expected.isPresent()) {
        assertThat(Deflated.expanded(changed, LIMIT)).isEqualTo(expected.get());
      } else {
        broken++;
        assertThatThrownBy(() -> Deflated.expanded(changed, LIMIT))
            .isInstanceOf(DataFormatException.class);
      }
    }
    assertThat(broken).isGreaterThan(1_000);
  }

  @Test
  void stopsBehindTheLimit() throws DataFormatException {
    byte[] bomb =
        compressed(new byte[1 << 26], Deflater.BEST_COMPRESSION, Deflater.DEFAULT_STRATEGY);

    assertThat(Deflated.expanded(bomb, LIMIT).length).isBetween(LIMIT + 1, LIMIT + 300);
  }

  private static byte[] compressed(byte[] text, int level, int strategy) {
    Deflater deflater = new Deflater(level, true);
    deflater.setStrategy(strategy);
    deflater.setInput(text);
    deflater.finish();
    ByteArrayOutputStream stream = new ByteArrayOutputStream();
    byte[] part = new byte[LIMIT];
    while (!deflater.finished()) {
      stream.write(part, 0, deflater.deflate(part));
    }
    deflater.end();
    return stream.toByteArray();
  }

  /** Returns what the JDK reads; empty if it refuses the stream. */
  private static Optional<byte[]> inflated(byte[] stream) {
    Inflater inflater = new Inflater(true);
    inflater.setInput(stream);
    byte[] text = new byte[LIMIT];
    try {
      int count = inflater.inflate(text);
      return inflater.finished() ? Optional.of(Arrays.copyOf(text, count)) : Optional.empty();
    } catch (DataFormatException e) {
      return Optional.empty();
    } finally {
      inflater.end();
    }
  }
}
