package org.nonomino.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.inject.AbstractModule;
import com.google.inject.Guice;
import com.google.inject.Injector;
import com.google.inject.Key;
import com.google.inject.Module;
import com.google.inject.Provides;
import com.google.inject.multibindings.MapBinder;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import org.nonomino.generator.terms.GridFiller;
import org.nonomino.render.export.PdfPicture;
import org.nonomino.render.export.PngPicture;
import org.nonomino.solver.Solver;
import org.nonomino.solver.SolverName;
import org.nonomino.text.PuzzleFormat;
import org.nonomino.toolkit.DrawingFormat;
import org.nonomino.toolkit.Formats;
import org.nonomino.toolkit.json.Api;

/** A server with all modules, on a free port, and its client. */
final class TestServer implements AutoCloseable {
  static {
    // The value in seconds is less than the server's idle timeout, because a client that reuses a
    // connection just when the server closes it gets no answer.
    System.setProperty("jdk.httpclient.keepalive.timeout", "1");
  }

  static final WebSettings SETTINGS =
      settings("127.0.0.1", Duration.ofSeconds(5), Duration.ofSeconds(2), 2, 4);

  private final WebServer server;
  private final HttpClient client = HttpClient.newHttpClient();

  /** Returns settings for any free port, without further names or a public address. */
  static WebSettings settings(
      String host, Duration timeout, Duration idleTimeout, int threads, int queue) {
    return new WebSettings(
        host, 0, timeout, idleTimeout, threads, queue, List.of(), List.of(), Optional.empty());
  }

  TestServer(WebSettings settings) {
    this(settings, api());
  }

  TestServer(WebSettings settings, Api api) {
    try {
      server = WebServer.start(api, settings);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  TestServer() {
    this(SETTINGS);
  }

  /** Returns the API of the modules on the class path. */
  static Api api() {
    return api(new AbstractModule() {});
  }

  /** Returns the API with an additional strategy. */
  static Api api(Solver solver) {
    return api(
        new AbstractModule() {
          @Override
          protected void configure() {
            MapBinder.newMapBinder(binder(), SolverName.class, Solver.class)
                .addBinding(solver.name())
                .toInstance(solver);
          }
        });
  }

  private static Api api(Module more) {
    return injector(more).getInstance(Api.class);
  }

  private static Injector injector(Module more) {
    List<Module> modules = new ArrayList<>(List.of(more));
    ServiceLoader.load(Module.class).forEach(modules::add);
    modules.add(new FormatsModule());
    return Guice.createInjector(modules);
  }

  /** Returns the API with a given amount of memory for pictures. */
  static Api api(PictureMemory memory) {
    Injector injector = injector(new AbstractModule() {});
    return new WebModule()
        .api(
            injector.getInstance(new Key<Map<SolverName, Solver>>() {}),
            injector.getInstance(new Key<List<PuzzleFormat>>() {}),
            injector.getInstance(new Key<Map<String, GridFiller>>() {}),
            injector.getInstance(new Key<List<DrawingFormat>>() {}),
            memory);
  }

  private static final class FormatsModule extends AbstractModule {
    @Provides
    List<PuzzleFormat> formats() {
      return Formats.standard().all();
    }

    @Provides
    List<DrawingFormat> drawings() {
      return List.of(
          DrawingFormat.SVG,
          new DrawingFormat("png", "image/png", PngPicture::write),
          new DrawingFormat("pdf", "application/pdf", PdfPicture::write));
    }
  }

  int port() {
    return server.port();
  }

  String address() {
    return server.address();
  }

  List<String> addresses() {
    return server.addresses();
  }

  HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port() + path));
  }

  HttpRequest.Builder jsonRequest(String endpoint, String body) {
    return request("/api/v1/" + endpoint)
        .header("Content-Type", "application/json")
        .POST(BodyPublishers.ofString(body));
  }

  /** Sends a request, and validates the answer against {@code openapi.json}. */
  HttpResponse<String> send(HttpRequest.Builder request) {
    try {
      HttpResponse<String> response =
          client.send(request.build(), BodyHandlers.ofString(StandardCharsets.UTF_8));
      AnswerContract.check(response);
      return response;
    } catch (IOException e) {
      throw new AssertionError(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AssertionError(e);
    }
  }

  HttpResponse<String> post(String endpoint, String body) {
    return send(jsonRequest(endpoint, body));
  }

  /** Returns the answer to a valid body. */
  JsonNode ask(String endpoint, String body) {
    HttpResponse<String> response = post(endpoint, body);
    assertThat(response.statusCode()).as(response.body()).isEqualTo(200);
    return AnswerContract.parse(response.body());
  }

  HttpResponse<String> get(String path) {
    return send(request(path));
  }

  HttpClient client() {
    return client;
  }

  @Override
  public void close() {
    server.close();
  }
}
