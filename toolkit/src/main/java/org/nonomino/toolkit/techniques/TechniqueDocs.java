package org.nonomino.toolkit.techniques;

import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.nonomino.core.BoxRegions;
import org.nonomino.explainer.Step;
import org.nonomino.explainer.StepKind;
import org.nonomino.explainer.TechniqueFamily;
import org.nonomino.render.DigitStyle;
import org.nonomino.render.PictureLayout;
import org.nonomino.render.PictureStyle;
import org.nonomino.render.PuzzlePicture;
import org.nonomino.render.SvgPicture;
import org.nonomino.render.Theme;
import org.nonomino.toolkit.RegionLegend;
import org.nonomino.toolkit.TechniquePosition;

/** Writes what there is to learn of techniques as Markdown, with pictures. */
public final class TechniqueDocs {
  /** The file with the list of all pages. */
  public static final String INDEX = "README.md";

  /** In pixels: candidates are still easy to read. */
  private static final int WIDTH = 480;

  private static final String INTRODUCTION =
      """
      # Techniques

      The ways of reasoning that Nonomino knows, with what to look for, why it is true, what changes on irregular regions,
      and examples. `nonomino techniques x-wing` shows the same page in a terminal. To practise, `nonomino generate
      --technique=x-wing --position` makes positions with such a step in them.

      These pages are made by `nonomino techniques --write=docs/techniques`.

      Some words: a *house* is a row, a column or a region; a region that is a rectangle is a *box*. Two cells *see* each
      other if they share a house. A *candidate* is a digit that a cell can still have; its cell is then a *place* of the
      digit. A *given* is a digit that the puzzle begins with. In the pictures, green candidates are what the step is seen
      by, and those that it removes are crossed out.
      """;

  private TechniqueDocs() {}

  /** Returns the texts of all files by their names: the index, a page for each kind, pictures. */
  public static Map<String, String> files() {
    Map<String, String> files = new LinkedHashMap<>();
    files.put(INDEX, index());
    for (StepKind kind : StepKind.values()) {
      List<TechniquePosition> examples = TechniqueExamples.of(kind);
      files.put(kind.slug() + ".md", page(kind, examples));
      examples.forEach(example -> files.put(pictureName(example), picture(example)));
    }
    return files;
  }

  private static String index() {
    StringBuilder text = new StringBuilder(INTRODUCTION);
    for (TechniqueFamily family : TechniqueFamily.values()) {
      List<StepKind> kinds = TechniqueText.of(family);
      if (!kinds.isEmpty()) {
        text.append("\n## ").append(family.words()).append("\n\n");
        text.append("| technique | rated from | cost | in short |\n|---|---|---|---|\n");
      }
      for (StepKind kind : kinds) {
        text.append(
            "| %s | %s | %d | %s |\n"
                .formatted(
                    link(kind), kind.least(), kind.cost(), TechniquePage.of(kind).summary()));
      }
    }
    return text.toString();
  }

  private static String page(StepKind kind, List<TechniquePosition> examples) {
    TechniquePage page = TechniquePage.of(kind);
    StringBuilder text = new StringBuilder();
    text.append(
        "# %s\n\n%s. [All techniques](README.md)\n\n%s\n"
            .formatted(kind.words(), TechniqueText.facts(kind), page.summary()));
    page.sections()
        .forEach(
            (section, words) -> text.append("\n## %s\n\n%s\n".formatted(section.title(), words)));
    for (TechniquePosition example : examples) {
      Step step = example.step();
      text.append(
          "\n## %s\n\n![%s](%s)\n\n**%s**: %s\n\nIn full:\n\n%s\n"
              .formatted(
                  TechniqueText.title(example),
                  step.name(),
                  pictureName(example),
                  step,
                  step.explain(example.board()),
                  String.join("  \n", step.explainInFull(example.board()))));
      String legend = RegionLegend.of(example.board().layout(), step.evidence().houses());
      text.append(legend.isEmpty() ? "" : "\n" + legend.strip().replace("\n", "  \n") + "\n");
    }
    if (!page.related().isEmpty()) {
      String links =
          page.related().stream().map(TechniqueDocs::link).collect(Collectors.joining(", "));
      text.append("\nSee also: %s.\n".formatted(links));
    }
    return text.toString();
  }

  private static String link(StepKind kind) {
    return "[" + kind.words() + "](" + kind.slug() + ".md)";
  }

  private static String pictureName(TechniquePosition example) {
    boolean areBoxes = BoxRegions.equalTo(example.entry().puzzle().mask()).isPresent();
    return example.step().kind().slug() + (areBoxes ? ".svg" : "-irregular.svg");
  }

  private static String picture(TechniquePosition example) {
    PuzzlePicture picture =
        PuzzlePicture.of(example.entry().puzzle())
            .withStep(example.step(), example.board())
            .withTitle(example.step().name());
    StringWriter text = new StringWriter();
    try {
      SvgPicture.writeWithDarkTheme(
          PictureLayout.lay(
              picture, new PictureStyle(Theme.LIGHT, true, DigitStyle.LETTERS, WIDTH)),
          Theme.DARK,
          text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return text.toString();
  }
}
