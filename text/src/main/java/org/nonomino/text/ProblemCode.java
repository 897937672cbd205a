package org.nonomino.text;

import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * What can be wrong with a text or a request, for a program that words it itself. The words of
 * messages may change; codes stay, and so do the names of their values.
 */
public enum ProblemCode {
  // ------------------------------------------------------------------------------ texts of puzzles

  /** There is no puzzle in the text. */
  NO_PUZZLE,
  /** It is full of control characters. */
  NOT_TEXT,
  /** {@code character}: one that nobody sees, as {@code U+0007}. */
  CONTROL_CHARACTER,
  /** {@code limit}: the most characters of a line, a text or what a link holds. */
  TOO_LONG,
  /** It is in a format that was recognized, and breaks its rules. */
  MALFORMED,
  /** The JSON is cut off, or its brackets, commas or quotation marks are wrong. */
  BROKEN_JSON,
  /** {@code row} of {@code part}, puzzle or regions, has {@code cells} instead of {@code size}. */
  ROW_LENGTH,
  /** {@code rows} have from {@code least} to {@code most} cells. */
  UNEVEN_ROWS,
  /** {@code part}, puzzle or regions, has {@code rows} instead of {@code size}. */
  ROW_COUNT,
  /** There are {@code cells}; {@code size} is the nearest one, or the one that is stated. */
  CELL_COUNT,
  /** A word has {@code characters} instead of {@code expected}. */
  WORD_LENGTH,
  /** {@code limit}: the largest size. */
  TOO_LARGE,
  /** {@code symbol} is neither a digit nor a blank; perhaps it is in {@code cell}. */
  NOT_A_DIGIT,
  /** {@code symbol} in {@code cell} is above {@code size}. */
  DIGIT_TOO_HIGH,
  /** 0 in {@code cell} is a digit or a blank, and other blanks are written as {@code blank}. */
  AMBIGUOUS_ZERO,
  /** {@code digit} is given in {@code first} and {@code second} of {@code house}. */
  REPEATED_GIVEN,
  /** The given {@code digit} of {@code cell} was entered as {@code entered}. */
  GIVEN_CHANGED,
  /** {@code extras}: constraints that Nonomino does not know. */
  EXTRAS,
  /** There is more than one puzzle. */
  SEVERAL_PUZZLES,
  /** There are more puzzles than {@code limit}. */
  TOO_MANY_PUZZLES,

  // ----------------------------------------------------------------------------------------
  // regions

  /** A puzzle of {@code size} that says nothing of its regions, and has no boxes. */
  NEEDS_REGIONS,
  /** There are regions, but no puzzle. */
  ONLY_REGIONS,
  /** There is a puzzle, but no regions. */
  ONLY_PUZZLE,
  /** There are {@code labels} for {@code cells}. */
  LABEL_COUNT,
  /** There are {@code regions} instead of {@code size}. */
  REGION_COUNT,
  /** {@code region} has {@code cells} instead of {@code size}; it may be named by a cell. */
  REGION_SIZE,
  /** {@code cell} belongs to no region. */
  CELL_WITHOUT_REGION,
  /** {@code cell} belongs to two regions. */
  CELL_IN_TWO_REGIONS,
  /** The border between {@code first} and {@code second} has a gap. */
  BORDER_GAP,
  /** The puzzle is of {@code size}, the regions are of {@code maskSize}. */
  SIZES_DIFFER,

  // ------------------------------------------------------------------------------------------
  // links

  /** The link holds nothing. */
  EMPTY_LINK,
  /** The link was cut off, or characters of it were changed. */
  BROKEN_LINK,
  /** The link leads elsewhere. */
  UNKNOWN_LINK,
  /** The link holds only {@code id}, by which a server knows the puzzle. */
  LINK_WITH_ID,

  // ---------------------------------------------------------------------------------------
  // requests

  /** The request is not a JSON object. */
  BAD_REQUEST,
  /** {@code field} is missing. */
  MISSING_FIELD,
  /** {@code field} means nothing. */
  UNKNOWN_FIELD,
  /** {@code field} is of another kind. */
  WRONG_VALUE,
  /** {@code field} is not from {@code least} to {@code most}. */
  OUT_OF_RANGE,
  /** {@code field} does not name one of {@code choices}. */
  UNKNOWN_CHOICE,
  /** {@code fields} exclude each other. */
  FIELDS_CONFLICT,

