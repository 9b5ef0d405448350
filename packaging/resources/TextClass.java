import static java.lang.classfile.ClassFile.ACC_FINAL;
import static java.lang.classfile.ClassFile.ACC_PRIVATE;
import static java.lang.classfile.ClassFile.ACC_PROTECTED;
import static java.lang.classfile.ClassFile.ACC_PUBLIC;
import static java.lang.classfile.ClassFile.ACC_STATIC;
import static java.lang.constant.ConstantDescs.CD_Object;
import static java.lang.constant.ConstantDescs.CD_String;
import static java.lang.constant.ConstantDescs.CD_boolean;
import static java.lang.constant.ConstantDescs.CD_int;
import static java.lang.constant.ConstantDescs.INIT_NAME;
import static java.lang.constant.ConstantDescs.MTD_void;

import java.io.IOException;
import java.io.Reader;
import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.instruction.SwitchCase;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.ResourceBundle;
import java.util.TreeMap;

/**
 * Makes a class of a file of texts. {@link ResourceBundle} takes the class instead of the file if
 * both have the same name, as the bundles of the JDK itself show. The file has some two thousand
 * texts, of which a start needs a fifth: the class finds each by a switch, and reads none before it
 * is asked for.
 */
final class TextClass {
  /** A method may have 64 kB; a text takes 22 bytes of it. */
  private static final int TEXTS_OF_A_METHOD = 1000;

  private static final ClassDesc BUNDLE = ClassDesc.of(ResourceBundle.class.getName());
  private static final ClassDesc ENUMERATION = ClassDesc.of(Enumeration.class.getName());
  private static final ClassDesc COLLECTIONS = ClassDesc.of(Collections.class.getName());
  private static final ClassDesc LIST = ClassDesc.of(List.class.getName());
  private static final MethodTypeDesc FIND = MethodTypeDesc.of(CD_String, CD_String);

  private final String file;
  private final ClassDesc made;
  private final Map<Integer, Map<String, String>> byHash = new TreeMap<>();

  /**
   * @param file below {@code resources}
   */
  TextClass(String file) throws IOException {
    this.file = file.replace(".properties", ".class");
    made = ClassDesc.ofInternalName(file.replace(".properties", ""));
    Properties texts = new Properties();
    try (Reader reader = Files.newBufferedReader(Path.of("resources", file))) {
      texts.load(reader);
    }
    for (String key : texts.stringPropertyNames()) {
      byHash.computeIfAbsent(key.hashCode(), _ -> new TreeMap<>()).put(key, texts.getProperty(key));
    }
  }

  void write(Path classes) throws IOException {
    byte[] bytes =
        ClassFile.of()
            .build(
                made,
                builder -> {
                  builder.withSuperclass(BUNDLE).withFlags(ACC_PUBLIC | ACC_FINAL);
                  addConstructor(builder);
                  addFinding(builder);
                  addContainsKey(builder);
                  addKeys(builder);
                });
    Path target = classes.resolve(file);
    Files.createDirectories(target.getParent());
    Files.write(target, bytes);
  }

  private static void addConstructor(ClassBuilder builder) {
    builder.withMethodBody(
        INIT_NAME,
        MTD_void,
        ACC_PUBLIC,
        code -> code.aload(0).invokespecial(BUNDLE, INIT_NAME, MTD_void).return_());
  }

  /** One method for each part of the hashes, in their order, and one that asks the right part. */
  private void addFinding(ClassBuilder builder) {
    List<Integer> hashes = List.copyOf(byHash.keySet());
    List<List<Integer>> parts = new ArrayList<>();
    for (int i = 0; i < hashes.size(); i += TEXTS_OF_A_METHOD) {
      parts.add(hashes.subList(i, Math.min(hashes.size(), i + TEXTS_OF_A_METHOD)));
    }
    for (int i = 0; i < parts.size(); i++) {
      List<Integer> part = parts.get(i);
      builder.withMethodBody(
          "find" + i, FIND, ACC_PRIVATE | ACC_STATIC, code -> findAmong(code, part));
    }
    builder.withMethodBody(
        "handleGetObject",
        MethodTypeDesc.of(CD_Object, CD_String),
        ACC_PROTECTED,
        code -> {
          for (int i = 0; i < parts.size() - 1; i++) {
            Label next = code.newLabel();
            code.aload(1)
                .invokevirtual(CD_String, "hashCode", MethodTypeDesc.of(CD_int))
                .loadConstant((int) parts.get(i).getLast())
                .if_icmpgt(next)
                .aload(1)
                .invokestatic(made, "find" + i, FIND)
                .areturn()
                .labelBinding(next);
          }
          code.aload(1).invokestatic(made, "find" + (parts.size() - 1), FIND).areturn();
        });
  }

  private void findAmong(CodeBuilder code, List<Integer> hashes) {
    Label none = code.newLabel();
    Map<Integer, Label> labels = new TreeMap<>();
    hashes.forEach(hash -> labels.put(hash, code.newLabel()));
    code.aload(0)
        .invokevirtual(CD_String, "hashCode", MethodTypeDesc.of(CD_int))
        .lookupswitch(
            none,
            labels.entrySet().stream()
                .map(entry -> SwitchCase.of(entry.getKey(), entry.getValue()))
                .toList());
    labels.forEach((hash, label) -> {
      code.labelBinding(label);
      byHash
          .get(hash)
          .forEach((key, text) -> {
            Label next = code.newLabel();
            code.aload(0)
                .loadConstant(key)
                .invokevirtual(CD_String, "equals", MethodTypeDesc.of(CD_boolean, CD_Object))
                .ifeq(next)
                .loadConstant(text)
                .areturn()
                .labelBinding(next);
          });
      code.aconst_null().areturn();
    });
    code.labelBinding(none).aconst_null().areturn();
  }

  /** The inherited method makes a set of all keys first. */
  private void addContainsKey(ClassBuilder builder) {
    builder.withMethodBody(
        "containsKey",
        MethodTypeDesc.of(CD_boolean, CD_String),
        ACC_PUBLIC,
        code -> {
          Label none = code.newLabel();
          code.aload(0)
              .aload(1)
              .invokevirtual(made, "handleGetObject", MethodTypeDesc.of(CD_Object, CD_String))
              .ifnull(none)
              .iconst_1()
              .ireturn()
              .labelBinding(none)
              .iconst_0()
              .ireturn();
        });
  }

  private void addKeys(ClassBuilder builder) {
    List<String> keys = byHash.values().stream().flatMap(texts -> texts.keySet().stream()).toList();
    builder.withMethodBody(
        "getKeys",
        MethodTypeDesc.of(ENUMERATION),
        ACC_PUBLIC,
        code -> {
          code.loadConstant(keys.size()).anewarray(CD_String);
          for (int i = 0; i < keys.size(); i++) {
            code.dup().loadConstant(i).loadConstant(keys.get(i)).aastore();
          }
          code.invokestatic(LIST, "of", MethodTypeDesc.of(LIST, CD_Object.arrayType()), true)
              .invokestatic(
                  COLLECTIONS,
                  "enumeration",
                  MethodTypeDesc.of(ENUMERATION, ClassDesc.of("java.util.Collection")))
              .areturn();
        });
  }
}
