package org.nonomino.page.compiler;

import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.teavm.model.BasicBlock;
import org.teavm.model.CallLocation;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.Instruction;
import org.teavm.model.MethodHolder;
import org.teavm.model.MethodReference;
import org.teavm.model.Program;
import org.teavm.model.ValueType;
import org.teavm.model.Variable;
import org.teavm.model.instructions.InvocationType;
import org.teavm.model.instructions.InvokeInstruction;
import org.teavm.model.instructions.StringConstantInstruction;

/**
 * Directs {@code String.format} and {@code formatted} to the formatter of module page-static,
 * because TeaVM's own one brings decimal formats and the names of all countries with it. Refuses
 * conversions that the small one lacks, in all constants of our methods that format. TeaVM creates
 * this class by its name.
 */
public final class SmallFormatter implements ClassHolderTransformer {
  private static final String OURS = "org.nonomino.";
  private static final String STRING = "java.lang.String";
  private static final Set<String> FORMATTING = Set.of("format", "formatted");

  private static final MethodReference SMALL =
      new MethodReference(
          "org.nonomino.page.standin.TextFormatter",
          "format",
          ValueType.object(STRING),
          ValueType.arrayOf(ValueType.object("java.lang.Object")),
          ValueType.object(STRING));

  private static final Pattern CONVERSION =
      Pattern.compile("%(?<width>[^a-zA-Z%]*+)(?<letter>[a-zA-Z%]|$)");

  private static final Pattern WIDTH = Pattern.compile("[0-9]*+");
  private static final String LETTERS = "sdXn%";

  /** Creates it. */
  public SmallFormatter() {}

  @Override
  public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
    for (MethodHolder method : type.getMethods()) {
      Program program = method.getProgram();
      if (program != null && redirect(program) && type.getName().startsWith(OURS)) {
        check(program, method.getReference(), context);
      }
    }
  }

  /** Redirects all calls. Returns whether there were any. */
  private static boolean redirect(Program program) {
    boolean any = false;
    for (BasicBlock block : program.getBasicBlocks()) {
      for (Instruction instruction : block) {
        if (instruction instanceof InvokeInstruction call) {
          MethodReference called = call.getMethod();
          if (called.getClassName().equals(STRING) && FORMATTING.contains(called.getName())) {
            redirect(call);
            any = true;
          }
        }
      }
    }
    return any;
  }

  /** Redirects a call. A locale, which may come first, makes no difference to our conversions. */
  private static void redirect(InvokeInstruction call) {
    List<? extends Variable> arguments = call.getArguments();
    Variable values = arguments.get(arguments.size() - 1);
    Variable format =
        call.getInstance() != null ? call.getInstance() : arguments.get(arguments.size() - 2);
    call.setType(InvocationType.SPECIAL);
    call.setInstance(null);
    call.setMethod(SMALL);
    call.setArguments(format, values);
  }

  private static void check(
      Program program, MethodReference method, ClassHolderTransformerContext context) {
    for (BasicBlock block : program.getBasicBlocks()) {
      for (Instruction instruction : block) {
        if (instruction instanceof StringConstantInstruction constant) {
          String text = constant.getConstant();
          if (!isKnown(text)) {
            context
                .getDiagnostics()
                .error(
                    new CallLocation(method, instruction.getLocation()),
                    "The formatter in a browser cannot format '" + text + "'.");
          }
        }
      }
    }
  }

  private static boolean isKnown(String text) {
    Matcher conversions = CONVERSION.matcher(text);
    while (conversions.find()) {
      // A conversion at the end of a constant may continue in the next constant.
      if (!LETTERS.contains(conversions.group("letter"))
          || !WIDTH.matcher(conversions.group("width")).matches()) {
        return false;
      }
    }
    return true;
  }
}
