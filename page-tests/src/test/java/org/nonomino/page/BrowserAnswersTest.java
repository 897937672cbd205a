package org.nonomino.page;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.nonomino.core.RegionSymbols;
import org.nonomino.solver.testkit.Corpus;
import org.nonomino.solver.testkit.CorpusPuzzle;

/** The toolkit compiled for the browser returns the same bytes as on this JVM. */
@EnabledIfSystemProperty(named = "nonomino.page", matches = "static")
final class BrowserAnswersTest {
  @RegisterExtension static final BrowserPage BROWSER = new BrowserPage();

  /** The number of puzzles from each file of the corpus. */
  private static final int PUZZLES = 4;

  private static final int SEEDS = 6;

  private static final List<String> FILES =
      List.of(
          "classic/sgt_2x3",
          "classic/top1465",
          "jigsaw9/sgt_advanced",
          "jigsaw9/minimal_sighlay",
          "jigsaw9/scrambled_disconnected",
          "bad/multi",
          "bad/nosol");

  /** Constraints of puzzles of size 6; the last ones of these lists are refused. */
  private static final List<String> CONSTRAINTS =
      List.of(
          "{\"kind\":\"cage\",\"cells\":[\"r1c1\",\"r1c2\",\"r2c1\"],\"sum\":9},"
              + "{\"kind\":\"cage\",\"cells\":[\"r3c3\",\"r3c4\"],\"sum\":3},"
              + "{\"kind\":\"anti-knight\"}",
          "{\"kind\":\"thermometer\",\"cells\":[\"r1c1\",\"r2c2\",\"r3c3\",\"r4c4\"]},"
              + "{\"kind\":\"diagonal\",\"direction\":\"down\"}",
          "{\"kind\":\"white-dot\",\"cells\":[\"r1c1\",\"r1c2\"],\"difference\":4},"
              + "{\"kind\":\"black-dot\",\"cells\":[\"r5c5\",\"r5c6\"],\"ratio\":2}",
          "{\"kind\":\"cage\",\"cells\":[\"r1c1\",\"r1c9\"],\"sum\":9}",
          "{\"kind\":\"nothing\"}");

  /** Custom rules in size 9; the later ones are refused. */
  private static final List<String> RULES =
      List.of(
          "pair \"a < b\": r1c1-r1c3",
          "rule \"Ratio\" = pair \"a ÷ b == 2 or (a - b) % 3 == 0\" drawn as line green: r1c1 r2c2",
          "pair \"a / 7 / 7 / 7 / 7 / 7 / 7 < b / 999999999 / 999999999\": r1c1 r1c2",
          "pair \"-a * 999999999 * 999999999 < b\": r1c1 r1c2",
          "machine \"start s = 0; next s = (10 * s + d) % 7; accept s == 0\": r1c1-r1c4",
          "count 2 of \"prime(d)\": r1c1-r1c4",
          "either (pair \"a != b\": r1c1 r1c2) (thermometer: r1c1 r1c2): r1c1 r1c2",
          "pair \"a * b * 999999999 * 999999999 > 1\": r1c1 r1c2",
          "machine \"start s = 1; next s = s * d * 999999; accept s > 0\": r1c1-r1c6",
          "pair \"1 / (a - a) < b\": r1c1 r1c2",
          "pair \"a mod 2 == b mod 2\": r1c1 r1c2",
          "pair \"mod(a, 2) == 1\": r1c1 r1c2",
          "pair \"2a < b\": r1c1 r1c2",
          "pattern \"12\": r1c1-r1c3");

  /** The requests that a worker with the text formats of other programs answers. */
  private static final Set<String> ABOUT_FORMATS = Set.of("convert", "formats");

  private record Question(String method, String name, String fields) {
    Map<String, String> toMap() {
      return Map.of(
          "method", method,
          "name", name,
          "fields", fields,
          "worker", ABOUT_FORMATS.contains(name) ? "formats" : "quick");
    }
  }

