package org.nonomino.app.linker;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;

final class AppLinkerTest {
  @TempDir private Path folder;

  private Path program;
  private Path libraries;
  private Path merged;

  @BeforeEach
  void setUp() throws IOException {
    program = folder.resolve("program.jar");
    libraries = Files.createDirectory(folder.resolve("lib"));
    merged = folder.resolve("all.jar");
  }

  private void link() throws IOException {
    AppLinker.main(new String[] {merged.toString(), program.toString(), libraries.toString()});
  }

  private static void writeJar(Path jar, Map<String, byte[]> files) throws IOException {
    try (OutputStream out = Files.newOutputStream(jar);
        ZipOutputStream zip = new ZipOutputStream(out)) {
      for (Map.Entry<String, byte[]> file : files.entrySet()) {
        zip.putNextEntry(new ZipEntry(file.getKey()));
        zip.write(file.getValue());
        zip.closeEntry();
      }
    }
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  /** Returns a class of Java 5 with a branch, so that Java 8 needs a stack map. */
  private static byte[] oldClass() {
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    String[] implemented = {"java/util/function/IntUnaryOperator"};
    writer.visit(
        Opcodes.V1_5, Opcodes.ACC_PUBLIC, "old/Absolute", null, "java/lang/Object", implemented);
    MethodVisitor constructor = writer.visitMethod(Opcodes.ACC_PUBLIC, "<init>", "()V", null, null);
    constructor.visitVarInsn(Opcodes.ALOAD, 0);
    constructor.visitMethodInsn(Opcodes.INVOKESPECIAL, "java/lang/Object", "<init>", "()V", false);
    constructor.visitInsn(Opcodes.RETURN);
    constructor.visitMaxs(0, 0);
    MethodVisitor method = writer.visitMethod(Opcodes.ACC_PUBLIC, "applyAsInt", "(I)I", null, null);
    Label isPositive = new Label();
    method.visitVarInsn(Opcodes.ILOAD, 1);
    method.visitInsn(Opcodes.DUP);
    method.visitJumpInsn(Opcodes.IFGE, isPositive);
    method.visitInsn(Opcodes.INEG);
    method.visitLabel(isPositive);
    method.visitInsn(Opcodes.IRETURN);
    method.visitMaxs(0, 0);
    return writer.toByteArray();
  }

  /** Returns the class files of {@link Lambdas} and of its inner classes. */
  private static Map<String, byte[]> lambdas() throws IOException {
    Map<String, byte[]> files = new LinkedHashMap<>();
    for (String name : List.of("", "$Inner", "$Shape", "$Kind")) {
      String file = Lambdas.class.getName().replace('.', '/') + name + ".class";
      try (InputStream in = Lambdas.class.getClassLoader().getResourceAsStream(file)) {
        files.put(file, in.readAllBytes());
      }
    }
    return files;
  }

  /** Returns a loader of the classes of the merged jar, and not of this test's. */
  private URLClassLoader loader() throws IOException {
    URL[] urls = {merged.toUri().toURL()};
    return new URLClassLoader(urls, ClassLoader.getPlatformClassLoader());
  }

  private static Object created(ClassLoader loader, String type)
      throws ReflectiveOperationException {
    return loader.loadClass(type).getConstructor().newInstance();
  }

  @Test
  void mergesJarsAsTheClassPathHasThem() throws IOException {
    String service = "META-INF/services/java.lang.Runnable";
    Map<String, byte[]> first = new LinkedHashMap<>();
    first.put("META-INF/MANIFEST.MF", bytes("Manifest-Version: 1.0\nMulti-Release: true\n"));
    first.put("a.txt", bytes("first"));
    first.put(service, bytes("first.One # the first\n\n"));
    first.put("b.txt", bytes("for Java 8"));
    first.put("META-INF/versions/17/b.txt", bytes("for Java 17"));
    first.put("META-INF/versions/99/b.txt", bytes("for Java 99"));
    writeJar(program, first);
    writeJar(
        libraries.resolve("b.jar"), Map.of("a.txt", bytes("third"), service, bytes("third.One")));
    writeJar(
        libraries.resolve("a.jar"),
        Map.of("a.txt", bytes("second"), service, bytes("second.One\n")));

    link();

    try (JarFile jar = new JarFile(merged.toFile())) {
      assertThat(jar.stream().map(ZipEntry::getName))
          .containsExactly("META-INF/MANIFEST.MF", service, "a.txt", "b.txt");
      assertThat(jar.getInputStream(jar.getEntry("a.txt"))).hasContent("first");
      assertThat(jar.getInputStream(jar.getEntry("b.txt"))).hasContent("for Java 17");
      assertThat(jar.getInputStream(jar.getEntry(service)))
          .hasContent("first.One\nsecond.One\nthird.One");
    }
  }

  @Test
  void givesEqualBytesForEqualJars() throws IOException {
    writeJar(program, lambdas());
    link();
    byte[] before = Files.readAllBytes(merged);

    link();

    assertThat(merged).hasBinaryContent(before);
    assertThat(folder.resolve("all.jar.part")).doesNotExist();
  }

  @Test
  void raisesOldClasses() throws IOException, ReflectiveOperationException {
    writeJar(program, Map.of("old/Absolute.class", oldClass()));

    link();

    try (URLClassLoader loader = loader()) {
      IntUnaryOperator absolute = (IntUnaryOperator) created(loader, "old.Absolute");
      assertThat(IntStream.of(-3, 3).map(absolute)).containsExactly(3, 3);
    }
    assertThat(versions()).containsOnly(Opcodes.V1_8);
  }

  private List<Integer> versions() throws IOException {
    return classes().stream().map(node -> node.version).toList();
  }

  private List<ClassNode> classes() throws IOException {
    List<ClassNode> nodes = new ArrayList<>();
    try (JarFile jar = new JarFile(merged.toFile())) {
      for (JarEntry entry : Collections.list(jar.entries())) {
        if (entry.getName().endsWith(".class")) {
          ClassNode node = new ClassNode();
          new ClassReader(jar.getInputStream(entry).readAllBytes()).accept(node, 0);
          nodes.add(node);
        }
      }
    }
    return nodes;
  }

  @Test
  void lambdasBecomeClassesThatDoTheSame() throws IOException, ReflectiveOperationException {
    writeJar(program, lambdas());

    link();

    try (URLClassLoader loader = loader()) {
      Supplier<?> changed = (Supplier<?>) created(loader, Lambdas.class.getName());
      assertThat(changed.get()).isEqualTo(new Lambdas().get());
    }
    assertThat(calledByMetafactory()).as("lambdas left").containsOnly("altMetafactory");
  }

  private List<String> calledByMetafactory() throws IOException {
    return classes().stream()
        .flatMap(node -> node.methods.stream())
        .flatMap(method -> Stream.of(method.instructions.toArray()))
        .filter(InvokeDynamicInsnNode.class::isInstance)
        .map(call -> ((InvokeDynamicInsnNode) call).bsm)
        .filter(bootstrap -> bootstrap.getOwner().endsWith("LambdaMetafactory"))
        .map(bootstrap -> bootstrap.getName())
        .toList();
  }
}
