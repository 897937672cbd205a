package org.nonomino.spark;

import java.io.InputStream;
import java.io.OutputStream;
import java.io.Serializable;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.nonomino.app.Main;
import org.nonomino.app.io.Console;
import picocli.CommandLine;

/**
 * The words of a command, by which each machine knows what is to be done: a strategy or a level is
 * never sent anywhere. Immutable, for any thread and any machine.
 *
 * @param words from the name of the command on, with all arguments
 */
record WorkOrder(List<String> words) implements Serializable {
  /** What was understood in this process; so prepared masks are kept from part to part. */
  private static final Map<WorkOrder, ItemWork> UNDERSTOOD = new ConcurrentHashMap<>();

  WorkOrder {
    words = List.copyOf(words);
  }

  /**
   * Returns what is done to each item.
   *
   * @throws IllegalStateException if the words are wrong, which the driver has ruled out, or name a
   *     file that is not on this machine
   */
  ItemWork work() {
    return UNDERSTOOD.computeIfAbsent(this, WorkOrder::understood);
  }

  private static ItemWork understood(WorkOrder order) {
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
    CommandLine commandLine = SparkMain.commandLine(Main.injector(quiet), quiet);
    CommandLine.ParseResult parsed = commandLine.parseArgs(order.words.toArray(String[]::new));
    while (parsed.hasSubcommand()) {
      parsed = parsed.subcommand();
    }
    try {
      return ((ItemCommand) parsed.commandSpec().userObject()).work();
    } catch (Exception e) {
      throw new IllegalStateException(String.valueOf(e.getMessage()), e);
    }
  }
}