  @Test
  void answersEqualThoseOfTheToolkit() {
    List<Question> questions = questions();
    assertThat(questions).hasSizeGreaterThan(300);
    requireAnswers(
        questions,
        """
        const {ask} = await import(`${base}/api/workers.js`);
        for (const {method, name, fields} of questions) {
          const answer = await ask({method, name, fields: JSON.parse(fields)});
          const blob = await answer.blob();
          answers.push([answer.status, await blob.text()]);
        }
        """);
  }

  /** A worker loads all texts that a request needs, whatever other requests came before it. */
  @Test
  void newWorkersAnswerEachRequest() {
    Map<String, Question> first = new LinkedHashMap<>();
    questions().forEach(question -> first.putIfAbsent(question.name, question));
    assertThat(first).containsKeys("drawing", "rule", "technique");
    requireAnswers(
        List.copyOf(first.values()),
        """
        for (const {method, name, fields, worker: file} of questions) {
          const worker = new Worker(`${base}/worker.js`, {name: file});
          const {status, body} = await new Promise((resolve) => {
            worker.addEventListener('message', ({data}) => resolve(data));
            worker.addEventListener('error', () => resolve({}));
            worker.postMessage({method, name, fields});
          });
          worker.terminate();
          answers.push([status, body]);
        }
        """);
  }

  /**
   * Checks that the answers to questions are those of the toolkit.
   *
   * @param script adds the status and the body of each answer to {@code answers}
   */
  private static void requireAnswers(List<Question> questions, String script) {
    List<?> answers =
        (List<?>)
            requireNonNull(
                BROWSER
                    .browser()
                    .driver()
                    .executeAsyncScript(
                        "const [questions, base, done] = arguments; const answers = [];\n"
                            + script
                            + "done(answers);",
                        questions.stream().map(Question::toMap).toList(),
                        BROWSER.page().base()));

    assertThat(answers).hasSameSizeAs(questions);
    SoftAssertions.assertSoftly(
        softly -> {
          for (int i = 0; i < questions.size(); i++) {
            Question question = questions.get(i);
            Toolkit.Answer expected =
                Toolkit.answer(question.method, question.name, question.fields);
            softly
                .assertThat(timeless(answers.get(i).toString()))
                .as(question.toString())
                .isEqualTo(timeless(List.of(expected.status(), expected.body()).toString()));
          }
        });
  }

  /** Returns an answer without its computing time. */
  private static String timeless(String answer) {
    return answer.replaceAll("\"microseconds\":\\d+", "\"microseconds\":0");
  }

