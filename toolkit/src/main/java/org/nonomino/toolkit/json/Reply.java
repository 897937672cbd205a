package org.nonomino.toolkit.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;

/** The answer to a request: bytes of a media type. Immutable. */
public final class Reply {
  private static final JsonFactory FACTORY = new JsonFactory();

  private final String mediaType;
  private final byte[] bytes;

  private Reply(String mediaType, byte[] bytes) {
    this.mediaType = mediaType;
    this.bytes = bytes;
  }

  /** Writes the fields of an object. */
  @FunctionalInterface
  public interface Fields {
    /** Writes them between the braces, which are written already. */
    void write(JsonGenerator json) throws IOException;
  }

  /** Returns bytes of any media type. */
  public static Reply of(String mediaType, byte[] bytes) {
    return new Reply(mediaType, bytes.clone());
  }

  /** Returns an object with some fields. */
  public static Reply json(Fields fields) {
    return json("application/json", fields);
  }

  /** Returns an object with some fields, under another media type. */
  public static Reply json(String mediaType, Fields fields) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (JsonGenerator json = FACTORY.createGenerator(bytes)) {
      json.writeStartObject();
      fields.write(json);
      json.writeEndObject();
    } catch (IOException e) {
      throw new UncheckedIOException("cannot write JSON in memory", e);
    }
    return new Reply(mediaType, bytes.toByteArray());
  }

  /** Returns the media type, with its parameters. */
  public String mediaType() {
    return mediaType;
  }

  /** Returns the number of bytes. */
  public int length() {
    return bytes.length;
  }

  /** Returns the bytes, which cannot be written to. */
  public ByteBuffer bytes() {
    return ByteBuffer.wrap(bytes).asReadOnlyBuffer();
  }
}
