import type { Database } from '../../src/platform/db/database.ts'
import { insert, type Row } from '../build.ts'

type Of = { project: { id: number }; instrument: { id: number } }
type Columns = Record<string, unknown>

/** What a part says of a commitment that is split, and the one that two are joined to. */
export const commitmentWords = { shortName: 'Riego de vías', text: 'Se regarán las vías.' }
export const splitBody = {
  ...commitmentWords,
  second: { ...commitmentWords, text: 'Se regarán los accesos.' },
  version: 1,
}

/** Proposed by rules, unless the columns say otherwise. */
export const buildCommitment = (
  database: Database,
  { project, instrument }: Of,
  columns: Columns = {},
): Promise<Row> =>
  insert(database, 'commitment', {
    projectId: project.id,
    instrumentId: instrument.id,
    shortName: 'Monitoreo trimestral de agua',
    text: 'Se realizará el monitoreo trimestral de la calidad del agua.',
    kind: 'monitoring',
    method: 'rules',
    createdAt: '2026-02-01T12:00:00Z',
    ...columns,
  })

/** The first sentence of a document's first page. */
export const buildPlace = (
  database: Database,
  of: { project: { id: number }; commitment: { id: number }; document: { id: number } },
  columns: Columns = {},
): Promise<Row> =>
  insert(database, 'commitment_place', {
    projectId: of.project.id,
    commitmentId: of.commitment.id,
    documentId: of.document.id,
    page: 1,
    quote: 'Se realizará el monitoreo trimestral de la calidad del agua.',
    start: 0,
    end: 60,
    areas: JSON.stringify([{ page: 1, x: 72, y: 90, width: 400, height: 14 }]),
    ...columns,
  })

type Everything = Of & {
  admin: { id: number }
  document: { id: number }
  station: { id: number }
  parameter: { id: number }
}

/** A commitment with a place, a station, a parameter and its history. */
export async function buildCommitments(database: Database, of: Everything) {
  const { project, admin, station, parameter } = of
  const commitment = await buildCommitment(database, of)
  const place = await buildPlace(database, { ...of, commitment })
  const own = { projectId: project.id, commitmentId: commitment.id }
  await insert(database, 'commitment_station', { ...own, stationId: station.id })
  await insert(database, 'commitment_parameter', { ...own, parameterId: parameter.id })
  const change = { at: '2026-02-01T12:00:00Z', userId: admin.id, action: 'proposed' }
  await insert(database, 'commitment_change', { ...own, ...change })
  return { commitment, otherCommitment: await buildCommitment(database, of), place }
}
