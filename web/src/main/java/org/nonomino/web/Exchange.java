package org.nonomino.web;

import java.nio.ByteBuffer;
import java.util.stream.Stream;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.http.HttpVersion;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.nonomino.toolkit.json.Problem;
import org.nonomino.toolkit.json.Reply;

/** A request and its answer, which is sent once, by the first caller. Thread-safe. */
final class Exchange {
  private static final int OK = 200;
  private static final String GZIP = "gzip";

  /**
   * The first write causes a client that has disconnected to send a reset; after a short time,
   * later writes fail.
   */
  private static final int MAX_PROBES = 3;

  /** The approximate time until the first request of a full queue is finished, in seconds. */
  private static final String SECONDS_TO_WAIT = "1";

  /** The time for which a browser need not ask again, in seconds. */
  private static final String SECONDS_OF_A_PREFLIGHT = "600";

  private final Request request;
  private final Response response;
  private final Callback callback;
  private boolean isEnded;

  /** The number of checks whether a client that has ended its sending still waits. */
  private int probes;

  private volatile String endpoint = "refused";

  Exchange(Request request, Response response, Callback callback) {
    this.request = request;
    this.response = response;
    this.callback = callback;
  }

  Request request() {
    return request;
  }

  /** Returns the name under which the request is counted. */
  String endpoint() {
    return endpoint;
  }

  /**
   * Sets the endpoint of the request.
   *
   * @param name one of a fixed list of names, never text from a client
   */
  void countAs(String name) {
    endpoint = name;
  }

  /** Returns the status of the answer. */
  int status() {
    return response.getStatus();
  }

  /** Returns the headers of the answer, for a caller that is about to send it. */
  HttpFields.Mutable headers() {
    return response.getHeaders();
  }

  /** Returns whether the client accepts compressed answers. */
  boolean acceptsGzip() {
    return request.getHeaders().getCSV(HttpHeader.ACCEPT_ENCODING, false).stream()
        .anyMatch(coding -> coding.equals(GZIP) || coding.equals("*"));
  }

  void answer(Reply answer) {
    answer(OK, answer);
  }

  /** Tells a browser that a page of an allowed origin may send a request with these methods. */
  void answerPreflight(String methods) {
    if (!end()) {
      return;
    }
    HttpFields.Mutable headers = response.getHeaders();
    headers.put("Access-Control-Allow-Methods", methods);
    headers.put("Access-Control-Allow-Headers", "Content-Type");
    headers.put("Access-Control-Max-Age", SECONDS_OF_A_PREFLIGHT);
    response.setStatus(HttpStatus.NO_CONTENT_204);
    callback.succeeded();
  }

  /** Answers with a problem. */
  void refuse(Problem problem) {
    answer(problem.status(), problem.answer());
  }

  /**
   * Answers with a problem while part of the body may still arrive. That part is not read, so the
   * connection ends with the answer, and the client is informed.
   */
  void refuseUnread(Problem problem) {
    HttpFields headers = request.getHeaders();
    if (headers.contains(HttpHeader.CONTENT_LENGTH)
        || headers.contains(HttpHeader.TRANSFER_ENCODING)) {
      headers().put(HttpHeader.CONNECTION, "close");
    }
    refuse(problem);
  }

  private void answer(int status, Reply answer) {
    // Before the exchange ends, because a different answer is sent if memory runs out here.
    ByteBuffer plain = answer.bytes();
    boolean isCompressed =
        Compression.isWorthIt(answer.mediaType(), plain.remaining()) && acceptsGzip();
    ByteBuffer sent = isCompressed ? Compression.compressed(plain) : plain;
    if (!end()) {
      return;
    }
    HttpFields.Mutable headers = response.getHeaders();
    if (status == Problem.TOO_MANY || status == Problem.UNAVAILABLE) {
      headers.put(HttpHeader.RETRY_AFTER, SECONDS_TO_WAIT);
    }
    headers.add(HttpHeader.VARY, "Accept-Encoding");
    write(status, answer.mediaType(), sent, isCompressed);
  }

  /** Answers with a file of the web app, in a form that the client accepts. */
  void answer(PageFile file) {
    if (!end()) {
      return;
    }
    boolean isCompressed = acceptsGzip() && file.compressed().isPresent();
    HttpFields.Mutable headers = response.getHeaders();
    String tag = file.tag(isCompressed);
    headers.put(HttpHeader.CACHE_CONTROL, file.caching());
    headers.put(HttpHeader.ETAG, tag);
    headers.add(HttpHeader.VARY, "Accept-Encoding");
    if (isKnown(tag)) {
      response.setStatus(PageFile.NOT_MODIFIED);
      callback.succeeded();
      return;
    }
    ByteBuffer sent = isCompressed ? file.compressed().orElseThrow() : file.plain();
    write(OK, file.mediaType(), sent.duplicate(), isCompressed);
  }

  /** Returns whether the client has the file. A proxy that compresses answers makes tags weak. */
  private boolean isKnown(String tag) {
    return request.getHeaders().getValuesList(HttpHeader.IF_NONE_MATCH).stream()
        .flatMap(value -> Stream.of(value.split(",")))
        .map(String::strip)
        .anyMatch(known -> known.equals("*") || known.equals(tag) || known.equals("W/" + tag));
  }

  private void write(int status, String mediaType, ByteBuffer bytes, boolean isCompressed) {
    HttpFields.Mutable headers = response.getHeaders();
    response.setStatus(status);
    headers.put(HttpHeader.CONTENT_TYPE, mediaType);
    if (isCompressed) {
      headers.put(HttpHeader.CONTENT_ENCODING, GZIP);
    }
    headers.put(HttpHeader.CONTENT_LENGTH, bytes.remaining());
    response.write(true, bytes, callback);
  }

  /** Returns whether the client has disconnected; only if the request was read to its end. */
  synchronized boolean isAbandoned() {
    EndPoint connection = request.getConnectionMetaData().getConnection().getEndPoint();
    return !isEnded
        && connection instanceof WatchedEndPoint watched
        && watched.hasEnded()
        && !isStillThere(connection);
  }

  /**
   * Returns whether a client that has ended its sending still waits for its answer. Only writing
   * shows that: the first write to a disconnected client causes a reset, and the second fails.
   * HTTP/1.0 has no interim responses, so its clients always get the answer.
   */
  private boolean isStillThere(EndPoint connection) {
    if (!connection.isOpen()) {
      return false;
    }
    if (probes == MAX_PROBES
        || request.getConnectionMetaData().getHttpVersion() != HttpVersion.HTTP_1_1) {
      return true;
    }
    probes++;
    return !response
        .writeInterim(HttpStatus.PROCESSING_102, HttpFields.EMPTY)
        .isCompletedExceptionally();
  }

  /** Returns whether this call ended the exchange; its caller must then answer. */
  private synchronized boolean end() {
    boolean isFirst = !isEnded;
    isEnded = true;
    return isFirst;
  }
}
