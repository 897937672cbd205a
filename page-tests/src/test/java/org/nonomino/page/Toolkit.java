package org.nonomino.page;

import java.time.Duration;
import java.util.List;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.render.export.PdfPicture;
import org.nonomino.render.export.PngPicture;
import org.nonomino.solver.Verdict;
import org.nonomino.text.MalformedTextException;
import org.nonomino.toolkit.DrawingFormat;
import org.nonomino.toolkit.Fillers;
import org.nonomino.toolkit.Formats;
import org.nonomino.toolkit.Nonomino;
import org.nonomino.toolkit.Solvers;
import org.nonomino.toolkit.json.Api;
import org.nonomino.toolkit.json.Endpoint;
import org.nonomino.toolkit.json.JsonFields;
import org.nonomino.toolkit.json.ProblemException;
import org.nonomino.toolkit.json.Reply;
import org.nonomino.toolkit.json.TimeLimit;

/** What the page should show, as the toolkit on this JVM has it. */
final class Toolkit {
  static final Api API =
      new Api(
          Solvers.standard(),
          Formats.standard(),
          Fillers.standard(),
          List.of(
              DrawingFormat.SVG,
              new DrawingFormat("png", "image/png", PngPicture::write),
              new DrawingFormat("pdf", "application/pdf", PdfPicture::write)));

  private static final Nonomino NONOMINO = Nonomino.create();

  private Toolkit() {}

  /** Returns the only solution of a puzzle. */
  static Grid solution(Puzzle puzzle) {
    if (NONOMINO.solve(puzzle) instanceof Verdict.Unique unique) {
      return unique.solution();
    }
    throw new AssertionError("not one solution: " + puzzle);
  }

  /** Returns whether a puzzle has exactly one solution. */
  static boolean isUnique(Puzzle puzzle) {
    return NONOMINO.solve(puzzle) instanceof Verdict.Unique;
  }

  /** Returns the puzzle that a request for {@code generate} brings. */
  static Puzzle generated(String request) {
    try {
      return NONOMINO.read(answer("POST", "generate", request).body()).puzzle();
    } catch (MalformedTextException e) {
      throw new AssertionError(e);
    }
  }

  /** Returns what a link of f-puzzles has of a 4×4 puzzle. */
  static String fpuzzles(String givens, String title, String author) {
    String request =
        "{\"puzzle\":{\"size\":4,\"puzzle\":\"%s\",\"label\":\"%s\",\"author\":\"%s\"},"
            + "\"to\":\"fpuzzles-link\"}";
    String answer = answer("POST", "convert", request.formatted(givens, title, author)).body();
    return answer.replaceFirst(".*load=([A-Za-z0-9+/=]+).*", "$1");
  }

  /** An answer of the API. */
  record Answer(int status, String mediaType, String body) {}

  /**
   * Returns the answer to a request.
   *
   * @param fields a JSON object
   */
  static Answer answer(String method, String name, String fields) {
    Endpoint endpoint = (method.equals("GET") ? API.get(name) : API.post(name)).orElseThrow();
    try {
      return answer(
          200, endpoint.answer(JsonFields.parse(fields), TimeLimit.in(Duration.ofSeconds(10))));
    } catch (ProblemException e) {
      return answer(e.problem().status(), e.problem().answer());
    }
  }

  private static Answer answer(int status, Reply reply) {
    return new Answer(status, reply.mediaType(), reply.text());
  }
}
