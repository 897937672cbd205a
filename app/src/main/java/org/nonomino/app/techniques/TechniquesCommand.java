package org.nonomino.app.techniques;

import jakarta.inject.Inject;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.nonomino.bulk.io.Console;
import org.nonomino.bulk.io.ExitCode;
import org.nonomino.bulk.io.OutputFile;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.bulk.options.TypedNumber;
import org.nonomino.core.Grid;
import org.nonomino.formats.json.JsonWriting;
import org.nonomino.render.TextStyle;
import org.nonomino.text.MalformedTextException;
import org.nonomino.toolkit.Solvers;
import org.nonomino.toolkit.json.TopicJson;
import org.nonomino.toolkit.techniques.ConstraintText;
import org.nonomino.toolkit.techniques.ForcedDigits;
import org.nonomino.toolkit.techniques.TechniqueDocs;
import org.nonomino.toolkit.techniques.TechniqueText;
import org.nonomino.toolkit.techniques.Topic;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code nonomino techniques}. */
@Command(
    name = "techniques",
    description =
        "Lists the techniques for solving by hand, or teaches one, or a constraint, with examples.",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footer = {
      "",
      "The list has the name to type, the lowest rating of a step, and its cost with --scale=score.",
      "At its end are the constraints with pages about their first moves.",
      "To practise: nonomino generate --technique=x-wing --position",
      "Exit codes: 0 shown; 2 bad usage, such as a technique that does not exist; 3 a worksheet was not",
      "found in time.",
      "",
      "Examples:",
      "  nonomino techniques 'Naked Pair'",
      "  nonomino techniques killer --size=6",
      "  nonomino techniques x-wing --worksheet=12 --seed=1 -o sheet.pdf"
    })
public final class TechniquesCommand implements Callable<Integer> {
  @Parameters(
      paramLabel = "NAME",
      arity = "0..*",
      description =
          "A technique, such as x-wing or 'X-Wing', or a constraint, such as thermometer. Default: list all.")
  private List<String> words = List.of();

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description = "Output format: ${COMPLETION-CANDIDATES} (default: text).")
  private Format format = Format.text;

  @Option(names = "--ascii", description = "Draw borders with + - | only.")
  private boolean ascii;

  @Option(
      names = "--size",
      paramLabel = "N",
      description = "The size of grids for the table of a constraint, 4 to 36 (default: 9).")
  private Optional<TypedNumber> size = Optional.empty();

  @Mixin private WorksheetOptions worksheets = new WorksheetOptions();

  /** The folder for docs/techniques, an option for developers of Nonomino. */
  @Option(names = "--write", paramLabel = "DIR", hidden = true)
  private Optional<String> folder = Optional.empty();

  /** The choices of {@code techniques --format}; in lower case, as people type them. */
  private enum Format {
    /** Text for people. */
    text,
    /** A JSON object per technique, one per line. */
    json
  }

  private final Console console;
  private final Solvers solvers;

  @Inject
  TechniquesCommand(Console console, Solvers solvers) {
    this.console = console;
    this.solvers = solvers;
  }

  @Override
  public Integer call() throws UsageException, MalformedTextException {
    if (worksheets.areGiven()) {
      return worksheet().status();
    }
    worksheets.requireNone();
    if (folder.isPresent()) {
      write(folder.get());
    } else {
      PrintWriter out = console.outWriter();
      out.print(words.isEmpty() ? all() : page(topic(String.join(" ", words))));
      out.flush();
    }
    return ExitCode.SOLVED.status();
  }

  private ExitCode worksheet() throws UsageException, MalformedTextException {
    if (words.isEmpty()) {
      throw new UsageException("--worksheet: name a technique, such as x-wing.");
    }
    if (format != Format.text) {
      throw new UsageException(
          "--worksheet and --format: a worksheet is a PDF. Give only one of them.");
    }
    return worksheets.write(
        topic(String.join(" ", words)), solvers.defaultSolver().orElseThrow(), console);
  }

  private static Topic topic(String name) throws UsageException {
    Optional<Topic> topic = Topic.find(name);
    if (topic.isEmpty()) {
      throw new UsageException(
          "There is no technique or constraint '%s'. %s".formatted(name, Topic.advice(name)));
    }
    return topic.get();
  }

  private String all() throws UsageException {
    if (size.isPresent()) {
      throw new UsageException("--size: name a constraint with a table, such as killer.");
    }
    if (format == Format.text) {
      return TechniqueText.table() + ConstraintText.table();
    }
    StringBuilder lines = new StringBuilder();
    for (Topic topic : Topic.all()) {
      lines.append(JsonWriting.line(json -> TopicJson.writeFields(json, topic)));
    }
    return lines.toString();
  }

  private String page(Topic topic) throws UsageException {
    int tables = tableSize(topic);
    if (format == Format.json) {
      return JsonWriting.line(json -> TopicJson.writePage(json, topic, tables));
    }
    TextStyle style = new TextStyle(ascii, false, true);
    return topic instanceof Topic.Rule rule
        ? ConstraintText.page(rule.page(), tables, style)
        : TechniqueText.page(((Topic.Technique) topic).kind(), style);
  }

  /** Returns the size of grids for the table of a page. */
  private int tableSize(Topic topic) throws UsageException {
    if (size.isEmpty()) {
      return ForcedDigits.USUAL_SIZE;
    }
    if (!(topic instanceof Topic.Rule rule) || rule.page().table().isEmpty()) {
      throw new UsageException("--size: the page '" + topic.words() + "' has no table.");
    }
    return size.get().whole("--size", ForcedDigits.MIN_SIZE, Grid.MAX_SIZE);
  }

  private static void write(String name) throws UsageException {
    if (name.isBlank()) {
      throw new UsageException("--write=: the name of the folder is missing.");
    }
    try {
      Path folder = Files.createDirectories(Path.of(name));
      for (Map.Entry<String, String> file : TechniqueDocs.files().entrySet()) {
        Files.writeString(folder.resolve(file.getKey()), file.getValue(), StandardCharsets.UTF_8);
      }
    } catch (IOException | InvalidPathException e) {
      throw new UsageException("--write=" + name + ": " + OutputFile.reason(e) + ".");
    }
  }
}
