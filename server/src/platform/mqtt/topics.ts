import type { DeviceTopic } from './door.ts'

/** ThingsBoard's device topics (its MqttTopics.java), in the long and the short form, and those of its gateways. */
const published = new Map<string, DeviceTopic>([
  ['v1/devices/me/telemetry', 'telemetry'],
  ['v1/devices/me/attributes', 'attributes'],
  ['v2/t', 'telemetry'],
  ['v2/a', 'attributes'],
  ['v1/gateway/connect', 'hub-connect'],
  ['v1/gateway/disconnect', 'hub-disconnect'],
  ['v1/gateway/telemetry', 'hub-telemetry'],
  ['v1/gateway/attributes', 'hub-attributes'],
  ['v1/gateway/rpc', 'hub-command-answer'],
  ['v1/gateway/attributes/request', 'hub-attributes-request'],
])

const requests = 'v1/devices/me/rpc/request/+'
const attributes = 'v1/devices/me/attributes'
const attributeAnswers = 'v1/devices/me/attributes/response/+'
/** What a hub subscribes to, once for all that it speaks for: who is meant stands in each message. */
export const hubTopics = {
  command: 'v1/gateway/rpc',
  attributes: 'v1/gateway/attributes',
  attributesAnswer: 'v1/gateway/attributes/response',
} as const
const ofHub = new Set<string>(Object.values(hubTopics))
const subscribed = new Set([requests, attributes, attributeAnswers, ...ofHub])

/** A topic's number is the identifier of what is asked or answered. */
const numbered = /^v1\/devices\/me\/(rpc\/response|attributes\/request)\/([1-9]\d{0,9})$/
const lastNumber = 2_147_483_647

/** Null for a topic on which devices publish nothing. */
export function deviceTopicOf(
  topic: string,
): { topic: DeviceTopic; requestId: number | null } | null {
  const plain = published.get(topic)
  if (plain) return { topic: plain, requestId: null }
  const [, kind, digits] = numbered.exec(topic) ?? []
  const requestId = Number(digits)
  if (kind === undefined || requestId > lastNumber) return null
  return { topic: kind === 'rpc/response' ? 'command-answer' : 'attributes-request', requestId }
}

export const requestTopic = (id: number) => `v1/devices/me/rpc/request/${id}`
export const attributesTopic = attributes
export const attributesAnswerTopic = (id: number) => `v1/devices/me/attributes/response/${id}`

/** What a device may subscribe to; what is sent there comes from us alone, to this device. */
export const maySubscribe = (filter: string): boolean => subscribed.has(filter)

/** The subscription by which a device gets what is sent on a topic; null where no device can. */
export function subscriptionFor(topic: string): string | null {
  if (topic === attributes || ofHub.has(topic)) return topic
  const [, kind] =
    /^v1\/devices\/me\/(rpc\/request|attributes\/response)\/[^/+#]+$/.exec(topic) ?? []
  if (kind === undefined) return null
  return kind === 'rpc/request' ? requests : attributeAnswers
}
