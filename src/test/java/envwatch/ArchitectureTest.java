package envwatch;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaCall;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.domain.properties.HasOwner;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import envwatch.api.EnvironmentService;
import envwatch.api.RawCall;
import envwatch.api.ReadOnlyService;
import envwatch.api.TrainingService;
import envwatch.model.Environment;
import envwatch.model.action.Action;
import envwatch.model.machine.Machine;
import envwatch.training.model.action.TrainingAction;
import java.util.List;
import java.util.stream.Stream;
import javafx.application.HostServices;
import javafx.scene.control.Dialog;
import org.junit.jupiter.api.Test;

class ArchitectureTest {
  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("envwatch");

  private static final String[] BEHIND_THE_WINDOW = {
    "envwatch.base",
    "envwatch.model..",
    "envwatch.training.model..",
    "envwatch.catalogue",
    "envwatch.platform",
    "envwatch.api",
    "envwatch.api.http.network",
    "envwatch.api.connect",
    "envwatch.calls..",
    "envwatch.watch",
    "envwatch.watch.engine",
    "envwatch.actions",
    "envwatch.actions.rules",
    "envwatch.actions.record",
    "envwatch.actions.order",
    "envwatch.actions.path",
    "envwatch.history",
    "envwatch.history.model..",
    "envwatch.history.usual",
    "envwatch.notices",
    "envwatch.notices.model",
    "envwatch.release",
    "envwatch.training.check..",
    "envwatch.training.roster",
    "envwatch.training.watch",
    "envwatch.filter",
    "envwatch.remote",
    "envwatch.settings..",
    "envwatch.secrets"
  };

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

