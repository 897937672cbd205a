package org.nonomino.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.nonomino.bulk.io.Console;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/**
 * Checks that the site lists the options of the program. With {@code -Dexamples.update}, the file
 * is updated.
 */
final class SiteCommandsTest {
  private static final Path FILE =
      Path.of(System.getProperty("nonomino.basedir"), "..", "docs/site/data/commands.json");

  /** The width of a page of the site, in columns. */
  private static final int COLUMNS = 80;

  @Test
  void theSiteHasTheCommandsOfTheProgram() throws IOException {
    String commands = described();
    if (System.getProperty("examples.update") != null) {
      Files.writeString(FILE, commands);
    }

    assertThat(FILE)
        .as("run this test with -Dexamples.update to update it")
        .content()
        .isEqualTo(commands);
  }

  /** Returns the program with all of its commands. */
  static CommandLine program() {
    Console console = Console.discarding();
    return Main.injector(console).getInstance(CommandLineRunner.class).wholeCommandLine();
  }

  /** Returns all commands, each followed by its subcommands. */
  static List<CommandLine> commands() {
    List<CommandLine> all = new ArrayList<>();
    collect(program(), all);
    return all;
  }

  private static void collect(CommandLine command, List<CommandLine> all) {
    for (CommandLine inner : command.getSubcommands().values()) {
      all.add(inner);
      collect(inner, all);
    }
  }

  private static String described() throws IOException {
    StringWriter text = new StringWriter();
    DefaultPrettyPrinter pretty = new DefaultPrettyPrinter();
    pretty.indentArraysWith(DefaultIndenter.SYSTEM_LINEFEED_INSTANCE.withLinefeed("\n"));
    pretty.indentObjectsWith(DefaultIndenter.SYSTEM_LINEFEED_INSTANCE.withLinefeed("\n"));
    try (JsonGenerator json = new JsonFactory().createGenerator(text)) {
      json.setPrettyPrinter(pretty);
      json.writeStartObject();
      json.writeArrayFieldStart("commands");
      for (CommandLine command : commands()) {
        describe(command, json);
      }
      json.writeEndArray();
      json.writeEndObject();
    }
    return text + "\n";
  }

  private static void describe(CommandLine command, JsonGenerator json) throws IOException {
    CommandSpec spec = command.getCommandSpec();
    spec.usageMessage().width(COLUMNS);
    Help help = new Help(spec, Help.defaultColorScheme(Help.Ansi.OFF));
    json.writeStartObject();
    json.writeStringField("name", spec.qualifiedName(" ").replaceFirst("^nonomino ", ""));
    json.writeStringField("description", words(spec.usageMessage().description()));
    json.writeStringField(
        "synopsis", help.synopsis(0).stripTrailing().replace(System.lineSeparator(), "\n"));
    json.writeArrayFieldStart("parameters");
    for (PositionalParamSpec parameter : spec.positionalParameters()) {
      if (!parameter.hidden()) {
        json.writeStartObject();
        describeArgument(parameter, help, json);
        json.writeEndObject();
      }
    }
    json.writeEndArray();
    json.writeArrayFieldStart("options");
    List<OptionSpec> options = new ArrayList<>(spec.options());
    options.sort(Comparator.comparing(OptionSpec::usageHelp));
    for (OptionSpec option : options) {
      if (!option.hidden()) {
        json.writeStartObject();
        json.writeArrayFieldStart("names");
        for (String name : option.names()) {
          json.writeString(name);
        }
        json.writeEndArray();
        describeArgument(option, help, json);
        json.writeBooleanField("isRequired", option.required());
        json.writeEndObject();
      }
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private static void describeArgument(ArgSpec argument, Help help, JsonGenerator json)
      throws IOException {
    String label =
        help.parameterLabelRenderer()
            .renderParameterLabel(argument, Help.Ansi.OFF, List.of())
            .toString();
    json.writeStringField("parameter", argument.arity().max() == 0 ? "" : label);
    json.writeStringField("description", words(argument.description()));
  }

  private static String words(String... lines) {
    return String.join("\n", Arrays.asList(lines)).replace("%n", "\n").replace("%%", "%").strip();
  }
}
