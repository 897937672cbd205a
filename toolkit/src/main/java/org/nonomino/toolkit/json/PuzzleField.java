package org.nonomino.toolkit.json;

import java.util.List;
import java.util.Optional;
import org.nonomino.core.Grid;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Symbols;
import org.nonomino.formats.json.JsonValue.JsonObject;
import org.nonomino.formats.json.JsonValue.JsonScalar;
import org.nonomino.formats.json.MalformedObjectException;
import org.nonomino.formats.json.PuzzleObject;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;
import org.nonomino.text.ProblemCode;
import org.nonomino.text.ProblemWords;
import org.nonomino.text.PuzzleAssembler;
import org.nonomino.text.SymbolNotation;
import org.nonomino.toolkit.Formats;
import org.nonomino.toolkit.PuzzleTexts;

/**
 * Reads the field {@code puzzle} of a request: an object with the cells, or a string in any format.
 * Unlike in a string, the givens of an object may contradict each other, as they do while a person
 * types. Immutable; thread-safe.
 */
final class PuzzleField {
  static final String NAME = "puzzle";

  private final PuzzleTexts puzzleTexts;

  /** Caches the latest masks with their derived data. */
  private final PuzzleAssembler assembler;

  PuzzleField(Formats formats) {
    this(new PuzzleTexts(formats), new PuzzleAssembler(Optional.empty()));
  }

  private PuzzleField(PuzzleTexts puzzleTexts, PuzzleAssembler assembler) {
    this.puzzleTexts = puzzleTexts;
    this.assembler = assembler;
  }

  /** Returns a reader that reports remarks on puzzles. */
  PuzzleField remarking(PuzzleAssembler.RemarkListener listener) {
    return new PuzzleField(puzzleTexts.remarking(listener), assembler.remarking(listener));
  }

  /**
   * Returns the puzzle in a field of a request.
   *
   * @param name the name of the field
   * @throws ProblemException if the puzzle is missing or malformed
   */
  PuzzleEntry read(JsonFields request, String name) throws ProblemException {
    if (!request.isObject(name)) {
      return ofText(name, request.requireText(name), request);
    }
    try {
      JsonObject object = request.object(name).orElseThrow().object();
      return PuzzleObject.readTyped(object, assembler);
    } catch (MalformedObjectException e) {
      throw problem(e);
    }
  }

  private PuzzleEntry ofText(String name, String text, JsonFields request) throws ProblemException {
    try {
      List<PuzzleEntry> entries = puzzleTexts.read(text, 1);
      if (entries.size() > 1) {
        throw request.wrong(
            name,
            ProblemCode.SEVERAL_PUZZLES.bare(),
            "There is more than one puzzle in this text. Send one.");
      }
      return entries.get(0);
    } catch (MalformedTextException e) {
      throw request.wrong(name, e);
    }
  }

  /** Returns the problem of a malformed text, in sentences for a person. */
  static String words(MalformedTextException problem) {
    Place place = problem.place();
    String where =
        place.line() == 0
            ? ""
            : "Line "
                + place.line()
                + (place.column() == 0 ? "" : ", column " + place.column())
                + ": ";
    return where + problem.problem() + ". " + problem.advice();
  }

  /**
   * Returns the mask of n² labels in a field.
   *
   * @throws ProblemException if these are not n labels, each n times
   */
  RegionMask mask(JsonFields fields, String name, int size) throws ProblemException {
    try {
      return PuzzleObject.mask(fields.object(), name, scalar(fields, name), size, assembler);
    } catch (MalformedObjectException e) {
      throw problem(e);
    }
  }

  /**
   * Returns the grid of n² cells in a field.
   *
   * @throws ProblemException if these are not n² digits of 1..n and blanks
   */
  static Grid grid(JsonFields fields, String name, Symbols symbols) throws ProblemException {
    try {
      return PuzzleObject.grid(fields.object(), name, scalar(fields, name), symbols);
    } catch (MalformedObjectException e) {
      throw problem(e);
    }
  }

  private static JsonScalar scalar(JsonFields fields, String name) throws ProblemException {
    fields.requireText(name);
    return (JsonScalar) fields.object().field(name).orElseThrow();
  }

  private static ProblemException problem(MalformedObjectException e) {
    String words = e.problem() + ". " + e.advice();
    return e.cell()
        .map(cell -> Problem.ofCell(e.field(), cell, e.coded(), cell + ": " + words))
        .orElseGet(() -> Problem.ofField(e.field(), e.coded(), ProblemWords.sentence(words)))
        .thrown();
  }

  /**
   * Returns the symbols in the field {@code symbols} of a request; empty if it has none.
   *
   * @throws ProblemException if they are not the symbols of n digits
   */
  static Optional<Symbols> symbols(JsonFields fields, int size) throws ProblemException {
    if (!fields.has(PuzzleObject.SYMBOLS)) {
      return Optional.empty();
    }
    String text = fields.requireText(PuzzleObject.SYMBOLS);
    try {
      return Optional.of(SymbolNotation.read(text, size));
    } catch (MalformedTextException e) {
      throw fields.wrong(
          PuzzleObject.SYMBOLS,
          ProblemCode.WRONG_VALUE.with("field", PuzzleObject.SYMBOLS),
          ProblemWords.sentence(e.problem()) + ". " + e.advice());
    }
  }
}
