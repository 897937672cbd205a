package org.nonomino.spark.job;

import java.io.File;
import java.io.Serializable;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.nonomino.spark.storage.Storage;

/**
 * The words of a command, from which each machine creates the job, so that strategies and levels
 * need not be serialized. Immutable, for any thread and any machine.
 *
 * @param words from the name of the command on, with all arguments
 * @param folder the folder of the driver, to which file names in the words are relative
 * @param grammar creates a job from words
 */
public record WorkOrder(List<String> words, File folder, Grammar grammar) implements Serializable {
  /** The name of an option in front of its value. */
  private static final Pattern OPTION = Pattern.compile("^--[a-z-]+=");

  /** The jobs created in this process, so that prepared masks are kept from part to part. */
  private static final Map<List<String>, SparkJob> UNDERSTOOD = new LinkedHashMap<>();

  /**
   * The maximum number of cached jobs, because a cluster's process may live long but works on few
   * jobs at a time.
   */
  private static final int MAX_UNDERSTOOD = 8;

  /** Creates a job from words. */
  public interface Grammar extends Serializable {
    SparkJob job(List<String> words) throws Exception;
  }

  public WorkOrder {
    words = List.copyOf(words);
  }

  /** Creates the order on the driver. */
  public WorkOrder(List<String> words, Grammar grammar) {
    this(words, new File("").getAbsoluteFile(), grammar);
  }

  /**
   * Returns the identity of a job, with one word per line, and with the length and the time of
   * files that words name, such as that of {@code --regions}. The options for overwriting and
   * resuming are not included.
   */
  String described() {
    return words.stream()
        .filter(word -> !word.equals("--resume") && !word.equals("--overwrite"))
        .map(word -> word + state(file(word)) + "\n")
        .collect(Collectors.joining());
  }

  private static String state(File file) {
    return file.isFile() ? " " + file.length() + " " + file.lastModified() : "";
  }

  private File file(String word) {
    return Storage.absolute(folder, OPTION.matcher(word).replaceFirst(""));
  }

  /** Returns a word in which the name of a file is absolute. */
  private String absolute(String word) {
    File file = file(word);
    Matcher option = OPTION.matcher(word);
    return file.isFile() ? (option.find() ? option.group() : "") + file : word;
  }

  /**
   * Returns the job that the words request.
   *
   * @throws IllegalStateException if they are wrong, although the driver has checked them, or name
   *     a file that is not on this machine
   */
  public <J extends SparkJob> J job(Class<J> kind) {
    synchronized (UNDERSTOOD) {
      if (!UNDERSTOOD.containsKey(words) && UNDERSTOOD.size() == MAX_UNDERSTOOD) {
        UNDERSTOOD.remove(UNDERSTOOD.keySet().iterator().next());
      }
      return kind.cast(UNDERSTOOD.computeIfAbsent(words, unused -> understood()));
    }
  }

  private SparkJob understood() {
    try {
      return grammar.job(words.stream().map(this::absolute).toList());
    } catch (Exception e) {
      throw new IllegalStateException(String.valueOf(e.getMessage()), e);
    }
  }
}
