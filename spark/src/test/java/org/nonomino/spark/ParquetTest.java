package org.nonomino.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.example.data.simple.SimpleGroupFactory;
import org.apache.parquet.hadoop.ParquetWriter;
import org.apache.parquet.hadoop.example.ExampleParquetWriter;
import org.apache.parquet.io.LocalOutputFile;
import org.apache.parquet.schema.MessageType;
import org.apache.parquet.schema.MessageTypeParser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** Parquet files. */
@ExtendWith(SharedSession.class)
class ParquetTest {
  private static final int BAD_INPUT = 2;

  @TempDir Path folder;

  /** Writes rows of one column of strings and a number that no command uses. */
  private Path file(String column, String... rows) throws IOException {
    MessageType schema =
        MessageTypeParser.parseMessageType(
            "message m { optional int32 clues; optional binary " + column + " (STRING); }");
    Path file = folder.resolve("puzzles.parquet");
    try (ParquetWriter<Group> writer =
        ExampleParquetWriter.builder(new LocalOutputFile(file)).withType(schema).build()) {
      for (String row : rows) {
        writer.write(
            new SimpleGroupFactory(schema).newGroup().append("clues", 4).append(column, row));
      }
    }
    return file;
  }

  @Test
  void isReadAsATable() throws IOException {
    String[] rows = {"1..4..2..2..4..1", "11..............", "1.......2......."};
    Path parquet = file("quiz", rows);
    Path csv =
        Files.writeString(folder.resolve("puzzles.csv"), "quiz\n" + String.join("\n", rows) + "\n");
    Path output = folder.resolve("out");
    Job job = Job.onSpark(output, "solve", "--format=csv", "--parts=2", parquet.toString());
    Job alone = Job.alone("solve", "--format=csv", csv.toString());

    assertThat(job.records())
        .as(job.err())
        .isEqualTo(alone.records().replace("puzzles.csv", "puzzles.parquet"));
    assertThat(job.status()).isEqualTo(BAD_INPUT);
  }

  @Test
  void columnsThatAreMissingAreNamed() throws IOException {
    Path parquet = file("figures", "1..4..2..2..4..1");
    Job job = Job.onSpark(folder.resolve("out"), "solve", parquet.toString());

    assertThat(job.status()).isEqualTo(BAD_INPUT);
    assertThat(job.err())
        .contains("puzzles.parquet' cannot be read: it needs a column 'puzzle'")
        .contains("but has clues, figures")
        .doesNotContain("\tat ");
    assertThat(job.err().lines()).hasSize(1);
  }

  @Test
  void aTableOfLayoutsIsNotOneOfPuzzles() throws IOException {
    Path parquet = file("regions", "AABBAABBCCDDCCDD");
    Job puzzles = Job.onSpark(folder.resolve("puzzles"), "solve", parquet.toString());
    Job layouts =
        Job.onSpark(folder.resolve("out"), "layouts", "check", "--format=line", parquet.toString());

    assertThat(puzzles.status()).isEqualTo(BAD_INPUT);
    assertThat(puzzles.err())
        .contains("it needs a column 'puzzle' of strings, but has clues, regions");
    assertThat(layouts.records()).as(layouts.err()).isEqualTo("yes connected\n");
  }

  @Test
  void aFileThatIsNotParquetIsRefused() throws IOException {
    Path text = Files.writeString(folder.resolve("text.parquet"), "1..4..2..2..4..1\n");
    Job job = Job.onSpark(folder.resolve("out"), "solve", text.toString());

    assertThat(job.status()).isEqualTo(BAD_INPUT);
    assertThat(job.err()).contains("it is not a Parquet file");
    assertThat(job.err().lines()).hasSize(1);
  }
}
