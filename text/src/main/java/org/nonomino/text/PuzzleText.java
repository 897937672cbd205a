package org.nonomino.text;

import java.util.Optional;
import org.nonomino.core.InvalidConstraintException;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.Symbols;

/**
 * One puzzle of an input, separated but not yet parsed. Immutable, so that another thread can parse
 * it.
 */
public final class PuzzleText {
  /** The advice about constraints that need regions which the puzzle does not have. */
  public static final String CONSTRAINTS_LACK_REGIONS = "Leave them out, or give such regions.";

  private final Place place;
  private final InSymbols parser;

  /** Creates a puzzle that begins at a place and is parsed on demand. */
  public PuzzleText(Place place, Parser parser) {
    this(place, symbols -> parser.parse());
  }

  private PuzzleText(Place place, InSymbols parser) {
    this.place = place;
    this.parser = parser;
  }

  /** Returns a puzzle whose symbols can be in another place than its cells. */
  static PuzzleText inSymbols(Place place, InSymbols parser) {
    return new PuzzleText(place, parser);
  }

  /** Returns a malformed puzzle. */
  public static PuzzleText malformed(MalformedTextException problem) {
    return inSymbols(
        problem.place(),
        symbols -> {
          throw problem;
        });
  }

  /** Returns a one-line puzzle; malformed if the line is too long. */
  public static PuzzleText ofLine(String source, TextLine line, Parser parser) {
    Place place = line.place(source);
    return line.tooLong() ? malformed(tooLong(place)) : new PuzzleText(place, parser);
  }

  /** Returns the problem of a line whose end was not kept. */
  static MalformedTextException tooLong(Place place) {
    return new MalformedTextException(
        place.plusColumns(LineReader.MAX_LENGTH + 1),
        ProblemCode.TOO_LONG.with("limit", LineReader.MAX_LENGTH),
        "the line is longer than " + LineReader.MAX_LENGTH + " characters",
        "No puzzle needs that many. Maybe line breaks are missing.");
  }

  /** Returns the place where the puzzle begins. */
  public Place place() {
    return place;
  }

  /**
   * Parses the puzzle. Its givens break no rule.
   *
   * @throws MalformedTextException if this is not a puzzle
   */
  public PuzzleEntry parse() throws MalformedTextException {
    return parse(Optional.empty());
  }

  /**
   * Parses the puzzle.
   *
   * @param symbols those of its cells, if the text below them gives any
   */
  PuzzleEntry parse(Optional<Symbols> symbols) throws MalformedTextException {
    try {
      return parser.parse(symbols);
    } catch (InvalidConstraintException e) {
      throw new MalformedTextException(
          place, String.valueOf(e.getMessage()), CONSTRAINTS_LACK_REGIONS);
    }
  }

  /** Parses one puzzle whose cells may have other symbols. */
  @FunctionalInterface
  interface InSymbols {
    PuzzleEntry parse(Optional<Symbols> symbols) throws MalformedTextException;
  }

  /** Parses one puzzle. */
  @FunctionalInterface
  public interface Parser {
    /** Returns the same puzzle at each call, on any thread. */
    PuzzleEntry parse() throws MalformedTextException;
  }
}
