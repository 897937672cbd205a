package org.nonomino.toolkit.techniques;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.nonomino.core.BoxRegions;
import org.nonomino.explainer.terms.StepKind;
import org.nonomino.explainer.terms.TechniqueFamily;
import org.nonomino.render.TextPicture;
import org.nonomino.render.TextStyle;
import org.nonomino.toolkit.RegionLegend;
import org.nonomino.toolkit.TechniquePosition;
import org.nonomino.toolkit.TextCaptions;

/** Writes the pages of techniques as plain text, with an end of line after each line. */
public final class TechniqueText {
  private TechniqueText() {}

  /** Returns a table of all techniques by family. */
  public static String table() {
    int slugs = 0;
    int names = 0;
    for (StepKind kind : StepKind.values()) {
      slugs = Math.max(slugs, kind.slug().length());
      names = Math.max(names, kind.words().length());
    }
    String row = "  %-" + slugs + "s  %-" + names + "s  %5s  %4s\n";
    StringBuilder table = new StringBuilder();
    table.append(row.formatted("type", "name", "from", "cost"));
    for (TechniqueFamily family : TechniqueFamily.values()) {
      List<StepKind> kinds = of(family);
      table.append(kinds.isEmpty() ? "" : "\n" + family.words() + "\n");
      for (StepKind kind : kinds) {
        table.append(row.formatted(kind.slug(), kind.words(), kind.lowestRating(), kind.cost()));
      }
    }
    return table.toString();
  }

  /** Returns the techniques of a family, the easiest first. */
  static List<StepKind> of(TechniqueFamily family) {
    return Stream.of(StepKind.values())
        .filter(kind -> kind.family() == family)
        .sorted(Comparator.comparing(StepKind::lowestRating))
        .toList();
  }

  /** Returns a line that points to the page of a technique. */
  public static String pointer(StepKind kind) {
    return "More about " + kind.words() + ": nonomino techniques " + kind.slug() + "\n";
  }

  /** Returns the page of a technique with its examples. */
  public static String page(StepKind kind, TextStyle style) {
    TechniquePage page = TechniquePage.of(kind);
    StringBuilder text = new StringBuilder();
    text.append(kind.words()).append('\n').append(facts(kind)).append('\n');
    alsoCalled(kind).ifPresent(names -> text.append(Paragraphs.wrapped(names)));
    text.append('\n');
    text.append(Paragraphs.wrapped(page.summary()));
    page.sections()
        .forEach(
            (section, words) ->
                text.append('\n')
                    .append(section.title())
                    .append("\n\n")
                    .append(Paragraphs.wrapped(words)));
    for (TechniquePosition example : TechniqueExamples.of(kind)) {
      text.append('\n').append(title(example)).append("\n\n").append(drawn(example, style));
    }
    if (!page.related().isEmpty()) {
      text.append("\nSee also: ")
          .append(page.related().stream().map(StepKind::slug).collect(Collectors.joining(", ")))
          .append('\n');
    }
    return text.toString();
  }

  /** Returns the family, the lowest rating and the cost, for one line. */
  static String facts(StepKind kind) {
    return kind.family().words() + ", rated from " + kind.lowestRating() + ", cost " + kind.cost();
  }

  /** Returns a sentence with the other names of a technique, if it has any. */
  static Optional<String> alsoCalled(StepKind kind) {
    List<String> names = TechniqueAlias.of(kind);
    return names.isEmpty()
        ? Optional.empty()
        : Optional.of("Also called: " + String.join(", ", names) + ".");
  }

  /** Returns the title of an example. */
  static String title(TechniquePosition example) {
    return BoxRegions.equalTo(example.entry().puzzle().mask()).isPresent()
        ? "Example"
        : "Example on irregular regions";
  }

  private static String drawn(TechniquePosition example, TextStyle style) {
    StringBuilder text = new StringBuilder();
    text.append(TextPicture.drawCandidates(example.board(), example.step(), style))
        .append(TextCaptions.constraints(example.board().rules()))
        .append(TextPicture.key(example.board(), style))
        .append(RegionLegend.of(example.board(), example.step().evidence().houses()))
        .append('\n')
        .append(Paragraphs.explained(example));
    return text.toString();
  }
}
