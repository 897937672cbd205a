package org.nonomino.toolkit.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.nonomino.text.CodedProblem;

/**
 * The reason why a request fails, sent as {@code application/problem+json} (RFC 9457).
 *
 * @param status the HTTP status, 400..599
 * @param coded the problem, for programs that build their own message
 * @param detail the problem and advice, in sentences for a person
 * @param field the wrong field of the request, such as {@code puzzle.size}
 * @param cell the wrong cell, such as {@code r1c1}
 */
public record Problem(
    int status, CodedProblem coded, String detail, Optional<String> field, Optional<String> cell) {
  public static final int BAD_REQUEST = 400;
  public static final int NOT_FOUND = 404;
  public static final int METHOD_NOT_ALLOWED = 405;
  public static final int TIMEOUT = 408;
  public static final int TOO_LARGE = 413;
  public static final int UNSUPPORTED_TYPE = 415;
  public static final int MISDIRECTED = 421;
  public static final int UNPROCESSABLE = 422;
  public static final int TOO_MANY = 429;
  public static final int FORBIDDEN = 403;

  /** The non-standard status of nginx for a client that has gone and will not read the response. */
  public static final int ABANDONED = 499;

  public static final int FAULT = 500;
  public static final int UNAVAILABLE = 503;

  /** Returns a problem of the request as a whole. */
  public static Problem of(int status, CodedProblem coded, String detail) {
    return new Problem(status, coded, detail, Optional.empty(), Optional.empty());
  }

  /** Returns a problem of one field of a request that is well-formed JSON. */
  public static Problem ofField(String field, CodedProblem coded, String detail) {
    return new Problem(UNPROCESSABLE, coded, detail, Optional.of(field), Optional.empty());
  }

  /** Returns a problem of one cell in a field. */
  public static Problem ofCell(String field, String cell, CodedProblem coded, String detail) {
    return new Problem(UNPROCESSABLE, coded, detail, Optional.of(field), Optional.of(cell));
  }

  /** Returns the exception for this problem. */
  public ProblemException thrown() {
    return new ProblemException(this);
  }

  /** Returns the name of the status in RFC 9110. */
  public String title() {
    return switch (status) {
      case BAD_REQUEST -> "Bad Request";
      case FORBIDDEN -> "Forbidden";
      case NOT_FOUND -> "Not Found";
      case METHOD_NOT_ALLOWED -> "Method Not Allowed";
      case TIMEOUT -> "Request Timeout";
      case TOO_LARGE -> "Content Too Large";
      case UNSUPPORTED_TYPE -> "Unsupported Media Type";
      case MISDIRECTED -> "Misdirected Request";
      case UNPROCESSABLE -> "Unprocessable Content";
      case TOO_MANY -> "Too Many Requests";
      case ABANDONED -> "Client Closed Request";
      case UNAVAILABLE -> "Service Unavailable";
      default -> status < FAULT ? "Bad Request" : "Internal Server Error";
    };
  }

  private static void writeValue(JsonGenerator json, String name, Object value) throws IOException {
    if (value instanceof List<?> strings) {
      JsonParts.strings(json, name, strings);
    } else if (value instanceof Long number) {
      json.writeNumberField(name, number);
    } else {
      json.writeStringField(name, value.toString());
    }
  }

  /** Returns the problem as JSON. */
  public Reply answer() {
    return Reply.json(
        "application/problem+json",
        json -> {
          json.writeStringField("type", "about:blank");
          json.writeStringField("title", title());
          json.writeNumberField("status", status);
          json.writeStringField("detail", detail);
          json.writeStringField("code", coded.code().toString());
          json.writeObjectFieldStart("values");
          for (Map.Entry<String, Object> value : coded.values().entrySet()) {
            writeValue(json, value.getKey(), value.getValue());
          }
          json.writeEndObject();
          if (field.isPresent()) {
            json.writeStringField("field", field.get());
          }
          if (cell.isPresent()) {
            json.writeStringField("cell", cell.get());
          }
        });
  }
}
