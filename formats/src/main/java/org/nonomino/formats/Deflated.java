package org.nonomino.formats;

import java.util.Arrays;
import java.util.zip.DataFormatException;

/**
 * Decompresses a stream of deflate without a header, as RFC 1951 describes it. The JDK can do that,
 * too, but what a compiler for browsers has in its place is ten times as large. Not thread-safe.
 */
final class Deflated {
  private static final int BYTE = 8;
  private static final int MASK = 0xFF;
  private static final int FIRST_SIZE = 1 << 14;

  /** The symbol that ends a block. Those below are bytes, those above are lengths of copies. */
  private static final int END = 256;

  private static final int SHORTEST = 3;
  private static final int LONGEST = 258;

  /** The symbols of lengths and of distances of copies. */
  private static final int LENGTHS = 29;

  private static final int DISTANCES = 30;

  /** The ends of the symbols that have the same number of bits in the fixed code. */
  private static final int[] FIXED_ENDS = {144, 256, 280, 288};

  private static final int[] FIXED_BITS = {8, 9, 7, 8};
  private static final int FIXED_DISTANCE_BITS = 5;

  /** The order in which a block has the lengths of the code that compresses lengths of codes. */
  private static final int[] ORDER = {
    16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15
  };

  /** The symbols of that code from here on repeat a length, or zeros, which may be few or many. */
  private static final int REPEAT = 16;

  private static final int FEW_ZEROS = 17;

  private final byte[] bytes;
  private final int limit;

  /** The number of bits that were read. */
  private int at;

  private byte[] text = new byte[FIRST_SIZE];
  private int count;

  private Deflated(byte[] bytes, int limit) {
    this.bytes = bytes;
    this.limit = limit;
  }

  /**
   * Returns what a stream contains, or more than {@code limit} bytes of it.
   *
   * @throws DataFormatException if the stream is broken or does not end
   */
  static byte[] expanded(byte[] bytes, int limit) throws DataFormatException {
    Deflated stream = new Deflated(bytes, limit);
    boolean isLast = false;
    while (!isLast && stream.count <= limit) {
      isLast = stream.bits(1) == 1;
      stream.block(stream.bits(2));
    }
    return Arrays.copyOf(stream.text, stream.count);
  }

  private void block(int type) throws DataFormatException {
    switch (type) {
      case 0 -> stored();
      case 1 -> {
        int[] lengths = new int[FIXED_ENDS[FIXED_ENDS.length - 1]];
        for (int i = FIXED_ENDS.length - 1; i >= 0; i--) {
          Arrays.fill(lengths, 0, FIXED_ENDS[i], FIXED_BITS[i]);
        }
        int[] distances = new int[1 << FIXED_DISTANCE_BITS];
        Arrays.fill(distances, FIXED_DISTANCE_BITS);
        compressed(new Code(lengths), new Code(distances));
      }
      case 2 -> {
        int lengths = bits(5) + END + 1;
        int distances = bits(5) + 1;
        int[] all = lengths(lengths + distances);
        compressed(
            new Code(Arrays.copyOf(all, lengths)),
            new Code(Arrays.copyOfRange(all, lengths, lengths + distances)));
      }
      default -> throw new DataFormatException();
    }
  }

  private void stored() throws DataFormatException {
    at = (at + BYTE - 1) / BYTE * BYTE;
    int length = bits(2 * BYTE);
    if (bits(2 * BYTE) != (length ^ 0xFFFF)) {
      throw new DataFormatException();
    }
    for (int i = 0; i < length; i++) {
      add((byte) bits(BYTE));
    }
  }

