package org.nonomino.app.linker;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;

/**
 * Writes a class that does what Java generates for a lambda or a method reference: it implements
 * the functional interface, has a field for each captured value, and calls the method with the
 * lambda's body. As a member of the same nest, it may call private methods.
 */
final class LambdaClass {
  /** The method that takes the captured values and returns the lambda. */
  static final String FACTORY = "of";

  private static final String METAFACTORY = "java/lang/invoke/LambdaMetafactory";
  private static final String OBJECT = "java/lang/Object";
  private static final String NEW = "<init>";
  private static final String INSTANCE = "INSTANCE";

  /** The classes of primitive values, in the order of {@link Type#getSort()}. */
  private static final List<Class<?>> BOXES =
      List.of(
          Boolean.class,
          Character.class,
          Byte.class,
          Short.class,
          Integer.class,
          Float.class,
          Long.class,
          Double.class);

  private final ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
  private final String name;
  private final InvokeDynamicInsnNode call;
  private final Type[] captured;

  private LambdaClass(String name, InvokeDynamicInsnNode call) {
    this.name = name;
    this.call = call;
    captured = Type.getArgumentTypes(call.desc);
  }

  /**
   * Returns whether a call creates a lambda of one interface, without the marker interfaces,
   * bridges and serialization that the compiler asks for by another method.
   */
  static boolean isPlainLambda(InvokeDynamicInsnNode call) {
    return call.bsm.getOwner().equals(METAFACTORY)
        && call.bsm.getName().equals("metafactory")
        && ((Handle) call.bsmArgs[1]).getTag() != Opcodes.H_INVOKESPECIAL;
  }

  /**
   * Returns the bytes of the class.
   *
   * @param name the new name, in the package of the class that has the call
   * @param host the host of that class's nest
   */
  static byte[] of(String name, String host, InvokeDynamicInsnNode call) {
    return new LambdaClass(name, call).written(host);
  }

  private byte[] written(String host) {
    String implemented = Type.getReturnType(call.desc).getInternalName();
    int access = Opcodes.ACC_FINAL | Opcodes.ACC_SUPER | Opcodes.ACC_SYNTHETIC;
    writer.visit(Opcodes.V11, access, name, null, OBJECT, new String[] {implemented});
    writer.visitNestHost(host);
    for (int i = 0; i < captured.length; i++) {
      int ofField = Opcodes.ACC_PRIVATE | Opcodes.ACC_FINAL;
      writer.visitField(ofField, field(i), captured[i].getDescriptor(), null, null);
    }
    writeConstructor();
    writeFactory();
    writeMethod();
    writer.visitEnd();
    return writer.toByteArray();
  }

  private static String field(int index) {
    return "captured" + index;
  }

  private String constructorType() {
    return Type.getMethodDescriptor(Type.VOID_TYPE, captured);
  }

  private void writeConstructor() {
    MethodVisitor code = begin(Opcodes.ACC_PRIVATE, NEW, constructorType());
    code.visitVarInsn(Opcodes.ALOAD, 0);
    code.visitMethodInsn(Opcodes.INVOKESPECIAL, OBJECT, NEW, "()V", false);
    int local = 1;
    for (int i = 0; i < captured.length; i++) {
      code.visitVarInsn(Opcodes.ALOAD, 0);
      code.visitVarInsn(captured[i].getOpcode(Opcodes.ILOAD), local);
      code.visitFieldInsn(Opcodes.PUTFIELD, name, field(i), captured[i].getDescriptor());
      local += captured[i].getSize();
    }
    end(code, Opcodes.RETURN);
  }

  /** A lambda that captures nothing is always the same object, as with Java. */
  private void writeFactory() {
    if (captured.length == 0) {
      int ofField = Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_FINAL;
      writer.visitField(ofField, INSTANCE, Type.getObjectType(name).getDescriptor(), null, null);
      MethodVisitor start = begin(Opcodes.ACC_STATIC, "<clinit>", "()V");
      create(start);
      start.visitFieldInsn(
          Opcodes.PUTSTATIC, name, INSTANCE, Type.getObjectType(name).getDescriptor());
      end(start, Opcodes.RETURN);
    }
    MethodVisitor code = begin(Opcodes.ACC_STATIC, FACTORY, call.desc);
    if (captured.length == 0) {
      code.visitFieldInsn(
          Opcodes.GETSTATIC, name, INSTANCE, Type.getObjectType(name).getDescriptor());
    } else {
      create(code);
    }
    end(code, Opcodes.ARETURN);
  }

  /** Creates the lambda from the captured values, the parameters of a static method. */
  private void create(MethodVisitor code) {
    code.visitTypeInsn(Opcodes.NEW, name);
    code.visitInsn(Opcodes.DUP);
    int local = 0;
    for (Type type : captured) {
      code.visitVarInsn(type.getOpcode(Opcodes.ILOAD), local);
      local += type.getSize();
    }
    code.visitMethodInsn(Opcodes.INVOKESPECIAL, name, NEW, constructorType(), false);
  }

