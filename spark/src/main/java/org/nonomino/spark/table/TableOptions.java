package org.nonomino.spark.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Stack;
import org.nonomino.bulk.BulkWork;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.bulk.options.CommandLines;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;

/**
 * The options of jobs whose answers may become a table of Parquet: {@code --format=parquet},
 * treated as {@code csv} by the command itself, and the division of the table.
 */
public final class TableOptions {
  private static final String FORMAT = "--format";
  private static final String PARQUET = "parquet";
  private static final String RECORDS = "csv";

  @Option(
      names = "--partition-by",
      paramLabel = "COLUMN",
      split = ",",
      description =
          "With --format=parquet: write the rows to a folder for each value of these columns: level=easy/part-*,"
              + " level=hard/part-*.")
  private List<String> partitionBy = new ArrayList<>();

  private boolean isWanted;

  /** Lets all commands that have these options accept {@code --format=parquet}. */
  public static void addTo(CommandLine commandLine) {
    for (CommandLine command : commandLine.getSubcommands().values()) {
      for (CommandSpec mixin : command.getCommandSpec().mixins().values()) {
        if (mixin.userObject() instanceof TableOptions options) {
          options.extend(command.getCommandSpec());
        }
      }
      addTo(command);
    }
  }

  private void extend(CommandSpec command) {
    CommandLines.changeOptions(
        command, option -> option.longestName().equals(FORMAT) ? extended(option) : option);
  }

  private OptionSpec extended(OptionSpec format) {
    return OptionSpec.builder(format)
        .description(
            String.join(" ", format.description())
                + " Also parquet: the table of csv with typed columns.")
        .preprocessor(
            (words, unused, option, information) -> {
              understand(words);
              return false;
            })
        .build();
  }

  /** Replaces the value of the option, the first of the words on the stack. */
  // Stack is the class in picocli's interface.
  @SuppressWarnings("JdkObsolete")
  private void understand(Stack<String> words) {
    isWanted = !words.isEmpty() && words.peek().toLowerCase(Locale.ROOT).equals(PARQUET);
    if (isWanted) {
      words.pop();
      words.push(RECORDS);
    }
  }

  /**
   * Returns the requested table.
   *
   * @param work the work whose answers are the rows
   * @throws UsageException if it cannot be divided as requested, or a division without a table is
   *     requested
   */
  public Optional<Table> of(BulkWork<?> work) throws UsageException {
    if (isWanted) {
      return Optional.of(Table.of(work.columns().orElseThrow(), partitionBy));
    }
    if (!partitionBy.isEmpty()) {
      throw new UsageException("--partition-by is for tables: add --format=parquet.");
    }
    return Optional.empty();
  }
}
