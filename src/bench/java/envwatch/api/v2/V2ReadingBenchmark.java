package envwatch.api.v2;

import envwatch.api.ApiException;
import envwatch.api.wire.Entries;
import envwatch.bench.ReadingBenchmark;
import envwatch.model.Environment;
import java.util.List;

/** One answer to ListEnvironmentsWithState (service/api-v2.md). */
public class V2ReadingBenchmark extends ReadingBenchmark {
  public V2ReadingBenchmark() {
    super(
        List.of(
            """
            {"data":[%s],"status_code":"0x20000","status_text":"Success",\
            "status_additional_data":null,"remaining_api_calls":99321}\
            """
                .formatted(String.join(",", environments(V2ReadingBenchmark::environment)))));
  }

  @Override
  protected Object read(byte[] body) throws ApiException {
    return Envelope.<Entries<Environment>>read(body, Answers::environments);
  }

  private static String environment(int number) {
    return """
    {"envId":"EN%08dX2","envToken":"AAAAbbbbCCCCdddd%06d","name":"Environment %d",\
    "description":"Ask Anna before the class.","owner":"anna.schmidt@example.com",\
    "status_code":1,"status_text":"Ready",\
    "expirationTime":"Thu, 24 Dec 2026 %02d:%02d:00 GMT","licenseValid":"Not relevant",\
    "invitationAllowed":true,"organization":"Example Training","project":"Autumn courses",\
    "environmentPolicy":"Example/Standard (5 days)","blueprint":"Python lab",\
    "snapshot":"Day 2",\
    "view_url":"https://use.cloudshare.com/Ent/Environment.mvc/View/AAAAbbbbCCCCdddd%06d",\
    "available_actions":{"add_vms":true,"delete_vm":true,"reboot_vm":true,"revert_vm":true,\
    "resume_environment":false,"revert_environment":true,"take_snapshot":true},\
    "resources":{"cpu_in_use":20,"cpu_qouta":40,"disk_size_in_use_mb":204800,\
    "disk_size_qouta_mb":409600,"total_memory_in_use_mb":40960,\
    "total_memory_qouta_mb":81920},"vms":%s}\
    """
        .formatted(
            number,
            number,
            number,
            number % 24,
            number % 60,
            number,
            machines(number, V2ReadingBenchmark::machine));
  }

  private static String machine(int number) {
    return """
    {"vmId":"VM%08dX2","vmToken":"GGGGhhhhIIIIjjjj%06d","name":"node-%d",\
    "description":"Ubuntu 24.04 with tools","os":"Linux","IP":"192.0.2.%d",\
    "FQDN":"uvo%dabc.env.cloudshare.com","username":"sysadmin","password":"fF3k%dQx",\
    "status_code":1,"status_text":"Running","progress":100,"webAccessUrl":null,\
    "url":"https://use.cloudshare.com/Ent/Machine.mvc/Show?machineToken=GGGGhhhhIIIIjjjj%06d",\
    "image_url":"https://use.cloudshare.com/Images/os/ubuntu.png"}\
    """
        .formatted(number, number, number, number % 255, number, number, number);
  }
}
