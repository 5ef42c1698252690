import type { Database } from '../../src/platform/db/database.ts'
import { buildMine, insert } from '../build.ts'
import { buildContainerFile } from '../proofs/build-container.ts'
import {
  buildDocument,
  buildInstrument,
  instrumentFields,
  retiredColumns,
} from '../proofs/build-instrument.ts'
import type { ChangeCall, ChangeName } from './change-call.ts'

type Calls = Record<
  Extract<ChangeName, `instruments.${string}` | `documents.${string}`>,
  () => Promise<ChangeCall>
>

/** Those of instruments and their documents, for changeCalls. */
export function instrumentCalls(database: Database): Calls {
  const stage = async (isRetired = false) => {
    const mine = await buildMine(database)
    const columns = isRetired ? retiredColumns(mine.admin) : {}
    const instrument = await buildInstrument(database, mine, columns)
    const projectId = mine.project.id
    const file = await insert(database, 'stored_file', {
      projectId,
      sha256: Buffer.alloc(32, 7),
      name: 'EIA-d.pdf',
      mediaType: 'application/pdf',
      bytes: 5,
      uploadedAt: '2026-02-01T12:00:00Z',
      uploadedBy: mine.admin.id,
    })
    const of = { projectId }
    const params = { ...of, instrumentId: instrument.id }
    return { mine, instrument, file, as: mine.admin, of, params }
  }
  return {
    'instruments.create': async () => {
      const { as, of, instrument } = await stage()
      return { as, params: of, body: instrumentFields(Number(instrument['miningUnitId'])) }
    },
    'instruments.edit': async () => {
      const { as, params, instrument } = await stage()
      const body = { ...instrumentFields(Number(instrument['miningUnitId'])), version: 1 }
      return { as, params, body }
    },
    'instruments.retire': async () => {
      const { as, params } = await stage()
      return { as, params, body: { reason: 'Reemplazado', version: 1 } }
    },
    'instruments.restore': async () => {
      const { as, params } = await stage(true)
      return { as, params, body: { version: 1 } }
    },
    'documents.attach': async () => {
      const { mine, file, as, params } = await stage()
      const held = await buildContainerFile(database, { ...mine, file }, false, 'instrument')
      return { as, params, body: { containerFileId: held.id } }
    },
    'documents.remove': async () => {
      const { mine, instrument, file, as, of } = await stage()
      const document = await buildDocument(database, { ...mine, instrument, file })
      return { as, params: { ...of, documentId: document.id } }
    },
  }
}
