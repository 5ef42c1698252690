import { readingsScope } from '../../platform/db/scopes/system-scopes.ts'
import type { Platform } from '../../platform/platform.ts'
import { type DeviceCommands, openDeviceCommands } from '../commands/service.ts'
import { openDeviceStates } from './device-states.ts'
import { type Door, openDoor } from './door.ts'
import { type KnownDevices, openKnownDevices } from './known-devices.ts'

export { openMqttDoor } from './mqtt-door.ts'

/** What every way in of a process shares. */
export type DeviceDoors = {
  devices: KnownDevices
  door: Door
  commands: DeviceCommands
  close: () => Promise<void>
}

export async function openDeviceDoors(
  platform: Pick<Platform, 'database' | 'clock' | 'telemetry' | 'log'>,
): Promise<DeviceDoors> {
  const { database, telemetry, log } = platform
  const scope = readingsScope(platform)
  const devices = await openKnownDevices(database, scope)
  const states = openDeviceStates(scope, (error) => log.warn({ err: error }, 'states of devices'))
  const commands = await openDeviceCommands(platform)
  const close = async () => {
    await commands.close()
    await states.close()
  }
  return { devices, door: openDoor({ telemetry, scope, states }), commands, close }
}
