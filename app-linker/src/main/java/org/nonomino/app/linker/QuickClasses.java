package org.nonomino.app.linker;

import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Changes classes so that a start of the program takes less time, and nothing else differs.
 *
 * <ul>
 *   <li>Classes of Java 5 and older, such as picocli's, become classes of Java 8. Java verifies old
 *       classes slowly, and archives them only unverified.
 *   <li>Lambdas and method references in our classes become classes, and the archive contains them.
 *       Java links each lambda at its first use, in the time in which it could load several
 *       archived classes.
 * </ul>
 */
final class QuickClasses implements AutoCloseable {
  private static final String OURS = "org/nonomino/";

  private final URLClassLoader libraries;
  private final SortedMap<String, byte[]> added = new TreeMap<>();

  /** The new members of nests, by the hosts of these. */
  private final Map<String, List<String>> members = new HashMap<>();

  /**
   * Prepares the changes.
   *
   * @param jars all jars, for the question which class extends which
   */
  QuickClasses(List<Path> jars) throws MalformedURLException {
    URL[] urls = new URL[jars.size()];
    for (int i = 0; i < urls.length; i++) {
      urls[i] = jars.get(i).toUri().toURL();
    }
    libraries = new URLClassLoader(urls, ClassLoader.getPlatformClassLoader());
  }

  @Override
  public void close() throws IOException {
    libraries.close();
  }

  /** Returns the classes that took the places of lambdas, by the names of their files. */
  Map<String, byte[]> added() {
    return added;
  }

  /** Returns the changed class, or the same bytes. */
  byte[] changed(String name, byte[] bytes) {
    ClassReader reader = new ClassReader(bytes);
    int version = reader.readUnsignedShort(6);
    if (version < Opcodes.V1_6) {
      return raised(reader);
    }
    return name.startsWith(OURS) && version >= Opcodes.V11 ? withoutLambdas(reader, bytes) : bytes;
  }

  private byte[] raised(ClassReader reader) {
    ClassNode node = new ClassNode();
    reader.accept(node, ClassReader.SKIP_FRAMES);
    node.version = Opcodes.V1_8;
    ClassWriter writer = new FrameWriter(libraries);
    node.accept(writer);
    return writer.toByteArray();
  }

  private byte[] withoutLambdas(ClassReader reader, byte[] bytes) {
    ClassNode node = new ClassNode();
    reader.accept(node, 0);
    String host = node.nestHostClass == null ? node.name : node.nestHostClass;
    List<String> made = new ArrayList<>();
    for (MethodNode method : node.methods) {
      for (AbstractInsnNode each : method.instructions.toArray()) {
        if (each instanceof InvokeDynamicInsnNode call && LambdaClass.isPlainLambda(call)) {
          String name = node.name + "$Lambda" + made.size();
          added.put(name + ".class", LambdaClass.of(name, host, call));
          made.add(name);
          method.instructions.set(
              call,
              new MethodInsnNode(
                  Opcodes.INVOKESTATIC, name, LambdaClass.FACTORY, call.desc, false));
        }
      }
    }
    if (made.isEmpty()) {
      return bytes;
    }
    members.computeIfAbsent(host, key -> new ArrayList<>()).addAll(made);
    return written(node);
  }

  /**
   * Returns the host of a nest with its new members, or the same bytes. Called after all changes.
   */
  byte[] withMembers(String name, byte[] bytes) {
    List<String> made = members.get(name);
    if (made == null) {
      return bytes;
    }
    ClassNode node = new ClassNode();
    new ClassReader(bytes).accept(node, 0);
    if (node.nestMembers == null) {
      node.nestMembers = new ArrayList<>();
    }
    node.nestMembers.addAll(made);
    return written(node);
  }

  private static byte[] written(ClassNode node) {
    ClassWriter writer = new ClassWriter(0);
    node.accept(writer);
    return writer.toByteArray();
  }

  /** A writer that computes stack maps. */
  private static final class FrameWriter extends ClassWriter {
    private final ClassLoader libraries;

    FrameWriter(ClassLoader libraries) {
      super(COMPUTE_FRAMES);
      this.libraries = libraries;
    }

    @Override
    protected ClassLoader getClassLoader() {
      return libraries;
    }
  }
}
