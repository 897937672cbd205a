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
 * Replaces the former names of options by those of today.
 *
 * @param words the words of the command line with the names of today
 * @param remarks a sentence for each name that was replaced, in the order of the words
 */
record FormerNames(List<String> words, Set<String> remarks) {
  /**
   * Returns the words of a command line.
   *
   * @param command the command that is called
   * @param typed all words; those after {@code --} are no options
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

  /** Returns the name that an option of the command has today, if it had this one before. */
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
