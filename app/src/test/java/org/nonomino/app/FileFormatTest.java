package org.nonomino.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.github.luben.zstd.ZstdInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The format of a file by {@code --format} and by the ending of its name, for all commands. */
final class FileFormatTest {
  private static final String PUZZLE = "1...4.31..2...1.\n";

  @TempDir private Path folder;

  private String path(String name) {
    return folder.resolve(name).toString();
  }

  private Run run(String command, String output) {
    String[] args =
        Stream.concat(Stream.of(command.split(" ")), Stream.of("-o", folder + "/" + output))
            .toArray(String[]::new);
    return Run.withInput(PUZZLE, args);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "generate --size=4 --seed=1 | x.foo | or add --format",
        "generate --size=4 --seed=1 | x.xlsx | no format of this command has the ending .xlsx",
        "generate --size=4 --seed=1 --format=csv | x.xlsx | contradict each other",
        "generate --size=4 --seed=1 --format=svg | y.png | contradict each other",
        "generate --size=4 --seed=1 --format=line | y.csv.gz | contradict each other",
        "generate --size=4 --seed=1 | y.csv.bz2 | the ending .bz2",
        "rate | r.parquet | Choose .txt, .line, .csv, .json",
        "solve | out.xlsx | no format of this command",
        "stats | z.svg | Choose .txt, .csv, .json",
        "check | z.html | Choose .txt, .line, .csv, .json",
        "canon | z.svg | Choose .line, .csv",
        "explain | z.svg | Choose .txt, .json, .pdf",
        "convert | z.sdx | no format of this command",
        "convert --format=csv | z.json | name a file that ends in .csv",
        "render | z.csv | Choose .svg, .png, .pdf",
        "render --format=pdf | wk2/ | this is a directory",
        "layouts random --size=4 --seed=1 | z.svg | Choose .txt, .grid, .line, .csv, .json",
        "layouts all --size=4 | z.svg | Choose .txt, .grid, .line, .csv, .json",
        "layouts show 2x2 | z.svg | Choose",
        "techniques x-wing --worksheet=1 | a.txt | a worksheet is written as PDF",
        "book --easy=1 --size=4 | a.txt | a book is written as PDF",
      })
  void whatCannotBeWrittenIsRefused(String command, String output, String reason)
      throws IOException {
    Run run = run(command, output);

    assertThat(run.status()).as(run.err()).isEqualTo(2);
    assertThat(run.err()).contains(reason);
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files).isEmpty();
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "generate --size=4 --seed=1 --format=csv | x.foo | puzzle,",
        "generate --size=4 --seed=1 --format=line | x.txt | 1",
        "generate --size=4 --seed=1 --format=fpuzzles | x.json | {",
        "generate --size=4 --seed=1 | x.jsonl | {",
        "generate --size=4 --seed=1 | week.49 | ┌",
        "generate --size=4 --seed=1 --number=2 | x.svg.d/ |",
        "layouts random --size=4 --seed=1 | x.csv | regions,",
        "layouts all --size=4 | x.json | {",
        "rate | x.csv | puzzle,",
      })
  void whatCanBeWrittenIsWritten(String command, String output, String beginning)
      throws IOException {
    if (beginning == null) {
      Run run = run(command + " --format=svg", output);
      assertThat(run.status()).as(run.err()).isZero();
      try (Stream<Path> files = Files.list(folder.resolve(output))) {
        assertThat(files).hasSize(2);
      }
      return;
    }
    Run run = run(command, output);

    assertThat(run.status()).as(run.err()).isZero();
    assertThat(Files.readString(folder.resolve(output))).startsWith(beginning);
  }

  @Test
  void compressedEndingsCompress() throws IOException {
    String plain = Run.of("generate", "--size=4", "--seed=1", "--format=csv").out();
    assertThat(run("generate --size=4 --seed=1", "a.csv.gz").status()).isZero();
    assertThat(run("convert", "b.csv.zst").status()).isZero();
    assertThat(run("render", "c.svg.gz").status()).isZero();

    try (InputStream gzip = new GZIPInputStream(Files.newInputStream(folder.resolve("a.csv.gz")));
        InputStream zstd = new ZstdInputStream(Files.newInputStream(folder.resolve("b.csv.zst")));
        InputStream svg = new GZIPInputStream(Files.newInputStream(folder.resolve("c.svg.gz")))) {
      assertThat(new String(gzip.readAllBytes(), StandardCharsets.UTF_8)).isEqualTo(plain);
      assertThat(new String(zstd.readAllBytes(), StandardCharsets.UTF_8))
          .startsWith("puzzle,regions,solution,label,constraints\n1...4.31..2...1.,");
      assertThat(new String(svg.readAllBytes(), StandardCharsets.UTF_8)).startsWith("<svg");
    }
    assertThat(Run.of("rate", path("a.csv.gz")).status()).isZero();
  }

  /** If nothing is written, no file is left, not even an empty compressed one. */
  @Test
  void nothingCompressedIsNoFile() {
    Run run = run("generate --size=4 --seed=1 --clues=1", "a.csv.gz");

    assertThat(run.status()).isNotZero();
    assertThat(folder.resolve("a.csv.gz")).doesNotExist();
  }

  @ParameterizedTest
  @ValueSource(strings = {"line", "forum", "sdk", "sdm", "ss", "jigsaw-line", "hodoku"})
  void aSolutionThatTheFormatCannotHoldIsReported(String format) {
    Run run = Run.of("generate", "--seed=1", "--solution", "--format=" + format);

    assertThat(run.status()).as(run.err()).isZero();
    assertThat(run.err())
        .isEqualTo(
            "nonomino: The format %s cannot hold the solution (1 puzzle): left out.\n"
                .formatted(format));
  }

  @Test
  void manyPuzzlesLoseTheirSolutionsWithAMessage() {
    Run run = Run.of("generate", "--size=4", "--seed=1", "--solution", "--number=2");

    assertThat(run.err())
        .isEqualTo("nonomino: The format line cannot hold the solution (2 puzzles): left out.\n");
  }

  @Test
  void filesOfOptionsAreReadFromStandardInput() {
    String draft = "1 2 . .\n. . . .\n. . . .\n. . . .\n";
    String regions = "a a a b\na b b b\nc c d d\nc c d d\n";
    String pattern = "xx..\nxx..\n..xx\n..xx\n";

    assertThat(Run.withInput(draft, "generate", "--from=-", "--seed=1", "--format=line").out())
        .startsWith("12");
    Run jigsaw = Run.withInput(regions, "generate", "--regions=-", "--seed=1", "--format=line");
    assertThat(jigsaw.out()).as(jigsaw.err()).contains(" 0001011122332233");
    Run filled =
        Run.withInput(pattern, "generate", "--pattern=-", "--size=4", "--seed=1", "--format=grid");
    assertThat(filled.status()).as(filled.err()).isZero();
    assertThat(filled.out()).matches("(?s)\\d \\d .*");
  }

  @Test
  void regionsAndWorkAreReadFromStandardInput() throws IOException {
    Path puzzle = Files.writeString(folder.resolve("p.txt"), PUZZLE);
    Run solved =
        Run.withInput(
            "1 1 2 2\n1 1 2 2\n3 3 4 4\n3 3 4 4\n", "solve", "--regions=-", puzzle.toString());
    assertThat(solved.status()).as(solved.err()).isZero();
    Run checked = Run.withInput("1342423131242413\n", "check", "--work=-", puzzle.toString());
    assertThat(checked.status()).as(checked.err()).isZero();
  }

  /** The hardest puzzle has the first date. */
  @Test
  void datedPuzzlesOfABookKeepTheirOrder() throws IOException {
    List<String> puzzles = List.of("1...4.31..2...1.", "134242313124241.");
    Path dated =
        Files.writeString(
            folder.resolve("dated.csv"),
            "puzzle,label\n%s,2026-11-30\n%s,2026-12-01\n"
                .formatted(puzzles.get(0), puzzles.get(1)));
    Path plain =
        Files.writeString(
            folder.resolve("plain.csv"),
            "puzzle,label\n%s,A\n%s,B\n".formatted(puzzles.get(0), puzzles.get(1)));

    assertThat(inBook(dated)).containsExactlyElementsOf(puzzles);
    assertThat(inBook(plain)).containsExactly(puzzles.get(1), puzzles.get(0));
  }

  private List<String> inBook(Path file) throws IOException {
    Path proof = folder.resolve("proof.csv");
    Run run =
        Run.withInput(
            Files.readString(file),
            "book",
            "--from=-",
            "--seed=1",
            "--proof=" + proof,
            "-o",
            path("book.pdf"));
    assertThat(run.status()).as(run.err()).isZero();
    return Files.readString(proof)
        .lines()
        .flatMap(line -> Stream.of(line.split(",")).filter(field -> field.matches("[1-4.]{16}")))
        .filter(field -> field.contains("."))
        .toList();
  }
}
