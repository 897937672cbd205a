package org.nonomino.bulk.options;

import java.util.Map;
import java.util.Optional;
import java.util.Stack;
import picocli.CommandLine.IParameterPreprocessor;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;

/** Takes a value that begins with a minus sign, which could be an option otherwise. */
final class SignedNames implements IParameterPreprocessor {
  // The interface has it so.
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
