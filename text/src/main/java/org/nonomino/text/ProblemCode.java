package org.nonomino.text;

import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * The kinds of problems of an input or a request, for programs with their own messages. The words
 * of messages may change; codes and the names of their values do not.
 */
public enum ProblemCode {
  // ------------------------------------------------------------------------------------- puzzles

  /** There is no puzzle in the input. */
  NO_PUZZLE,
  /** The input is full of control characters. */
  NOT_TEXT,
  /** {@code character}: an invisible character, as {@code U+0007}. */
  CONTROL_CHARACTER,
  /**
   * {@code limit}: the maximum number of characters of a line, an input or the contents of a link.
   */
  TOO_LONG,
  /** The input is in a recognized format, but breaks its rules. */
  MALFORMED,
  /** The JSON is cut off, or its brackets, commas or quotation marks are wrong. */
  BROKEN_JSON,
  /** {@code row} of {@code part}, puzzle or regions, has {@code cells} instead of {@code size}. */
  ROW_LENGTH,
  /** {@code rows} have from {@code min} to {@code max} cells. */
  UNEVEN_ROWS,
  /** {@code part}, puzzle or regions, has {@code rows} instead of {@code size}. */
  ROW_COUNT,
  /** There are {@code cells}; {@code size} is the nearest one, or the stated one. */
  CELL_COUNT,
  /** A word has {@code characters} instead of {@code expected}. */
  WORD_LENGTH,
  /** {@code limit}: the maximum size. */
  TOO_LARGE,
  /** {@code symbol} is neither a digit nor a blank; {@code cell} may be present. */
  NOT_A_DIGIT,
  /** {@code symbol} in {@code cell} is above {@code size}. */
  DIGIT_TOO_HIGH,
  /** 0 in {@code cell} is a digit or a blank; the other blanks are written as {@code blank}. */
  AMBIGUOUS_ZERO,
  /** {@code digit} is given in {@code first} and {@code second} of {@code house}. */
  REPEATED_GIVEN,
  /** The given {@code digit} of {@code cell} was entered as {@code entered}. */
  GIVEN_CHANGED,
  /** {@code extras}: constraints that Nonomino does not support. */
  EXTRAS,
  /** {@code left}: the sentences and drawings of the puzzle that are not understood. */
  PARTIAL_READING,
  /** The {@code constraints} of the puzzle are not supported by {@code operation}, a command. */
  UNSUPPORTED_CONSTRAINTS,
  /** There is more than one puzzle. */
  SEVERAL_PUZZLES,
  /** There are more puzzles than {@code limit}. */
  TOO_MANY_PUZZLES,

  // ----------------------------------------------------------------------------------------
  // regions

  /** A puzzle of {@code size} has no regions, and its size has no boxes. */
  NEEDS_REGIONS,
  /** There are regions, but no puzzle. */
  ONLY_REGIONS,
  /** There is a puzzle, but no regions. */
  ONLY_PUZZLE,
  /** There are {@code labels} for {@code cells}. */
  LABEL_COUNT,
  /** There are {@code regions} instead of {@code size}. */
  REGION_COUNT,
  /** {@code region} has {@code cells} instead of {@code size}; one of its cells may name it. */
  REGION_SIZE,
  /** {@code cell} belongs to two regions. */
  CELL_IN_TWO_REGIONS,
  /** The border between {@code first} and {@code second} has a gap. */
  BORDER_GAP,
  /** The puzzle is of {@code size}, the regions are of {@code maskSize}. */
  SIZES_DIFFER,

  // ------------------------------------------------------------------------------------------
  // links

  /** The link contains no puzzle. */
  EMPTY_LINK,
  /** The link was cut off, or some of its characters were changed. */
  BROKEN_LINK,
  /** The link leads elsewhere. */
  UNKNOWN_LINK,
  /** The link contains only {@code id}, the name of the puzzle on a server. */
  LINK_WITH_ID,

  // ---------------------------------------------------------------------------------------
  // requests

  /** The request is not a JSON object. */
  BAD_REQUEST,
  /** {@code field} is missing. */
  MISSING_FIELD,
  /** {@code field} is unknown. */
  UNKNOWN_FIELD,
  /** {@code field} has a value of the wrong type. */
  WRONG_VALUE,
  /** {@code field} is not from {@code min} to {@code max}. */
  OUT_OF_RANGE,
  /** {@code field} does not name one of {@code choices}. */
  UNKNOWN_CHOICE,
  /** {@code fields} are mutually exclusive. */
  FIELDS_CONFLICT,
  /**
   * A rule is not well formed, or does not fit its cells: the {@code problem} and {@code advice} in
   * words, and the {@code index} of the wrong character of its text, from 0, if it has one.
   */
  MALFORMED_RULE,

  // ----------------------------------------------------------------------- impossible operations

