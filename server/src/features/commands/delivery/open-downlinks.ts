import { ownCall, withCall } from '../../../platform/db/call.ts'
import { deviceScope } from '../../../platform/db/scopes/system-scopes.ts'
import type { ExternalBroker } from '../../../platform/mqtt/external/open-external-broker.ts'
import type { Platform } from '../../../platform/platform.ts'
import { tellCommandsChanged } from '../commands-changed.ts'
import { commandsChannel } from '../waiting-store.ts'
import { putBack, takeCommand } from './deliver-store.ts'
import { downlinkOf } from './forms.ts'

type Device = { deviceId: number; projectId: number }
/** By which a network reaches a device: the topic of its commands, and its own name of the device. */
type Route = { topic: string; devEui: string }

export type Downlinks = {
  attach: (broker: Pick<ExternalBroker, 'publish'>) => void
  /** The network has just heard the device, and takes what waits for it. */
  heard: (device: Device, route: Route) => void
  close: () => Promise<void>
}

/**
 * Brings commands to devices of ChirpStack through the external broker: at once where this process has heard the device
 * since it was started, else once it does. Each is taken out of the table first, and published once.
 */
export async function openDownlinks(
  platform: Pick<Platform, 'database' | 'clock' | 'log'>,
): Promise<Downlinks> {
  const { database, clock, log } = platform
  let broker: Pick<ExternalBroker, 'publish'> | null = null
  const routes = new Map<number, { device: Device; route: Route }>()
  /** What is under way for a device: one delivery after another. */
  const under = new Map<number, Promise<void>>()
  let isClosed = false

  function deliver(deviceId: number) {
    const known = routes.get(deviceId)
    if (!known || isClosed) return
    const before = under.get(deviceId) ?? Promise.resolve()
    const done = before
      .then(() => withCall(ownCall('commands.send', clock.now()), () => deliverAll(known)))
      .catch((error: unknown) => log.warn({ err: error }, 'commands to a network'))
      .finally(() => {
        if (under.get(deviceId) === done) under.delete(deviceId)
      })
    under.set(deviceId, done)
  }

  async function deliverAll({ device, route }: { device: Device; route: Route }) {
    for (const kind of ['relay', 'configuration'] as const)
      while (!isClosed && (await deliverOne(device, route, kind)));
  }

  /** Returns false where nothing waits, or nothing can be sent. */
  async function deliverOne(
    device: Device,
    { topic, devEui }: Route,
    kind: 'relay' | 'configuration',
  ): Promise<boolean> {
    const scope = deviceScope(platform, device)
    const { deviceId } = device
    if (!broker) return false
    const taken = await takeCommand(scope, { deviceId, kind, way: 'mqtt' })
    if (!taken) return false
    const isLate = clock.now().getTime() >= Date.parse(taken.expiresAt)
    const sent = isLate ? 'unreachable' : await broker.publish(topic, downlinkOf(taken, devEui))
    await scope.transaction(async (within) => {
      if (sent === 'unreachable') await putBack(within, taken.id)
      await tellCommandsChanged(within)
    })
    return sent === 'sent'
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
      await Promise.all(under.values())
    },
  }
}
