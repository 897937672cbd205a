package org.nonomino.toolkit.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import org.nonomino.core.Symbols;
import org.nonomino.formats.json.ConstraintJson;
import org.nonomino.toolkit.ClueFinder;
import org.nonomino.toolkit.ConstraintFinder;

/** Writes clues and constraints that a puzzle with several solutions lacks. */
final class ClueJson {
  private static final String UNIQUE = "unique";

  private ClueJson() {}

  /** Writes the cell and the digit of a clue. */
  static void writeFields(JsonGenerator json, ClueFinder.Result.Found found) throws IOException {
    json.writeNumberField("cell", found.clue().cell());
    json.writeNumberField("digit", found.clue().digit());
    json.writeBooleanField(UNIQUE, found.isUnique());
  }

  /** Writes a constraint. */
  static void writeFields(JsonGenerator json, ConstraintFinder.Result.Found found, Symbols symbols)
      throws IOException {
    json.writeFieldName("constraint");
    ConstraintJson.write(json, found.constraint(), symbols);
    json.writeBooleanField(UNIQUE, found.isUnique());
  }
}