  /** {@code format} cannot hold the puzzle. */
  CANNOT_WRITE,
  /** There is nothing to draw. */
  CANNOT_DRAW,
  /**
   * The puzzle has no solution. For a draft, the {@code constraints} and the givens in {@code
   * cells} contradict each other, if they are known.
   */
  NO_SOLUTION,
  /** The puzzle already has exactly one solution. */
  ALREADY_UNIQUE,
  /** The puzzle has several solutions. */
  SEVERAL_SOLUTIONS,
  /** The number of solutions could not be determined in time. */
  UNDECIDED,
  /** Steps are not searched for in puzzles of {@code size}, only up to {@code limit}. */
  NO_STEPS,
  /** Puzzles are not rated above {@code limit}. */
  NO_RATING,
  /** No cell of the puzzle is in fog at first. */
  NO_FOG,
  /** There is no such technique. */
  UNKNOWN_TECHNIQUE,
  /** There is no {@code layout}. */
  UNKNOWN_LAYOUT,

  // ---------------------------------------------------------------------------------- generating

  /** These regions have no solution grid. */
  NO_FILLING,
  /** No grid on these regions satisfies the {@code constraints}, a list, together. */
  CONSTRAINTS_CLASH,
  /** {@code most} of the {@code constraints}, a name in the plural, fit on the grid. */
  CONSTRAINTS_OUT_OF_RANGE,
  /** The {@code constraints}, a name in the plural, need a grid of at least size {@code least}. */
  GRID_TOO_SMALL,
  /**
   * Cages that cover the grid cannot all be that large: their minimum number of cells can be at
   * most {@code most} on grids of {@code size}.
   */
  CAGES_TOO_LARGE,
  /** The requested symbols have values that change the meaning of some constraints. */
  OTHER_VALUES,
  /** It could not be determined in time whether these regions have a solution grid. */
  NO_FILLING_IN_TIME,
  /** No random layout with a solution grid was found in time. */
  NO_LAYOUT_IN_TIME,
  /**
   * No puzzle of the requested difficulty was found in time; {@code made} puzzles were generated.
   */
  NO_DIFFICULTY_IN_TIME,
  /** No puzzle with {@code clues} was found in time; the nearest had {@code nearest}. */
  NO_CLUES_IN_TIME,
  /** No minimal puzzle was found in time. */
  NO_MINIMAL_IN_TIME,
  /** No puzzle was found in time. */
  NO_PUZZLE_IN_TIME,
  /** The work was stopped. */
  STOPPED,
  /** A puzzle of {@code size} has from {@code min} to {@code max} clues. */
  CLUES_OUT_OF_RANGE,
  /** The symmetry does not allow {@code clues}, but {@code nearest}. */
  SYMMETRY_EXCLUDES_CLUES,
  /** No symmetry is possible. */
  NO_SYMMETRY,
  /** There are too few empty cells for the requested difficulty. */
  TOO_FEW_EMPTY_CELLS,
  /** Sizes go from {@code min} to {@code max}. */
  SIZE_OUT_OF_RANGE,
  /** {@code size} has no boxes. */
  NO_BOXES,
  /** The layout is for {@code layoutSize}, not for {@code size}. */
  LAYOUT_OF_OTHER_SIZE,
  /** {@code size} does not allow this symmetry of the regions. */
  LAYOUT_SYMMETRY_IMPOSSIBLE,
  /** The request is impossible in some other way. */
  IMPOSSIBLE_WISH,

  // ----------------------------------------------------------------------------------------
  // serving

  /** There is nothing at this address. */
  NOT_FOUND,
  /** The address does not accept this kind of request. */
  WRONG_METHOD,
  /** The header of the request does not declare JSON. */
  WRONG_MEDIA_TYPE,
  /** The request used an address, or came from a web page, that is not allowed. */
  NOT_ALLOWED,
  /** The request has more than {@code limit} bytes. */
  REQUEST_TOO_LARGE,
  /** The request did not arrive in time. */
  SLOW_REQUEST,
  /** There is too much work at the moment. */
  BUSY,
  /** There was no answer in time. */
  OUT_OF_TIME,
  /** There is not enough memory. */
  OUT_OF_MEMORY,
  /** The picture needs more memory than the limit for pictures. */
  PICTURE_TOO_LARGE,
  /** The client stopped waiting for the answer. */
  ABANDONED,
  /** An internal error of the program. */
  INTERNAL_ERROR,
  /** The program is stopping and accepts no more requests. */
  STOPPING;

  /** Returns the code with hyphens: {@code row-length}. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Returns the problem without values. */
  public CodedProblem bare() {
    return new CodedProblem(this, Map.of());
  }

  /** Returns the problem with a numeric value. */
  public CodedProblem with(String name, long value) {
    return bare().with(name, value);
  }

  /** Returns the problem with a string value. */
  public CodedProblem with(String name, String value) {
    return bare().with(name, value);
  }

  /** Returns the problem with a list of strings. */
  public CodedProblem with(String name, List<String> value) {
    return bare().with(name, value);
  }
}
