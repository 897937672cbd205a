package org.nonomino.app.serve;

import jakarta.inject.Inject;
import jakarta.inject.Provider;
import java.io.IOException;
import java.io.PrintWriter;
import java.net.BindException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.nonomino.app.log.LogConfigurator;
import org.nonomino.app.options.Toolbox;
import org.nonomino.app.options.VerboseOption;
import org.nonomino.bulk.io.Console;
import org.nonomino.bulk.io.ExitCode;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.bulk.options.TypedNumber;
import org.nonomino.solver.SolutionEstimator;
import org.nonomino.toolkit.json.Api;
import org.nonomino.web.FPuzzles;
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
      "  nonomino serve --port=9000 --no-open",
      "  nonomino serve --fpuzzles"
    })
public final class ServeCommand implements Callable<Integer> {
  private static final int HIGHEST_PORT = 65_535;
  private static final String SCRIPT = "Fpuzzles-SudokuSolver";

  @Option(
      names = "--port",
      paramLabel = "PORT",
      description =
          "The port to listen on; 0 is any free port (default: "
              + WebSettings.USUAL_PORT
              + ", with --fpuzzles "
              + FPuzzles.PORT
              + ").")
  private Optional<TypedNumber> port = Optional.empty();

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

  @Option(
      names = "--fpuzzles",
      description =
          "Also answer the solver plug-in of f-puzzles, on this machine only. Implies --no-open.")
  private boolean fPuzzles;

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
  private final Provider<Toolbox> tools;
  private final Provider<SolutionEstimator> estimator;

  @Inject
  ServeCommand(
      Console console,
      Provider<Api> api,
      Provider<Toolbox> tools,
      Provider<SolutionEstimator> estimator) {
    this.console = console;
    this.api = api;
    this.tools = tools;
    this.estimator = estimator;
  }

  @Override
  public Integer call() throws UsageException {
    verbose.apply();
    WebServer server = start();
    Thread stop = new Thread(() -> end(server), "end-of-serve");
    Runtime.getRuntime().addShutdownHook(stop);
    PrintWriter out = console.outWriter();
    server.addresses().forEach(out::println);
    if (fPuzzles) {
      out.println(connecting(server.port()));
    }
    out.flush();
    if (!closed && !fPuzzles) {
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

  /** Returns the sentence that says how f-puzzles connects to this server. */
  private static String connecting(int port) {
    String address = "ws://localhost:" + port;
    return port == FPuzzles.PORT
        ? "f-puzzles: install the user script "
            + SCRIPT
            + ", then choose Connect ("
            + address
            + ")."
        : "f-puzzles: "
            + address
            + ", but the user script connects to port "
            + FPuzzles.PORT
            + ": change the port in it.";
  }

  private int port() throws UsageException {
    if (port.isEmpty()) {
      return fPuzzles ? FPuzzles.PORT : WebSettings.USUAL_PORT;
    }
    return port.get()
        .whole(
            "--port",
            0,
            HIGHEST_PORT,
            "give a port from 1 to " + HIGHEST_PORT + ", or 0 for any free port");
  }

  private WebServer start() throws UsageException {
    int number = port();
    if (host.isBlank()) {
      throw new UsageException("--host=: the name or address is missing.");
    }
    if (fPuzzles) {
      requireOwnMachine();
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
      return WebServer.start(api.get(), settings, service());
    } catch (UnknownHostException e) {
      throw new UsageException(
          "--host=" + host + ": there is no such name or address. Leave it out, or give 0.0.0.0.");
    } catch (IOException e) {
      throw new UsageException(cannotListen(e, number));
    }
  }

  /** The plug-in's messages start computations without a time limit. */
  private void requireOwnMachine() throws UsageException {
    boolean isOwn;
    try {
      isOwn = InetAddress.getByName(host).isLoopbackAddress();
    } catch (UnknownHostException e) {
      // The start of the server reports it.
      isOwn = true;
    }
    if (!isOwn) {
      throw new UsageException(
          "--fpuzzles answers only this machine: leave out --host=" + host + ".");
    }
  }

  private Optional<FPuzzles> service() {
    return fPuzzles
        ? Optional.of(
            new FPuzzles(tools.get().solvers().defaultSolver().orElseThrow(), estimator.get()))
        : Optional.empty();
  }

  private String cannotListen(IOException e, int number) {
    boolean isBusy =
        e.getCause() instanceof BindException cause
            && String.valueOf(cause.getMessage()).toLowerCase(Locale.ROOT).contains("in use");
    if (isBusy) {
      return "--port="
          + number
          + (fPuzzles
              ? " is in use, perhaps by SudokuSolver. Close that program, because the user script needs this port."
              : " is in use, perhaps by another 'nonomino serve'. Choose another port, or --port=0 for any free port.");
    }
    String reason =
        String.valueOf(e.getCause() == null ? e.getMessage() : e.getCause().getMessage());
    return "The server cannot listen on --host=" + host + " --port=" + number + ": " + reason + ".";
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