  @Test
  void theArrowsBetweenPackagesRunOneWay() {
    onlyUses("envwatch.training.model..", "envwatch.model..", "envwatch.training.model..");
    onlyUses("envwatch.catalogue", "envwatch.model..", "envwatch.catalogue");
    onlyUses(
        "envwatch.api",
        "envwatch.model..",
        "envwatch.training.model..",
        "envwatch.catalogue",
        "envwatch.api");
    onlyUses(
        "envwatch.calls..",
        "envwatch.model..",
        "envwatch.training.model..",
        "envwatch.catalogue",
        "envwatch.api",
        "envwatch.calls..");
    onlyUses(
        "envwatch.api.http.network",
        "envwatch.base",
        "envwatch.model..",
        "envwatch.api",
        "envwatch.api.http.network");
    onlyUses("envwatch.api.http", "envwatch.model..", "envwatch.api", "envwatch.api.http..");
    onlyUses(
        "envwatch.api.connect",
        "envwatch.model..",
        "envwatch.api",
        "envwatch.api.http",
        "envwatch.api.connect");
    onlyUses(
        "envwatch.api.wire..",
        "envwatch.json",
        "envwatch.model..",
        "envwatch.training.model..",
        "envwatch.catalogue",
        "envwatch.api",
        "envwatch.api.http",
        "envwatch.api.wire..");
    for (String version : List.of("envwatch.api.v1", "envwatch.api.v2", "envwatch.api.v3")) {
      onlyUses(
          version + "..",
          "envwatch.json",
          "envwatch.model..",
          "envwatch.training.model..",
          "envwatch.catalogue",
          "envwatch.api",
          "envwatch.api.http",
          "envwatch.api.connect",
          "envwatch.api.wire..",
          version + "..");
    }
    onlyUses("envwatch.base", "envwatch.base");
    onlyUses("envwatch.json", "envwatch.json");
    onlyUses("envwatch.platform", "envwatch.base", "envwatch.platform");
    onlyUses("envwatch.platform.notify", "envwatch.platform.notify");
    onlyUses(
        "envwatch.release",
        "envwatch.base",
        "envwatch.model..",
        "envwatch.api",
        "envwatch.api.http",
        "envwatch.api.wire..",
        "envwatch.release");
    onlyUses("envwatch.filter", "envwatch.model..", "envwatch.filter");
    onlyUses("envwatch.remote", "envwatch.base", "envwatch.model..", "envwatch.remote");
    onlyUses("envwatch.secrets", "envwatch.base", "envwatch.model..", "envwatch.secrets");
    onlyUses("envwatch.simulator..", "envwatch.model.text", "envwatch.simulator..");
    onlyUses("envwatch.simulator.json", "envwatch.simulator.json");
    onlyUses("envwatch.simulator.world.lab", "envwatch.model.text", "envwatch.simulator.world.lab");
    onlyUses(
        "envwatch.simulator.world.seed",
        "envwatch.model.text",
        "envwatch.simulator.world.lab",
        "envwatch.simulator.world.seed");
    onlyUses(
        "envwatch.simulator.world.change",
        "envwatch.model.text",
        "envwatch.simulator.world.lab",
        "envwatch.simulator.world.change");
    onlyUses(
        "envwatch.simulator.world.past",
        "envwatch.model.text",
        "envwatch.simulator.world.lab",
        "envwatch.simulator.world.seed",
        "envwatch.simulator.world.change",
        "envwatch.simulator.world.past");
    onlyUses(
        "envwatch.simulator.world.request",
        "envwatch.model.text",
        "envwatch.simulator.world.lab",
        "envwatch.simulator.world.request");
    onlyUses(
        "envwatch.simulator.world.training.model",
        "envwatch.model.text",
        "envwatch.simulator.world.lab",
        "envwatch.simulator.world.training.model");
    onlyUses(
        "envwatch.simulator.world.training",
        "envwatch.model.text",
        "envwatch.simulator.world.lab",
        "envwatch.simulator.world.seed",
        "envwatch.simulator.world.change",
        "envwatch.simulator.world.request",
        "envwatch.simulator.world.training.model",
        "envwatch.simulator.world.training");
    onlyUses("envwatch.simulator.world..", "envwatch.model.text", "envwatch.simulator.world..");
    onlyUses(
        "envwatch.settings..",
        "envwatch.base",
        "envwatch.platform",
        "envwatch.json",
        "envwatch.model..",
        "envwatch.settings..");
    onlyUses(
        "envwatch.watch", "envwatch.base", "envwatch.model..", "envwatch.api", "envwatch.watch");
    onlyUses(
        "envwatch.watch..",
        "envwatch.base",
        "envwatch.model..",
        "envwatch.api",
        "envwatch.watch..");
    onlyUses(
        "envwatch.training.watch",
        "envwatch.base",
        "envwatch.model..",
        "envwatch.training.model..",
        "envwatch.api",
        "envwatch.watch",
        "envwatch.training.watch");
    onlyUses(
        "envwatch.training.watch.engine",
        "envwatch.base",
        "envwatch.model..",
        "envwatch.training.model..",
        "envwatch.api",
        "envwatch.watch",
        "envwatch.watch.engine",
        "envwatch.training.watch..");
    onlyUses(
        "envwatch.training.roster",
        "envwatch.model.text",
        "envwatch.training.model..",
        "envwatch.training.roster");
    onlyUses(
        "envwatch.actions.rules",
        "envwatch.model..",
        "envwatch.training.model..",
        "envwatch.catalogue",
        "envwatch.api",
        "envwatch.watch",
        "envwatch.actions.rules");
    onlyUses(
        "envwatch.actions.record",
        "envwatch.base",
        "envwatch.json",
        "envwatch.model..",
        "envwatch.training.model..",
        "envwatch.catalogue",
        "envwatch.api",
        "envwatch.watch",
        "envwatch.actions.rules",
        "envwatch.actions.record");
    onlyUses(
        "envwatch.actions.order",
        "envwatch.model..",
        "envwatch.training.model..",
        "envwatch.catalogue",
        "envwatch.api",
        "envwatch.watch",
        "envwatch.actions.rules",
        "envwatch.actions.record",
        "envwatch.actions.order");
    onlyUses(
        "envwatch.actions",
        "envwatch.base",
        "envwatch.model..",
        "envwatch.training.model..",
        "envwatch.catalogue",
        "envwatch.api",
        "envwatch.watch",
        "envwatch.watch.engine",
        "envwatch.actions.rules",
        "envwatch.actions.record",
        "envwatch.actions.order",
        "envwatch.actions");
    onlyUses(
        "envwatch.actions.path",
        "envwatch.base",
        "envwatch.model..",
        "envwatch.training.model..",
        "envwatch.api",
        "envwatch.watch",
        "envwatch.actions",
        "envwatch.actions.rules",
        "envwatch.actions.record",
        "envwatch.actions.order",
        "envwatch.actions.path");
    onlyUses(
        "envwatch.history.model.looking", "envwatch.model..", "envwatch.history.model.looking");
    onlyUses("envwatch.history.model", "envwatch.model..", "envwatch.history.model..");
    onlyUses(
        "envwatch.history.timeline",
        "envwatch.model..",
        "envwatch.history.model..",
        "envwatch.history.timeline");
    onlyUses(
        "envwatch.history.usual",
        "envwatch.model..",
        "envwatch.watch",
        "envwatch.history.model..",
        "envwatch.history.usual");
    onlyUses(
        "envwatch.history.detection",
        "envwatch.model..",
        "envwatch.training.model..",
        "envwatch.api",
        "envwatch.watch",
        "envwatch.actions.rules",
        "envwatch.actions.record",
        "envwatch.history.model..",
        "envwatch.history.detection");
    onlyUses("envwatch.history.store.database", "envwatch.history.store.database");
    onlyUses(
        "envwatch.history.store.tables",
        "envwatch.json",
        "envwatch.model..",
        "envwatch.actions.record",
        "envwatch.history.model..",
        "envwatch.history.usual",
        "envwatch.history.store.database",
        "envwatch.history.store.tables");
    onlyUses(
        "envwatch.history.store",
        "envwatch.base",
        "envwatch.model..",
        "envwatch.actions.rules",
        "envwatch.actions.record",
        "envwatch.history.model..",
        "envwatch.history.usual",
        "envwatch.history.store..");
    onlyUses(
        "envwatch.history",
        "envwatch.base",
        "envwatch.model..",
        "envwatch.api",
        "envwatch.watch",
        "envwatch.actions.rules",
        "envwatch.actions.record",
        "envwatch.history..");
    onlyUses(
        "envwatch.notices.model",
        "envwatch.model..",
        "envwatch.watch",
        "envwatch.actions.record",
        "envwatch.actions.rules",
        "envwatch.history.usual",
        "envwatch.notices.model");
    onlyUses(
        "envwatch.notices.rules",
        "envwatch.model..",
        "envwatch.watch",
        "envwatch.actions.record",
        "envwatch.actions.rules",
        "envwatch.history.model..",
        "envwatch.history.usual",
        "envwatch.notices.model",
        "envwatch.notices.rules");
    onlyUses(
        "envwatch.notices.store",
        "envwatch.base",
        "envwatch.model..",
        "envwatch.notices.model",
        "envwatch.notices.store");
    onlyUses(
        "envwatch.notices",
        "envwatch.base",
        "envwatch.model..",
        "envwatch.watch",
        "envwatch.actions.record",
        "envwatch.history",
        "envwatch.history.model..",
        "envwatch.history.usual",
        "envwatch.history.detection",
        "envwatch.notices..");
    onlyUses(
        "envwatch.training.check.model",
        "envwatch.model..",
        "envwatch.watch",
        "envwatch.training.model..",
        "envwatch.training.check.model");
    onlyUses(
        "envwatch.training.check.look",
        "envwatch.base",
        "envwatch.model..",
        "envwatch.api",
        "envwatch.watch",
        "envwatch.actions",
        "envwatch.actions.record",
        "envwatch.actions.rules",
        "envwatch.history",
        "envwatch.history.model..",
        "envwatch.history.usual",
        "envwatch.training.model..",
        "envwatch.training.watch",
        "envwatch.training.check..");
    onlyUses(
        "envwatch.training.check",
        "envwatch.model..",
        "envwatch.watch",
        "envwatch.history.model..",
        "envwatch.history.usual",
        "envwatch.training.model..",
        "envwatch.training.watch",
        "envwatch.training.check..");
    onlyUses(
        "envwatch.words..",
        "envwatch.model..",
        "envwatch.api",
        "envwatch.calls..",
        "envwatch.catalogue",
        "envwatch.watch",
        "envwatch.actions.rules",
        "envwatch.actions.record",
        "envwatch.filter",
        "envwatch.history",
        "envwatch.history.model..",
        "envwatch.history.usual",
        "envwatch.training.model..",
        "envwatch.training.watch",
        "envwatch.notices.model",
        "envwatch.secrets",
        "envwatch.training.check.model",
        "envwatch.words..");
    onlyUses(
        "envwatch.report",
        "envwatch.base",
        "envwatch.model..",
        "envwatch.catalogue",
        "envwatch.history.model..",
        "envwatch.api",
        "envwatch.watch",
        "envwatch.watch.schedule",
        "envwatch.training..",
        "envwatch.words..",
        "envwatch.report");
    onlyUses(
        "envwatch.metrics",
        "envwatch.model..",
        "envwatch.api",
        "envwatch.watch",
        "envwatch.words..",
        "envwatch.metrics");
    onlyUses(
        "envwatch.cli.desk",
        "envwatch.base",
        "envwatch.actions",
        "envwatch.actions.record",
        "envwatch.cli.desk");
  }

