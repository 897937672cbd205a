package org.nonomino.toolkit.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.function.Supplier;
import org.nonomino.formats.json.JsonWriting;

/** The answer to a request: text or bytes of a media type. Immutable. */
public final class Reply {
  private static final JsonFactory FACTORY = new JsonFactory();

  private final String mediaType;

  /*
   * The bytes and the text are computed from each other, and only when needed, because encoding and
   * decoding take longer than many searches.
   */
  private final Supplier<ByteBuffer> bytes;
  private final Supplier<String> text;

  private Reply(String mediaType, Supplier<ByteBuffer> bytes, Supplier<String> text) {
    this.mediaType = mediaType;
    this.bytes = bytes;
    this.text = text;
  }

  /** Returns a reply with bytes of any media type. */
  public static Reply of(String mediaType, byte[] bytes) {
    ByteBuffer buffer = ByteBuffer.wrap(bytes.clone()).asReadOnlyBuffer();
    return new Reply(
        mediaType,
        buffer::duplicate,
        () -> StandardCharsets.UTF_8.decode(buffer.duplicate()).toString());
  }

  /** Returns a reply with text, sent in UTF-8. */
  public static Reply of(String mediaType, String text) {
    return new Reply(
        mediaType, () -> StandardCharsets.UTF_8.encode(text).asReadOnlyBuffer(), () -> text);
  }

  /** Returns a reply with a JSON object. */
  public static Reply json(JsonWriting.Fields fields) {
    return json("application/json", fields);
  }

  /** Returns a reply with a JSON object, under a different media type. */
  public static Reply json(String mediaType, JsonWriting.Fields fields) {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = FACTORY.createGenerator(text)) {
      json.writeStartObject();
      fields.write(json);
      json.writeEndObject();
    } catch (IOException e) {
      throw new UncheckedIOException("cannot write JSON in memory", e);
    }
    return of(mediaType, text.toString());
  }

  /** Returns the media type, with its parameters. */
  public String mediaType() {
    return mediaType;
  }

  /** Returns the bytes, read-only. Text is encoded at each call. */
  public ByteBuffer bytes() {
    return bytes.get();
  }

  /** Returns the text; bytes that are not UTF-8 become replacement characters. */
  public String text() {
    return text.get();
  }
}
