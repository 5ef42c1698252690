import { Readable } from 'node:stream'

type Done = (error?: Error | null) => void

/**
 * What aedes passes messages through (mqemitter's interface), passing none: all devices publish and subscribe on the
 * same topics, and what one sends is never another's. What devices get is written to their own connection.
 */
export const passesNothingOn = {
  on: (_topic: string, _notify: unknown, done?: Done) => done?.(),
  removeListener: (_topic: string, _notify: unknown, done?: Done) => done?.(),
  emit: (_packet: unknown, done?: Done) => done?.(),
  close: (done?: Done) => done?.(),
}

const none = async () => undefined
const noneOf = async () => []
const noStream = () => Readable.from([])

/**
 * What aedes remembers by (aedes-persistence's interface), without memory: sessions end with their connection, and there
 * are no retained messages, no wills, and none of quality 2.
 */
export const remembersNothing = {
  // aedes looks whether it is an async function.
  setup: async () => undefined,
  cleanSubscriptions: none,
  subscriptionsByTopic: noneOf,
  outgoingEnqueueCombi: none,
  delWill: none,
  outgoingStream: noStream,
  createRetainedStreamCombi: noStream,
  streamWill: noStream,
  /** Of an acknowledgement the identifier is all that is asked for. */
  outgoingClearMessageId: async (_client: unknown, acknowledgement: { messageId?: number }) =>
    acknowledgement,
}
