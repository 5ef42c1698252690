import { randomUUID } from 'node:crypto'
import type { InstrumentInput } from '@puquio/contract/commitments/instruments'
import type { Database } from '../../src/platform/db/database.ts'
import { lockOf } from '../../src/platform/db/lock.ts'
import { type Sql, sql } from '../../src/platform/db/sql.ts'
import { insert, type Row } from '../build.ts'

type Of = { project: { id: number }; admin: { id: number } }
type Columns = Record<string, unknown>

const at = '2026-02-01T12:00:00Z'
const serial = () => randomUUID().slice(0, 8)

export const buildMiningUnit = (
  database: Database,
  project: { id: number },
  columns: Columns = {},
): Promise<Row> =>
  insert(database, 'mining_unit', { projectId: project.id, name: `Unidad ${serial()}`, ...columns })

/** A detailed EIA of a new mining unit, unless the columns name one. */
export const buildInstrument = async (
  database: Database,
  { project, admin }: Of,
  columns: Columns = {},
): Promise<Row> =>
  insert(database, 'instrument', {
    projectId: project.id,
    miningUnitId: columns['miningUnitId'] ?? (await buildMiningUnit(database, project)).id,
    name: `EIA-d ${serial()}`,
    kind: 'eia-d',
    year: 2014,
    createdAt: at,
    createdBy: admin.id,
    ...columns,
  })

/** Of one that is retired. */
export const retiredColumns = (by: { id: number }): Columns => ({
  retiredAt: at,
  retiredBy: by.id,
  retiredReason: 'Reemplazado por la MEIA',
})

/** A document of three pages that was looked into, of a stored file. */
export const buildDocument = (
  database: Database,
  { project, admin, instrument, file }: Of & { instrument: { id: number }; file: { id: number } },
  columns: Columns = {},
): Promise<Row> =>
  insert(database, 'instrument_document', {
    projectId: project.id,
    instrumentId: instrument.id,
    name: 'EIA-d capítulo 7.pdf',
    fileId: file.id,
    pages: 3,
    hasScript: false,
    state: 'ready',
    addedAt: at,
    addedBy: admin.id,
    ...columns,
  })

const pageText = 'Se realizará el monitoreo trimestral de la calidad del agua.'

const insertPage = (database: Database, of: { projectId: number; documentId: number }) =>
  insert(database, 'document_page', {
    ...of,
    page: 1,
    text: pageText,
    source: 'text',
    runs: '[]',
    widthPt: 595,
    heightPt: 842,
  })

/** A document of which the first page was read. Its file is nowhere. */
export async function buildReadDocument(
  database: Database,
  of: Of & { instrument: { id: number } },
): Promise<{ documentId: number; quote: string }> {
  const projectId = of.project.id
  const file = await insert(database, 'stored_file', {
    projectId,
    sha256: Buffer.alloc(32, 9),
    name: 'EIA-d.pdf',
    mediaType: 'application/pdf',
    bytes: 5,
    uploadedAt: at,
    uploadedBy: of.admin.id,
  })
  const { id: documentId } = await buildDocument(database, { ...of, file })
  await insertPage(database, { projectId, documentId })
  return { documentId, quote: pageText }
}

/** An instrument that modifies another one, with a document of a page. */
export async function buildInstruments(database: Database, of: Of & { file: { id: number } }) {
  const miningUnit = await buildMiningUnit(database, of.project)
  const ofUnit = { miningUnitId: miningUnit.id }
  const earlierInstrument = await buildInstrument(database, of, ofUnit)
  const instrument = await buildInstrument(database, of, { ...ofUnit, kind: 'meia', year: 2019 })
  const projectId = of.project.id
  await insert(database, 'instrument_change', {
    projectId,
    instrumentId: instrument.id,
    earlierId: earlierInstrument.id,
    kind: 'modifies',
  })
  const document = await buildDocument(database, { ...of, instrument })
  await insertPage(database, { projectId, documentId: document.id })
  return { miningUnit, earlierInstrument, instrument, document }
}

/** Those of an instrument, without what it changes. */
export const instrumentFields = (miningUnitId: number): InstrumentInput => ({
  miningUnitId,
  name: 'EIA-d del depósito de relaves',
  kind: 'eia-d',
  year: 2014,
  authority: 'SENACE',
  resolution: '',
  resolutionOn: null,
  inForceFrom: null,
  changes: [],
})

/** Holds the lock of instruments and takes a document off, as one statement. */
export const takingOff = (projectId: number, documentId: number): Sql => sql`
  with held as materialized (select ${lockOf('instruments', projectId)}), removed as (
    update instrument_document set removed_at = now(), removed_by = added_by where id = ${documentId} returning id
  ) select (select count(*) from held), (select count(*) from removed)`
