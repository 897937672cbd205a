package org.nonomino.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nonomino.formats.CsvTable;

/** Chapters of every kind that is generated. */
final class BookVariantsTest {
  /**
   * The options of generate for its output, its work and its booklets, and those for one puzzle.
   */
  private static final Set<String> NOT_FOR_CHAPTERS =
      Set.of(
          "answers",
          "ascii",
          "author",
          "digits",
          "distinct",
          "fill",
          "format",
          "from",
          "help",
          "labels",
          "large-print",
          "levels",
          "list-fills",
          "no-ratings",
          "number",
          "output",
          "page",
          "pattern",
          "per-page",
          "position",
          "seed",
          "solution",
          "solutions",
          "solver",
          "theme",
          "threads",
          "timeout",
          "title",
          "verbose",
          "version",
          "within");

  /** The fields of a chapter that are about the book. */
  private static final Set<String> OF_BOOKS =
      Set.of("find", "from", "number", "path", "per-page", "sort", "timeout", "title");

  @TempDir private Path folder;

  private Run plan(String text, String... more) throws IOException {
    Path plan = Files.writeString(folder.resolve("plan.yaml"), text);
    List<String> args =
        new ArrayList<>(
            List.of("book", "--plan=" + plan, "-o", folder.resolve("book.pdf").toString()));
    args.addAll(List.of(more));
    return Run.of(args.toArray(String[]::new));
  }

  /** A new option of generate is either a field of a chapter or a decision here. */
  @Test
  void chaptersHaveTheOptionsOfGenerate() throws IOException {
    Set<String> options = new TreeSet<>();
    Matcher names =
        Pattern.compile("(?m)^ +(?:-[a-z], )?--([a-z-]+)")
            .matcher(Run.of("generate", "--help").out());
    while (names.find()) {
      options.add(names.group(1).equals("difficulty") ? "level" : names.group(1));
    }
    options.removeAll(NOT_FOR_CHAPTERS);
    Set<String> keys = new TreeSet<>(keys());
    keys.removeAll(OF_BOOKS);

    assertThat(keys).isEqualTo(options);
  }

  private List<String> keys() throws IOException {
    Matcher names =
        Pattern.compile("The names are: (.*)\\.").matcher(plan("chapters: [{x: 1}]").err());
    assertThat(names.find()).isTrue();
    return List.of(names.group(1).split(", "));
  }

  @Test
  void jigsawsOfEveryKindHaveTheirRulesAndSigns() throws IOException {
    Map<String, String> asked = new LinkedHashMap<>();
    asked.put("cages: all", "Cages");
    asked.put("thermometers: 2", "Thermometers");
    asked.put("arrows: 2", "Arrows");
    asked.put("dots: 4", "White dots");
    asked.put("xv: 3", "XV signs");
    asked.put("whispers: 2", "Whispers lines");
    asked.put("renban: 2", "Renban lines");
    asked.put("palindromes: 2", "Palindromes");
    asked.put("region-sum-lines: 2", "Region sum lines");
    asked.put("between-lines: 2", "Between lines");
    asked.put("little-killers: 2, clues: 16", "Little killers");
    asked.put("sandwiches: all", "Sandwiches");
    asked.put("quadruples: 2", "Quadruples");
    asked.put("odd-even: 4", "Odd cells");
    asked.put("constraints: diagonals", "Diagonals");
    asked.put("constraints: disjoint-groups", "Disjoint groups");
    asked.put("constraints: anti-knight", "Anti-knight");
    asked.put("constraints: anti-king", "Anti-king");
    asked.put("constraints: non-consecutive", "Non-consecutive");
    asked.put("constraints: windoku, size: 9", "Windoku");
    StringBuilder text = new StringBuilder("seed: 3\npage: A5\ntips: 0\ntimeout: 2m\nchapters:\n");
    asked
        .keySet()
        .forEach(
            fields ->
                text.append("  - {number: 1, regions: random, ")
                    .append(fields.contains("size") ? "" : "size: 6, ")
                    .append(fields)
                    .append("}\n"));

    Path table = folder.resolve("proof.csv");
    Run run = plan(text.toString(), "--proof=" + table);

    assertThat(run.err()).isEmpty();
    List<List<String>> rows = CsvTable.records(new StringReader(Files.readString(table))).toList();
    assertThat(rows).hasSize(asked.size() + 1);
    int first = Integer.parseInt(rows.get(1).get(rows.get(0).indexOf("page")));
    // The pages after the contents and before the puzzles are the rules and the legend.
    String front = text(first - 8, first - 1);
    assertThat(asked.values()).allSatisfy(name -> assertThat(front).contains(name));
    int constraints = rows.get(0).indexOf("constraints");
    int regions = rows.get(0).indexOf("regions");
    assertThat(rows.subList(1, rows.size()))
        .allSatisfy(row -> assertThat(row.get(constraints)).isNotEmpty())
        .allSatisfy(row -> assertThat(row.get(regions)).hasSizeGreaterThanOrEqualTo(36));
    assertThat(text(first, 1000)).contains("Sums of cages", "3 cells");
  }

  @Test
  void chaptersHaveTheirSymbols() throws IOException {
    Path table = folder.resolve("proof.csv");
    Run run =
        plan(
            """
            seed: 1
            tips: 0
            chapters:
              - {number: 2, symbols: SUDOKWPZL}
              - {number: 1, size: 6, cages: all, symbols: 0-5}
            """,
            "--proof=" + table);

    assertThat(run.err()).isEmpty();
    assertThat(text(1, 1000)).contains("SUDOKWPZL, 012345", "2 cells 1 01 2 02 3 03 12");
    List<List<String>> rows = CsvTable.records(new StringReader(Files.readString(table))).toList();
    int puzzle = rows.get(0).indexOf("puzzle");
    assertThat(rows.get(1).get(puzzle)).matches("[.SUDOKWPZL]{81}");
    assertThat(rows.get(3).get(puzzle)).matches("[.0-5]{36}");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "size: 4, symbols: TOE | 2:35: 'symbols' is not possible here | There are 3 symbols for 4 digits.",
        "size: 4, odd-even: 2, symbols: 0-3 | 2:5: | With these digits, some constraints of the puzzle would mean something else."
      })
  void symbolsThatDoNotFitAreRefused(String fields, String problem, String advice)
      throws IOException {
    Run run = plan("chapters:\n  - {number: 1, " + fields + "}\n");

    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains(problem, advice);
  }

  @ParameterizedTest
  @CsvSource({
    "en, the fog is not printed",
    "de, der Nebel ist nicht gedruckt",
    "fr, le brouillard n’est pas imprimé"
  })
  void aPuzzleInFogSaysThatItIsNotPrinted(String language, String words) throws IOException {
    Path fog = Path.of(System.getProperty("nonomino.basedir"), "..", "examples", "fog.json");

    Run run =
        plan(
            "seed: 1\nlanguage: "
                + language
                + "\nchapters: [{from: '"
                + fog.toAbsolutePath()
                + "'}]");

    assertThat(run.err()).isEmpty();
    assertThat(text(1, 1000)).containsOnlyOnce(words);
  }

  private String text(int from, int to) throws IOException {
    try (PDDocument document = Loader.loadPDF(folder.resolve("book.pdf").toFile())) {
      PDFTextStripper stripper = new PDFTextStripper();
      stripper.setStartPage(from);
      stripper.setEndPage(Math.min(to, document.getNumberOfPages()));
      return stripper.getText(document).replaceAll("\\s+", " ");
    }
  }
}
