import { randomUUID } from 'node:crypto'
import type { CommandInput } from '@puquio/contract/modi/commands'
import type { Database } from '../../src/platform/db/database.ts'
import { insert, type Row } from '../build.ts'

type Of = { project: { id: number }; admin: { id: number }; device: { id: number } }

/** A command that waits for its device, to switch relay 1 on. */
export const buildCommand = (
  database: Database,
  { project, admin, device }: Of,
  columns: Record<string, unknown> = {},
): Promise<Row> =>
  insert(database, 'device_command', {
    projectId: project.id,
    deviceId: device.id,
    key: randomUUID(),
    kind: 'relay',
    relay: 1,
    wantedOn: true,
    requestedAt: '2026-02-15T16:59:00Z',
    requestedBy: admin.id,
    expiresAt: '2026-02-15T17:30:00Z',
    ...columns,
  })

export const buildReport = (database: Database, { project, device }: Omit<Of, 'admin'>) =>
  insert(database, 'device_report', {
    projectId: project.id,
    deviceId: device.id,
    attributes: JSON.stringify({ firmware: `fw-${randomUUID()}` }),
    attributesAt: '2026-02-15T16:59:00Z',
  })

/** To switch relay 1 on. */
export const relayBody = (
  given: Partial<Extract<CommandInput, { kind: 'relay' }>> = {},
): Extract<CommandInput, { kind: 'relay' }> => ({
  kind: 'relay',
  relay: 1,
  isOn: true,
  ttlS: 600,
  key: randomUUID(),
  ...given,
})
