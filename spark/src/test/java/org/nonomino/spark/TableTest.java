package org.nonomino.spark;

import static java.util.Comparator.comparing;
import static org.apache.spark.sql.functions.col;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nonomino.formats.CsvTable;

/** Tables of Parquet, read as Spark SQL reads them. */
class TableTest {
  private static final int BAD_INPUT = 2;
  private static final String IS_MINIMUM = "_is_minimum";

  /** So many columns at the end tell where a row is. */
  private static final int PLACES = 2;

  @TempDir Path folder;
  private Path output;

  @BeforeEach
  void nameOutput() {
    output = folder.resolve("out");
  }

  /** What is read of a table: its types, and its rows as the records they were made of. */
  private record Read(String types, List<List<String>> records) {
    String text() {
      StringBuilder text = new StringBuilder();
      records.forEach(record -> text.append(CsvTable.record(record)));
      return text.toString();
    }
  }

  /** Reads a table in the order of the names of its files. */
  private static Read read(Path folder) {
    try (JavaSparkContext session = SparkSessions.open("test")) {
      // So few rows are not worth the compiling of queries.
      SparkSession sql =
          SparkSession.builder()
              .config(session.getConf())
              .config("spark.sql.codegen.wholeStage", false)
              .config("spark.sql.codegen.factoryMode", "NO_CODEGEN")
              .getOrCreate();
      Dataset<Row> table = sql.read().parquet(folder.toString());
      List<Row> rows =
          new ArrayList<>(
              table
                  .select(col("*"), col("_metadata.file_path"), col("_metadata.row_index"))
                  .collectAsList());
      rows.sort(
          comparing((Row row) -> row.<String>getAs("file_path"))
              .thenComparing(row -> row.<Long>getAs("row_index")));
      return new Read(table.schema().simpleString(), rows.stream().map(TableTest::record).toList());
    }
  }

  private static List<String> record(Row row) {
    List<String> fields = new ArrayList<>();
    for (int i = 0; i < row.size() - PLACES; i++) {
      String value = row.isNullAt(i) ? "" : row.get(i).toString();
      if (!row.schema().fieldNames()[i].endsWith(IS_MINIMUM)) {
        fields.add(value.equals("true") ? "yes" : value.equals("false") ? "no" : value);
      } else if (value.equals("true")) {
        fields.set(fields.size() - 1, fields.get(fields.size() - 1) + "+");
      }
    }
    return fields;
  }

  private static String withoutHeader(String records) {
    return records.substring(records.indexOf('\n') + 1);
  }

  private Path file(String name) throws IOException {
    return switch (name) {
      case "few" -> Inputs.few(folder);
      case "lines" -> Inputs.lines(folder);
      case "twins" -> Inputs.twins(folder);
      case "masks" -> Inputs.masks(folder);
      default -> throw new IllegalArgumentException(name);
    };
  }