  /** Reads the lengths of the codes of a block. */
  private int[] lengths(int size) throws DataFormatException {
    int[] bits = new int[ORDER.length];
    int written = bits(4) + 4;
    for (int i = 0; i < written; i++) {
      bits[ORDER[i]] = bits(3);
    }
    Code code = new Code(bits);
    int[] lengths = new int[size];
    int next = 0;
    while (next < size) {
      int symbol = symbol(code);
      if (symbol < REPEAT) {
        lengths[next++] = symbol;
        continue;
      }
      int times =
          switch (symbol) {
            case REPEAT -> bits(2) + 3;
            case FEW_ZEROS -> bits(3) + 3;
            default -> bits(7) + 11;
          };
      if (next + times > size || (symbol == REPEAT && next == 0)) {
        throw new DataFormatException();
      }
      Arrays.fill(lengths, next, next + times, symbol == REPEAT ? lengths[next - 1] : 0);
      next += times;
    }
    return lengths;
  }

  private void compressed(Code code, Code distances) throws DataFormatException {
    for (int symbol = symbol(code); symbol != END && count <= limit; symbol = symbol(code)) {
      if (symbol < END) {
        add((byte) symbol);
      } else {
        copy(length(symbol - END - 1), distance(symbol(distances)));
      }
    }
  }

  private int length(int symbol) throws DataFormatException {
    if (symbol >= LENGTHS) {
      throw new DataFormatException();
    }
    return symbol == LENGTHS - 1 ? LONGEST : SHORTEST + scaled(symbol, 4);
  }

  private int distance(int symbol) throws DataFormatException {
    int distance = 1 + scaled(symbol, 2);
    if (symbol >= DISTANCES || distance > count) {
      throw new DataFormatException();
    }
    return distance;
  }

  /** Returns a number in steps that double after as many symbols as {@code even}. */
  private int scaled(int symbol, int even) throws DataFormatException {
    if (symbol < 2 * even) {
      return symbol;
    }
    int extra = symbol / even - 1;
    return ((even + symbol % even) << extra) + bits(extra);
  }

  /** Copies bytes one by one, because the copy may overlap what it copies. */
  private void copy(int length, int distance) {
    for (int i = 0; i < length; i++) {
      add(text[count - distance]);
    }
  }

  private void add(byte value) {
    if (count == text.length) {
      text = Arrays.copyOf(text, 2 * count);
    }
    text[count++] = value;
  }

  private int symbol(Code code) throws DataFormatException {
    int bits = 0;
    int first = 0;
    int before = 0;
    for (int length = 1; length <= Code.LONGEST; length++) {
      bits = 2 * bits + bits(1);
      int some = code.counts[length];
      if (bits - first < some) {
        return code.symbols[before + bits - first];
      }
      before += some;
      first = 2 * (first + some);
    }
    throw new DataFormatException();
  }

  private int bits(int width) throws DataFormatException {
    if (at + width > BYTE * bytes.length) {
      throw new DataFormatException();
    }
    int value = 0;
    for (int i = 0; i < width; i++, at++) {
      value |= (((bytes[at / BYTE] & MASK) >> (at % BYTE)) & 1) << i;
    }
    return value;
  }

  /**
   * A canonical code: the number of codes of each length, and the symbols in order of the codes.
   */
  private static final class Code {
    static final int LONGEST = 15;

    final int[] counts = new int[LONGEST + 1];
    final int[] symbols;

    /**
     * Creates it.
     *
     * @throws DataFormatException if there are more codes than their bits allow, or fewer
     */
    Code(int[] lengths) throws DataFormatException {
      int[] next = new int[LONGEST + 2];
      for (int length : lengths) {
        counts[length]++;
      }
      counts[0] = 0;
      int left = 1;
      for (int length = 1; length <= LONGEST; length++) {
        next[length + 1] = next[length] + counts[length];
        left = 2 * left - counts[length];
        if (left < 0) {
          throw new DataFormatException();
        }
      }
      this.symbols = new int[next[LONGEST + 1]];
      // An unused code is empty, and a code of one symbol has a bit.
      if (left > 0 && symbols.length != counts[1]) {
        throw new DataFormatException();
      }
      for (int symbol = 0; symbol < lengths.length; symbol++) {
        if (lengths[symbol] != 0) {
          symbols[next[lengths[symbol]]++] = symbol;
        }
      }
    }
  }
}
