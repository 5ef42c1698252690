import { ownCall, withCall } from '../../../platform/db/call.ts'
import { deviceScope } from '../../../platform/db/scopes/system-scopes.ts'
import type { ExternalBroker } from '../../../platform/mqtt/external/open-external-broker.ts'
import type { Platform } from '../../../platform/platform.ts'
import { commandsChannel } from '../waiting-store.ts'
import { deliverOne, type Way } from './deliver-one.ts'
import { isOnItsWay, type Taken } from './deliver-store.ts'
import { downlinkOf } from './forms.ts'
import { clearThingsStack, sendByThingsStack, type ThingsStackRoute } from './send-things-stack.ts'

type Device = { deviceId: number; projectId: number }
/** By which a LoRaWAN network reaches a device: ChirpStack's topic and its name of the device, or a webhook's queue. */
export type Route =
  | { by: 'chirpstack'; topic: string; devEui: string }
  | { by: 'things-stack'; webhook: ThingsStackRoute }
type Broker = Pick<ExternalBroker, 'publish'>

export type Downlinks = {
  attach: (broker: Broker) => void
  /** The network has just heard the device, and takes what waits for it. */
  heard: (device: Device, route: Route) => void
  close: () => Promise<void>
}

/**
 * Brings commands to devices of LoRaWAN networks: at once where this process has heard the device since it was started, else
 * once it does.
 */
export async function openDownlinks(
  platform: Pick<Platform, 'database' | 'clock' | 'log' | 'outbound'>,
): Promise<Downlinks> {
  const { database, clock, log } = platform
  let broker: Broker | null = null
  const routes = new Map<number, { device: Device; route: Route }>()
  /** What is under way for a device: one delivery after another. */
  const under = new Map<number, Promise<void>>()
  const timers = new Set<NodeJS.Timeout>()
  let isClosed = false
  const onError = (error: unknown) => log.warn({ err: error }, 'commands to a network')

  function deliver(deviceId: number) {
    const known = routes.get(deviceId)
    if (!known || isClosed) return
    const before = under.get(deviceId) ?? Promise.resolve()
    const done = before
      .then(() => withCall(ownCall('commands.send', clock.now()), () => deliverAll(known)))
      .catch(onError)
      .finally(() => {
        if (under.get(deviceId) === done) under.delete(deviceId)
      })
    under.set(deviceId, done)
  }

  async function deliverAll({ device, route }: { device: Device; route: Route }) {
    const way = wayOf(device, route)
    if (way === null) return
    for (const kind of ['relay', 'configuration'] as const)
      while (!isClosed && (await deliverOne(platform, device, kind, way)) === 'sent');
  }

  /** Null where this process has no way to it. */
  function wayOf(device: Device, route: Route): Way | null {
    if (route.by === 'chirpstack') {
      const by = broker
      const { topic, devEui } = route
      return by && { way: 'mqtt', send: (taken) => by.publish(topic, downlinkOf(taken, devEui)) }
    }
    const of = { route: route.webhook, projectId: device.projectId }
    return {
      way: 'things-stack',
      isAlone: true,
      async send(taken) {
        const sent = await sendByThingsStack(platform, of, taken)
        if (sent === 'sent') clearOnceLate(device, taken, of)
        return sent
      },
    }
  }

  /** The Things Stack keeps a downlink until the device is heard, however late that is. */
  function clearOnceLate(
    device: Device,
    { id, expiresAt }: Taken,
    of: { route: ThingsStackRoute; projectId: number },
  ) {
    const clear = async () => {
      timers.delete(timer)
      if (await isOnItsWay(deviceScope(platform, device), id)) await clearThingsStack(platform, of)
    }
    const leftMs = Math.max(0, Date.parse(expiresAt) - clock.now().getTime())
    const timer = setTimeout(() => void clear().catch(onError), leftMs).unref()
    timers.add(timer)
  }

  await database.listen(
    commandsChannel,
    (payload) => deliver(Number(payload.split(' ')[1])),
    () => {
      for (const deviceId of routes.keys()) deliver(deviceId)
    },
  )

  return {
    attach(opened) {
      broker = opened
    },
    heard(device, route) {
      routes.set(device.deviceId, { device, route })
      deliver(device.deviceId)
    },
    async close() {
      isClosed = true
      for (const timer of timers) clearTimeout(timer)
      await Promise.all(under.values())
    },
  }
}
