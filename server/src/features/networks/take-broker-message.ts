import type { NetworkWay } from '@puquio/domain'
import { isTokenText } from '../../platform/tokens/token-text.ts'
import type { BrokerMessage } from '../../platform/mqtt/external/open-external-broker.ts'
import { Refused } from '../../platform/mqtt/door.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'
import { limitRate } from '../../platform/tokens/limit-rate.ts'
import type { Downlinks } from '../commands/service.ts'
import { type DeviceDoors, deviceKeyIn, readMessage, takesReports } from '../readings/service.ts'
import { takeMessage } from './take-message.ts'

type Parts = Pick<Platform, 'database' | 'clock' | 'log'> &
  Pick<DeviceDoors, 'devices' | 'door'> & { downlinks?: Pick<Downlinks, 'heard'> }

/** Refused messages that the log tells of, in a minute. */
const noted = 30

/**
 * Takes what came to a broker of the operator, who vouches for all of it: a device is found by its name, whatever its
 * project (decision 100). What cannot be read, and what no device sent, is refused, since it would be the same again;
 * after any other failure the message waits and is offered again.
 */
export function takesBrokerMessages({ devices, door, database, clock, log, downlinks }: Parts) {
  const takeReport = takesReports({ database, clock, door })
  const seldom = limitRate(noted, 60_000)

  async function takeFrom(source: Source, { topic, body, receivedAt }: BrokerMessage) {
    if (source.kind === 'network') {
      const { way, event } = source
      const message = readMessage(way, body)
      // Who may publish for one device may not write, nor be asked, for another one.
      const eui = deviceKeyIn(way, message).toLowerCase()
      const isOfTopic =
        way === 'chirpstack'
          ? topic.toLowerCase().includes(`/device/${eui}/event/`)
          : isOfThingsStackTopic(topic, message.body)
      if (!isOfTopic) throw new Problem('MESSAGE_NOT_READABLE', { reason: 'topic' })
      const parts = { devices, door, database, clock }
      const device = await takeMessage(parts, { way, event, message, receivedAt, body }, null)
      // Of a device that the network hears: it listens for a moment, or will the next time.
      if (source.way === 'chirpstack' && (event === 'up' || event === 'join'))
        downlinks?.heard(device, {
          by: 'chirpstack',
          topic: topic.replace(/\/event\/[a-z]+$/, '/command/down'),
          devEui: deviceKeyIn(way, message),
        })
      return
    }
    const { name, report } = source
    const find = isTokenText(name, 'device') ? devices.byToken : devices.bySerial
    const device = await find(name)
    if (!device) throw new Problem('DEVICE_NOT_KNOWN')
    return takeReport(device, report, { wayIn: 'mqtt', body, receivedAt })
  }

  return async (message: BrokerMessage): Promise<void> => {
    const source = sourceOf(message.topic)
    try {
      if (!source) throw new Problem('MESSAGE_NOT_READABLE', { reason: 'topic' })
      await takeFrom(source, message)
    } catch (error) {
      const isRefused = error instanceof Problem && error.problem !== 'BUSY'
      if (seldom('all') === 0) {
        const topic = withoutToken(message.topic)
        if (isRefused) log.warn({ topic, problem: error.problem }, 'a message is refused')
        else log.warn({ topic, err: error }, 'a message waits to be stored')
      }
      throw isRefused ? new Refused(error.problem) : error
    }
  }
}

type Source =
  | { kind: 'network'; way: NetworkWay; event: string }
  /** By a device's token or serial. */
  | { kind: 'device'; name: string; report: 'telemetry' | 'attributes' }

/**
 * Who published on a topic; a prefix, such as the region's that ChirpStack puts before its topics, says nothing. Null
 * for what is nobody's. ChirpStack: application/ID/device/EUI/event/EVENT; The Things Stack: v3/APP@TENANT/devices/ID/up;
 * devices in the forms of ThingsBoard: v1/devices/NAME/telemetry, NAME their token or serial.
 */
export function sourceOf(topic: string): Source | null {
  const [, event] = /(?:^|\/)application\/[^/]+\/device\/[^/]+\/event\/([a-z]+)$/.exec(topic) ?? []
  if (event !== undefined) return { kind: 'network', way: 'chirpstack', event }
  if (/(?:^|\/)v3\/[^/]+\/devices\/[^/]+\/[a-z/]+$/.test(topic))
    return { kind: 'network', way: 'things-stack', event: '' }
  const [, name = '', report] =
    /(?:^|\/)v1\/devices\/([^/]+)\/(telemetry|attributes)$/.exec(topic) ?? []
  if (report !== 'telemetry' && report !== 'attributes') return null
  return { kind: 'device', name, report }
}

/** Whether The Things Stack's body names the application and the device of its topic, by their ids there. */
function isOfThingsStackTopic(topic: string, body: unknown): boolean {
  const [, application = '', device = ''] =
    /(?:^|\/)v3\/([^/@]+)(?:@[^/]*)?\/devices\/([^/]+)\//.exec(topic) ?? []
  const ids = fieldOf(body, 'end_device_ids')
  return (
    fieldOf(ids, 'device_id') === device &&
    fieldOf(fieldOf(ids, 'application_ids'), 'application_id') === application
  )
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined

/** A token is a secret, which no log keeps. */
const withoutToken = (topic: string) =>
  topic
    .split('/')
    .map((level) => (isTokenText(level, 'device') ? '…' : level))
    .join('/')
