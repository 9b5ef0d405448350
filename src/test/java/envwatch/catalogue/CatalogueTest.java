package envwatch.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.ApiVersion;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("fast")
class CatalogueTest {
  private static final ApiVersion V3 = new ApiVersion(3);
  private final Catalogue catalogue = Catalogue.get();

  @Test
  void describesExactlyTheOperationsOfTheReference() throws IOException {
    assertThat(catalogue.operations())
        .extracting(each -> each.id() + " " + each.name())
        .containsExactlyInAnyOrderElementsOf(reference());
  }

  private static List<String> reference() throws IOException {
    try (InputStream in =
        Objects.requireNonNull(
            CatalogueTest.class.getResourceAsStream("/envwatch/catalogue/reference.txt"))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.isBlank() && !line.startsWith("#"))
          .toList();
    }
  }

  @Test
  void namesEachOperationOfAVersionOnce() {
    assertThat(catalogue.operations())
        .extracting(each -> each.version() + each.name())
        .doesNotHaveDuplicates();
  }

  @Test
  void hasAParameterForEachValueOfAPath() {
    Pattern value = Pattern.compile("\\{(\\w+)}");
    for (Operation each : catalogue.operations()) {
      assertThat(each.parameters(ParameterLocation.PATH))
          .as(each.id())
          .extracting(Parameter::name)
          .containsExactlyInAnyOrderElementsOf(
              value.matcher(each.path()).results().map(found -> found.group(1)).toList());
      assertThat(each.parameters(ParameterLocation.PATH)).allMatch(Parameter::required);
    }
  }

  @Test
  void namesEachParameterOfAnOperationOnce() {
    for (Operation each : catalogue.operations()) {
      var names = new HashSet<String>();
      each.parameters()
          .forEach(parameter ->
              assertThat(names.add(parameter.name().toLowerCase(Locale.ROOT)))
                  .as(each.id())
                  .isTrue());
    }
  }

  @Test
  void sendsNoBodyWithARequestThatOnlyReads() {
    assertThat(catalogue.operations())
        .filteredOn(each -> each.method().equals("GET") || each.method().equals("OPTIONS"))
        .noneMatch(Operation::hasBody);
  }

  @Test
  void knowsThatDeletingAndRevertingDestroys() {
    assertThat(catalogue.operations())
        .filteredOn(
            each -> each.method().equals("DELETE") || each.name().matches("(Delete|Revert).*"))
        .isNotEmpty()
        .allMatch(each -> each.effect() == Effect.DESTROYS);
  }

  @Test
  void saysOfEveryOperationWhatItIsFor() {
    assertThat(catalogue.operations())
        .allMatch(each -> each.purpose().length() > 5 && each.purpose().length() < 100)
        .noneMatch(each -> each.purpose().endsWith("."));
  }

  @Test
  void findsTheOperationThatAPathMeans() {
    assertThat(found("get", "envs/actions/getExtended")).isEqualTo("GetEnvironmentExtended");
    assertThat(found("GET", "/envs/ENabc2")).isEqualTo("GetEnvironment");
    assertThat(found("DELETE", "/envs/{envId}")).isEqualTo("DeleteEnvironment");
    assertThat(found("GET", "projects/FILTER")).isEqualTo("FilterProjects");
    assertThat(catalogue.find(V3, "GET", "envs/a/b/c")).isEmpty();
    assertThat(catalogue.find(V3, "POST", "envs/ENabc2")).isEmpty();
  }

  private String found(String method, String path) {
    return catalogue.find(V3, method, path).orElseThrow().name();
  }

  @Test
  void findsEveryOperationByItsPathAndItsId() {
    for (Operation each : catalogue.operations()) {
      assertThat(catalogue.find(each.version(), each.method(), each.path())).contains(each);
      assertThat(catalogue.find(each.id())).contains(each);
    }
  }

  @Test
  void findsOperationsByWordsWithThoseNamedSoFirst() {
    assertThat(catalogue.search("sus"))
        .first()
        .extracting(Operation::name)
        .isEqualTo("SuspendEnvironment");
    assertThat(catalogue.search("v3 snapshot take"))
        .extracting(Operation::id)
        .containsExactly("v3 POST /snapshots/actions/takesnapshot");
    assertThat(catalogue.search(" ")).isEqualTo(catalogue.operations());
  }

  @Test
  void marksWhatAnswersKeepSecret() {
    Operation state = catalogue.find("v2 GET Env/ListEnvironmentsWithState").orElseThrow();

    assertThat(state.secret(List.of("[]", "vms", "[]", "Password"))).isTrue();
    assertThat(state.secret(List.of("[]", "vms", "[]", "username"))).isFalse();
    assertThat(catalogue.find("v2 GET Env/GeneratePermalink").orElseThrow().secret(List.of()))
        .isTrue();
    assertThat(catalogue.plain("envtoken")).isTrue();
  }

  @Test
  void tellsTheKindOfAnIdByItsBeginning() {
    assertThat(IdKind.of("ENabc2")).contains(IdKind.ENVIRONMENT);
    assertThat(IdKind.of("VMabc2")).contains(IdKind.TEMPLATE);
    assertThat(IdKind.of("12345")).isEmpty();
  }
}
