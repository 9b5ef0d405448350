package envwatch.simulator;

import static envwatch.simulator.V3Route.withBody;
import static envwatch.simulator.V3Route.withoutBody;

import envwatch.simulator.RefusedException.Reason;
import java.util.List;
import java.util.stream.Stream;

/** The resources of v3, of which the first match is used. */
final class V3Routes {
  private V3Routes() {}

  static List<V3Route> all() {
    return Stream.of(environments(), machines(), account(), creation(), people(), classes())
        .flatMap(List::stream)
        .toList();
  }

  private static List<V3Route> environments() {
    return List.of(
        withBody("GET envs", V3Environments::list),
        withBody("PATCH envs", EnvironmentChanges::edit),
        withBody("GET envs/actions/getextended", V3Environments::extended),
        withBody("GET envs/actions/getextendedbymachinevanity", V3Environments::byMachine),
        withBody("GET envs/actions/getextendedbytoken", V3Environments::bySponsoredLogin),
        withoutBody("PUT envs/actions/suspend", V3Environments.change(Operations::suspend)),
        withoutBody("PUT envs/actions/resume", V3Environments.change(Operations::resume)),
        withoutBody("PUT envs/actions/extend", V3Environments.change(Operations::extend)),
        withoutBody("PUT envs/actions/postponeinactivity", V3Environments::postpone),
        withoutBody("PUT envs/actions/postpone", V3Environments::postpone),
        withBody("GET envs/actions/machines", V3Environments::machines),
        withoutBody("PUT envs/actions/revert", V3Environments::revert),
        withBody("GET envs/*", V3Environments::properties),
        withoutBody("DELETE envs/*", V3Environments::delete),
        withBody("GET envs/actions/getenvresources", V3Usage::one),
        withBody("GET envs/actions/getmultipleenvsresources", V3Usage::many),
        withBody("GET snapshots/actions/getforenv", V3Snapshots::ofEnvironment),
        withoutBody("POST snapshots/actions/takesnapshot", V3Snapshots::take),
        withoutBody("PUT snapshots/actions/markdefault", V3Snapshots::markDefault),
        withBody("GET snapshots/*", V3Snapshots::one));
  }

  private static List<V3Route> machines() {
    return List.of(
        withoutBody("PUT vms/actions/reboot", V3Machines.change(MachineOperations::reboot)),
        withoutBody("PUT vms/actions/revert", V3Machines.change(MachineOperations::revert)),
        withBody("PUT vms/actions/editvmhardware", V3Machines::editHardware),
        withBody("POST vms/actions/executepath", V3Machines::execute),
        withBody("GET vms/actions/checkexecutionstatus", V3Machines::checkExecution),
        withBody("GET vms/actions/getremoteaccessfile", V3Machines::remoteAccess),
        withBody("POST vms/actions/validatevix", V3Machines::validate),
        withBody("GET viewer/actions/vmlist", V3Machines::listForViewer),
        withBody("DELETE vms/*", V3Machines::delete));
  }

  private static List<V3Route> account() {
    return List.of(
        withBody("GET ping", call -> Json.object().put("result", "Pong")),
        withBody("GET projects", V3Catalogue::projects),
        withBody("GET projects/filter", V3Catalogue::projects),
        withBody("POST projects/createfastproject", V3Catalogue::addProject),
        withBody("GET policies", V3Catalogue::allPolicies),
        withBody("POST policies", V3Catalogue::addPolicy),
        withBody("GET projects/*", V3Catalogue::project),
        withBody("GET projects/*/policies", V3Catalogue::policies),
        withBody("GET regions", V3Catalogue::regions),
        withBody("GET timezones", V3Catalogue::timeZones),
        withBody("GET users/actions/getloginurl", V3Catalogue::loginUrl),
        withBody("GET blueprints", V3Blueprints::all),
        withBody("GET projects/*/blueprints", V3Blueprints::list),
        withBody("GET projects/*/blueprints/*", V3Blueprints::one),
        withBody("GET templates", V3Blueprints::templates),
        withBody("GET webhooks", V3Webhooks::list),
        withBody("GET webhooks/*", V3Webhooks::one),
        withBody("POST webhooks", V3Webhooks::add),
        withoutBody("DELETE webhooks/*", V3Webhooks::remove),
        withBody("GET externalclouds/ervins/*", V3Catalogue::cloudOfEnvironment),
        withBody("GET externalclouds/ervins/snapshot/*", V3Catalogue::cloudOfSnapshot),
        withBody(
            "GET externalclouds/ervin/*",
            Refusals.always(Reason.UNKNOWN_ID, "No such external cloud")),
        withBody("GET externalcloudsvms/*", V3Catalogue::cloudOfEnvironment),
        withBody(
            "GET classanalytics/salesparticipationovertime",
            Refusals.always(Reason.WRONG_STATE, "The account has no analytics of sales")),
        withBody("GET cloudfolders/actions/getall", V3CloudFolders::all),
        withBody("PUT cloudfolders/actions/mount", V3CloudFolders::mount),
        withoutBody("PUT cloudfolders/actions/unmount", V3CloudFolders::unmount),
        withBody(
            "PUT cloudfolders/actions/regeneratecloudfolderspassword",
            V3CloudFolders::newPassword));
  }

