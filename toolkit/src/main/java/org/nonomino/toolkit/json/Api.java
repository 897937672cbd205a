package org.nonomino.toolkit.json;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.nonomino.explainer.Explainer;
import org.nonomino.explainer.Rater;
import org.nonomino.explainer.Scale;
import org.nonomino.generator.LayoutCatalog;
import org.nonomino.solver.Solver;
import org.nonomino.toolkit.ConstraintSupport;
import org.nonomino.toolkit.DrawingFormat;
import org.nonomino.toolkit.Fillers;
import org.nonomino.toolkit.Formats;
import org.nonomino.toolkit.ReasonFinder;
import org.nonomino.toolkit.Regions;
import org.nonomino.toolkit.RequestException;
import org.nonomino.toolkit.Solvers;

/**
 * All use cases behind one entry point with JSON input and output. A server offers it under {@code
 * /api/v1}. Immutable; thread-safe.
 */
public final class Api {
  /** The name of the POST request that has several others as a list. */
  public static final String BATCH = "batch";

  /** The media type of the answer to a batch: a JSON object in each line. */
  public static final String BATCH_TYPE = "application/x-ndjson";

  /** The POST request whose answer is a picture, so it cannot be a line of JSON. */
  private static final String RENDER = "render";

  /**
   * The names of POST requests that may take long. All others are quick, or a person waits for them
   * while typing.
   */
  public static final Set<String> LONG =
      Set.of(
          Api.BATCH,
          "fog",
          "generate",
          "layouts/check",
          "layouts/random",
          "path",
          "rate",
          "reduce",
          RENDER,
          "solve",
          "trace",
          "why");

  private final Solvers solvers;
  private final Formats formats;
  private final PuzzleField puzzles;
  private final Map<String, Endpoint> gets = new TreeMap<>();
  private final Map<String, Endpoint> posts = new TreeMap<>();

  /**
   * Creates all use cases.
   *
   * @param solvers the strategies, at least one
   * @param formats the text formats, at least one
   * @param fillers the ways to fill grids
   * @param pictures the picture formats, without text
   * @throws IllegalArgumentException if there is no strategy or no text format
   */
  public Api(Solvers solvers, Formats formats, Fillers fillers, List<DrawingFormat> pictures) {
    this(solvers, formats);
    addSearches(fillers, pictures);
    addFormats(formats);
  }

  private Api(Solvers solvers, Formats formats) {
    if (formats.all().isEmpty()) {
      throw new IllegalArgumentException("there is no text format");
    }
    this.solvers = solvers;
    this.formats = formats;
    this.puzzles = new PuzzleField(formats);
  }

  /**
   * Returns all use cases except those of {@link #ofFormats}, for a program that has these
   * elsewhere. The other parameters are those of the constructor.
   *
   * @param formats the text formats of a puzzle given as a string, at least one
   * @throws IllegalArgumentException if there is no strategy or no text format
   */
  public static Api ofSearches(
      Solvers solvers, Formats formats, Fillers fillers, List<DrawingFormat> pictures) {
    Api api = new Api(solvers, formats);
    api.addSearches(fillers, pictures);
    return api;
  }

  /**
   * Returns the use cases {@code convert} and {@code formats}. They need no strategy.
   *
   * @param formats the text formats, at least one
   * @throws IllegalArgumentException if there is no text format
   */
  public static Api ofFormats(Formats formats) {
    Api api = new Api(new Solvers(Map.of()), formats);
    api.addFormats(formats);
    return api;
  }

  private void addFormats(Formats formats) {
    gets.put("formats", Lists.formats(formats.written()));
    post("convert", new ConvertEndpoint(formats)::answer);
  }

  private void addSearches(Fillers fillers, List<DrawingFormat> pictures) {
    Solver usual =
        solvers
            .defaultSolver()
            .orElseThrow(() -> new IllegalArgumentException("there is no solver"));
    LayoutCatalog catalog = LayoutCatalog.load();
    LayoutField layouts = new LayoutField(puzzles, new Regions(catalog));
    Explainer explainer = new Explainer(Scale.NONOMINO);
    Rater rater = new Rater(usual, explainer);
    StepEndpoints steps = new StepEndpoints(usual, explainer, rater);
    gets.put("layouts", Lists.layouts(catalog));
    gets.put("solvers", Lists.solvers(solvers));
    gets.put("techniques", Lists.techniques());
    gets.put("symmetries", Lists.symmetries());
    gets.put("levels", Lists.levels());
    post("solve", SearchEndpoints::solve);
    post("count", SearchEndpoints::count);
    post("estimate", new EstimateEndpoint(Solvers.estimator())::answer);
    post("candidates", SearchEndpoints::candidates);
    post("trace", SearchEndpoints::trace);
    post("clue", SearchEndpoints::clue);
    post("reduce", SearchEndpoints::reduce);
    post("hint", steps::hint);
    post("path", steps::path);
    post("rate", steps::rate);
    post("fog", steps::fog);
    post("technique", StepEndpoints::technique);
    post("check", new CheckEndpoint(formats, explainer)::answer);
    post("conflicts", CheckEndpoint::conflicts);
    post("why", new ReasonEndpoint(ReasonFinder.with(usual))::answer);
    post("rule", RuleEndpoint::answer);
    post("drawing", new DrawingEndpoint(explainer)::answer);
    post("generate", new GenerateEndpoint(layouts, usual, fillers.defaultFiller(), rater)::answer);
    post(RENDER, new RenderEndpoint(usual, explainer, pictures)::answer);
    post("layouts/random", request -> LayoutEndpoints.random(request, layouts));
    post("layouts/check", request -> LayoutEndpoints.check(request, layouts));
  }

  private void post(String name, ApiRequest.Handler handler) {
    posts.put(
        name,
        (fields, limit) -> {
          try {
            return handler.answer(
                new ApiRequest(fields, limit, puzzles, ConstraintSupport.ALL, solvers));
          } catch (RequestException e) {
            throw fields.wrong(e);
          }
        });
  }

  /** Returns the endpoint for GET requests under a name. */
  public Optional<Endpoint> get(String name) {
    return Optional.ofNullable(gets.get(name));
  }

  /** Returns the endpoint for POST requests under a name. */
  public Optional<Endpoint> post(String name) {
    return Optional.ofNullable(posts.get(name));
  }

  /** Returns whether {@link #answer} has a POST request of a name. */
  public boolean accepts(String name) {
    return name.equals(BATCH) || posts.containsKey(name);
  }

  /**
   * Returns the answer to a POST request, which may be a batch.
   *
   * @param name a name that is {@linkplain #accepts accepted}
   * @param body in UTF-8
   * @throws ProblemException if the request is invalid; in a batch, only if it is not a list of
   *     objects
   */
  public Reply answer(String name, byte[] body, TimeLimit limit) throws ProblemException {
    if (name.equals(BATCH)) {
      Map<String, Endpoint> operations = new TreeMap<>(posts);
      operations.remove(RENDER);
      return new Batch(operations).answer(body, limit);
    }
    return Objects.requireNonNull(posts.get(name)).answer(JsonFields.parse(body), limit);
  }
}
