package org.nonomino.toolkit.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/** The answer to a request: a text or bytes of a media type. Immutable. */
public final class Reply {
  private static final JsonFactory FACTORY = new JsonFactory();

  private final String mediaType;
  private final Content content;

  private Reply(String mediaType, Content content) {
    this.mediaType = mediaType;
    this.content = content;
  }

  /** As it was made, since to encode and decode a text takes longer than many a search. */
  private interface Content {
    ByteBuffer bytes();

    String text();
  }

  private record Text(String text) implements Content {
    @Override
    public ByteBuffer bytes() {
      return StandardCharsets.UTF_8.encode(text).asReadOnlyBuffer();
    }
  }

  private record Bytes(ByteBuffer buffer) implements Content {
    @Override
    public ByteBuffer bytes() {
      return buffer.asReadOnlyBuffer();
    }

    @Override
    public String text() {
      return StandardCharsets.UTF_8.decode(bytes()).toString();
    }
  }

  /** Writes the fields of an object. */
  @FunctionalInterface
  public interface Fields {
    /** Writes them between the braces, which are written already. */
    void write(JsonGenerator json) throws IOException;
  }

  /** Returns bytes of any media type. */
  public static Reply of(String mediaType, byte[] bytes) {
    return new Reply(mediaType, new Bytes(ByteBuffer.wrap(bytes.clone())));
  }

  /** Returns a text, which is sent in UTF-8. */
  public static Reply of(String mediaType, String text) {
    return new Reply(mediaType, new Text(text));
  }

  /** Returns an object with some fields. */
  public static Reply json(Fields fields) {
    return json("application/json", fields);
  }

  /** Returns an object with some fields, under another media type. */
  public static Reply json(String mediaType, Fields fields) {
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

  /** Returns the bytes, which cannot be written to; those of a text are made at each call. */
  public ByteBuffer bytes() {
    return content.bytes();
  }

  /** Returns the text; of bytes that are not UTF-8, one with replacement characters. */
  public String text() {
    return content.text();
  }
}
