import { randomUUID } from 'node:crypto'
import type { Database } from '../../src/platform/db/database.ts'
import { insert, type Row } from '../build.ts'

/** A profile of devices, without a decoder. */
export async function buildProfile(
  database: Database,
  { project }: { project: { id: number } },
  columns: Record<string, unknown> = {},
): Promise<{ profile: Row }> {
  const profile = await insert(database, 'device_profile', {
    projectId: project.id,
    name: `Perfil ${randomUUID()}`,
    maker: 'Dragino',
    channel: 'lora',
    decoder: '',
    payloads: '[]',
    timeZone: 'America/Lima',
    variables: '[]',
    createdAt: '2026-02-01T00:00:00Z',
    ...columns,
  })
  return { profile }
}

type Of = { project: { id: number }; device: { id: number } }

/** How far a file of a logger was read. */
export const buildLoggerFile = (database: Database, { project, device }: Of): Promise<Row> =>
  insert(database, 'device_file', {
    projectId: project.id,
    deviceId: device.id,
    name: 'Nivel.dat',
    readLength: 0,
    nextLine: 5,
    prefix: Buffer.alloc(32),
    receivedAt: '2026-02-01T00:00:00Z',
  })
