/** What a device says for others, by the topic that it came on. */
export type HubTopic =
  | 'hub-connect'
  | 'hub-disconnect'
  | 'hub-telemetry'
  | 'hub-attributes'
  | 'hub-command-answer'
  | 'hub-attributes-request'

/** What a device's message is about, by the topic that it came on. */
export type DeviceTopic =
  | 'telemetry'
  | 'attributes'
  | 'command-answer'
  | 'attributes-request'
  | HubTopic

export type DeviceMessage = {
  topic: DeviceTopic
  /** The end of the topic, where it names what is answered or asked for. */
  requestId: number | null
  body: Buffer
  receivedAt: Date
}

/** A device's access token, or the SHA-256 of its certificate (64 hexadecimal digits, lower case). */
export type DeviceCredentials = { token: string } | { fingerprint: string }

export type DeviceSession = {
  deviceId: number
  /** Asked before each message and every few seconds: false ends the connection. */
  isLive: () => boolean
}

/** The product's side of the broker. */
export type DeviceDoor = {
  /** The device whose credentials these are; null refuses the connection. */
  identify: (by: DeviceCredentials) => Promise<DeviceSession | null>
  /** Its connection takes the place of the device's former one; one that died while it signed in never begins. */
  began: (session: DeviceSession) => void
  /**
   * Resolves once what was sent is stored: only then is it acknowledged. Throws Busy where it has to wait, Refused where
   * it cannot be read; after any other error the device is disconnected without an acknowledgement, and sends again.
   */
  take: (session: DeviceSession, message: DeviceMessage) => Promise<void>
  /** It subscribed to something: what waits for it can be sent. */
  subscribed: (session: DeviceSession) => void
}

/** Too much waits to be stored: the device is not read any more, and its message is offered again. */
export class Busy extends Error {}

/** A message that cannot be read, noted by the door: it is acknowledged, since sending it again would not help. */
export class Refused extends Error {}
