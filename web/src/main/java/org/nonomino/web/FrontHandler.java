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
  private static final String HEALTH = "/healthz";
  private static final String METRICS = "/metrics";
  private static final String GET = "GET, HEAD";
  private static final String POST = "POST";
  private static final String JSON = "application/json";
  private static final String CHUNKED = "chunked";

  private final Api api;

  /** The files of the web app and the descriptions of the API, by path. */
  private final Map<String, PageFile> files = new HashMap<>();

  private final SecurityHeaders security;
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
      SecurityHeaders security,
      RequestGuard guard,
      Computing computing,
      ServerMetrics metrics,
      Duration timeout)
      throws IOException {
    this.api = api;
    files.put(OPENAPI, PageFile.of(JSON, ApiDescription.openApi(), PageFile.ASK));
    files.put(API + "schema.json", PageFile.of(JSON, ApiDescription.schema(), PageFile.ASK));
    files.putAll(page);
    this.security = security;
    this.guard = guard;
    this.computing = computing;
    this.metrics = metrics;
    this.timeout = timeout;
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback) {
    security.put(request.getHeaders(), response.getHeaders());
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
    String allowed = method(path).orElseThrow(FrontHandler::unknown);
    exchange.countAs(counted(path));
    if (isPreflight(exchange.request())) {
      exchange.answerPreflight(allowed);
      return;
    }
    requireMethod(exchange, allowed);
    PageFile file = files.get(path);
    if (file != null) {
      security.openTo(path, exchange.headers());
      exchange.answer(file);
    } else if (path.equals(HEALTH)) {
      exchange.answer(Reply.of("text/plain;charset=utf-8", new byte[] {'o', 'k', '\n'}));
    } else if (path.equals(METRICS)) {
      exchange.answer(metrics.answer());
    } else {
      ask(exchange, name(path));
    }
  }

  /** Returns the methods that an address accepts; empty if there is nothing at the address. */
  private Optional<String> method(String path) {
    if (files.containsKey(path) || path.equals(HEALTH) || path.equals(METRICS)) {
      return Optional.of(GET);
    }
    if (!path.startsWith(API)) {
      return Optional.empty();
    }
    if (api.get(name(path)).isPresent()) {
      return Optional.of(GET);
    }
    return api.accepts(name(path)) ? Optional.of(POST) : Optional.empty();
  }

  private static String name(String path) {
    return path.substring(API.length());
  }

  /** Returns the name under which requests for an address are counted. */
  private String counted(String path) {
    if (files.containsKey(path)) {
      return "page";
    }
    return path.startsWith(API) ? name(path) : path.substring(1);
  }

  /** Returns whether a browser asks if a page of another origin may send a request. */
  private static boolean isPreflight(Request request) {
    return request.getMethod().equals("OPTIONS")
        && request.getHeaders().contains(HttpHeader.ORIGIN)
        && request.getHeaders().contains("Access-Control-Request-Method");
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
      JsonFields query = JsonFields.ofQuery(query(exchange.request()));
      exchange.answer(list.get().answer(query, TimeLimit.in(timeout)));
      return;
    }
    requireJson(exchange.request());
    new BodyReader(exchange, TimeLimit.in(timeout), body -> compute(exchange, name, body)).run();
  }

  private static Computing.Lane lane(String name) {
    return Api.LONG.contains(name) ? Computing.Lane.LONG : Computing.Lane.QUICK;
  }

  private void compute(Exchange exchange, String name, byte[] body) {
    TimeLimit limit = TimeLimit.in(timeout);
    computing.compute(lane(name), exchange, limit, () -> api.answer(name, body, limit));
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
