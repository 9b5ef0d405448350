package envwatch.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import envwatch.model.CloudFolder;
import envwatch.simulator.CloudFolders;
import java.util.Objects;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.ValueSource;

/** The cloud folder of an account, as far as the version has one. */
@ParameterizedClass
@ValueSource(ints = {1, 2, 3})
class ContractCloudFolderTest {
  @Parameter int version;

  private SimulatedAccount account;

  @BeforeEach
  void open() throws Exception {
    account = new SimulatedAccount(version);
  }

  @AfterEach
  void close() {
    account.close();
  }

  private boolean lacking() {
    if (account.service.capabilities().offers(Capability.CLOUD_FOLDER)) {
      return false;
    }
    assertThatThrownBy(() -> account.service.cloudFolder())
        .isInstanceOf(ApiException.NotOffered.class);
    assertThat(account.service.clockOffset()).as("no answer was ever seen").isNull();
    return true;
  }

  @Test
  void addressUserAndPasswordAreThoseOfTheAccount() throws Exception {
    if (lacking()) {
      return;
    }
    CloudFolders.Access access = account.world().cloudFolders().access();

    CloudFolder folder = account.service.cloudFolder();

    assertThat(folder.address()).hasToString("ftp://" + access.host() + "/");
    assertThat(folder.user()).isEqualTo(access.user());
    assertThat(Objects.requireNonNull(folder.password()).reveal())
        .isEqualTo(access.password().reveal());
  }

  @Test
  void theOwnFolderComesFirst() throws Exception {
    if (lacking()) {
      return;
    }
    CloudFolders.Folder own = account.world().cloudFolders().own();

    assertThat(account.service.cloudFolder().folders().getFirst())
        .isEqualTo(
            new CloudFolder.Folder(
                own.name(),
                String.valueOf(own.usedGigabytes()),
                String.valueOf(own.quotaGigabytes())));
  }

  @Test
  void theFoldersOfProjectsAreServedByV3() throws Exception {
    if (lacking()) {
      return;
    }
    assertThat(account.service.cloudFolder().folders())
        .hasSize(version == 3 ? 1 + account.world().catalogue().projects().size() : 1);
  }

  @Test
  void thePasswordIsNotInWhatTheFolderSaysOfItself() throws Exception {
    if (lacking()) {
      return;
    }
    assertThat(account.service.cloudFolder().toString())
        .doesNotContain(account.world().cloudFolders().access().password().reveal());
  }
}
