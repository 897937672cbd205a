package org.nonomino.page.compiler;

import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.teavm.model.BasicBlock;
import org.teavm.model.CallLocation;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.Instruction;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodHolder;
import org.teavm.model.ValueType;
import org.teavm.model.Variable;
import org.teavm.model.instructions.ConstructInstruction;
import org.teavm.model.instructions.InvokeInstruction;
import org.teavm.model.instructions.NullConstantInstruction;
import org.teavm.model.instructions.StringConstantInstruction;

/**
 * Removes the classes of characters that our regular expressions do not use, such as the blocks of
 * Unicode, from the compiler's table of two hundred. Refuses other classes in all constants of our
 * methods. TeaVM creates this class by its name.
 */
public final class FewCharacterClasses implements ClassHolderTransformer {
  private static final String OURS = "org.nonomino.";
  private static final String TABLE =
      "java.util.regex.AbstractCharClass$PredefinedCharacterClasses";
  private static final MethodDescriptor FILL = new MethodDescriptor("<clinit>", ValueType.VOID);

  /**
   * The names in the table: of a backslash and a letter, and of categories of Unicode. Those of one
   * letter begin with {@link #CATEGORIES}.
   */
  private static final Set<String> KEPT =
      Set.of("d", "D", "s", "S", "w", "W", "IsL", "Ll", "Nd", "Cc");

  private static final String CATEGORIES = "Is";

  private static final Pattern CATEGORY = Pattern.compile("\\\\[pP](?:\\{(?<name>[^}]*+)\\})?");

  /** Creates it. */
  public FewCharacterClasses() {}

  @Override
  public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
    if (type.getName().equals(TABLE)) {
      type.getMethod(FILL).getProgram().getBasicBlocks().forEach(FewCharacterClasses::shrink);
    } else if (type.getName().startsWith(OURS)) {
      for (MethodHolder method : type.getMethods()) {
        if (method.getProgram() != null) {
          method.getProgram().getBasicBlocks().forEach(block -> check(block, method, context));
        }
      }
    }
  }

  /** Replaces each class with null, unless the name before it is kept. */
  private static void shrink(BasicBlock block) {
    boolean isKept = true;
    Variable removed = null;
    for (Instruction instruction : block) {
      if (instruction instanceof StringConstantInstruction name) {
        isKept = KEPT.contains(name.getConstant());
        if (!isKept) {
          name.replace(nothing(name.getReceiver()));
        }
      } else if (!isKept && instruction instanceof ConstructInstruction construction) {
        removed = construction.getReceiver();
        construction.replace(nothing(removed));
      } else if (removed != null
          && instruction instanceof InvokeInstruction call
          && call.getInstance() == removed) {
        call.delete();
      }
    }
  }

  private static Instruction nothing(Variable receiver) {
    NullConstantInstruction nothing = new NullConstantInstruction();
    nothing.setReceiver(receiver);
    return nothing;
  }

  private static void check(
      BasicBlock block, MethodHolder method, ClassHolderTransformerContext context) {
    for (Instruction instruction : block) {
      if (instruction instanceof StringConstantInstruction constant) {
        Matcher categories = CATEGORY.matcher(constant.getConstant());
        while (categories.find()) {
          String name = categories.group("name");
          if (name == null || !KEPT.contains(name.length() == 1 ? CATEGORIES + name : name)) {
            context
                .getDiagnostics()
                .error(
                    new CallLocation(method.getReference(), instruction.getLocation()),
                    "A browser does not have the class of characters in '"
                        + constant.getConstant()
                        + "'.");
          }
        }
      }
    }
  }
}
