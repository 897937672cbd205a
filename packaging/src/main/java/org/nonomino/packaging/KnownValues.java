package org.nonomino.packaging;

import com.google.inject.Injector;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.nonomino.bulk.options.CommandLines;
import org.nonomino.explainer.Level;
import org.nonomino.explainer.Levels;
import org.nonomino.generator.LayoutCatalog;
import org.nonomino.generator.terms.Symmetry;
import org.nonomino.solver.Solver;
import org.nonomino.text.PuzzleFormat;
import org.nonomino.toolkit.Fillers;
import org.nonomino.toolkit.Formats;
import org.nonomino.toolkit.Solvers;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/**
 * Lists of names that options and parameters accept, for completion. They are missing from the
 * definition of the command line, because it reads them later.
 *
 * @param byOption the accepted names by the name of the option
 * @param layouts names of layouts, for all parameters that accept a layout
 * @param formats names of formats, for all descriptions that refer to their list
 */
record KnownValues(Map<String, List<String>> byOption, List<String> layouts, List<String> formats) {
  private static final String LAYOUT = "NAME";
  private static final String BOXES = "RxC";
  private static final String RANDOM = "random";
  private static final String FORMATS_CITED = "--list";
  private static final String FORMAT = "FORMAT";

  /** Returns the lists of the program. */
  static KnownValues of(Injector injector) {
    List<String> symmetries =
        Stream.concat(Arrays.stream(Symmetry.values()).map(Symmetry::toString), Stream.of(RANDOM))
            .toList();
    return new KnownValues(
        Map.of(
            "--solver",
            injector.getInstance(Solvers.class).all().stream()
                .map(Solver::name)
                .map(String::valueOf)
                .toList(),
            "--fill",
            injector.getInstance(Fillers.class).all().stream().map(each -> each.name()).toList(),
            "--difficulty",
            Levels.STANDARD.all().stream().map(Level::name).toList(),
            "--symmetry",
            symmetries),
        LayoutCatalog.load().entries().stream().map(LayoutCatalog.Entry::name).toList(),
        injector.getInstance(Formats.class).all().stream().map(PuzzleFormat::name).toList());
  }

  /** Adds the lists to all options and parameters of a program without a list. */
  void addTo(CommandLine program) {
    CommandSpec command = program.getCommandSpec();
    CommandLines.changeOptions(
        command,
        option -> {
          List<String> values = values(option);
          return values.isEmpty()
              ? option
              : OptionSpec.builder(option).completionCandidates(values).build();
        });
    // Replaces all parameters, so that they stay in order.
    for (PositionalParamSpec parameter : List.copyOf(command.positionalParameters())) {
      command.remove(parameter);
      List<String> values = values(parameter);
      command.addPositional(
          values.isEmpty()
              ? parameter
              : PositionalParamSpec.builder(parameter).completionCandidates(values).build());
    }
    program.getSubcommands().values().forEach(this::addTo);
  }

  private List<String> values(ArgSpec argument) {
    if (argument.completionCandidates() != null) {
      return List.of();
    }
    List<String> labels = List.of(argument.paramLabel().split("\\|"));
    if (labels.contains(LAYOUT) && labels.contains(BOXES)) {
      List<String> names = new ArrayList<>(layouts);
      if (labels.contains(RANDOM)) {
        names.add(RANDOM);
      }
      return names;
    }
    if (labels.contains(FORMAT)
        && String.join(" ", argument.description()).contains(FORMATS_CITED)) {
      return formats;
    }
    if (argument instanceof OptionSpec option) {
      return Arrays.stream(option.names())
          .flatMap(name -> byOption.getOrDefault(name, List.of()).stream())
          .toList();
    }
    return List.of();
  }
}
