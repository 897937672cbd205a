package org.nonomino.web;

import java.io.IOException;
import java.time.Duration;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.eclipse.jetty.http.HttpException;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.Fields;
import org.nonomino.text.ProblemCode;
import org.nonomino.toolkit.json.Api;
import org.nonomino.toolkit.json.Endpoint;
import org.nonomino.toolkit.json.JsonFields;
import org.nonomino.toolkit.json.Problem;
import org.nonomino.toolkit.json.ProblemException;
import org.nonomino.toolkit.json.Reply;
import org.nonomino.toolkit.json.TimeLimit;

/** Dispatches requests to their handlers. */
final class FrontHandler extends Handler.Abstract {
  private static final String API = "/api/v1/";
  private static final String OPENAPI = API + "openapi.json";
  private static final String GET = "GET, HEAD";
  private static final String POST = "POST";
  private static final String JSON = "application/json";
  private static final String CHUNKED = "chunked";

  private final Api api;

  /** The files of the web app and the descriptions of the API, by path. */
  private final Map<String, PageFile> files = new HashMap<>();

  private final RequestGuard guard;
  private final Computing computing;
  private final ServerMetrics metrics;
  private final Duration timeout;

  /**
   * @param page the files of the web app by their paths
   * @param timeout the maximum time for a request
   * @throws IOException if the description of the API cannot be read
   */
  FrontHandler(
      Api api,
      Map<String, PageFile> page,
      RequestGuard guard,
      Computing computing,
      ServerMetrics metrics,
      Duration timeout)
      throws IOException {
    this.api = api;
    for (String description : List.of("openapi.json", "nonomino.schema.json")) {
      files.put(
          API + description.replace("nonomino.", ""),
          PageFile.of(JSON, Page.content(FrontHandler.class, description), PageFile.ASK));
    }
    files.putAll(page);
    this.guard = guard;
    this.computing = computing;
    this.metrics = metrics;
    this.timeout = timeout;
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback) {
    SecurityHeaders.put(response.getHeaders());
    // During the computation no bytes are sent or received.
    request.addIdleTimeoutListener(idle -> false);
    Exchange exchange = new Exchange(request, response, callback);
    long start = request.getBeginNanoTime();
    Request.addCompletionListener(
        request,
        failure ->
            metrics.count(
                exchange.endpoint(),
                exchange.status(),
                Duration.ofNanos(System.nanoTime() - start)));
    String path = Objects.requireNonNullElse(request.getHttpURI().getCanonicalPath(), "");
    try {
      requireKnownCoding(request);
      guard.check(request);
      route(exchange, path);
    } catch (ProblemException e) {
      exchange.refuseUnread(e.problem());
    } catch (RuntimeException | Error e) {
      if (e instanceof HttpException) {
        // Jetty has rejected the request and describes the error.
        throw e;
      }
      Faults.refuse(exchange, e);
    }
    return true;
  }

  private void route(Exchange exchange, String path) throws ProblemException {
    PageFile file = files.get(path);
    if (file != null) {
      exchange.countAs("page");
      requireMethod(exchange, GET);
      exchange.answer(file);
    } else if (path.equals("/healthz")) {
      exchange.countAs("healthz");
      requireMethod(exchange, GET);
      exchange.answer(Reply.of("text/plain;charset=utf-8", new byte[] {'o', 'k', '\n'}));
    } else if (path.equals("/metrics")) {
      exchange.countAs("metrics");
      requireMethod(exchange, GET);
      exchange.answer(metrics.answer());
    } else if (path.startsWith(API)) {
      ask(exchange, path.substring(API.length()));
    } else {
      throw unknown();
    }
  }

  /** Jetty would read only the last coding, and treat a compressed body as a plain one. */
  private static void requireKnownCoding(Request request) throws ProblemException {
    List<String> codings = request.getHeaders().getCSV(HttpHeader.TRANSFER_ENCODING, false);
    if (!codings.isEmpty() && !(codings.size() == 1 && codings.get(0).equalsIgnoreCase(CHUNKED))) {
      throw Problem.of(
              Problem.BAD_REQUEST,
              ProblemCode.BAD_REQUEST.bare(),
              "The only 'Transfer-Encoding' that this server understands is chunked.")
          .thrown();
    }
  }

  private static ProblemException unknown() {
    return Problem.of(
            Problem.NOT_FOUND,
            ProblemCode.NOT_FOUND.bare(),
            "There is nothing at this address. " + OPENAPI + " lists all addresses.")
        .thrown();
  }

  private void ask(Exchange exchange, String name) throws ProblemException {
    Optional<Endpoint> list = api.get(name);
    if (list.isPresent()) {
      exchange.countAs(name);
      requireMethod(exchange, GET);
      JsonFields query = JsonFields.ofQuery(query(exchange.request()));
      exchange.answer(list.get().answer(query, TimeLimit.in(timeout)));
      return;
    }
    Endpoint endpoint = api.post(name).orElseThrow(FrontHandler::unknown);
    exchange.countAs(name);
    requireMethod(exchange, POST);
    requireJson(exchange.request());
    new BodyReader(
            exchange, TimeLimit.in(timeout), body -> compute(exchange, lane(name), endpoint, body))
        .run();
  }

  private static Computing.Lane lane(String name) {
    return Api.LONG.contains(name) ? Computing.Lane.LONG : Computing.Lane.QUICK;
  }

  private void compute(Exchange exchange, Computing.Lane lane, Endpoint endpoint, byte[] body) {
    TimeLimit limit = TimeLimit.in(timeout);
    computing.compute(lane, exchange, limit, () -> endpoint.answer(JsonFields.parse(body), limit));
  }

  private static Map<String, String> query(Request request) throws ProblemException {
    Map<String, String> query = new LinkedHashMap<>();
    for (Fields.Field field : Request.extractQueryParameters(request)) {
      if (field.getValues().size() > 1) {
        throw Problem.ofField(
                field.getName(),
                ProblemCode.BAD_REQUEST.bare(),
                "This parameter appears twice in the query. Use it once.")
            .thrown();
      }
      query.put(field.getName(), field.getValue());
    }
    return query;
  }

  private static void requireMethod(Exchange exchange, String allowed) throws ProblemException {
    String method = exchange.request().getMethod();
    boolean isRead = method.equals("GET") || method.equals("HEAD");
    if (allowed.equals(GET) ? !isRead : !method.equals(allowed)) {
      exchange.headers().put(HttpHeader.ALLOW, allowed);
      throw Problem.of(
              Problem.METHOD_NOT_ALLOWED,
              ProblemCode.WRONG_METHOD.bare(),
              "This address accepts only " + allowed + ".")
          .thrown();
    }
  }

  private static void requireJson(Request request) throws ProblemException {
    String type = request.getHeaders().get(HttpHeader.CONTENT_TYPE);
    String coding = request.getHeaders().get(HttpHeader.CONTENT_ENCODING);
    String plain =
        type == null ? "" : type.toLowerCase(Locale.ROOT).replace(" ", "").replace("\"", "");
    boolean isJson = plain.equals(JSON) || plain.equals(JSON + ";charset=utf-8");
    if (!isJson || coding != null) {
      throw Problem.of(
              Problem.UNSUPPORTED_TYPE,
              ProblemCode.WRONG_MEDIA_TYPE.bare(),
              "The body must be uncompressed JSON in UTF-8: send it with 'Content-Type: application/json'.")
          .thrown();
    }
    if (request.getLength() > BodyReader.MAX_BYTES) {
      throw BodyReader.tooLarge().thrown();
    }
  }
}
