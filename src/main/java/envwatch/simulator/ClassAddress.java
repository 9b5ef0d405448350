package envwatch.simulator;

/** Where a class takes place. */
record ClassAddress(
    String state, String address1, String address2, String zipCode, String city, String country) {}
