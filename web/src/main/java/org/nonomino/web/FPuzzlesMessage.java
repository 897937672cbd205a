package org.nonomino.web;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import java.io.IOException;
import java.util.Optional;
import org.nonomino.formats.json.JsonText;

/**
 * A message from the solver plug-in of f-puzzles.
 *
 * @param nonce the number of the message, which its answers repeat
 * @param command the command; empty if the message has none
 * @param dataType the form of the data; empty if the message has none
 * @param data the puzzle; empty if the message has none
 */
record FPuzzlesMessage(long nonce, String command, String dataType, String data) {
  /** The maximum length in bytes. Decorated puzzles reach a tenth of it. */
  static final int MAX_BYTES = 1 << 20;

  private static final int MAX_DEPTH = 8;
  private static final int MAX_NAME = 64;
  private static final int MAX_FIGURES = 18;
  private static final int MAX_TOKENS = 64;

  private static final JsonFactory FACTORY =
      JsonText.factory(
          StreamReadConstraints.builder()
              .maxNestingDepth(MAX_DEPTH)
              .maxNameLength(MAX_NAME)
              .maxNumberLength(MAX_FIGURES)
              .maxStringLength(MAX_BYTES)
              .maxTokenCount(MAX_TOKENS)
              .build());

  /** Parses a message; empty if it is not a JSON object with a whole number {@code nonce}. */
  static Optional<FPuzzlesMessage> parse(String text) {
    try (JsonParser parser = FACTORY.createParser(text)) {
      if (parser.nextToken() != JsonToken.START_OBJECT) {
        return Optional.empty();
      }
      return fields(parser).filter(message -> isAtEnd(parser));
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  private static Optional<FPuzzlesMessage> fields(JsonParser parser) throws IOException {
    Optional<Long> nonce = Optional.empty();
    String command = "";
    String dataType = "";
    String data = "";
    while (parser.nextToken() == JsonToken.FIELD_NAME) {
      String name = parser.currentName();
      JsonToken value = parser.nextToken();
      boolean isText = value == JsonToken.VALUE_STRING;
      if (name.equals("nonce") && value == JsonToken.VALUE_NUMBER_INT) {
        nonce = Optional.of(parser.getLongValue());
      } else if (name.equals("command") && isText) {
        command = parser.getText();
      } else if (name.equals("dataType") && isText) {
        dataType = parser.getText();
      } else if (name.equals("data") && isText) {
        data = parser.getText();
      } else {
        parser.skipChildren();
      }
    }
    return nonce.isPresent()
        ? Optional.of(new FPuzzlesMessage(nonce.get(), command, dataType, data))
        : Optional.empty();
  }

  private static boolean isAtEnd(JsonParser parser) {
    try {
      return parser.hasToken(JsonToken.END_OBJECT) && parser.nextToken() == null;
    } catch (IOException e) {
      return false;
    }
  }
}
