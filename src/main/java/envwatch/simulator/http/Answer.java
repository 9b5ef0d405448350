package envwatch.simulator.http;

/** A reply and the way it is delivered. */
public record Answer(Reply reply, Delivery delivery) {}
