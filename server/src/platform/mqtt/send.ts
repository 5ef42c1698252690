import type { Connection } from './connection.ts'
import { subscriptionFor } from './topics.ts'

/** `sent` where it left and may have arrived: no acknowledgement came. */
export type Sent = 'acknowledged' | 'sent' | 'unreachable'

/** Whether the device of a connection subscribed to the topic. */
export function canReach(connection: Connection | undefined, topic: string): boolean {
  const filter = subscriptionFor(topic)
  return filter !== null && connection?.device != null && connection.subscriptions.has(filter)
}

type Message = {
  topic: string
  payload: string
  /** After which the connection ends unless it was acknowledged, so that it does not arrive later; null where it may. */
  leftMs: number | null
}

/**
 * Sends one message to the device of a connection, if it subscribed to the topic; never sends it again. What is sent by
 * quality of service 0, as the device subscribed, nothing acknowledges: when that arrives cannot be known.
 */
export async function sendTo(
  connection: Connection | undefined,
  { topic, payload, leftMs }: Message,
): Promise<Sent> {
  if (leftMs !== null && leftMs <= 0) return 'unreachable'
  const filter = subscriptionFor(topic)
  const quality = filter === null ? undefined : connection?.subscriptions.get(filter)
  if (!connection?.device || quality === undefined) return 'unreachable'
  const { client } = connection.device
  const packet = { cmd: 'publish', topic, payload, dup: false, retain: false } as const
  if (quality === 0) {
    client.publish({ ...packet, qos: 0 }, written)
    return 'sent'
  }
  const begun = connection.acks.begin(leftMs)
  if (!begun) return 'unreachable'
  connection.sendingId = begun.id
  client.publish({ ...packet, qos: 1 }, written)
  return (await begun.acknowledged) ? 'acknowledged' : 'sent'
}

/** aedes calls it unasked whether it is there; a connection that broke meanwhile is noticed elsewhere. */
const written = () => undefined
