package org.nonomino.formats.json;

import java.util.Map;
import java.util.Optional;
import org.nonomino.core.EntryPart;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.formats.json.JsonValue.JsonObject;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;

/** The drawings and colours of a puzzle, as JSON that is passed on unchanged and unread. */
public final class Drawings {
  private Drawings() {}

  /** Returns the text of {@link EntryPart#DRAWINGS}; empty if there are none. */
  public static String text(Map<String, JsonValue> drawings) {
    return drawings.isEmpty()
        ? ""
        : JsonWriting.inOneLine(json -> JsonWriting.writeFields(json, drawings));
  }

  /**
   * Returns the drawings of an entry.
   *
   * @throws IllegalArgumentException if they are not a JSON object
   */
  public static Optional<JsonObject> of(PuzzleEntry entry) {
    Optional<String> text = entry.text(EntryPart.DRAWINGS);
    if (text.isEmpty()) {
      return Optional.empty();
    }
    try {
      return Optional.of(
          new JsonText(
                  text.get(),
                  (line, column) ->
                      new Place(EntryPart.DRAWINGS.toString(), line, column, text.get()))
              .parse());
    } catch (MalformedTextException e) {
      throw new IllegalArgumentException(e.getMessage(), e);
    }
  }
}
