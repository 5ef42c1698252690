import { randomUUID } from 'node:crypto'
import type { Database } from '../../src/platform/db/database.ts'
import { insert, type Row } from '../build.ts'
import { buildGateway } from './build-gateway.ts'
import { buildNetwork } from './build-network.ts'

type Of = { project: { id: number }; admin: { id: number }; device: Row }

/** What stands around a device: the network and the gateway that hear it, and a place that its logger came from. */
export async function buildField(database: Database, of: Of) {
  const projectId = of.project.id
  const left = await insert(database, 'device', {
    projectId,
    serial: `S-${randomUUID()}`,
    name: 'Lugar anterior',
    channel: 'mobile',
    installedOn: '2024-01-01',
    intervalS: 600,
    createdAt: '2026-01-01T00:00:00Z',
    retiredAt: '2026-02-01T00:00:00Z',
    loggerLeftOn: '2026-02-01',
  })
  await insert(database, 'device_move', {
    projectId,
    deviceId: left.id,
    toDeviceId: of.device.id,
    movedOn: '2026-02-01',
    serial: 'S-1',
    createdAt: '2026-02-01T00:00:00Z',
    createdBy: of.admin.id,
  })
  return { ...(await buildNetwork(database, of)), ...(await buildGateway(database, of)) }
}
