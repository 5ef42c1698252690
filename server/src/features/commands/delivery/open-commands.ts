import { deviceScope } from '../../../platform/db/scopes/system-scopes.ts'
import { ownCall, withCall } from '../../../platform/db/call.ts'
import type { Sent } from '../../../platform/mqtt/open-broker.ts'
import type { Platform } from '../../../platform/platform.ts'
import { Problem } from '../../../platform/problem.ts'
import { tellCommandsChanged } from '../commands-changed.ts'
import { commandsChannel, tellWaiting } from '../waiting-store.ts'
import { deliverOne } from './deliver-one.ts'
import { type CommandKind, putBack, type Taken, takeCommand } from './deliver-store.ts'
import { openPolls } from './open-polls.ts'

type Device = { deviceId: number; projectId: number }
/** After `expiresAt` it may not arrive any more. */
type HandedOver = Pick<Taken, 'id' | 'expiresAt'>

/** Devices that are connected to this process, by themselves or by a hub. */
export type DeviceLines = {
  canReach: (deviceId: number, kind: CommandKind) => boolean
  /** Sends it once. */
  send: (deviceId: number, taken: Taken) => Promise<Sent>
}

export type DeviceCommands = {
  /** Where devices are connected to this process. */
  attach: (lines: DeviceLines) => void
  /** The device can be reached here: what waits for it is sent. */
  reachable: (device: Device) => void
  /** Waits for the next relay command of a device that asks by HTTP; null where none came in its time. */
  next: (
    device: Device,
    options: { timeoutMs: number; gone: AbortSignal },
  ) => Promise<Extract<Taken, { kind: 'relay' }> | null>
  /** A device asks for its configuration: what waits is handed over now; null where nothing does. */
  handOver: (device: Device, way: 'mqtt' | 'http') => Promise<HandedOver | null>
  /** Sends what carries what was handed over, which waits again where it certainly did not leave. */
  sendWith: (
    device: Device,
    handed: HandedOver | null,
    send: (expiresAt: string | null) => Promise<Sent> | undefined,
  ) => Promise<void>
  close: () => Promise<void>
}

/** Devices that wait by HTTP in this process. */
const mostWaiting = 2000

/**
 * Brings commands to their devices: the process that can reach a device takes the command out of the table, by a
 * statement that one process alone succeeds with, and then sends it once. Processes hear of new ones by NOTIFY.
 */
export async function openDeviceCommands(
  platform: Pick<Platform, 'database' | 'clock' | 'log'>,
): Promise<DeviceCommands> {
  const { database, clock, log } = platform
  let lines: DeviceLines | null = null
  /** Devices with a connection here, by id. */
  const connected = new Map<number, Device>()
  const polls = openPolls()
  /** One delivery at a time for a device; true where something came meanwhile. */
  const delivering = new Map<number, boolean>()
  const under = new Set<Promise<void>>()
  let isClosed = false

  const onError = (error: unknown) => log.warn({ err: error }, 'commands of devices')
  const asSystem = <T>(work: () => Promise<T>) =>
    withCall(ownCall('commands.send', clock.now()), work)
  const canReach = (id: number, kind: CommandKind) => lines?.canReach(id, kind) === true

  function deliver(device: Device) {
    const { deviceId } = device
    polls.wake(deviceId)
    if (isClosed || !connected.has(deviceId)) return
    if (delivering.has(deviceId)) {
      delivering.set(deviceId, true)
      return
    }
    delivering.set(deviceId, false)
    const done = asSystem(() => deliverAll(device))
      .catch(onError)
      .finally(() => {
        under.delete(done)
        const isMore = delivering.get(deviceId)
        delivering.delete(deviceId)
        if (isMore) deliver(device)
      })
    under.add(done)
  }

  async function deliverAll(device: Device) {
    if (!canReach(device.deviceId, 'relay') && !canReach(device.deviceId, 'configuration')) {
      connected.delete(device.deviceId)
      return
    }
    for (const kind of ['relay', 'configuration'] as const)
      while (!isClosed && canReach(device.deviceId, kind))
        if (!(await sendNext(device, kind))) break
  }

  /** Returns false where nothing waits, or nothing can be sent. */
  async function sendNext(device: Device, kind: CommandKind): Promise<boolean> {
    const sent = await deliverOne(platform, device, kind, {
      way: 'mqtt',
      send: async (taken) => (await lines?.send(device.deviceId, taken)) ?? 'unreachable',
    })
    return sent !== null && sent !== 'unreachable'
  }

  await database.listen(
    commandsChannel,
    (payload) => {
      const [projectId = 0, deviceId = 0] = payload.split(' ').map(Number)
      deliver({ projectId, deviceId })
    },
    () => {
      for (const device of connected.values()) deliver(device)
      polls.wakeAll()
    },
  )

  /** Takes what a device asks for, to be answered at once. */
  async function takeAsked<Kind extends CommandKind>(
    device: Device,
    kind: Kind,
    way: 'mqtt' | 'http',
  ): Promise<Extract<Taken, { kind: Kind }> | null> {
    const scope = deviceScope(platform, device)
    for (;;) {
      const taken = await scope.transaction(async (within) => {
        const found = await takeCommand(within, { deviceId: device.deviceId, kind, way })
        if (found) await tellCommandsChanged(within)
        return found
      })
      if (!taken || clock.now().getTime() < Date.parse(taken.expiresAt))
        return taken as Extract<Taken, { kind: Kind }> | null
      // Its time ended before the commit: nothing has left yet, and what waits behind it may go.
      await giveBack(device, taken.id)
    }
  }

  const giveBack = (device: Device, id: number) =>
    deviceScope(platform, device).transaction(async (within) => {
      await putBack(within, id)
      await tellCommandsChanged(within)
      await tellWaiting(within, device.deviceId)
    })

  return {
    attach(opened) {
      lines = opened
    },
    reachable(device) {
      connected.set(device.deviceId, device)
      deliver(device)
    },
    async next(device, { timeoutMs, gone }) {
      if (polls.size() >= mostWaiting) throw new Problem('BUSY', { retryAfterS: 30 })
      const untilMs = performance.now() + timeoutMs
      const poll = polls.begin(device.deviceId, gone)
      try {
        while (poll.isOpen()) {
          const taken = await asSystem(() => takeAsked(device, 'relay', 'http'))
          if (taken && gone.aborted) {
            await asSystem(() => giveBack(device, taken.id))
            return null
          }
          const leftMs = untilMs - performance.now()
          if (taken || leftMs <= 0) return taken
          await poll.wait(leftMs)
        }
        return null
      } finally {
        poll.end()
      }
    },
    handOver: (device, way) => asSystem(() => takeAsked(device, 'configuration', way)),
    async sendWith(device, handed, send) {
      const sent = (await send(handed?.expiresAt ?? null)) ?? 'unreachable'
      if (handed && sent === 'unreachable') await asSystem(() => giveBack(device, handed.id))
    },
    async close() {
      isClosed = true
      polls.endAll()
      await Promise.all(under)
    },
  }
}
