package org.nonomino.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nonomino.formats.CsvTable;

/** The proof sheet of a book, twins in archives, and the conditions of chapters. */
final class BookProofTest {
  /** The layout of the jigsaws, row by row. */
  private static final String JIGSAW = "AAABBB AACBDB ACCBDD ECCCDD EEEFFD EEFFFF".replace(" ", "");

  /** A row of the proof sheet. */
  private record Row(List<String> names, List<String> fields) {
    String get(String column) {
      return fields.get(names.indexOf(column));
    }

    int number(String column) {
      return Integer.parseInt(get(column));
    }
  }

  @TempDir private Path folder;

  private Path book;
  private Path table;

  @BeforeEach
  void nameFiles() {
    book = folder.resolve("book.pdf");
    table = folder.resolve("proof.csv");
  }

  private Path write(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  private Run plan(String text, String... more) throws IOException {
    Path plan = write("plan.yaml", text);
    List<String> args =
        new ArrayList<>(
            List.of("book", "--plan=" + plan, "-o", book.toString(), "--proof=" + table));
    args.addAll(List.of(more));
    return Run.of(args.toArray(String[]::new));
  }

  /** Returns the rows of the proof sheet by the names of their columns. */
  private List<Row> rows() throws IOException {
    List<List<String>> records =
        CsvTable.records(new StringReader(Files.readString(table))).toList();
    List<Row> rows = new ArrayList<>();
    for (List<String> fields : records.subList(1, records.size())) {
      rows.add(new Row(records.get(0), fields));
    }
    return rows;
  }

  private static String text(Path file, int page) throws IOException {
    try (PDDocument document = Loader.loadPDF(file.toFile())) {
      PDFTextStripper stripper = new PDFTextStripper();
      stripper.setStartPage(Math.max(1, page));
      stripper.setEndPage(page == 0 ? document.getNumberOfPages() : page);
      return stripper.getText(document).replaceAll("\\s+", " ");
    }
  }

  private static List<String> words(String line) {
    return List.of(line.split(" "));
  }

  private static List<Integer> numbers(String text) {
    return Arrays.stream(text.split(" "))
        .filter(number -> !number.isEmpty())
        .map(Integer::valueOf)
        .toList();
  }

  @Test
  void theSheetHasTheFactsOfEachPuzzle() throws IOException {
    Path pdf = folder.resolve("proof.pdf");

    Run run =
        plan(
            """
            seed: 5
            page: A5
            chapters:
              - {title: Warm-up, level: easy, number: 3, size: 6, regions: random}
              - {level: medium, number: 2}
              - {level: medium, number: 2, size: 6, cages: all}
            """,
            "--proof=" + pdf);

    assertThat(run.err()).isEmpty();
    assertThat(run.status()).isZero();
    List<Row> rows = rows();
    assertThat(rows).hasSize(7);
    for (Row row : rows) {
      String number = row.get("number");
      assertThat(text(book, row.number("page"))).contains(number + " · ");
      assertThat(row.get("twins")).isEmpty();
      List<Integer> moves = numbers(row.get("moves_open"));
      assertThat(moves).hasSize(row.number("steps")).endsWith(1);
      List<String> bottlenecks =
          row.get("bottleneck_steps").isEmpty()
              ? List.of()
              : List.of(row.get("bottleneck_steps").split("; "));
      assertThat(bottlenecks.stream().map(step -> Integer.valueOf(words(step).get(0))))
          .containsExactlyElementsOf(
              IntStream.range(0, moves.size() - 1)
                  .filter(step -> moves.get(step) == 1)
                  .mapToObj(step -> step + 1)
                  .toList());
      assertThat(row.get("bottlenecks")).isEqualTo(String.valueOf(bottlenecks.size()));
      requireClues(row);
    }
    assertThat(rows.subList(0, 3)).allSatisfy(BookProofTest::requireEasy);
    assertThat(rows.get(0).get("chapter")).isEqualTo("Warm-up");
    assertThat(rows.get(6).get("constraints")).startsWith("cage ");
    assertThat(text(pdf, 0)).contains("Proof sheet", "Warm-up", "Clues by region", "Puzzles: 7.");
  }

  private static void requireClues(Row row) {
    String puzzle = row.get("puzzle");
    List<Integer> byRegion = numbers(row.get("clues_by_region"));
    for (int region = 0; region < byRegion.size(); region++) {
      char symbol = Character.forDigit(region, 10);
      assertThat(byRegion.get(region))
          .isEqualTo(
              (int)
                  IntStream.range(0, puzzle.length())
                      .filter(cell -> row.get("regions").charAt(cell) == symbol)
                      .filter(cell -> puzzle.charAt(cell) != '.')
                      .count());
    }
    String shape = puzzle.replaceAll("[0-9]", "x");
    boolean isTurned = shape.contentEquals(new StringBuilder(shape).reverse());
    assertThat(List.of(row.get("symmetry").split(" ")).contains("rotate180"))
        .isEqualTo(isTurned && shape.contains("x"));
    assertThat(row.get("clues"))
        .isEqualTo(String.valueOf(shape.chars().filter(cell -> cell == 'x').count()));
  }

  /** Easy puzzles need singles only. Their first moves are counted in the plainest way. */
  private static void requireEasy(Row row) {
    assertThat(row.get("level")).isEqualTo("easy");
    assertThat(row.get("singles_only")).isEqualTo("yes");
    assertThat(numbers(row.get("moves_open")).get(0)).isEqualTo(singles(row).size());
    assertThat(row.get("bottlenecks")).isEqualTo("0");
  }

  /** Returns the cells with one candidate, and those that are the only ones for a digit. */
  private static Set<String> singles(Row row) {
    String puzzle = row.get("puzzle");
    String regions = row.get("regions");
    int size = (int) Math.sqrt(puzzle.length());
    List<List<Integer>> candidates = new ArrayList<>();
    for (int cell = 0; cell < puzzle.length(); cell++) {
      Set<Character> seen = new HashSet<>();
      for (int other = 0; other < puzzle.length(); other++) {
        if (sees(regions, size, cell, other)) {
          seen.add(puzzle.charAt(other));
        }
      }
      boolean isEmpty = puzzle.charAt(cell) == '.';
      candidates.add(
          IntStream.rangeClosed(1, size)
              .filter(digit -> isEmpty && !seen.contains(Character.forDigit(digit, 10)))
              .boxed()
              .toList());
    }
    Set<String> singles = new HashSet<>();
    for (int cell = 0; cell < puzzle.length(); cell++) {
      for (int digit : candidates.get(cell)) {
        boolean isHidden = false;
        for (int kind = 0; kind < 3; kind++) {
          int at = cell;
          int of = kind;
          isHidden |=
              IntStream.range(0, puzzle.length())
                  .filter(
                      other ->
                          other != at
                              && house(regions, size, of, other) == house(regions, size, of, at))
                  .noneMatch(other -> candidates.get(other).contains(digit));
        }
        if (isHidden || candidates.get(cell).size() == 1) {
          singles.add(cell + "=" + digit);
        }
      }
    }
    return singles;
  }

  private static boolean sees(String regions, int size, int cell, int other) {
    return IntStream.range(0, 3)
        .anyMatch(kind -> house(regions, size, kind, cell) == house(regions, size, kind, other));
  }

  private static int house(String regions, int size, int kind, int cell) {
    return kind == 0 ? cell / size : kind == 1 ? cell % size : regions.charAt(cell);
  }

  @Test
  void theSheetIsReadAsAListOfPuzzles() throws IOException {
    plan("seed: 1\nchapters: [{number: 2, size: 6}, {number: 1, size: 6, cages: all}]\n");

    Run run = Run.of("check", table.toString());

    assertThat(run.status()).isZero();
    assertThat(run.out()).contains("exactly one solution");
  }

  @Test
  void bytesDoNotDependOnThreads() throws IOException {
    String text = "seed: 2\nchapters: [{number: 6, size: 6, regions: random, level: medium}]\n";
    plan(text, "--threads=1");
    byte[] bookOfOne = Files.readAllBytes(book);
    byte[] tableOfOne = Files.readAllBytes(table);

    plan(text, "--threads=3");

    assertThat(Files.readAllBytes(book)).isEqualTo(bookOfOne);
    assertThat(Files.readAllBytes(table)).isEqualTo(tableOfOne);
  }

  /** Swaps rows and columns of n² characters. */
  private static String transposed(String cells) {
    int size = (int) Math.sqrt(cells.length());
    return IntStream.range(0, cells.length())
        .mapToObj(cell -> cells.substring(cell % size * size + cell / size).substring(0, 1))
        .collect(Collectors.joining());
  }

  /** Replaces each digit by the next one, and the last by 1. */
  private static String relabelled(String cells) {
    int size = (int) Math.sqrt(cells.length());
    return cells
        .chars()
        .mapToObj(cell -> Character.isDigit(cell) ? (cell - '0') % size + 1 + "" : (char) cell + "")
        .collect(Collectors.joining());
  }

  private static List<String> generated(String... options) {
    List<String> args = new ArrayList<>(List.of("generate", "--format=line", "--seed=11"));
    args.addAll(List.of(options));
    Run run = Run.of(args.toArray(String[]::new));
    assertThat(run.status()).isZero();
    return run.out().lines().toList();
  }

  /** Ten puzzles of an archive are among others: jigsaws, boxes, killers, and two solutions. */
  @Test
  void twinsOfAnArchiveAreFoundInDisguise() throws IOException {
    Path layout = write("layout.txt", JIGSAW.replaceAll("(.{6})", "$1\n"));
    List<String> jigsaws = generated("--number=8", "--regions=" + layout);
    List<String> boxes = generated("--number=8");
    List<String> killers = generated("--number=8", "--size=6", "--cages", "--cage-size=2..3");
    List<String> all = new ArrayList<>();
    all.addAll(jigsaws);
    all.addAll(boxes);
    all.addAll(killers);
    Path archive = write("archive.txt", String.join("\n", all) + "\n");
    List<String> hidden = new ArrayList<>();
    for (int k = 0; k < 4; k++) {
      List<String> jigsaw = words(jigsaws.get(2 * k));
      hidden.add(relabelled(transposed(jigsaw.get(0))) + " " + transposed(jigsaw.get(1)));
      hidden.add(transposed(relabelled(words(boxes.get(2 * k)).get(0))));
    }
    hidden.add(turned(killers.get(3)));
    hidden.add(turned(killers.get(6)));
    hidden.add(otherClues(jigsaws.get(5)));
    hidden.add(otherClues(boxes.get(5)));
    Path mine = write("mine.txt", String.join("\n", hidden) + "\n");

    Run run =
        plan(
            "seed: 8\nchapters:\n  - {from: "
                + mine
                + ", sort: none}\n  - {number: 4}\n"
                + "  - {number: 4, size: 6, regions: layout.txt}\n  - {number: 2, size: 6, cages: all}\n",
            "--archive=" + archive);

    assertThat(run.status()).isZero();
    List<String> expected = new ArrayList<>();
    for (int k = 0; k < 4; k++) {
      expected.add("the same puzzle as " + archive + ":" + (2 * k + 1));
      expected.add("the same puzzle as " + archive + ":" + (8 + 2 * k + 1));
    }
    expected.add("the same puzzle as " + archive + ":" + (16 + 3 + 1));
    expected.add("the same puzzle as " + archive + ":" + (16 + 6 + 1));
    expected.add("the same solution as " + archive + ":" + (5 + 1));
    expected.add("the same solution as " + archive + ":" + (8 + 5 + 1));
    List<String> twins = rows().stream().map(row -> row.get("twins")).toList();
    assertThat(twins.subList(0, 12)).isEqualTo(expected);
    assertThat(twins.subList(12, twins.size())).containsOnly("");
    assertThat(run.err().lines())
        .hasSize(12)
        .first()
        .isEqualTo("nonomino: Puzzle 1 has a twin: the same puzzle as " + archive + ":1.");
  }

  /** Turns a killer upside down; its cages are in the line format. */
  private static String turned(String line) {
    List<String> fields = words(line);
    assertThat(fields.get(1)).startsWith("+cage");
    String cages =
        Pattern.compile("r([0-9])c([0-9])")
            .matcher(fields.get(1))
            .replaceAll(
                cell ->
                    "r"
                        + (7 - Integer.parseInt(cell.group(1)))
                        + "c"
                        + (7 - Integer.parseInt(cell.group(2))));
    return new StringBuilder(fields.get(0)).reverse() + " " + cages;
  }

  /** Returns a puzzle with the same solution, in which only some cells of a row are empty. */
  private static String otherClues(String line) {
    Run solved = Run.withInput(line + "\n", "solve", "--format=line", "-");
    String solution = words(solved.out().strip()).get(0);
    int size = (int) Math.sqrt(solution.length());
    String cells = "." + solution.substring(1, size) + "." + solution.substring(size + 1);
    String regions = line.contains(" ") ? " " + transposed(words(line).get(1)) : "";
    return relabelled(transposed(cells)) + regions;
  }

  @Test
  void puzzlesThatFailTheConditionsOfTheirChapterAreNamed() throws IOException {
    List<String> lines =
        generated("--number=3", "--size=6", "--difficulty=easy", "--symmetry=none");
    String medium = generated("--size=6", "--difficulty=medium").get(0);
    Path mine = write("mine.txt", String.join("\n", lines) + "\n" + medium + "\n");

    Run level = plan("chapters:\n  - {from: mine.txt, level: easy}\n  - {number: 1}\n");

    assertThat(level.status()).isEqualTo(1);
    assertThat(level.err())
        .contains(
            mine
                + ":4: This puzzle fails the condition 'level: easy' of its chapter: it is medium (")
        .containsOnlyOnce("This puzzle fails");
    assertThat(book).doesNotExist();
    assertThat(table).doesNotExist();

    Run clues = plan("chapters:\n  - {from: mine.txt, clues: 35}\n  - {number: 1}\n");

    assertThat(clues.status()).isEqualTo(1);
    assertThat(clues.err())
        .contains(mine + ":1: This puzzle fails the condition 'clues: 35' of its chapter: it has ")
        .contains(mine + ":4: ");
    assertThat(plan("chapters:\n  - {from: mine.txt, size: 9}\n").err()).contains("it is 6×6");
    assertThat(plan("chapters:\n  - {from: mine.txt, rating: 8.5..}\n").err())
        .contains("'rating: from 8.5'");
    assertThat(plan("chapters:\n  - {from: mine.txt, symmetry: rotate90}\n").err())
        .contains("'symmetry: rotate90'");
    assertThat(plan("chapters:\n  - {from: mine.txt, rating: ..2.9, size: 6}\n").status()).isZero();
  }

  /** The puzzles of the first chapter of each plan need an X-wing, or only singles. */
  @Test
  void techniquesAreConditionsOfChapters() throws IOException {
    String wing = generated("--technique=x-wing").get(0);
    String single = generated("--knows=singles").get(0);
    Path mine = write("mine.txt", wing + "\n" + single + "\n");
    write("wing.txt", wing + "\n");
    write("single.txt", single + "\n");

    assertThat(plan("seed: 1\nchapters: [{from: mine.txt, technique: x-wing}]\n").err())
        .isEqualTo(
            "nonomino: "
                + mine
                + ":2: This puzzle fails the condition 'technique: x-wing' of its chapter: it does not need this technique.\n");
    Run known = plan("seed: 1\nchapters: [{from: mine.txt, knows: [singles]}]\n");
    assertThat(known.status()).isEqualTo(1);
    assertThat(known.err())
        .isEqualTo(
            "nonomino: "
                + mine
                + ":1: This puzzle fails the condition 'knows: singles' of its chapter: these techniques do not solve it.\n");
    assertThat(book).doesNotExist();
    assertThat(
            plan("seed: 1\nchapters: [{from: mine.txt, technique: x-wing, knows: singles}]\n")
                .err())
        .contains("plan.yaml:2:40:", "'X-Wing' is not one of the known techniques.");

    Run all =
        plan(
            "seed: 1\nchapters:\n  - {from: wing.txt, technique: x-wing}\n  - {from: single.txt, knows: singles}\n");
    assertThat(all.status()).isZero();
    assertThat(rows()).hasSize(2);
  }

  @Test
  void namesOfProofSheetsAreChecked() throws IOException {
    String one = "chapters: [{number: 1, size: 4}]\n";

    assertThat(plan(one, "--proof=proof.txt").err())
        .contains("--proof=proof.txt: a proof sheet is a .csv or a .pdf file.");
    assertThat(plan(one, "--proof=" + book).err()).contains("this file is also the book");
    assertThat(plan(one, "--proof=" + folder.resolve("none/proof.csv")).err())
        .contains("there is no such folder");
    assertThat(plan(one, "--archive=none.txt").err()).contains("there is no file 'none.txt'");
    assertThat(book).doesNotExist();
    assertThat(table).doesNotExist();
  }

  @Test
  void thePhasesOfALongBookAreShown() throws IOException {
    Path mine = write("mine.txt", String.join("\n", generated("--number=2", "--size=6")) + "\n");
    Path plan = write("plan.yaml", "chapters: [{from: mine.txt}, {number: 1, size: 4}]\nseed: 1\n");

    Run run = Run.watched("book", "--plan=" + plan, "--archive=" + mine, "-o", book.toString());

    assertThat(run.err())
        .containsSubsequence("Archives", "Rating", "Generating", "Layout", "Writing");
  }

  @Test
  void aChapterWithTooFewPuzzlesSaysHowManyThereAre() throws IOException {
    Run run = plan("seed: 1\nchapters:\n  - {level: easy, number: 300, size: 4}\n");

    assertThat(run.status()).isEqualTo(1);
    assertThat(run.err())
        .containsPattern(
            "plan.yaml:3:5: There are probably only [0-9]+ different puzzles of this kind: the last [0-9]+ were"
                + " duplicates. Ask for at most [0-9]+, or for other regions, clues or levels.");
    assertThat(book).doesNotExist();
  }
}