  private static List<Question> questions() {
    List<Question> questions = new ArrayList<>();
    for (String list :
        List.of("layouts", "solvers", "formats", "techniques", "symmetries", "levels")) {
      questions.add(new Question("GET", list, "{}"));
    }
    questions.add(new Question("GET", "layouts", "{\"size\":\"6\"}"));
    questions.add(new Question("GET", "layouts", "{\"size\":\"99\"}"));
    for (String file : FILES) {
      for (CorpusPuzzle puzzle : Corpus.read(file).subList(0, PUZZLES)) {
        aboutPuzzle(questions, object(puzzle));
        if (puzzle.puzzle().size() < 9) {
          // Larger puzzles may reach the time limit.
          questions.add(
              new Question(
                  "POST", "solve", "{\"puzzle\":" + object(puzzle) + ",\"solver\":\"backtrack\"}"));
        }
      }
    }
    for (String constraints : CONSTRAINTS) {
      String puzzle =
          "{\"size\":6,\"puzzle\":\""
              + ".".repeat(36)
              + "\",\"constraints\":["
              + constraints
              + "]}";
      aboutPuzzle(questions, puzzle);
      questions.add(new Question("POST", "drawing", "{\"puzzle\":" + puzzle + "}"));
      questions.add(new Question("POST", "conflicts", "{\"puzzle\":" + puzzle + "}"));
    }
    for (int seed = 1; seed <= SEEDS; seed++) {
      for (String options :
          List.of(
              "\"regions\":\"random\",\"size\":9",
              "\"regions\":\"random\",\"size\":7,\"difficulty\":\"hard\"",
              "\"size\":9,\"difficulty\":\"medium\"",
              "\"size\":6,\"minimal\":true",
              "\"from\":{\"size\":6,\"puzzle\":\"1...........2.......................\"},\"difficulty\":\"easy\"",
              "\"from\":{\"size\":6,\"puzzle\":\"....................................\"},\"cages\":\"all\",\"cageSize\":[2,3]",
              "\"size\":12,\"clues\":70,\"symmetry\":\"rotate180\"")) {
        questions.add(new Question("POST", "generate", "{" + options + ",\"seed\":" + seed + "}"));
      }
      for (String style : List.of("compact", "flowing", "symmetric")) {
        questions.add(
            new Question(
                "POST",
                "layouts/random",
                "{\"size\":9,\"style\":\"" + style + "\",\"seed\":" + seed + "}"));
      }
    }
    for (String rule : RULES) {
      questions.add(
          new Question(
              "POST", "rule", "{\"size\":9,\"text\":\"" + rule.replace("\"", "\\\"") + "\"}"));
    }
    for (String technique : List.of("x-wing", "law-of-leftovers", "nothing")) {
      questions.add(new Question("POST", "technique", "{\"technique\":\"" + technique + "\"}"));
    }
    for (String wrong :
        List.of(
            "{}",
            "{\"puzzle\":7}",
            "{\"puzzle\":{\"size\":99,\"puzzle\":\"\"}}",
            "{\"puzzle\":{\"size\":4,\"puzzle\":\"1234\"}}",
            "{\"puzzle\":{\"size\":4,\"puzzle\":\"99..............\"}}",
            "{\"puzzle\":{\"size\":4,\"puzzle\":\"................\",\"regions\":\"0\"}}")) {
      for (String name : List.of("solve", "hint", "check", "render", "trace")) {
        questions.add(new Question("POST", name, wrong));
      }
    }
    String row = "[{},{},{},{}]";
    String sentence =
        "{'size':4,'grid':[%s,%s,%s,%s],'ruleset':'- Digits do not repeat in cages.'}"
            .formatted(row, row, row, row)
            .replace("'", "\\\"");
    for (String text : List.of("12", "r1c1", "{", "53..7....", sentence)) {
      questions.add(new Question("POST", "convert", "{\"text\":\"" + text + "\",\"to\":\"json\"}"));
    }
    return questions;
  }

  private static void aboutPuzzle(List<Question> questions, String puzzle) {
    Stream.of(
            "solve",
            "solve solver dlx",
            "solve solver bitboard",
            "solve solver sat",
            "count",
            "check",
            "candidates",
            "hint",
            "rate",
            "path",
            "trace solver dlx",
            "trace solver backtrack",
            "render format svg",
            "render format text")
        .map(words -> words.split(" ", -1))
        .forEach(
            words ->
                questions.add(
                    new Question(
                        "POST",
                        words[0],
                        "{\"puzzle\":"
                            + puzzle
                            + (words.length > 1
                                ? ",\"" + words[1] + "\":\"" + words[2] + "\"}"
                                : "}"))));
    String text = puzzle.replace("\"", "\\\"");
    for (String format :
        List.of("line", "csv", "json", "sudokupad", "fpuzzles-link", "sgt", "link")) {
      questions.add(
          new Question("POST", "convert", "{\"text\":\"" + text + "\",\"to\":\"" + format + "\"}"));
    }
  }

  private static String object(CorpusPuzzle entry) {
    return "{\"size\":"
        + entry.puzzle().size()
        + ",\"puzzle\":\""
        + entry.puzzle().givens()
        + "\",\"regions\":\""
        + RegionSymbols.text(entry.puzzle().mask())
        + "\"}";
  }
}
