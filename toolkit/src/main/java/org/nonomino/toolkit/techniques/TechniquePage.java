package org.nonomino.toolkit.techniques;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.nonomino.explainer.terms.StepKind;

/**
 * The explanation of a technique. Immutable.
 *
 * @param kind the kind of its steps
 * @param summary one sentence
 * @param sections all sections, one paragraph each
 * @param related other techniques to read about, the most useful first
 */
public record TechniquePage(
    StepKind kind, String summary, Map<Section, String> sections, List<StepKind> related) {
  private static final String SEE_ALSO = "See also";
  private static final String HEADING = "## ";

  /** The parts of a page, in order. */
  public enum Section {
    /** The pattern to look for. */
    SPOTTING("How to spot it"),
    /** The proof. */
    REASON("Why it works"),
    /** The differences if regions are not boxes. */
    IRREGULAR("On irregular regions");

    private final String title;

    Section(String title) {
      this.title = title;
    }

    /** Returns the heading. */
    public String title() {
      return title;
    }
  }

  /** Copies the sections and the list. */
  public TechniquePage {
    Map<Section, String> copy = new EnumMap<>(Section.class);
    copy.putAll(sections);
    sections = Collections.unmodifiableMap(copy);
    related = List.copyOf(related);
  }

  /**
   * Reads the page of a technique.
   *
   * @throws IllegalStateException if the page or a part of it is missing
   */
  public static TechniquePage of(StepKind kind) {
    Map<String, String> parts = parts(Resources.lines(kind.slug() + ".md"));
    Map<Section, String> sections = new EnumMap<>(Section.class);
    for (Section section : Section.values()) {
      sections.put(section, part(kind, parts, section.title));
    }
    List<StepKind> related = new ArrayList<>();
    for (String slug : part(kind, parts, SEE_ALSO).split(", ", -1)) {
      // Pages may mention techniques that only later versions find.
      StepKind.named(slug).ifPresent(related::add);
    }
    return new TechniquePage(kind, part(kind, parts, ""), sections, related);
  }

  /** Returns the paragraphs by heading; the paragraph before the first heading has an empty key. */
  private static Map<String, String> parts(List<String> lines) {
    Map<String, String> parts = new HashMap<>();
    String heading = "";
    for (String line : lines) {
      if (line.startsWith(HEADING)) {
        heading = line.substring(HEADING.length());
      } else if (!line.isBlank()) {
        parts.merge(heading, line.strip(), (before, more) -> before + " " + more);
      }
    }
    return parts;
  }

  private static String part(StepKind kind, Map<String, String> parts, String heading) {
    String text = parts.getOrDefault(heading, "");
    if (text.isEmpty()) {
      throw new IllegalStateException("the page of " + kind + " lacks '" + heading + "'");
    }
    return text;
  }
}
