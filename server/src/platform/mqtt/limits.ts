/** What one device, or one address, may take of the broker, and how often it looks around. */
export const mqttLimits = {
  connections: 10_000,
  /** Many devices may stand behind one address: a gateway of the mine, or the mobile network's own. */
  connectionsOfAddress: 5000,
  /** Connections that have not signed in yet. */
  signingIn: 1000,
  signingInOfAddress: 250,
  signInMs: 20_000,
  /** A CONNECT with an identifier and a token, or the name of another broker's user, takes less. */
  packetBytesBeforeSignIn: 1024,
  /** ThingsBoard's (netty.max_payload_size), of all that follows a packet's length. */
  packetBytes: 65_536,
  /** The time in which a packet has to arrive whole: 64 KiB by GPRS take half of it. */
  packetMs: 60_000,
  /** Messages of one connection that are being stored. */
  inFlight: 16,
  inFlightBytes: 65_536,
  /** Bytes to a device that does not read: until they are taken nothing more is read of it. */
  unsentBytes: 16_384,
  clientIdLength: 64,
  /** A silence of one and a half times of it ends a connection, also of a client that asks for more, or for none. */
  keepAliveS: 3600,
  /** Unknown credentials of one address, in a minute. */
  unknownInMinute: 30,
  /** Between two looks at which connections are late, or no longer allowed. */
  sweepMs: 5000,
  /** How often the certificate's files are read again: it may have been renewed. */
  renewMs: 3_600_000,
  /** Pauses before a message is offered again to a door that was busy, growing from the first to the second. */
  busyMs: 100,
  busyMostMs: 2000,
  /** How long an acknowledgement of what was sent to a device is awaited. */
  ackMs: 10_000,
  /** How long a stop waits for what is being stored. */
  stopMs: 3000,
}

export type MqttLimits = typeof mqttLimits
