import type { Database } from '../../src/platform/db/database.ts'
import { insert, type Row } from '../build.ts'

type Of = { project: { id: number }; admin: { id: number }; device: { id: number } }

/** Of a moment. */
export const buildAnnotation = (
  database: Database,
  { project, admin, device }: Of,
  columns: Record<string, unknown> = {},
): Promise<Row> =>
  insert(database, 'annotation', {
    projectId: project.id,
    deviceId: device.id,
    fromAt: '2026-02-01T00:00:00Z',
    text: 'Se limpió la sonda',
    createdAt: '2026-02-01T00:00:00Z',
    createdBy: admin.id,
    ...columns,
  })
