import { bodyMessagesMax, membersOf, readHubWord, refusal, type Refusal } from '@puquio/domain'
import {
  type DeviceMessage,
  type DeviceSession,
  type HubTopic,
  Refused,
} from '../../../platform/mqtt/door.ts'
import type { MqttBroker, Sent } from '../../../platform/mqtt/open-broker.ts'
import { hubTopics } from '../../../platform/mqtt/topics.ts'
import type { Platform } from '../../../platform/platform.ts'
import { Problem } from '../../../platform/problem.ts'
import {
  attributesOf,
  commandAnswered,
  type CommandKind,
  type DeviceCommands,
  hubMessageOf,
  type Taken,
} from '../../commands/service.ts'
import type { Door } from '../door.ts'
import type { KnownDevice } from '../known-devices-store.ts'
import type { KnownDevices } from '../known-devices.ts'
import type { takesReports } from '../take-reports.ts'
import { answerOf } from './answer-attributes.ts'

type Parts = Pick<Platform, 'database' | 'clock'> & {
  devices: Pick<KnownDevices, 'behind'>
  door: Door
  commands: Pick<DeviceCommands, 'reachable' | 'handOver' | 'sendWith'>
  takeReport: ReturnType<typeof takesReports>
  onError: (error: unknown) => void
}
type Broker = Pick<MqttBroker, 'send' | 'canReach'>

/** By which connection a hub speaks for a device, and how it spells the device's serial. */
type Spoken = { hub: KnownDevice; session: DeviceSession; name: string }

/** As it is kept of what a hub says of devices that are not behind it. */
const wayIn = 'mqtt-hub'
const namedRefused = 5
const topicOf: Record<CommandKind, string> = {
  relay: hubTopics.command,
  configuration: hubTopics.attributes,
}

/**
 * Devices that speak for others by ThingsBoard's gateway topics: each for those alone that the system administrator put behind
 * it. What it says of others is kept as refused with the hub itself, whether they exist or not (decision 117).
 */
