package org.nonomino.spark;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.zip.GZIPOutputStream;

/** Files with puzzles of the corpus and with malformed puzzles. */
final class Inputs {
  private static final String CORPUS = "/META-INF/nonomino-corpus/";

  private Inputs() {}

  private static String corpus(String name) {
    try (InputStream stream = Inputs.class.getResourceAsStream(CORPUS + name)) {
      if (stream == null) {
        throw new IllegalStateException("the corpus has no " + name);
      }
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Lines with puzzles, including jigsaws, with comments, and with malformed puzzles. */
  static Path lines(Path folder) throws IOException {
    String text =
        "# Überschrift\n"
            + corpus("classic/17clue.txt")
            + "1..4..2..2..4 too short\r\n"
            + "\n"
            + corpus("jigsaw9/public_examples.txt")
            + "11.............. two ones in a row\n"
            + corpus("classic/top1465.txt")
            + "................ many solutions\n"
            + "1...2......3...4 AABBAABBCCDDCCDD ends without a line feed";
    return Files.writeString(folder.resolve("lines.txt"), text);
  }

  /** Fewer lines, for slower commands. */
  static Path few(Path folder) throws IOException {
    String text =
        corpus("classic/17clue.txt").lines().limit(40).collect(Collectors.joining("\n"))
            + "\n11..............\n"
            + corpus("jigsaw9/public_examples.txt");
    return Files.writeString(folder.resolve("few.txt"), text);
  }

  /** All lines as a compressed file. */
  static Path compressed(Path folder) throws IOException {
    Path file = folder.resolve("lines.txt.gz");
    try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(file))) {
      out.write(Files.readAllBytes(lines(folder)));
    }
    return file;
  }

  /** Lines that end as on old systems, so that the file is not cut. */
  static Path carriageReturns(Path folder) throws IOException {
    String text = corpus("classic/17clue.txt").replace("\n", "\r");
    return Files.writeString(folder.resolve("returns.txt"), text);
  }

  /** Lines that are invalid UTF-8 from the middle on. */
  static Path windows1252(Path folder) throws IOException {
    String text = corpus("classic/17clue.txt");
    String label = "1..4..2..2..4..1 f\u00FCr alle\n";
    byte[] bytes = (text + label + text + label).getBytes(StandardCharsets.ISO_8859_1);
    return Files.write(folder.resolve("windows.txt"), bytes);
  }

  /** A table whose header is needed to read its records. */
  static Path table(Path folder) throws IOException {
    StringBuilder text = new StringBuilder("label;puzzle;regions\n");
    int number = 0;
    for (String line :
        corpus("classic/17clue.txt").lines().filter(l -> !l.startsWith("#")).toList()) {
      number++;
      text.append("number ").append(number).append(';').append(line, 0, 81).append(";\n");
    }
    text.append("last;................;AABBAABBCCDDCCDD\n;;\n");
    return Files.writeString(folder.resolve("table.csv"), text);
  }

  /** A table in which labels have line breaks, so that most lines do not begin a record. */
  static Path tableWithLineBreaks(Path folder) throws IOException {
    String record = "\"one\n1..4..2..2..4..1;two\n\n# three\";1..4..2..2..4..1\n";
    return Files.writeString(
        folder.resolve("long-labels.csv"), "label;puzzle\n" + record.repeat(100));
  }

  /** A table of layouts, one of them malformed, and one without a solution grid. */
  static Path masks(Path folder) throws IOException {
    StringBuilder text = new StringBuilder("regions,note\n0123012301230123,columns\n");
    for (int i = 0; i < 40; i++) {
      text.append("AABBAABBCCDDCCDD,").append(i).append('\n');
    }
    text.append("AABBAABBCCDDCCD,short\nAAABBABBCACCCDDDD,long\nAAAABBBBCCCCDDDD,rows\n");
    return Files.writeString(folder.resolve("masks.csv"), text);
  }

  /** Puzzles, the same with 1 and 2 swapped, in any order, and malformed lines. */
  static Path twins(Path folder) throws IOException {
    List<String> puzzles =
        corpus("classic/17clue.txt")
            .lines()
            .filter(line -> !line.startsWith("#"))
            .limit(90)
            .toList();
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 3 * puzzles.size(); i++) {
      String puzzle = puzzles.get(i * i % puzzles.size()).substring(0, 81);
      text.append(
          i % 2 == 0 ? puzzle : puzzle.replace('1', 'x').replace('2', '1').replace('x', '2'));
      text.append(i % 50 == 0 ? "\ntoo short\n" : "\n");
    }
    return Files.writeString(folder.resolve("twins.txt"), text);
  }

  /** Grids, each of several lines. */
  static Path grids(Path folder) throws IOException {
    StringBuilder text = new StringBuilder();
    for (String digits : List.of("1..4..2..2..4..1", "1.......2.......", "12..34..........")) {
      for (int row = 0; row < 16; row += 4) {
        text.append(digits.substring(row, row + 4).replaceAll("(.)(?!$)", "$1 ")).append('\n');
      }
      text.append('\n');
    }
    return Files.writeString(folder.resolve("grids.txt"), text);
  }
}
