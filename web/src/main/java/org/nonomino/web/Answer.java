package org.nonomino.web;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;

/** What goes out for a request: bytes of a media type. Immutable. */
final class Answer {
  private static final JsonFactory FACTORY = new JsonFactory();

  private final String mediaType;
  private final byte[] bytes;

  private Answer(String mediaType, byte[] bytes) {
    this.mediaType = mediaType;
    this.bytes = bytes;
  }

  /** Writes the fields of an object. */
  @FunctionalInterface
  interface Fields {
    /** Writes them between the braces, which are written already. */
    void write(JsonGenerator json) throws IOException;
  }

  /** Returns bytes of any media type. */
  static Answer of(String mediaType, byte[] bytes) {
    return new Answer(mediaType, bytes.clone());
  }

  /** Returns an object with some fields. */
  static Answer json(Fields fields) {
    return json("application/json", fields);
  }

  /** Returns an object with some fields, under another media type. */
  static Answer json(String mediaType, Fields fields) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (JsonGenerator json = FACTORY.createGenerator(bytes)) {
      json.writeStartObject();
      fields.write(json);
      json.writeEndObject();
    } catch (IOException e) {
      throw new UncheckedIOException("a JSON text was not written into memory", e);
    }
    return new Answer(mediaType, bytes.toByteArray());
  }

  String mediaType() {
    return mediaType;
  }

  /** Returns the number of bytes. */
  int length() {
    return bytes.length;
  }

  /** Returns the bytes, which cannot be written to. */
  ByteBuffer bytes() {
    return ByteBuffer.wrap(bytes).asReadOnlyBuffer();
  }

  /** Returns the same, packed with gzip. */
  Answer packed() {
    return new Answer(mediaType, Packing.gzip(bytes));
  }
}
