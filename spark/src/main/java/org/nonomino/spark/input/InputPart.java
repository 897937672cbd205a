package org.nonomino.spark.input;

import java.io.Serializable;

/** A part of the input that one task works on. */
public sealed interface InputPart extends Serializable {
  /** Returns the name of the file, as it was typed. */
  String file();

  /**
   * Lines that are puzzles each.
   *
   * @param from the first byte, which begins a line
   * @param to the byte after the last one, which begins a line or ends the file
   * @param line the number of the first line, from 1
   * @param format the name of the format
   * @param header the line of the file that tells how to read all others, if this part does not
   *     begin with it; else nothing
   */
  record Lines(String file, long from, long to, long line, String format, String header)
      implements InputPart {}

  /**
   * Puzzles of a file that can be read from its beginning only.
   *
   * @param from the number of the first one, from 0
   * @param to the number after that of the last one; {@link Long#MAX_VALUE} for all to the end,
   *     with what is wrong there
   */
  record Puzzles(String file, long from, long to) implements InputPart {}
}