  // -------------------------------------------------------------------------- what cannot be done

  /** {@code format} cannot hold the puzzle. */
  CANNOT_WRITE,
  /** There is nothing to draw. */
  CANNOT_DRAW,
  /** The puzzle has no solution. */
  NO_SOLUTION,
  /** The puzzle has one solution already. */
  ALREADY_UNIQUE,
  /** The puzzle has several solutions. */
  SEVERAL_SOLUTIONS,
  /** How many solutions there are was not found out in time. */
  UNDECIDED,
  /** Steps of {@code size} are not looked for, only up to {@code limit}. */
  NO_STEPS,
  /** Puzzles are not rated above {@code limit}. */
  NO_RATING,
  /** There is no such technique. */
  UNKNOWN_TECHNIQUE,
  /** There is no {@code layout}. */
  UNKNOWN_LAYOUT,

  // -----------------------------------------------------------------------------------------
  // making

  /** These regions have no solution grid. */
  NO_FILLING,
  /** Whether these regions have a solution grid was not found out in time. */
  NO_FILLING_IN_TIME,
  /** No random layout with a solution grid was found in time. */
  NO_LAYOUT_IN_TIME,
  /** No puzzle as hard was found in time; {@code made} is how many there were. */
  NO_DIFFICULTY_IN_TIME,
  /** No puzzle with {@code clues} was found in time; the nearest had {@code nearest}. */
  NO_CLUES_IN_TIME,
  /** No minimal puzzle was found in time. */
  NO_MINIMAL_IN_TIME,
  /** No puzzle was found in time. */
  NO_PUZZLE_IN_TIME,
  /** Somebody stopped the work. */
  STOPPED,
  /** A puzzle of {@code size} has from {@code least} to {@code most} clues. */
  CLUES_OUT_OF_RANGE,
  /** The symmetry does not allow {@code clues}, but {@code nearest}. */
  SYMMETRY_EXCLUDES_CLUES,
  /** No symmetry is possible. */
  NO_SYMMETRY,
  /** So few cells are empty that no puzzle can be as hard. */
  TOO_FEW_EMPTY_CELLS,
  /** Sizes go from {@code least} to {@code most}. */
  SIZE_OUT_OF_RANGE,
  /** {@code size} has no boxes. */
  NO_BOXES,
  /** The layout is for {@code layoutSize}, not for {@code size}. */
  LAYOUT_OF_OTHER_SIZE,
  /** {@code size} does not allow this symmetry of the regions. */
  LAYOUT_SYMMETRY_IMPOSSIBLE,
  /** What is asked for excludes itself otherwise. */
  IMPOSSIBLE_WISH,

  // ----------------------------------------------------------------------------------------
  // serving

  /** There is nothing at this address. */
  NOT_FOUND,
  /** The address does not take requests of this kind. */
  WRONG_METHOD,
  /** The request is not JSON by its header. */
  WRONG_MEDIA_TYPE,
  /** The request came by an address, or from a page, that is not allowed. */
  NOT_ALLOWED,
  /** The request has more than {@code limit} bytes. */
  REQUEST_TOO_LARGE,
  /** The request did not arrive in time. */
  SLOW_REQUEST,
  /** There is too much to do. */
  BUSY,
  /** There was no answer in time. */
  OUT_OF_TIME,
  /** There is not enough memory. */
  OUT_OF_MEMORY,
  /** The picture takes more memory than there is for pictures. */
  PICTURE_TOO_LARGE,
  /** Nobody waited for the answer. */
  ABANDONED,
  /** The program is wrong. */
  INTERNAL_ERROR,
  /** No requests are taken any more. */
  STOPPING;

  /** Returns the code with hyphens: {@code row-length}. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Returns the problem that has no values. */
  public CodedProblem bare() {
    return new CodedProblem(this, Map.of());
  }

  /** Returns the problem with a number. */
  public CodedProblem with(String name, long value) {
    return bare().with(name, value);
  }

  /** Returns the problem with a text. */
  public CodedProblem with(String name, String value) {
    return bare().with(name, value);
  }

  /** Returns the problem with a list of texts. */
  public CodedProblem with(String name, List<String> value) {
    return bare().with(name, value);
  }
}