export function openHubs({ devices, door, commands, takeReport, onError, ...platform }: Parts) {
  /** By the device's id. A hub's former connection says nothing any more. */
  const spoken = new Map<number, Spoken>()
  const sessions = new Map<number, DeviceSession>()
  /** What of a message that is offered again was stored already. */
  const storedOf = new WeakMap<DeviceMessage, Set<number>>()
  let broker: Broker | null = null

  const isCurrent = ({ hub, session }: Spoken) => sessions.get(hub.deviceId) === session

  function speaks(session: DeviceSession, hub: KnownDevice, device: KnownDevice, name: string) {
    const known = spoken.get(device.deviceId)
    spoken.set(device.deviceId, { hub, session, name })
    if (known?.session !== session) commands.reachable(device)
  }

  /** Keeps what was said with the hub, and has it acknowledged: it would be the same again. */
  async function refuse(
    hub: KnownDevice,
    { receivedAt, body }: DeviceMessage,
    why: Refusal,
  ): Promise<never> {
    await door.take(hub, why, { wayIn, receivedAt, body })
    throw new Refused(why.problem)
  }
  const notBehind = (names: readonly string[]) =>
    refusal('not-behind', names.slice(0, namedRefused).join(', ').slice(0, 300))

  /** Stores each device's part by itself, and is done once all are. */
  async function takeParts(session: DeviceSession, hub: KnownDevice, message: DeviceMessage) {
    const report = message.topic === 'hub-attributes' ? 'attributes' : 'telemetry'
    const parts = membersOf(message.body.toString('utf8'))
    if (!parts) return refuse(hub, message, refusal('not-an-object'))
    if (parts.length > bodyMessagesMax)
      return refuse(hub, message, refusal('too-many-messages', String(parts.length)))
    const stored = storedOf.get(message) ?? new Set()
    storedOf.set(message, stored)
    const strangers: string[] = []
    const ended = await Promise.allSettled(
      parts.map(async ({ name, text }, at) => {
        const device = await devices.behind(hub, name)
        if (!device) return void strangers.push(name)
        speaks(session, hub, device, name)
        if (stored.has(at)) return
        const part = { wayIn: 'mqtt', body: Buffer.from(text), receivedAt: message.receivedAt }
        await takeReport(device, report, part).catch(unlessUnreadable)
        stored.add(at)
      }),
    )
    for (const one of ended) if (one.status === 'rejected') throw one.reason
    if (strangers.length > 0) await refuse(hub, message, notBehind(strangers))
    door.heard(hub, message.receivedAt)
  }

  /** Reads what is said of one device. */
  async function wordOf(hub: KnownDevice, message: DeviceMessage) {
    const word = readHubWord(message.body.toString('utf8'))
    if (!word) return refuse(hub, message, refusal('not-an-object'))
    const device = await devices.behind(hub, word.device)
    if (!device) return refuse(hub, message, notBehind([word.device]))
    door.heard(hub, message.receivedAt)
    return { word, device }
  }

  const takers: Record<
    HubTopic,
    (session: DeviceSession, hub: KnownDevice, message: DeviceMessage) => Promise<unknown>
  > = {
    'hub-telemetry': takeParts,
    'hub-attributes': takeParts,
    async 'hub-connect'(session, hub, message) {
      const { word, device } = await wordOf(hub, message)
      speaks(session, hub, device, word.device)
    },
    async 'hub-disconnect'(session, hub, message) {
      const { device } = await wordOf(hub, message)
      if (spoken.get(device.deviceId)?.session === session) spoken.delete(device.deviceId)
    },
    async 'hub-command-answer'(_session, hub, message) {
      const { word, device } = await wordOf(hub, message)
      await commandAnswered(platform, device, { id: word.id, body: Buffer.from(word.data) })
    },
    async 'hub-attributes-request'(_session, hub, message) {
      const { word, device } = await wordOf(hub, message)
      const handed = await commands.handOver(device, 'mqtt')
      const answer = JSON.stringify(answerOf(word, await attributesOf(platform, device)))
      commands
        .sendWith(device, handed, (expiresAt) =>
          broker?.send(hub.deviceId, hubTopics.attributesAnswer, answer, expiresAt),
        )
        .catch(onError)
    },
  }

  return {
    attach(opened: Broker) {
      broker = opened
    },
    /** A device signed in: what it spoke for by a connection before, it has to name again. */
    began(session: DeviceSession) {
      sessions.set(session.deviceId, session)
    },
    /** What waits for those for whom it speaks can be sent. */
    subscribed(session: DeviceSession) {
      for (const [deviceId, one] of spoken)
        if (one.session === session) commands.reachable({ deviceId, projectId: one.hub.projectId })
    },
    take: (
      topic: HubTopic,
      of: { session: DeviceSession; hub: KnownDevice; message: DeviceMessage },
    ) => takers[topic](of.session, of.hub, of.message),
    canReach(deviceId: number, kind: CommandKind): boolean {
      const one = spoken.get(deviceId)
      if (!one || !isCurrent(one)) return false
      return broker?.canReach(one.hub.deviceId, topicOf[kind]) === true
    },
    /** Sends a command by the hub of its device, where that still speaks for it. */
    async send(deviceId: number, taken: Taken): Promise<Sent> {
      const one = spoken.get(deviceId)
      if (!one || !broker) return 'unreachable'
      const behind = await devices.behind(one.hub, one.name)
      if (behind?.deviceId !== deviceId) {
        spoken.delete(deviceId)
        return 'unreachable'
      }
      if (!isCurrent(one)) return 'unreachable'
      const payload = JSON.stringify(hubMessageOf(taken, one.name))
      return broker.send(one.hub.deviceId, topicOf[taken.kind], payload, taken.expiresAt)
    },
  }
}

/** Its device has it as refused: the others' parts are stored beside it. */
function unlessUnreadable(error: unknown) {
  if (!(error instanceof Problem) || error.problem !== 'MESSAGE_NOT_READABLE') throw error
}
