import { type Decoded, decodeNetwork, networkFormats, type NetworkWay } from '@puquio/domain'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'
import { commandAnswered, networkSaid } from '../commands/service.ts'
import {
  type DeviceDoors,
  deviceKeyIn,
  keptWayIn,
  type KnownDevice,
  type NetworkMessage,
} from '../readings/service.ts'

type Parts = Pick<Platform, 'database' | 'clock'> & Pick<DeviceDoors, 'devices' | 'door'>

type Received = {
  way: NetworkWay
  event: string
  message: NetworkMessage
  receivedAt: Date
  body: Buffer
}

/**
 * Decodes what a network sent and hands it over for its device, which is returned.
 * @param projectId of the devices that it may speak of; null for all.
 */
export async function takeMessage(
  { devices, door, ...platform }: Parts,
  { way, event, message, receivedAt, body }: Received,
  projectId: number | null,
): Promise<KnownDevice> {
  const decoded = decodeNetwork(way, event, message.body)
  const deviceKey = deviceKeyIn(way, message)
  if (deviceKey === '') {
    const reason = 'problem' in decoded ? `${decoded.problem} ${decoded.where}`.trim() : 'device'
    throw new Problem('MESSAGE_NOT_READABLE', { reason })
  }
  const device = await devices.byExternalKey(deviceKey)
  // Nobody learns whether another project has it.
  if (!device || (projectId !== null && device.projectId !== projectId))
    throw new Problem('EXTERNAL_KEY_NOT_KNOWN')
  const { isHeardOnce } = networkFormats[way]
  await door.take(device, decoded, { wayIn: keptWayIn(way, event), receivedAt, body, isHeardOnce })
  await tellOfCommands(platform, device, decoded)
  return device
}

/** What the network, or by satellite the device itself, says became of commands to the device. */
async function tellOfCommands(
  platform: Pick<Platform, 'database' | 'clock'>,
  device: KnownDevice,
  decoded: Decoded,
) {
  if ('problem' in decoded) return
  for (const { event } of decoded.messages) {
    if (event?.kind === 'answered')
      await commandAnswered(platform, device, {
        id: event.commandId,
        body: Buffer.from(event.body),
      })
    if (!event || !('commandKeys' in event) || event.commandKeys.length === 0) continue
    const { kind, commandKeys: keys } = event
    if (kind === 'acknowledged') await networkSaid(platform, device, { kind: 'arrived', keys })
    else if (kind === 'not-acknowledged') await networkSaid(platform, device, { kind, keys })
    else if (kind === 'failed' && event.code === 'EXPIRED')
      await networkSaid(platform, device, { kind: 'expired', keys })
    else if (kind === 'failed') await networkSaid(platform, device, { kind, keys })
  }
}
