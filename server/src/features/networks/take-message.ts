import { decodeNetwork, type NetworkWay } from '@puquio/domain'
import { Problem } from '../../platform/problem.ts'
import {
  type DeviceDoors,
  deviceKeyIn,
  keptWayIn,
  type NetworkMessage,
} from '../readings/service.ts'

type Received = {
  way: NetworkWay
  event: string
  message: NetworkMessage
  receivedAt: Date
  body: Buffer
}

/**
 * Decodes what a network sent and hands it over for its device.
 * @param projectId of the devices that it may speak of; null for all.
 */
export async function takeMessage(
  { devices, door }: Pick<DeviceDoors, 'devices' | 'door'>,
  { way, event, message, receivedAt, body }: Received,
  projectId: number | null,
): Promise<void> {
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
  await door.take(device, decoded, { wayIn: keptWayIn(way, event), receivedAt, body })
}
