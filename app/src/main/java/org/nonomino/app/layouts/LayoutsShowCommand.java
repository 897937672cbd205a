package org.nonomino.app.layouts;

import jakarta.inject.Inject;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import org.nonomino.app.io.Console;
import org.nonomino.app.io.ExitCode;
import org.nonomino.app.io.UsageException;
import org.nonomino.app.options.LayoutSize;
import org.nonomino.app.options.RegionsOption;
import org.nonomino.app.options.TypedNumber;
import org.nonomino.render.TextStyle;
import org.nonomino.text.MalformedTextException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code nonomino layouts show}. */
@Command(
    name = "show",
    description = "Draws layouts.",
    mixinStandardHelpOptions = true,
    sortOptions = false)
public final class LayoutsShowCommand implements Callable<Integer> {
  @Option(
      names = "--size",
      paramLabel = "N",
      description = "Size for names that do not include it: 'show pinwheel --size=9'.")
  private Optional<TypedNumber> size = Optional.empty();

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description =
          "Output format: ${COMPLETION-CANDIDATES}; grid is the mask matrix (default: picture).")
  private LayoutFormat format = LayoutFormat.picture;

  @Option(names = "--ascii", description = "Draw borders with + - | only.")
  private boolean ascii;

  @Parameters(paramLabel = "RxC|NAME|FILE", arity = "1..*", description = "The layouts.")
  private List<String> words = List.of();

  private final Console console;

  @Inject
  LayoutsShowCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws UsageException, MalformedTextException {
    TextStyle style = new TextStyle(ascii, console.hasColour());
    OptionalInt wanted = LayoutSize.of(size);
    PrintWriter out = console.outWriter();
    for (String word : words) {
      out.print(format.text(RegionsOption.resolve("", word, wanted), style));
      out.flush();
    }
    return ExitCode.SOLVED.status();
  }
}
