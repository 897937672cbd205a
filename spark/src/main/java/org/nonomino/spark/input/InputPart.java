package org.nonomino.spark.input;

import java.io.Serializable;

/** A part of the input that one task works on. */
public sealed interface InputPart extends Serializable {
  /** Returns the name of the file, as typed. */
  String file();

  /**
   * Lines with one puzzle each.
   *
   * @param from the first byte, at the beginning of a line
   * @param to the byte after the last one, at the beginning of a line or the end of the file
   * @param line the number of the first line, from 1
   * @param format the name of the format
   * @param header the line of the file needed to read all others, if this part does not begin with
   *     it; otherwise empty
   */
  record Lines(String file, long from, long to, long line, String format, String header)
      implements InputPart {}

  /**
   * Puzzles of a file that can be read only from its beginning.
   *
   * @param from the number of the first puzzle, from 0
   * @param to the number after that of the last puzzle; {@link Long#MAX_VALUE} for all to the end,
   *     including the error there
   */
  record Puzzles(String file, long from, long to) implements InputPart {}
}
