import type { Database } from '../../src/platform/db/database.ts'
import { insert, type Row } from '../build.ts'

type Of = { project: { id: number }; device: { id: number } }

/** A gateway that heard a device. */
export async function buildGateway(
  database: Database,
  { project, device }: Of,
  columns: Record<string, unknown> = {},
): Promise<{ gateway: Row }> {
  const heard = {
    projectId: project.id,
    firstHeardAt: '2026-02-01T00:00:00Z',
    lastHeardAt: '2026-02-15T16:30:00Z',
    rssiDbm: -87,
    snrDb: 7.5,
  }
  const key = columns['key'] ?? `0016c001f1${String(device.id).padStart(6, '0')}`
  const gateway = await insert(database, 'gateway', { ...heard, ...columns, key })
  const of = { ...heard, gatewayId: gateway.id, deviceId: device.id }
  await insert(database, 'gateway_device', of)
  return { gateway }
}
