package org.nonomino.spark;

import static java.util.Comparator.comparing;
import static org.apache.spark.sql.functions.col;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nonomino.formats.CsvTable;

/** Parquet tables, read with Spark SQL. */
@ExtendWith(SharedSession.class)
class TableTest {
  private static final int BAD_INPUT = 2;
  private static final String IS_MINIMUM = "_is_minimum";

  /** The number of columns at the end that show the place of a row. */
  private static final int PLACES = 2;

  @TempDir Path folder;
  private Path output;

  @BeforeEach
  void nameOutput() {
    output = folder.resolve("out");
  }

  /** The contents of a table: its types, and its rows as the original records. */
  private record Read(String types, List<List<String>> records) {
    String text() {
      StringBuilder text = new StringBuilder();
      records.forEach(record -> text.append(CsvTable.record(record)));
      return text.toString();
    }
  }

  /** Reads a table in the order of the names of its files. */
  private static Read read(Path folder) {
    // The few rows are not worth compiling queries.
    SparkSession sql =
        SparkSession.builder()
            .config(SharedSession.open("test").getConf())
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
          + ",label:string,constraints:string>";
  private static final String OF_RATINGS =
      "struct<puzzle:string,regions:string,er:decimal(4,1),er_is_minimum:boolean,ep:decimal(4,1)"
          + ",ep_is_minimum:boolean,ed:decimal(4,1),ed_is_minimum:boolean,level:string,techniques:string,label:string"
          + ",score:bigint,steps:int,first_moves:int,bottlenecks:int>";
  private static final String OF_FORMS =
      "struct<puzzle:string,regions:string,solution:string,label:string,map:string,constraints:string>";
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
        "twins | 2 | canon --distinct --map  | " + OF_FORMS,
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

  /** Returns records in folders, in which the verdict is last. */
  private static SortedMap<String, List<List<String>>> byVerdict(List<List<String>> records) {
    SortedMap<String, List<List<String>>> folders = new TreeMap<>();
    for (List<String> record : records) {
      List<String> rest = new ArrayList<>(record);
      String verdict = rest.remove(3);
      rest.add(verdict);
      folders.computeIfAbsent("verdict=" + verdict, key -> new ArrayList<>()).add(rest);
    }
    return folders;
  }

  @Test
  void aPartitionHasItsRowsInTheirOrder() throws IOException {
    String input = Inputs.lines(folder).toString();
    SortedMap<String, List<List<String>>> expected;
    String alone = Job.alone("solve", "--count=100", "--format=csv", input).records();
    try (Stream<List<String>> records = CsvTable.records(new StringReader(withoutHeader(alone)))) {
      expected = byVerdict(records.toList());
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

  private static String[] resuming(String... words) {
    return Stream.concat(Stream.of(words), Stream.of("--resume")).toArray(String[]::new);
  }

  @Test
  void aJobThatIsResumedFindsNothingOutAgain() throws IOException {
    String[] words = {"solve", "--format=parquet", "--parts=3", Inputs.lines(folder).toString()};
    Job.onSpark(output, words);
    List<Path> parts = Job.parts(output);
    List<List<String>> expected = new ArrayList<>();
    for (int part : List.of(0, 1, 0)) {
      expected.addAll(read(parts.get(part)).records());
    }
    // Simulates a kill while the job wrote the second part.
    Files.delete(output.resolve("_SUCCESS"));
    Files.delete(parts.get(1));
    Files.delete(output.resolve("_reports/part-00002"));
    Path unfinished = Files.createDirectories(output.resolve("_unfinished"));
    Files.writeString(unfinished.resolve("part-00002-1"), "half a ro");
    Files.copy(parts.get(0), parts.get(2), StandardCopyOption.REPLACE_EXISTING);
    FileTime time = FileTime.fromMillis(1_000_000_000);
    Files.setLastModifiedTime(parts.get(2), time);
    Job job = Job.onSpark(output, resuming(words));

    assertThat(read(output).records()).as(job.err()).isEqualTo(expected);
    assertThat(Files.getLastModifiedTime(parts.get(2))).isEqualTo(time);
    assertThat(namesIn(output)).contains("_SUCCESS").doesNotContain("_unfinished");
    assertThat(Job.onSpark(output, resuming(words))).isEqualTo(job);
  }

  @Test
  void aJobKilledBeforeTheFoldersAreMadeFindsNothingOutAgain() throws IOException {
    String input = Inputs.lines(folder).toString();
    Path rows = folder.resolve("rows");
    Job.onSpark(rows, "solve", "--format=parquet", "--parts=3", input);
    String[] words = {"solve", "--format=parquet", "--partition-by=verdict", "--parts=3", input};
    Job.onSpark(output, words);
    // Simulates a kill while the job created the folders, so that some of them exist.
    Files.delete(output.resolve("_SUCCESS"));
    try (Stream<Path> files = Files.walk(output)) {
      for (Path file : files.filter(found -> found.toString().contains("verdict=")).toList()) {
        if (Files.isRegularFile(file) && !file.endsWith("verdict=unique/part-00003.parquet")) {
          Files.delete(file);
        }
      }
    }
    Path unfinished = Files.createDirectories(output.resolve("_unfinished"));
    Files.createDirectories(unfinished.resolve("table/verdict=unique"));
    List<List<String>> found = new ArrayList<>();
    for (int part = 1; part <= 3; part++) {
      // The third part has the contents of the first, because it is not computed again.
      Path file = rows.resolve("part-0000" + (part == 3 ? 1 : part) + ".parquet");
      Files.copy(file, unfinished.resolve("rows-part-0000" + part + ".parquet"));
      found.addAll(read(file).records());
    }
    Job job = Job.onSpark(output, resuming(words));

    assertThat(read(output).records())
        .as(job.err())
        .isEqualTo(byVerdict(found).values().stream().flatMap(List::stream).toList());
    assertThat(namesIn(output)).contains("_SUCCESS").doesNotContain("_unfinished");
    assertThat(Job.onSpark(output, resuming(words))).isEqualTo(job);
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
                + " count, count_is_minimum, label, constraints.\n");
  }

  @Test
  void aTableIsNoFormatOfTheProgramItself() throws IOException {
    Job alone = Job.alone("solve", "--format=parquet", Inputs.grids(folder).toString());

    assertThat(alone.status()).isEqualTo(BAD_INPUT);
    assertThat(alone.err()).contains("--format=parquet: there is no such name.");
  }
}
