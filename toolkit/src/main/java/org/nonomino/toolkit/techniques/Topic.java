package org.nonomino.toolkit.techniques;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.nonomino.core.ConstraintKind;
import org.nonomino.explainer.terms.StepKind;

/**
 * The topic of a page: a technique, or a constraint with its first moves. A typed name leads to at
 * most one topic.
 */
public sealed interface Topic {
  /** Returns the name to type. */
  String slug();

  /** Returns the name for people. */
  String words();

  /**
   * A technique.
   *
   * @param kind the kind of its steps
   */
  record Technique(StepKind kind) implements Topic {
    @Override
    public String slug() {
      return kind.slug();
    }

    @Override
    public String words() {
      return kind.words();
    }
  }

  /**
   * A constraint, or several that people know together.
   *
   * @param page its page
   */
  record Rule(ConstraintPage page) implements Topic {
    @Override
    public String slug() {
      return page.slug();
    }

    @Override
    public String words() {
      return page.words();
    }
  }

  /** Returns all topics, techniques first. */
  static List<Topic> all() {
    Stream<Topic> techniques = Arrays.stream(StepKind.values()).map(Technique::new);
    return Stream.concat(techniques, ConstraintPage.all().stream().map(Rule::new)).toList();
  }

  /**
   * Returns the topic of a name or an alias, as {@link TechniqueNames#find} compares names. Names
   * of several techniques have none.
   */
  static Optional<Topic> find(String typed) {
    Optional<Topic> technique = TechniqueNames.find(typed).map(Technique::new);
    return technique.or(
        () ->
            ConstraintPage.all().stream()
                .filter(page -> namesOf(page).anyMatch(name -> TechniqueNames.areSame(name, typed)))
                .findFirst()
                .map(Rule::new));
  }

  /**
   * Returns advice about a name that no topic has: {@code Did you mean thermometer? 'nonomino
   * techniques' lists all.}
   */
  static String advice(String typed) {
    return TechniqueNames.advice(typed, pageNames());
  }

  /** Returns a question with the nearest names, or nothing: {@code Did you mean thermometer? }. */
  static String question(String typed) {
    return TechniqueNames.question(typed, pageNames());
  }

  private static List<String> pageNames() {
    List<String> names = new ArrayList<>();
    ConstraintPage.all().forEach(page -> names.add(page.slug()));
    return names;
  }

  /** Returns all names of a page, also those of its kinds in sentences and in notations. */
  static Stream<String> namesOf(ConstraintPage page) {
    Stream<String> own =
        Stream.concat(Stream.of(page.slug(), page.words()), page.aliases().stream());
    return Stream.concat(own, page.kinds().stream().sorted().flatMap(Topic::namesOf));
  }

  private static Stream<String> namesOf(ConstraintKind kind) {
    // A single letter, such as the X of a sign, is no name of a page.
    return Stream.concat(
        Stream.of(kind.words(), kind.plural(), kind.json()),
        kind.names().text().stream().filter(name -> name.length() > 1));
  }
}
