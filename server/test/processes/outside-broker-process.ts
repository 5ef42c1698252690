/** A broker outside Puquio that keeps in a file what it acknowledges, for the tests to kill and to start again. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { Aedes, type AedesPublishPacket, type Subscription } from 'aedes'

type Kept = [method: string, ...given: unknown[]]
type Persistence = Record<string, (...given: unknown[]) => Promise<unknown>>
type Plain = { topic: string; payload: string }

const [file = '', port = '0'] = process.argv.slice(2)
const shared = /^\$share\/[^/]+\/(.+)$/
const keep = (...kept: Kept) => appendFileSync(file, `${JSON.stringify(kept)}\n`)
const aedes = await Aedes.createBroker({
  // It knows no shared subscriptions: each member gets all. What it keeps has the name that is given here.
  authorizeSubscribe(_client, subscription, done) {
    subscription.topic = shared.exec(subscription.topic)?.[1] ?? subscription.topic
    done(null, subscription)
  },
  // aedes acknowledges before it keeps anything.
  authorizePublish(_client, packet, done) {
    keep('arrived', plain(packet))
    done(null)
  },
})
const { persistence } = aedes as unknown as { persistence: Persistence }
const methods = [
  'addSubscriptions',
  'removeSubscriptions',
  'cleanSubscriptions',
  'outgoingEnqueueCombi',
  'outgoingUpdate',
  'outgoingClearMessageId',
]
const known = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
const arrived = new Map<string, Plain>()
const nameOf = ({ topic, payload }: Plain) => `${topic} ${payload}`
for (const line of known) {
  const [method, ...given] = JSON.parse(line) as Kept
  const [first, second] = given as [Plain, Plain]
  if (method === 'arrived') arrived.set(nameOf(first), first)
  else await persistence[method]?.(...given.map(revived)).catch(() => undefined)
  if (method === 'outgoingEnqueueCombi') arrived.delete(nameOf(second))
}
for (const method of methods) {
  const apply = persistence[method]?.bind(persistence)
  if (!apply) throw new Error(`aedes keeps nothing by ${method}`)
  persistence[method] = (...given) => {
    keep(method, ...given.map(plain))
    return apply(...given)
  }
}
for (const [index, packet] of [...arrived.values()].entries()) {
  const whole = { ...(revived(packet) as AedesPublishPacket), messageId: 0, dup: false }
  const subscriptions = await persistence['subscriptionsByTopic']?.(packet.topic)
  await persistence['outgoingEnqueueCombi']?.(subscriptions, {
    ...whole,
    brokerId: aedes.id,
    brokerCounter: 1_000_000 + index,
  })
}
const server = createServer((socket) => aedes.handle(socket))
server.listen(Number(port), '127.0.0.1', () =>
  process.send?.((server.address() as { port: number }).port),
)
process.on('disconnect', () => process.exit(0))

/** Of a client its name, of a packet what JSON holds. */
function plain(given: unknown) {
  if (Array.isArray(given)) return given as Subscription[]
  const { id, payload, ...packet } = given as AedesPublishPacket & { id?: string }
  if (id !== undefined) return { id }
  return { ...packet, ...(payload && { payload: Buffer.from(payload).toString('base64') }) }
}

function revived(given: unknown) {
  const { payload } = given as { payload?: string }
  return payload === undefined
    ? given
    : { ...(given as object), payload: Buffer.from(payload, 'base64') }
}
