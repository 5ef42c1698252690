import {
  Busy,
  type DeviceCredentials,
  type DeviceDoor,
  type DeviceSession,
  Refused,
} from '../../platform/mqtt/door.ts'
import type { MqttBroker } from '../../platform/mqtt/open-broker.ts'
import { attributesAnswerTopic, attributesTopic, requestTopic } from '../../platform/mqtt/topics.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'
import {
  attributesOf,
  commandAnswered,
  type CommandKind,
  type DeviceCommands,
  messageOf,
} from '../commands/service.ts'
import { namedIn } from './command-routes.ts'
import type { Door } from './door.ts'
import { openHubs } from './hubs/open-hubs.ts'
import type { KnownDevice } from './known-devices-store.ts'
import type { KnownDevices } from './known-devices.ts'
import { readJson } from './read-json.ts'
import { takesReports } from './take-reports.ts'

type Parts = Pick<Platform, 'database' | 'clock' | 'log'> & {
  devices: KnownDevices
  door: Door
  commands: DeviceCommands
}
/** The door, and how it learns of the broker that it is the door of. */
export type MqttDoor = DeviceDoor & {
  attach: (broker: Pick<MqttBroker, 'send' | 'canReach'>) => void
}

/** By MQTT, in the forms of ThingsBoard: a message is acknowledged once it is stored. */
export function openMqttDoor({ devices, door, commands, log, ...platform }: Parts): MqttDoor {
  type Find = () => Promise<KnownDevice | null>
  const finders = new WeakMap<DeviceSession, Find>()
  const finderOf = (by: DeviceCredentials): Find =>
    'token' in by ? devices.finderOfToken(by.token) : () => devices.byFingerprint(by.fingerprint)
  const find = async (session: DeviceSession) => finders.get(session)?.() ?? null
  let broker: Pick<MqttBroker, 'send'> | null = null
  const onError = (error: unknown) => log.warn({ err: error }, 'what is sent to devices')
  const takeReport = takesReports({ ...platform, door })
  const hubs = openHubs({ ...platform, devices, door, commands, takeReport, onError })

  /** Answered on its own topic once the request is acknowledged. */
  async function answerAttributes(device: KnownDevice, id: number, body: Buffer) {
    const handed = await commands.handOver(device, 'mqtt')
    const { client, shared } = await attributesOf(platform, device)
    const asked = (readJson(body) ?? {}) as { clientKeys?: unknown; sharedKeys?: unknown }
    const [own, given] = [namesIn(asked.clientKeys), namesIn(asked.sharedKeys)]
    const answer = { client: namedIn(own, given, client), shared: namedIn(given, own, shared) }
    const [topic, payload] = [attributesAnswerTopic(id), JSON.stringify(answer)]
    commands
      .sendWith(device, handed, (expiresAt) =>
        broker?.send(device.deviceId, topic, payload, expiresAt),
      )
      .catch(onError)
  }

  return {
    attach(opened) {
      broker = opened
      hubs.attach(opened)
      // Its own connection goes before that of a hub.
      commands.attach({
        canReach: (id, kind) => opened.canReach(id, topics[kind]) || hubs.canReach(id, kind),
        send(id, taken) {
          if (!opened.canReach(id, topics[taken.kind])) return hubs.send(id, taken)
          const { topic, payload } = messageOf(taken)
          return opened.send(id, topic, payload, taken.expiresAt)
        },
      })
    },

    subscribed(session) {
      find(session)
        .then((device) => device && commands.reachable(device))
        .catch(onError)
      hubs.subscribed(session)
    },

    async identify(by) {
      const ask = finderOf(by)
      const device = await ask()
      if (!device) return null
      let isLive = true
      const look = async () => {
        isLive = (await ask()) !== null
      }
      const session: DeviceSession = {
        deviceId: device.deviceId,
        /** As it was when it was asked last; what cannot be looked up now stays as it was. */
        isLive() {
          look().catch(() => undefined)
          return isLive
        },
      }
      finders.set(session, ask)
      return session
    },

    began: (session) => hubs.began(session),

    async take(session, message) {
      const device = await find(session)
      if (!device) throw new Error('what a device signed in by was revoked')
      const { topic, requestId, body } = message
      try {
        if (topic === 'command-answer')
          await commandAnswered(platform, device, { id: requestId ?? 0, body })
        else if (topic === 'attributes-request')
          await answerAttributes(device, requestId ?? 0, body)
        else if (topic === 'telemetry' || topic === 'attributes')
          await takeReport(device, topic, { ...message, wayIn: 'mqtt' })
        else await hubs.take(topic, { session, hub: device, message })
      } catch (error) {
        if (!(error instanceof Problem)) throw error
        if (error.problem === 'MESSAGE_NOT_READABLE') throw new Refused(error.problem)
        throw error.problem === 'BUSY' ? new Busy() : error
      }
    },
  }
}

const topics: Record<CommandKind, string> = {
  relay: requestTopic(1),
  configuration: attributesTopic,
}

const namesIn = (given: unknown) => (typeof given === 'string' ? given : undefined)