  private static List<V3Route> creation() {
    return List.of(
        withBody("POST envs", EnvironmentForm::create),
        withBody("PUT envs", EnvironmentForm::addMachines),
        withBody("POST permalinks", V3Catalogue::permalink),
        withBody("GET permalinks", V3Catalogue::permalinks));
  }

  private static List<V3Route> people() {
    return List.of(
        withBody("GET teams", V3People::teams),
        withBody("POST users/actions/getreplacingusersoptions", V3People::replacements)
            .withDetails(),
        withBody("POST users/actions/removeuserrole", V3People::removeRole).withDetails(),
        withBody("OPTIONS invitations", V3InvitationChoices::list),
        withBody("POST invitations/actions/invitetopoc", V3Invitations::inviteForOwner),
        withBody("POST invitations/actions/inviteenduser", V3Invitations::inviteForCaller),
        withBody(
            "POST invitations/actions/inviteenduserandassignprojectmember",
            V3Invitations::inviteForOwner),
        withBody("POST invitations/actions/inviteanonymousenduser", V3Invitations::inviteAnybody),
        withBody("POST invitations/actions/inviteprojectmember", V3Invitations::inviteMember),
        withBody("GET proofofconceptinvitations/rows", V3Invitations::rows),
        withBody("OPTIONS sponsoredlinks", V3InvitationChoices::list),
        withBody("POST sponsoredlinks", V3Invitations::sponsor));
  }

  private static List<V3Route> classes() {
    return List.of(
        withBody("GET class", V3Classes::list),
        withBody("POST class", V3Classes::create),
        withBody("GET class/*", V3Classes::one),
        withBody("PUT class/*", V3Classes::edit),
        withoutBody("DELETE class/*", V3Classes::delete),
        withBody("GET class/actions/getdetailed", V3Classes::detailed),
        withBody("GET class/actions/countries", V3ClassChoices::countries),
        withBody("GET class/actions/customfields", V3ClassChoices::customFields),
        withBody("GET class/actions/instructors", V3ClassChoices::instructors),
        withBody("GET class/*/students", V3Students::list),
        withBody("POST class/*/students", V3Students::add),
        withBody("GET class/*/students/*", V3Students::one),
        withoutBody("PUT class/*/students/*", V3Students::edit),
        withoutBody("DELETE class/*/students/*", V3Students::remove),
        withoutBody("POST class/actions/sendinvitations", V3Students::invite),
        withBody("PUT class/actions/suspendallenvironments", V3Students::suspendAll),
        withBody("DELETE class/actions/deleteallenvironments", V3Students::deleteAll),
        withBody("POST class/sponsoredlink", V3Students::makeLink),
        withoutBody("POST class/disablesponsoredlink", V3Students::revokeLink),
        withoutBody(
            "POST class/*/students/actions/resumeenvironmentforstudent", V3Students::resume),
        withBody("GET instructors/class", V3ClassChoices::instructorsOfClass),
        withBody("POST instructors", V3ClassChoices::addInstructor),
        withoutBody("DELETE instructors/*", V3ClassChoices::removeInstructor),
        withBody("GET classanalytics/guided-journey/class/progress/*", V3Journeys::ofClass),
        withBody("GET classanalytics/guided-journey/student/progress/*", V3Journeys::ofStudent),
        withBody("GET sharedenv", V3Journeys::shared));
  }
}
