import type { DeviceTopic } from './door.ts'

/** ThingsBoard's device topics (its MqttTopics.java), in the long and the short form. */
const published = new Map<string, DeviceTopic>([
  ['v1/devices/me/telemetry', 'telemetry'],
  ['v1/devices/me/attributes', 'attributes'],
  ['v2/t', 'telemetry'],
  ['v2/a', 'attributes'],
])

const requests = 'v1/devices/me/rpc/request/+'
const attributes = 'v1/devices/me/attributes'

/** Null for a topic on which devices publish nothing. */
export const deviceTopicOf = (topic: string): DeviceTopic | null => published.get(topic) ?? null

/** What a device may subscribe to; what is sent there comes from us alone, to this device. */
export const maySubscribe = (filter: string): boolean =>
  filter === requests || filter === attributes

/** The subscription by which a device gets what is sent on a topic; null where no device can. */
export function subscriptionFor(topic: string): string | null {
  if (topic === attributes) return attributes
  return /^v1\/devices\/me\/rpc\/request\/[^/+#]+$/.test(topic) ? requests : null
}
