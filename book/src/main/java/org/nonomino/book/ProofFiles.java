package org.nonomino.book;

import java.io.Closeable;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.nonomino.bulk.io.OutputFile;
import org.nonomino.bulk.io.StagedOutput;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.render.export.ReportWriter;

/** The files of {@code --proof}. They are kept only if the book is complete. */
final class ProofFiles implements Closeable {
  private static final String OPTION = "--proof=";

  private final List<ProofFile> files = new ArrayList<>();

  private record ProofFile(String name, boolean isTable, StagedOutput output) {}

  private ProofFiles() {}

  /**
   * Opens the files, so that one that cannot be written is reported before anything is generated.
   *
   * @param names each ends with {@code .csv} or {@code .pdf}
   */
  static ProofFiles open(List<String> names) throws UsageException {
    ProofFiles opened = new ProofFiles();
    for (String name : names) {
      try {
        Path path = Path.of(name);
        if (Files.isDirectory(path)) {
          throw new UsageException(OPTION + name + ": this is a directory. Name a file in it.");
        }
        opened.files.add(new ProofFile(name, isTable(name), StagedOutput.at(path)));
      } catch (IOException | InvalidPathException e) {
        throw broken(name, e);
      }
    }
    return opened;
  }

  /**
   * Checks the names of the files.
   *
   * @param output the file of the book
   * @param inputs the files that the book is read from
   */
  static void require(List<String> names, Optional<String> output, List<String> inputs)
      throws UsageException {
    List<Path> others = new ArrayList<>();
    for (String name : names) {
      isTable(name);
      try {
        Path path = Path.of(name).toAbsolutePath().normalize();
        boolean isInput =
            inputs.stream()
                .anyMatch(input -> OutputFile.isSameFile(Optional.of(name), Optional.of(input)));
        boolean isBook =
            output
                .filter(book -> Path.of(book).toAbsolutePath().normalize().equals(path))
                .isPresent();
        if (isInput || isBook || others.contains(path)) {
          throw new UsageException(
              OPTION
                  + name
                  + ": this file is also the book, an input or another proof sheet. Name another file.");
        }
        others.add(path);
      } catch (InvalidPathException e) {
        throw broken(name, e);
      }
    }
  }

  private static boolean isTable(String name) throws UsageException {
    String lower = name.toLowerCase(Locale.ROOT);
    if (!lower.endsWith(".csv") && !lower.endsWith(".pdf")) {
      throw new UsageException(
          OPTION + name + ": a proof sheet is a .csv or a .pdf file. Name one, such as proof.csv.");
    }
    return lower.endsWith(".csv");
  }

  private static UsageException broken(String name, Exception e) {
    return new UsageException(OPTION + name + ": " + OutputFile.message(name, e));
  }

  /** Writes the sheet to all files. */
  void write(ProofSheet sheet) throws UsageException {
    for (ProofFile file : files) {
      try {
        if (file.isTable()) {
          file.output().stream().write(sheet.csv().getBytes(StandardCharsets.UTF_8));
        } else {
          ReportWriter.write(sheet.report(), file.output().stream());
        }
      } catch (IOException e) {
        throw broken(file.name(), e);
      }
    }
  }

  /** Keeps all files. */
  void keep() throws UsageException {
    for (ProofFile file : files) {
      try {
        file.output().keep();
      } catch (IOException e) {
        throw broken(file.name(), e);
      }
    }
  }

  @Override
  public void close() throws IOException {
    for (ProofFile file : files) {
      file.output().close();
    }
  }
}
