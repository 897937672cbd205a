package org.nonomino.spark;

import java.io.File;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.Serializable;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.nonomino.bulk.NumberedWork;
import org.nonomino.bulk.io.Console;
import org.nonomino.bulk.layouts.AllLayoutsWork;
import picocli.CommandLine;

/**
 * The words of a command, by which each machine knows what is to be done: a strategy or a level is
 * never sent anywhere. Immutable, for any thread and any machine.
 *
 * @param words from the name of the command on, with all arguments
 */
record WorkOrder(List<String> words) implements Serializable {
  /** What was understood in this process; so prepared masks are kept from part to part. */
  private static final Map<WorkOrder, Object> UNDERSTOOD = new LinkedHashMap<>();

  /** A cluster's process may live long; it works on few jobs at a time. */
  private static final int MOST_UNDERSTOOD = 8;

  WorkOrder {
    words = List.copyOf(words);
  }

  /**
   * Returns what a job is known by, a word a line, with the length and the time of files that words
   * name, such as that of {@code --regions}: how it is begun is no part of it.
   */
  String described() {
    return words.stream()
        .filter(word -> !word.equals("--resume") && !word.equals("--overwrite"))
        .map(word -> word + state(word) + "\n")
        .collect(Collectors.joining());
  }

  private static String state(String word) {
    File file = new File(word.replaceFirst("^--[a-z-]+=", ""));
    return file.isFile() ? " " + file.length() + " " + file.lastModified() : "";
  }

  /**
   * Returns what is done to each item.
   *
   * @throws IllegalStateException if the words are wrong, which the driver has ruled out, or name a
   *     file that is not on this machine
   */
  ItemWork work() {
    return understood(ItemWork.class, command -> ((ItemCommand) command).work());
  }

  /**
   * Returns what is made, of a command that makes things by their numbers.
   *
   * @throws IllegalStateException as {@link #work} does
   */
  NumberedWork<?> numbered() {
    return understood(NumberedWork.class, command -> ((NumberedCommand) command).numbered());
  }

  /**
   * Returns what is done, of a command that enumerates layouts.
   *
   * @throws IllegalStateException as {@link #work} does
   */
  AllLayoutsWork enumeration() {
    return understood(
        AllLayoutsWork.class, command -> ((EnumerationCommand) command).enumeration());
  }

  /** Makes of a command, with its options, what is done. */
  private interface Meaning<W> {
    W of(Object command) throws Exception;
  }

  private <W> W understood(Class<W> kind, Meaning<W> meaning) {
    synchronized (UNDERSTOOD) {
      if (!UNDERSTOOD.containsKey(this) && UNDERSTOOD.size() == MOST_UNDERSTOOD) {
        UNDERSTOOD.remove(UNDERSTOOD.keySet().iterator().next());
      }
      return kind.cast(
          UNDERSTOOD.computeIfAbsent(this, order -> WorkOrder.<Object>understood(order, meaning)));
    }
  }

  private static <W> W understood(WorkOrder order, Meaning<? extends W> meaning) {
    Console quiet =
        new Console(
            InputStream.nullInputStream(),
            OutputStream.nullOutputStream(),
            System.err,
            false,
            false,
            false,
            Console.USUAL_COLUMNS,
            false);
    CommandLine commandLine = SparkMain.commandLine(SparkMain.injector(quiet), quiet);
    CommandLine.ParseResult parsed = commandLine.parseArgs(order.words.toArray(String[]::new));
    while (parsed.hasSubcommand()) {
      parsed = parsed.subcommand();
    }
    try {
      return meaning.of(parsed.commandSpec().userObject());
    } catch (Exception e) {
      throw new IllegalStateException(String.valueOf(e.getMessage()), e);
    }
  }
}
