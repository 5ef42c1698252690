import { readingsScope } from '../../platform/db/scopes/system-scopes.ts'
import type { Platform } from '../../platform/platform.ts'
import {
  type DeviceCommands,
  type Downlinks,
  openDeviceCommands,
  openDownlinks,
} from '../commands/service.ts'
import { type KnownProfiles, openKnownProfiles } from '../devices/service.ts'
import { openHeardGateways } from '../gateways/service.ts'
import { type Decoding, openDecoding } from './decoding/open-decoding.ts'
import { type DeviceStates, openDeviceStates } from './device-states.ts'
import { type Door, openDoor } from './door.ts'
import { type KnownDevices, openKnownDevices } from './known-devices.ts'

export type { Door } from './door.ts'
export { type SettledBatch, settledBatch } from './decoding/settled-batch.ts'
export { findById, type KnownDevice } from './known-devices-store.ts'
/** For boards. */
export { readingsPanelSections } from './graph/panel-sections.ts'
export { findVariables } from './variables-store.ts'
export { openMqttDoor } from './mqtt-door.ts'
export { refuseStrangers, senderOf } from './refuse-strangers.ts'
export { takesReports } from './take-reports.ts'
export {
  deviceKeyIn,
  isGenuine,
  keptWayIn,
  type NetworkMessage,
  readMessage,
} from './decoding/read-message.ts'
export { signatureKey } from './decoding/signature.ts'

/** What every way in of a process shares. */
export type DeviceDoors = {
  devices: KnownDevices
  profiles: KnownProfiles
  door: Door
  decoding: Decoding
  commands: DeviceCommands
  downlinks: Downlinks
  close: () => Promise<void>
}

export async function openDeviceDoors(
  platform: Pick<Platform, 'database' | 'clock' | 'telemetry' | 'decoders' | 'log' | 'outbound'>,
): Promise<DeviceDoors> {
  const { database, telemetry, log } = platform
  const scope = readingsScope(platform)
  const devices = await openKnownDevices(database, scope)
  const profiles = await openKnownProfiles(database, scope)
  const states = openDeviceStates(scope, (error) => log.warn({ err: error }, 'states of devices'))
  const gateways = openHeardGateways(scope, (error) => log.warn({ err: error }, 'gateways'))
  const commands = await openDeviceCommands(platform)
  const downlinks = await openDownlinks(platform)
  const decoding = openDecoding({ ...platform, scope, devices, profiles })
  const close = async () => {
    await commands.close()
    await downlinks.close()
    await decoding.close()
    await states.close()
    await gateways.close()
  }
  const heard: DeviceStates['heard'] = (...said) => {
    states.heard(...said)
    gateways.heard(...said)
  }
  const door = openDoor({ telemetry, scope, states: { heard }, profiles, decoding })
  return { devices, profiles, door, decoding, commands, downlinks, close }
}