  private static final String OF_SOLUTIONS =
      "struct<puzzle:string,regions:string,solution:string,verdict:string,count:bigint,count_is_minimum:boolean"
          + ",label:string>";
  private static final String OF_RATINGS =
      "struct<puzzle:string,regions:string,er:decimal(4,1),er_is_minimum:boolean,ep:decimal(4,1)"
          + ",ep_is_minimum:boolean,ed:decimal(4,1),ed_is_minimum:boolean,level:string,techniques:string,label:string"
          + ",score:bigint,steps:int,first_moves:int,bottlenecks:int>";
  private static final String OF_FORMS =
      "struct<puzzle:string,regions:string,solution:string,label:string,map:string>";
  private static final String OF_LAYOUTS =
      "struct<regions:string,size:int,connected:boolean,symmetry:string,borders:int,corners:int,fewest_blocks:int"
          + ",longest_arm:int,bottlenecks:int,straight_lines:int,filling:string,solution:string,place:string>";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "lines | 1 | solve --count=100     | " + OF_SOLUTIONS,
        "lines | 7 | solve                 | " + OF_SOLUTIONS,
        "few   | 7 | rate --scale=score    | " + OF_RATINGS,
        "twins | 2 | canon --unique --map  | " + OF_FORMS,
        "masks | 1 | layouts check         | " + OF_LAYOUTS
      })
  void aTableHasTheRecordsOfCsv(String input, int parts, String command, String types)
      throws IOException {
    List<String> words = new ArrayList<>(List.of(command.split(" ")));
    words.add(file(input).toString());
    words.add("--format=csv");
    Job alone = Job.alone(words.toArray(String[]::new));
    words.set(words.size() - 1, "--format=Parquet");
    words.add("--parts=" + parts);
    Job job = Job.onSpark(output, words.toArray(String[]::new));
    Read table = read(output);

    assertThat(alone.records()).as(alone.err()).isNotEmpty();
    assertThat(table.text()).as(job.err()).isEqualTo(withoutHeader(alone.records()));
    assertThat(table.types()).isEqualTo(types);
    assertThat(job.status()).isEqualTo(alone.status());
    assertThat(namesIn(output))
        .contains("_SUCCESS", "part-00001.parquet")
        .doesNotContain("_unfinished")
        .allMatch(name -> name.matches("_.*|part-[0-9]{5}\\.parquet"));
  }

  private static List<String> namesIn(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  @Test
  void aPartitionHasItsRowsInTheirOrder() throws IOException {
    String input = Inputs.lines(folder).toString();
    TreeMap<String, List<List<String>>> expected = new TreeMap<>();
    String alone = Job.alone("solve", "--count=100", "--format=csv", input).records();
    try (Stream<List<String>> records = CsvTable.records(new StringReader(withoutHeader(alone)))) {
      records.forEach(
          record -> {
            List<String> rest = new ArrayList<>(record);
            String verdict = rest.remove(3);
            rest.add(verdict);
            expected.computeIfAbsent("verdict=" + verdict, key -> new ArrayList<>()).add(rest);
          });
    }
    Job job =
        Job.onSpark(
            output,
            "solve",
            "--count=100",
            "--format",
            "parquet",
            "--partition-by=verdict",
            "--parts=3",
            input);

    assertThat(namesIn(output).stream().filter(name -> !name.startsWith("_")))
        .as(job.err())
        .containsExactlyElementsOf(expected.keySet());
    assertThat(read(output).records())
        .isEqualTo(expected.values().stream().flatMap(List::stream).toList());
  }

  @Test
  void aJobKilledBeforeTheTableIsMadeFindsNothingOutAgain() throws IOException {
    String input = Inputs.lines(folder).toString();
    String[] words = {"solve", "--format=parquet", "--parts=3", input};
    Path csv = folder.resolve("csv");
    Job.onSpark(csv, "solve", "--format=csv", "--parts=3", input);
    Job.onSpark(output, words);
    // As if it had been killed while it made the table: part of that is there.
    Files.delete(output.resolve("_SUCCESS"));
    Files.delete(Job.parts(output).get(2));
    Files.delete(Job.parts(output).get(1));
    Path unfinished = Files.createDirectories(output.resolve("_unfinished"));
    Files.writeString(unfinished.resolve("table-part-00002-1"), "half a ro");
    Path kept = Job.parts(output).get(0);
    FileTime time = FileTime.fromMillis(1_000_000_000);
    Files.setLastModifiedTime(kept, time);
    StringBuilder expected = new StringBuilder(Files.readString(csv.resolve("part-00001")));
    for (int part : List.of(2, 3)) {
      String name = "part-0000" + part;
      String records = Files.readString(csv.resolve(name)).replace(",unique,", ",kept,");
      Files.writeString(unfinished.resolve("records-" + name), records);
      expected.append(records);
    }
    String[] resumed =
        Stream.concat(Stream.of(words), Stream.of("--resume")).toArray(String[]::new);
    Job job = Job.onSpark(output, resumed);

    assertThat(read(output).text()).as(job.err()).contains(",kept,").isEqualTo(expected.toString());
    assertThat(Files.getLastModifiedTime(kept)).isEqualTo(time);
    assertThat(namesIn(output)).contains("_SUCCESS").doesNotContain("_unfinished");
    assertThat(Job.onSpark(output, resumed)).isEqualTo(job);
  }

  @Test
  void aFolderIsReadInTheOrderOfItsFiles() throws IOException {
    String input = Inputs.few(folder).toString();
    Job table = Job.onSpark(output, "solve", "--format=parquet", "--parts=3", input);
    Path csv = folder.resolve("few.csv");
    Files.writeString(csv, Job.alone("solve", "--format=csv", input).records());
    Job job = Job.onSpark(folder.resolve("again"), "solve", "--parts=2", output.toString());

    assertThat(job.records())
        .as(table.err() + job.err())
        .isEqualTo(Job.alone("solve", "--format=line", csv.toString()).records());
  }

  @Test
  void columnsToDivideByAreNamed() throws IOException {
    Job job =
        Job.onSpark(
            output,
            "solve",
            "--format=parquet",
            "--partition-by=verdict,colour",
            Inputs.grids(folder).toString());

    assertThat(job.status()).isEqualTo(BAD_INPUT);
    assertThat(job.err())
        .isEqualTo(
            "nonomino: --partition-by: there is no column 'colour'. Choose from: puzzle, regions, solution, verdict,"
                + " count, count_is_minimum, label.\n");
  }

  @Test
  void aTableIsNoFormatOfTheProgramItself() throws IOException {
    Job alone = Job.alone("solve", "--format=parquet", Inputs.grids(folder).toString());

    assertThat(alone.status()).isEqualTo(BAD_INPUT);
    assertThat(alone.err()).contains("There is no --format 'parquet'");
  }
}
