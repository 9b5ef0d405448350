package envwatch;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaCall;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.domain.properties.HasOwner;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import envwatch.api.EnvironmentService;
import envwatch.api.TrainingService;
import envwatch.catalogue.RawCall;
import envwatch.model.Action;
import envwatch.model.Environment;
import envwatch.model.EnvironmentDraft;
import envwatch.model.Machine;
import envwatch.model.Secret;
import envwatch.model.training.TrainingAction;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javafx.application.HostServices;
import javafx.scene.control.Dialog;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class ArchitectureTest {
  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("envwatch");

  /** Each capability, and those that it may use: only what stands above it. */
  private static final String USES =
      """
      util:
      model:
      links: model
      platform: util
      filter: model
      secrets: util model
      remote: util platform
      catalogue: model
      tools: util model platform
      settings: util model platform tools
      simulator: model
      api: util model catalogue
      watch: util model api
      probe: util model api
      release: util api
      actions: util model catalogue api watch tools
      history: util model watch actions
      training: util model api watch probe actions history
      notices: util model watch actions history
      team: util model api watch actions history
      words: model filter tools secrets catalogue api watch probe actions \
        history training notices team
      metrics: model api watch words
      presenting: util model filter tools settings api watch actions history training notices
      runtime: util model platform filter tools secrets remote settings simulator api watch \
        probe release actions history notices words team
      cli: util model links platform filter tools secrets catalogue settings simulator api watch probe \
        actions history training words metrics runtime
      ui.kit: util model settings watch actions history training words
      ui.model: util model filter watch probe history words team
      ui.shell: model words ui.kit ui.model
      ui.secrets: util model words ui.kit
      ui.choices: model api watch actions words ui.kit
      ui.environments: util model links filter settings api watch history words team ui.kit ui.model \
        ui.shell ui.secrets
      ui.actions: util model catalogue api watch actions history training words ui.kit \
        ui.model ui.shell ui.secrets ui.choices
      ui.training: util model links filter settings api watch probe actions history training words ui.kit \
        ui.model ui.shell ui.secrets ui.choices ui.actions
      ui.tools: model filter tools watch actions words ui.kit ui.model ui.shell ui.training
      ui.history: util model links filter watch actions history words ui.kit ui.model ui.shell \
        ui.secrets
      ui.console: util model filter catalogue api watch actions words ui.kit ui.model ui.shell \
        ui.secrets ui.environments ui.training
      ui.notices: util model settings history notices words ui.kit ui.model ui.shell
      ui.team: util model team words ui.kit ui.model ui.shell
      ui.presenting: words ui.kit ui.shell
      ui.remote: util model remote api watch probe actions words ui.kit ui.model ui.shell \
        ui.secrets ui.choices ui.environments
      ui.settings: util model platform tools secrets remote settings api words team ui.kit
      ui.about: util platform settings release words ui.kit ui.shell
      ui.window: util model filter settings api watch history words ui.kit ui.model ui.shell ui.secrets \
        ui.environments
      app: util model links platform filter tools secrets remote settings api watch probe release \
        actions \
        history training notices words team presenting runtime ui.kit ui.model ui.shell ui.secrets \
        ui.environments ui.actions ui.training ui.tools ui.history ui.console ui.notices ui.team \
        ui.presenting ui.remote ui.settings ui.about ui.window
      """;

  @TestFactory
  Stream<DynamicTest> aCapabilityUsesOnlyWhatItMay() {
    return USES.lines()
        .map(line -> line.split(": ?"))
        .map(row ->
            DynamicTest.dynamicTest(row[0], () -> usesOnly(row[0], row.length == 1 ? "" : row[1])));
  }

  private static void usesOnly(String capability, String others) {
    String own = "envwatch." + capability + "..";
    String[] allowed =
        Stream.concat(
                Stream.of(own),
                Stream.of(others.split("\\s+"))
                    .filter(Predicate.not(String::isEmpty))
                    .map(other -> "envwatch." + other + ".."))
            .toArray(String[]::new);
    noClasses()
        .that()
        .resideInAPackage(own)
        .should()
        .dependOnClassesThat(
            JavaClass.Predicates.resideInAPackage("envwatch..")
                .and(DescribedPredicate.not(JavaClass.Predicates.resideInAnyPackage(allowed))))
        .check(CLASSES);
  }

  @Test
  void everyCapabilityIsInTheTableAndNoneUsesWhatStandsBelowIt() {
    Set<String> above = new LinkedHashSet<>();
    USES.lines()
        .map(line -> line.split(": ?"))
        .forEach(row -> {
          assertThat(above)
              .containsAll(row.length == 1 ? List.of() : List.of(row[1].split("\\s+")));
          above.add(row[0]);
        });
    assertThat(CLASSES.stream().map(ArchitectureTest::capability).filter(name -> !name.isEmpty()))
        .containsAll(above)
        .isSubsetOf(above);
  }

  private static String capability(JavaClass type) {
    String[] parts = type.getPackageName().split("\\.");
    boolean window = parts.length > 2 && parts[1].equals("ui");
    return parts.length == 1 ? "" : window ? "ui." + parts[2] : parts[1];
  }

  @Test
  void theModelKnowsOnlyTheJdk() {
    classes()
        .that()
        .resideInAPackage("envwatch.model..")
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage("java..", "org.jspecify..", "envwatch.model..")
        .check(CLASSES);
  }

  /** A mistake must not hide on both sides. */
  @Test
  void theSimulatorSharesNothingWithTheClientButSecrets() {
    noClasses()
        .that()
        .resideInAPackage("envwatch.simulator..")
        .should()
        .dependOnClassesThat(
            JavaClass.Predicates.resideInAPackage("envwatch.model..")
                .and(DescribedPredicate.not(JavaClass.Predicates.belongToAnyOf(Secret.class))))
        .check(CLASSES);
  }

  @Test
  void onlyTheStartLiesInTheRoot() {
    classes()
        .that()
        .resideInAPackage("envwatch")
        .and()
        .areTopLevelClasses()
        .and()
        .doNotHaveModifier(JavaModifier.SYNTHETIC)
        .should()
        .haveNameMatching("envwatch\\.(Main|TerminalMain|Start|Envwatch|package-info)")
        .check(CLASSES);
  }

  @Test
  void everyScreenHasItsPackage() {
    noClasses().should().resideInAPackage("envwatch.ui").check(CLASSES);
  }

  @Test
  void questionsAreAskedInOneDialogOfOurOwn() {
    noClasses().should().dependOnClassesThat().areAssignableTo(Dialog.class).check(CLASSES);
  }

  @Test
  void rowsHoldFactsAndNoWords() {
    noClasses()
        .that()
        .haveNameMatching("envwatch\\.ui\\.model\\.(Environment|Machine)Rows?")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("envwatch.words..")
        .check(CLASSES);
  }

  @Test
  void environmentsAndMachinesAreMadeByTheirBuilders() {
    isMadeBy(Environment.Builder.class, Environment.class);
    isMadeBy(Machine.Builder.class, Machine.class);
  }

  private static void isMadeBy(Class<?> builder, Class<?> made) {
    noClasses()
        .that()
        .areNotAssignableTo(builder)
        .should()
        .callConstructorWhere(
            JavaCall.Predicates.target(
                HasOwner.Predicates.With.owner(JavaClass.Predicates.equivalentTo(made))))
        .check(CLASSES);
  }

  @Test
  void javaFxStopsAtTheUserInterface() {
    keeps("javafx..", "envwatch", "envwatch.app..", "envwatch.ui..");
  }

  @Test
  void okHttpStaysBehindTheTransport() {
    keeps("okhttp3..", "envwatch.api.http..", "envwatch.simulator..");
    keeps("okio..", "envwatch.api.http..", "envwatch.simulator..");
  }

  @Test
  void jsonStaysAtTheEdges() {
    keeps(
        "tools.jackson..",
        "envwatch.api.wire",
        "envwatch.catalogue",
        "envwatch.util",
        "envwatch.cli",
        "envwatch.simulator");
  }

  /** It takes long to initialize, and is not needed to start, to watch or to act. */
  @Test
  void dataBindingStaysAwayFromWhatRunsAllTheTime() {
    keeps("tools.jackson.databind..", "envwatch.catalogue", "envwatch.cli");
  }

  @Test
  void sqlStaysInTheStore() {
    keeps("java.sql..", "envwatch.history.store..");
  }

  @Test
  void prometheusStaysWithTheMetrics() {
    keeps("io.prometheus..", "envwatch.metrics");
    keeps("com.sun.net.httpserver..", "envwatch.metrics");
  }

  private static void keeps(String library, String... allowed) {
    noClasses()
        .that()
        .resideOutsideOfPackages(allowed)
        .should()
        .dependOnClassesThat()
        .resideInAPackage(library)
        .check(CLASSES);
  }

  @Test
  void onlyTheCommandLinePrints() {
    noClasses()
        .that()
        .resideOutsideOfPackage("envwatch.cli")
        .should()
        .accessField(System.class, "out")
        .orShould()
        .accessField(System.class, "err")
        .check(CLASSES);
  }

  @Test
  void nothingStaticCanChange() {
    fields()
        .that()
        .areStatic()
        .and()
        .doNotHaveModifier(JavaModifier.SYNTHETIC)
        .should()
        .beFinal()
        .check(CLASSES);
  }

  /**
   * {@code platform.SystemProgram} keeps from other programs what only this one is meant to know.
   */
  @Test
  void otherProgramsAreStartedFromOnePlace() {
    noClasses()
        .that()
        .doNotHaveFullyQualifiedName("envwatch.platform.SystemProgram")
        .should()
        .callConstructor(ProcessBuilder.class, List.class)
        .orShould()
        .callConstructor(ProcessBuilder.class, String[].class)
        .orShould()
        .callMethod(Runtime.class, "exec", String[].class)
        .orShould()
        .callMethod(HostServices.class, "showDocument", String.class)
        .check(CLASSES);
  }

  /** Whatever changes something at the service passes through {@code actions.Gate}. */
  @Test
  void actionsAreSentFromOnePlace() {
    noClasses()
        .that()
        .resideOutsideOfPackage("envwatch.api..")
        .and()
        .doNotHaveFullyQualifiedName("envwatch.actions.ActionSender")
        .should()
        .callMethod(EnvironmentService.class, "perform", Action.class)
        .orShould()
        .callMethod(EnvironmentService.class, "create", EnvironmentDraft.class)
        .orShould()
        .callMethod(EnvironmentService.class, "perform", RawCall.class)
        .orShould()
        .callMethod(TrainingService.class, "perform", TrainingAction.class)
        .check(CLASSES);
  }
}