  @Test
  void theWindowKnowsNothingOfWhatRunsIt() {
    onlyUses("envwatch.ui..", concat(BEHIND_THE_WINDOW, "envwatch.words..", "envwatch.ui.."));
    onlyUses(
        "envwatch.ui.kit..", concat(BEHIND_THE_WINDOW, "envwatch.words..", "envwatch.ui.kit.."));
    onlyUses(
        "envwatch.ui.model..",
        concat(BEHIND_THE_WINDOW, "envwatch.words..", "envwatch.ui.model.."));
  }

  @Test
  void whatRunsBehindTheWindowKnowsNoWindow() {
    noClasses()
        .that()
        .resideInAnyPackage(
            "envwatch.runtime..", "envwatch.report", "envwatch.metrics", "envwatch.cli..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("envwatch.ui..", "envwatch.app..")
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
        .haveNameMatching("envwatch\\.(Main|Envwatch|package-info)")
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

  private static String[] concat(String[] some, String... more) {
    return Stream.concat(Stream.of(some), Stream.of(more)).toArray(String[]::new);
  }

  private static void onlyUses(String from, String... allowed) {
    DescribedPredicate<JavaClass> elsewhere =
        JavaClass.Predicates.resideInAPackage("envwatch..")
            .and(DescribedPredicate.not(JavaClass.Predicates.resideInAnyPackage(allowed)));
    noClasses()
        .that()
        .resideInAPackage(from)
        .should()
        .dependOnClassesThat(elsewhere)
        .allowEmptyShould(true)
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
  void packagesAreFreeOfCycles() {
    slices().matching("envwatch.(**)").should().beFreeOfCycles().check(CLASSES);
  }

  @Test
  void javaFxStopsAtTheUserInterface() {
    keeps("javafx..", "envwatch", "envwatch.app..", "envwatch.ui..");
  }

  @Test
  void okHttpStaysBehindTheTransport() {
    keeps("okhttp3..", "envwatch.api.http..", "envwatch.simulator..");
  }

  @Test
  void jsonStaysAtTheEdges() {
    keeps(
        "tools.jackson..",
        "envwatch.api.wire..",
        "envwatch.calls..",
        "envwatch.catalogue",
        "envwatch.json",
        "envwatch.report",
        "envwatch.cli..",
        "envwatch.simulator.json");
  }

  /** It takes long to initialize, and is not needed to start, to watch or to act. */
  @Test
  void dataBindingStaysAwayFromWhatRunsAllTheTime() {
    keeps(
        "tools.jackson.databind..",
        "envwatch.calls..",
        "envwatch.catalogue",
        "envwatch.report",
        "envwatch.cli..");
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

  /** {@code remote.SystemProgram} keeps from other programs what only this one is meant to know. */
  @Test
  void otherProgramsAreStartedFromOnePlace() {
    noClasses()
        .that()
        .doNotHaveFullyQualifiedName("envwatch.remote.SystemProgram")
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
        .doNotHaveFullyQualifiedName("envwatch.actions.Gate")
        .and()
        .areNotAssignableTo(ReadOnlyService.class)
        .should()
        .callMethod(EnvironmentService.class, "perform", Action.class)
        .orShould()
        .callMethod(EnvironmentService.class, "perform", RawCall.class)
        .orShould()
        .callMethod(TrainingService.class, "perform", TrainingAction.class)
        .check(CLASSES);
  }
}
