package org.nonomino.web;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.Meter.MeterProvider;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmThreadMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.nonomino.toolkit.json.Reply;

/** The metrics of the server, for Prometheus. Thread-safe. */
final class ServerMetrics implements AutoCloseable {
  private final PrometheusMeterRegistry registry =
      new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);

  /** The requests by endpoint and status. */
  private final MeterProvider<Timer> requests =
      Timer.builder("nonomino.requests")
          .description("Requests, timed from their headers to the end of the response")
          .serviceLevelObjectives(
              Duration.ofMillis(1),
              Duration.ofMillis(10),
              Duration.ofMillis(100),
              Duration.ofSeconds(1),
              Duration.ofSeconds(10))
          .withRegistry(registry);

  ServerMetrics(Computing computing) {
    new JvmMemoryMetrics().bindTo(registry);
    new JvmThreadMetrics().bindTo(registry);
    Gauge.builder("nonomino.queue", computing, Computing::waiting)
        .description("Requests waiting for a thread")
        .register(registry);
    Gauge.builder("nonomino.computing", computing, Computing::atWork)
        .description("Requests being computed")
        .register(registry);
  }

  /**
   * Counts a request.
   *
   * @param endpoint one of a fixed list of names, never text from a client
   */
  void count(String endpoint, int status, Duration duration) {
    requests.withTags("endpoint", endpoint, "status", String.valueOf(status)).record(duration);
  }

  /** Returns all counts as text. */
  Reply answer() {
    return Reply.of(
        "text/plain;version=0.0.4;charset=utf-8",
        registry.scrape().getBytes(StandardCharsets.UTF_8));
  }

  @Override
  public void close() {
    registry.close();
  }
}
