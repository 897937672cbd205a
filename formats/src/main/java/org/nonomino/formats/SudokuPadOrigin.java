package org.nonomino.formats;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.nonomino.core.EntryPart;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.formats.json.JsonText;
import org.nonomino.formats.json.JsonValue;
import org.nonomino.formats.json.JsonValue.JsonArray;
import org.nonomino.formats.json.JsonValue.JsonObject;
import org.nonomino.formats.json.JsonValue.JsonScalar;
import org.nonomino.formats.json.JsonWriting;
import org.nonomino.formats.json.PuzzleObject;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;
import org.nonomino.text.PuzzleAssembler;

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

  private static final Pattern BETWEEN_WORDS = Pattern.compile("[^\\p{L}\\p{Nd}×]++");

  /** The field for whether the rules in words were generated from the constraints. */
  private static final String MADE_RULES = "madeRules";

  /** The checked fields of a SudokuPad object. */
  private static final List<String> CHECKED =
      List.of("cells", "regions", "cages", "lines", "arrows", "overlays", "underlays", "global");

  /** The metadata that SudokuPad also has. */
  private static final List<EntryPart> SHARED =
      List.of(EntryPart.LABEL, EntryPart.AUTHOR, EntryPart.RULES);

  private static final long FNV_OFFSET = 0xcbf29ce484222325L;
  private static final long FNV_PRIME = 0x100000001b3L;

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
    PuzzleEntry rest = new PuzzleEntry(entry.puzzle(), own, entry.solution(), entry.progress());
    return LzString.compressToBase64(
        JsonWriting.inOneLine(
            json -> {
              json.writeStringField(CHECK, check(picture, rules));
              json.writeBooleanField(MADE_RULES, entry.text(EntryPart.RULES).isEmpty());
              PuzzleObject.write(json, rest);
            }));
  }

  /**
   * Returns the puzzle in the metadata.
   *
   * @param text the text in the metadata
   * @param object the object that has it
   * @param texts the title, the author and the rules of the object
   * @param drawn the puzzle without constraints that the object draws
   * @return empty if the text is incomplete, or does not belong to the drawing
   */
  static Optional<PuzzleEntry> read(
      String text,
      JsonObject object,
      Map<EntryPart, String> texts,
      Puzzle drawn,
      PuzzleAssembler assembler) {
    try {
      Place place = object.place();
      String json = LzString.decompressFromBase64(text, place, JsonText.MAX_LENGTH);
      JsonObject own = new JsonText(json, (row, column) -> place).parse();
      String rules = texts.getOrDefault(EntryPart.RULES, "");
      String stated = own.text(CHECK).map(JsonScalar::text).orElse("");
      PuzzleEntry entry = PuzzleObject.read(own, assembler);
      Puzzle puzzle = entry.puzzle();
      if (!stated.equals(check(object, rules))
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
      return Optional.empty();
    }
  }

  /**
   * Returns a checksum of the drawing and the rules of an object; the same if a program writes the
   * fields in another order, leaves out empty ones, or replaces quotation marks.
   */
  private static String check(JsonObject object, String rules) {
    StringBuilder text = new StringBuilder(plain(rules));
    for (String name : CHECKED) {
      JsonValue value = object.fields().get(name);
      if (value != null && !value.isNothing()) {
        append(text.append('\n').append(name), withoutMetadata(value));
      }
    }
    long hash = FNV_OFFSET;
    for (int i = 0; i < text.length(); i++) {
      hash = (hash ^ text.charAt(i)) * FNV_PRIME;
    }
    // A string that consists only of figures could be read back as a number.
    return "h" + Long.toHexString(hash);
  }

  /** Returns the words of a sentence in lower case with blanks between them. */
  private static String plain(String sentence) {
    String words = sentence.toLowerCase(Locale.ROOT).replace("'", "").replace("’", "");
    return BETWEEN_WORDS.matcher(words).replaceAll(" ").strip();
  }

  /** Returns a list without items that draw nothing, because cages without cells hold metadata. */
  private static JsonValue withoutMetadata(JsonValue value) {
    if (!(value instanceof JsonArray array)) {
      return value;
    }
    List<JsonValue> drawn = new ArrayList<>();
    for (JsonValue item : array.items()) {
      if (!(item instanceof JsonObject part && isMetadata(part))) {
        drawn.add(item);
      }
    }
    return new JsonArray(array.place(), drawn);
  }

  private static boolean isMetadata(JsonObject item) {
    return item.fields().size() == 1 && item.fields().containsKey(SudokuPadReader.VALUE);
  }

  private static void append(StringBuilder text, JsonValue value) {
    if (value instanceof JsonObject object) {
      text.append('{');
      new TreeMap<>(object.fields())
          .forEach(
              (name, field) -> {
                if (!field.isNothing()) {
                  append(text.append(name).append(':'), field);
                }
              });
      text.append('}');
    } else if (value instanceof JsonArray array) {
      text.append('[');
      array.items().forEach(item -> append(text, item));
      text.append(']');
    } else if (value instanceof JsonScalar scalar) {
      text.append(scalar.text()).append(',');
    }
  }
}
