package org.nonomino.bulk.options;

import java.util.Map;
import java.util.Optional;
import java.util.Stack;
import picocli.CommandLine.IParameterPreprocessor;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;

/** Accepts a value that begins with a minus sign and would otherwise be read as an option. */
final class SignedNames implements IParameterPreprocessor {
  // Stack is the class in picocli's interface.
  @SuppressWarnings("JdkObsolete")
  @Override
  public boolean preprocess(
      Stack<String> args, CommandSpec command, ArgSpec argument, Map<String, Object> info) {
    if (args.isEmpty() || !args.peek().startsWith("-") || args.peek().startsWith("--")) {
      return false;
    }
    argument.setValue(Optional.of(args.pop()));
    return true;
  }
}
