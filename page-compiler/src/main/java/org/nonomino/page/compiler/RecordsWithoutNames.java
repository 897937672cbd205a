package org.nonomino.page.compiler;

import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.Instruction;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodHolder;
import org.teavm.model.Program;
import org.teavm.model.instructions.StringConstantInstruction;

/**
 * Removes {@code toString} from those records whose compiler has written it, for example {@code
 * Leg[from=3, to=4]}. Only debuggers show such strings. Their code and the names of their
 * components are 2 % of the compiled file. A record whose strings people see has its own method,
 * which stays. TeaVM creates this class by its name.
 */
public final class RecordsWithoutNames implements ClassHolderTransformer {
  private static final String RECORD = "java.lang.Record";
  private static final MethodDescriptor TO_STRING = new MethodDescriptor("toString", String.class);

  /** Creates it. */
  public RecordsWithoutNames() {}

  @Override
  public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
    if (RECORD.equals(type.getParent())) {
      MethodHolder method = type.getMethod(TO_STRING);
      if (method != null && isWrittenByCompiler(method.getProgram(), type.getName())) {
        type.removeMethod(method);
      }
    }
  }

  /** Returns whether a method begins a text with the name of the record and a bracket. */
  private static boolean isWrittenByCompiler(Program program, String type) {
    String name = type.substring(Math.max(type.lastIndexOf('.'), type.lastIndexOf('$')) + 1);
    for (BasicBlock block : program.getBasicBlocks()) {
      for (Instruction instruction : block) {
        if (instruction instanceof StringConstantInstruction constant) {
          return constant.getConstant().startsWith(name + "[");
        }
      }
    }
    return false;
  }
}
