package org.nonomino.formats;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.nonomino.core.EntryPart;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.Symbols;
import org.nonomino.formats.json.JsonText;
import org.nonomino.formats.json.JsonValue.JsonObject;
import org.nonomino.formats.json.JsonValue.JsonScalar;
import org.nonomino.formats.json.JsonWriting;
import org.nonomino.formats.json.PuzzleObject;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;
import org.nonomino.text.ProblemCode;
import org.nonomino.text.PuzzleAssembler;
import org.nonomino.text.SymbolNotation;

/**
 * The puzzle as Nonomino had it when it wrote an object of SudokuPad: our JSON, compressed by
 * {@link LzString}, in a field of the metadata that SudokuPad keeps and ignores. The object only
 * shows the appearance of the constraints, and this text defines them. It has a checksum of the
 * whole drawing and of the rules in words, so that it is ignored if somebody has changed the
 * picture.
 */
final class SudokuPadOrigin {
  /** The field of the metadata. */
  static final String FIELD = "nonomino";

  private static final String CHECK = "check";

  /** The field for whether the rules in words were generated from the constraints. */
  private static final String MADE_RULES = "madeRules";

  /** The checked fields of a SudokuPad object. */
  private static final List<String> CHECKED =
      List.of("cells", "regions", "cages", "lines", "arrows", "overlays", "underlays", "global");

  /** The metadata that SudokuPad also has. */
  private static final List<EntryPart> SHARED =
      List.of(EntryPart.LABEL, EntryPart.AUTHOR, EntryPart.RULES, EntryPart.MESSAGE);

  private SudokuPadOrigin() {}

  /**
   * Returns the text for the metadata.
   *
   * @param picture the object without this text
   * @param rules the rules in words of the object
   */
  static String text(PuzzleEntry entry, JsonObject picture, String rules) {
    Map<EntryPart, String> own = new EnumMap<>(EntryPart.class);
    own.putAll(entry.texts());
    SHARED.forEach(own::remove);
    PuzzleEntry rest =
        new PuzzleEntry(
            entry.puzzle(), own, entry.solution(), entry.progress(), entry.drawings(), entry.fog());
    return LzString.compressToBase64(
        JsonWriting.inOneLine(
            json -> {
              json.writeStringField(CHECK, ObjectCheck.of(picture, CHECKED, rules));
              json.writeBooleanField(MADE_RULES, entry.text(EntryPart.RULES).isEmpty());
              PuzzleObject.write(json, rest);
            }));
  }

  /** Returns our JSON in the text of the metadata; empty if the text is incomplete. */
  static Optional<JsonObject> own(String text, Place place) {
    try {
      String json = LzString.decompressFromBase64(text, place, JsonText.MAX_LENGTH);
      return Optional.of(new JsonText(json, (row, column) -> place).parse());
    } catch (MalformedTextException e) {
      return Optional.empty();
    }
  }

  /** Returns the symbols of the digits in our JSON; empty if it gives none. */
  static Optional<Symbols> symbols(JsonObject own, int size) {
    try {
      Optional<JsonScalar> symbols = own.text(PuzzleObject.SYMBOLS);
      return symbols.isEmpty()
          ? Optional.empty()
          : Optional.of(SymbolNotation.read(symbols.get().text(), size));
    } catch (MalformedTextException e) {
      return Optional.empty();
    }
  }

  /**
   * Returns the puzzle in the metadata.
   *
   * @param own our JSON in the metadata
   * @param object the object that has it
   * @param texts the title, the author and the rules of the object
   * @param drawn the puzzle without constraints that the object draws
   * @return empty if our JSON is no puzzle, or does not belong to the drawing
   * @throws MalformedTextException if only a part of the puzzle was understood when it was written,
   *     and such puzzles are refused
   */
  static Optional<PuzzleEntry> read(
      JsonObject own,
      JsonObject object,
      Map<EntryPart, String> texts,
      Puzzle drawn,
      PuzzleAssembler assembler)
      throws MalformedTextException {
    try {
      String rules = texts.getOrDefault(EntryPart.RULES, "");
      String stated = own.text(CHECK).map(JsonScalar::text).orElse("");
      PuzzleEntry entry = PuzzleObject.read(own, assembler);
      Puzzle puzzle = entry.puzzle();
      if (!stated.equals(ObjectCheck.of(object, CHECKED, rules))
          || !puzzle.givens().equals(drawn.givens())
          || !puzzle.mask().equals(drawn.mask())) {
        return Optional.empty();
      }
      boolean areRulesMade = own.field(MADE_RULES).filter(flag -> !flag.isNothing()).isPresent();
      for (EntryPart part : SHARED) {
        boolean isOwn = part != EntryPart.RULES || !areRulesMade;
        entry = entry.withText(part, isOwn ? texts.getOrDefault(part, "") : "");
      }
      return Optional.of(entry);
    } catch (MalformedTextException e) {
      if (e.coded().code() == ProblemCode.PARTIAL_READING) {
        throw e;
      }
      return Optional.empty();
    }
  }
}