  /** Writes the method of the interface. */
  private void writeMethod() {
    Type erased = (Type) call.bsmArgs[0];
    Handle body = (Handle) call.bsmArgs[1];
    Type[] typed = ((Type) call.bsmArgs[2]).getArgumentTypes();
    MethodVisitor code = begin(Opcodes.ACC_PUBLIC, call.name, erased.getDescriptor());
    if (body.getTag() == Opcodes.H_NEWINVOKESPECIAL) {
      code.visitTypeInsn(Opcodes.NEW, body.getOwner());
      code.visitInsn(Opcodes.DUP);
    }
    List<Type> expected = parameters(body);
    for (int i = 0; i < captured.length; i++) {
      code.visitVarInsn(Opcodes.ALOAD, 0);
      code.visitFieldInsn(Opcodes.GETFIELD, name, field(i), captured[i].getDescriptor());
      convert(code, captured[i], expected.get(i));
    }
    Type[] passed = erased.getArgumentTypes();
    int local = 1;
    for (int i = 0; i < passed.length; i++) {
      code.visitVarInsn(passed[i].getOpcode(Opcodes.ILOAD), local);
      local += passed[i].getSize();
      convert(code, passed[i], typed[i]);
      convert(code, typed[i], expected.get(captured.length + i));
    }
    code.visitMethodInsn(
        opcode(body), body.getOwner(), body.getName(), body.getDesc(), body.isInterface());
    Type result = erased.getReturnType();
    Type returned = returned(body);
    if (result.getSort() != Type.VOID) {
      convert(code, returned, result);
    } else if (returned.getSize() > 0) {
      code.visitInsn(returned.getSize() == 2 ? Opcodes.POP2 : Opcodes.POP);
    }
    end(code, result.getOpcode(Opcodes.IRETURN));
  }

  /** Returns the types on the stack for a method, from the object that it is called on. */
  private static List<Type> parameters(Handle method) {
    List<Type> types = new ArrayList<>();
    if (opcode(method) == Opcodes.INVOKEVIRTUAL || opcode(method) == Opcodes.INVOKEINTERFACE) {
      types.add(Type.getObjectType(method.getOwner()));
    }
    types.addAll(List.of(Type.getArgumentTypes(method.getDesc())));
    return types;
  }

  private static Type returned(Handle method) {
    return method.getTag() == Opcodes.H_NEWINVOKESPECIAL
        ? Type.getObjectType(method.getOwner())
        : Type.getReturnType(method.getDesc());
  }

  private static int opcode(Handle method) {
    return switch (method.getTag()) {
      case Opcodes.H_INVOKESTATIC -> Opcodes.INVOKESTATIC;
      case Opcodes.H_INVOKEVIRTUAL -> Opcodes.INVOKEVIRTUAL;
      case Opcodes.H_INVOKEINTERFACE -> Opcodes.INVOKEINTERFACE;
      case Opcodes.H_NEWINVOKESPECIAL -> Opcodes.INVOKESPECIAL;
      default -> throw new IllegalArgumentException("no body of a lambda: " + method);
    };
  }

  /** Converts the topmost value, as an assignment in Java does. */
  private static void convert(MethodVisitor code, Type from, Type to) {
    if (from.equals(to)) {
      return;
    }
    if (isPrimitive(from) && isPrimitive(to)) {
      widen(code, from, to);
    } else if (isPrimitive(from)) {
      String box = Type.getInternalName(BOXES.get(from.getSort() - 1));
      String type = Type.getMethodDescriptor(Type.getObjectType(box), from);
      code.visitMethodInsn(Opcodes.INVOKESTATIC, box, "valueOf", type, false);
    } else if (isPrimitive(to)) {
      unbox(code, from, to);
    } else if (!to.getInternalName().equals(OBJECT)) {
      code.visitTypeInsn(Opcodes.CHECKCAST, to.getInternalName());
    }
  }

  private static boolean isPrimitive(Type type) {
    return type.getSort() < Type.ARRAY;
  }

  /** Unboxes a value whose static type may be less precise than its box. */
  private static void unbox(MethodVisitor code, Type from, Type to) {
    Type value = to;
    for (int sort = Type.BOOLEAN; sort <= Type.DOUBLE; sort++) {
      if (from.equals(Type.getType(BOXES.get(sort - 1)))) {
        value = primitive(sort);
      }
    }
    String box = Type.getInternalName(BOXES.get(value.getSort() - 1));
    code.visitTypeInsn(Opcodes.CHECKCAST, box);
    code.visitMethodInsn(
        Opcodes.INVOKEVIRTUAL,
        box,
        value.getClassName() + "Value",
        Type.getMethodDescriptor(value),
        false);
    convert(code, value, to);
  }

  private static Type primitive(int sort) {
    return Type.getType(String.valueOf("ZCBSIFJD".charAt(sort - 1)));
  }

  private static void widen(MethodVisitor code, Type from, Type to) {
    boolean isInt = from.getSort() <= Type.INT;
    switch (to.getSort()) {
      case Type.LONG -> code.visitInsn(Opcodes.I2L);
      case Type.FLOAT -> code.visitInsn(isInt ? Opcodes.I2F : Opcodes.L2F);
      case Type.DOUBLE ->
          code.visitInsn(
              isInt ? Opcodes.I2D : from.getSort() == Type.LONG ? Opcodes.L2D : Opcodes.F2D);
      default -> {
        // Bytes, short numbers and characters are ints on the stack.
      }
    }
  }

  private MethodVisitor begin(int access, String method, String type) {
    MethodVisitor code = writer.visitMethod(access, method, type, null, null);
    code.visitCode();
    return code;
  }

  private static void end(MethodVisitor code, int opcode) {
    code.visitInsn(opcode);
    // The numbers are computed.
    code.visitMaxs(0, 0);
    code.visitEnd();
  }
}
