package org.nonomino.spark.job;

import java.io.File;
import java.io.Serializable;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * The words of a command, by which each machine knows what is to be done: a strategy or a level is
 * never sent anywhere. Immutable, for any thread and any machine.
 *
 * @param words from the name of the command on, with all arguments
 * @param grammar finds out what they ask for
 */
public record WorkOrder(List<String> words, Grammar grammar) implements Serializable {
  /** What was understood in this process; so prepared masks are kept from part to part. */
  private static final Map<List<String>, SparkJob> UNDERSTOOD = new LinkedHashMap<>();

  /** A cluster's process may live long; it works on few jobs at a time. */
  private static final int MOST_UNDERSTOOD = 8;

  /** Finds out what words ask for. */
  public interface Grammar extends Serializable {
    SparkJob job(List<String> words) throws Exception;
  }

  public WorkOrder {
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
   * Returns the job that the words request.
   *
   * @throws IllegalStateException if they are wrong, which the driver has ruled out, or name a file
   *     that is not on this machine
   */
  public <J extends SparkJob> J job(Class<J> kind) {
    synchronized (UNDERSTOOD) {
      if (!UNDERSTOOD.containsKey(words) && UNDERSTOOD.size() == MOST_UNDERSTOOD) {
        UNDERSTOOD.remove(UNDERSTOOD.keySet().iterator().next());
      }
      return kind.cast(UNDERSTOOD.computeIfAbsent(words, unused -> understood()));
    }
  }

  private SparkJob understood() {
    try {
      return grammar.job(words);
    } catch (Exception e) {
      throw new IllegalStateException(String.valueOf(e.getMessage()), e);
    }
  }
}
