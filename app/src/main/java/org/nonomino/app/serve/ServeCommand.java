package org.nonomino.app.serve;

import jakarta.inject.Inject;
import jakarta.inject.Provider;
import java.io.IOException;
import java.io.PrintWriter;
import java.net.BindException;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.nonomino.app.log.LogConfigurator;
import org.nonomino.app.options.VerboseOption;
import org.nonomino.bulk.io.Console;
import org.nonomino.bulk.io.ExitCode;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.bulk.options.TypedNumber;
import org.nonomino.toolkit.json.Api;
import org.nonomino.web.WebServer;
import org.nonomino.web.WebSettings;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code nonomino serve}. */
@Command(
    name = "serve",
    description =
        "Opens the web app in the browser to play, set, generate and learn; runs until stopped with Ctrl-C.",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footer = {
      "",
      "The addresses of the web app are printed to standard output. Everything stays on this machine,"
          + " unless --host is an address that others can reach.",
      "When stopped, it finishes the requests in progress. Exit code: 2 for bad usage, or a port in use.",
      "",
      "Examples:",
      "  nonomino serve",
      "  nonomino serve --port=9000 --no-open"
    })
public final class ServeCommand implements Callable<Integer> {
  private static final int HIGHEST_PORT = 65_535;

  @Option(
      names = "--port",
      paramLabel = "PORT",
      description = "The port to listen on; 0 is any free port (default: ${DEFAULT-VALUE}).")
  private TypedNumber port = new TypedNumber(String.valueOf(WebSettings.USUAL_PORT));

  @Option(
      names = "--host",
      paramLabel = "HOST",
      description =
          "The name or address to listen on; 0.0.0.0 means all of them, so that others in the network can"
              + " play. Default: ${DEFAULT-VALUE}, which only this machine can reach.")
  private String host = "127.0.0.1";

  @Option(
      names = "--allow-host",
      paramLabel = "NAME[:PORT]",
      description =
          "Another name that browsers use for this server: that of a proxy or container, or localhost for"
              + " 'ssh -L'. Without PORT, any port. Requests for other names are refused. Repeatable.")
  private List<String> allowedHosts = List.of();

  @Option(
      names = "--allow-origin",
      paramLabel = "ORIGIN",
      description =
          "The origin of another page that may use this server and show puzzles in a frame, such as"
              + " https://example.org. Others are refused. Repeatable.")
  private List<String> allowedOrigins = List.of();

  @Mixin private PublicOption publicOption = new PublicOption();

  @Option(names = "--no-open", description = "Do not open the browser.")
  private boolean closed;

  @Option(
      names = "--timeout",
      paramLabel = "TIME",
      description = "Time limit for each request: 500ms, 10s, 1m (default: 10s).")
  private Duration timeout = WebSettings.USUAL_TIMEOUT;

  @Mixin private VerboseOption verbose = new VerboseOption();

  private final Console console;
  private final Provider<Api> api;

  @Inject
  ServeCommand(Console console, Provider<Api> api) {
    this.console = console;
    this.api = api;
  }

  @Override
  public Integer call() throws UsageException {
    verbose.apply();
    WebServer server = start();
    Thread stop = new Thread(() -> end(server), "end-of-serve");
    Runtime.getRuntime().addShutdownHook(stop);
    PrintWriter out = console.outWriter();
    server.addresses().forEach(out::println);
    out.flush();
    if (!closed) {
      open(server.address());
    }
    try {
      server.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      end(server);
    }
    return ExitCode.SOLVED.status();
  }

  private static void end(WebServer server) {
    server.close();
    LogConfigurator.end();
  }

  private WebServer start() throws UsageException {
    int number =
        port.whole(
            "--port",
            0,
            HIGHEST_PORT,
            "give a port from 1 to " + HIGHEST_PORT + ", or 0 for any free port");
    if (host.isBlank()) {
      throw new UsageException("--host=: the name or address is missing.");
    }
    if (timeout.toMillis() < 1) {
      throw new UsageException("--timeout=0: give at least 1ms.");
    }
    for (String name : allowedHosts) {
      if (!WebSettings.isHost(name)) {
        throw new UsageException(
            "--allow-host="
                + name
                + ": this is not a name or address. Give one such as puzzles.example.org or localhost:9000, without"
                + " http://.");
      }
    }
    for (String origin : allowedOrigins) {
      if (!WebSettings.isOrigin(origin)) {
        throw new UsageException(
            "--allow-origin="
                + origin
                + ": this is not the origin of a page. Give one such as https://example.org or"
                + " http://localhost:3000, without a path.");
      }
    }
    WebSettings settings =
        WebSettings.usual(host, number)
            .withTimeout(timeout)
            .withAllowedHosts(allowedHosts)
            .withAllowedOrigins(allowedOrigins)
            .withPublicAddress(publicOption.address());
    try {
      return WebServer.start(api.get(), settings);
    } catch (UnknownHostException e) {
      throw new UsageException(
          "--host=" + host + ": there is no such name or address. Leave it out, or give 0.0.0.0.");
    } catch (IOException e) {
      throw new UsageException(cannotListen(e));
    }
  }

  private String cannotListen(IOException e) {
    boolean isBusy =
        e.getCause() instanceof BindException cause
            && String.valueOf(cause.getMessage()).toLowerCase(Locale.ROOT).contains("in use");
    if (isBusy) {
      return "--port="
          + port
          + " is in use, perhaps by another 'nonomino serve'. Choose another port, or --port=0 for any free port.";
    }
    String reason =
        String.valueOf(e.getCause() == null ? e.getMessage() : e.getCause().getMessage());
    return "The server cannot listen on --host=" + host + " --port=" + port + ": " + reason + ".";
  }

  /** Opens the browser, if there is one; the user can also open the printed address. */
  private static void open(String address) {
    String system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
    List<String> command;
    if (system.startsWith("windows")) {
      command = List.of("rundll32", "url.dll,FileProtocolHandler", address);
    } else {
      command = List.of(system.startsWith("mac") ? "open" : "xdg-open", address);
    }
    try {
      new ProcessBuilder(command)
          .redirectOutput(ProcessBuilder.Redirect.DISCARD)
          .redirectError(ProcessBuilder.Redirect.DISCARD)
          .start();
    } catch (IOException e) {
      // There is no such program. The printed address is enough.
      return;
    }
  }
}
