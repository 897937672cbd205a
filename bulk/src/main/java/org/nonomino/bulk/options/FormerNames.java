package org.nonomino.bulk.options;

import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * Replaces the former names of options by the current ones.
 *
 * @param words the words of the command line with the current names
 * @param remarks a sentence for each replaced name, in the order of the words
 */
record FormerNames(List<String> words, Set<String> remarks) {
  /**
   * Returns the words of a command line.
   *
   * @param command the called command
   * @param typed all words; those after {@code --} are not options
   */
  static FormerNames replaced(CommandSpec command, List<String> typed) {
    List<String> words = new ArrayList<>(typed);
    Set<String> remarks = new LinkedHashSet<>();
    int end = typed.contains("--") ? typed.indexOf("--") : typed.size();
    for (int i = 0; i < end; i++) {
      String word = typed.get(i);
      String name = word.split("=", 2)[0];
      Optional<String> today = nameOfToday(command, name);
      if (today.isPresent()) {
        words.set(i, today.get() + word.substring(name.length()));
        remarks.add(name + " is now called " + today.get() + ".");
      }
    }
    return new FormerNames(words, remarks);
  }

  /** Returns the current name of an option of the command that formerly had this name, if any. */
  private static Optional<String> nameOfToday(CommandSpec command, String name) {
    if (!name.startsWith("--") || command.findOption(name) != null) {
      return Optional.empty();
    }
    return command.options().stream()
        .filter(option -> formerName(option).filter(name::equals).isPresent())
        .map(OptionSpec::longestName)
        .findFirst();
  }

  private static Optional<String> formerName(OptionSpec option) {
    return option.userObject() instanceof Field field
        ? Optional.ofNullable(field.getAnnotation(FormerName.class)).map(FormerName::value)
        : Optional.empty();
  }
}
