import { randomBytes, randomUUID } from 'node:crypto'
import type { Database } from '../../src/platform/db/database.ts'
import { hashOf } from '../../src/platform/db/sessions.ts'
import { newTokenText } from '../../src/platform/tokens/token-text.ts'
import { insert, type Row } from '../build.ts'

type Of = { project: { id: number }; admin: { id: number }; laboratory: { id: number } }

/** The link of a laboratory, whose text the row keeps for the test alone. */
export async function buildLink(
  database: Database,
  { project, admin, laboratory }: Of,
  columns: Record<string, unknown> = {},
): Promise<Row & { text: string }> {
  const text = newTokenText('laboratory')
  const made = await insert(database, 'laboratory_link', {
    projectId: project.id,
    laboratoryId: laboratory.id,
    label: 'Aguas',
    linkHash: hashOf(text),
    ending: text.slice(-4),
    validUntil: '2027-01-31',
    createdAt: '2026-02-01T00:00:00Z',
    createdBy: admin.id,
    ...columns,
  })
  return { ...made, text }
}

/** A checked file that the laboratory has not handed in. */
export async function buildLinkImport(
  database: Database,
  { project, laboratory, link }: Of & { link: { id: number } },
  key: string = randomUUID(),
  columns: Record<string, unknown> = {},
): Promise<string> {
  await insert(database, 'result_import', {
    projectId: project.id,
    key,
    linkId: link.id,
    laboratoryId: laboratory.id,
    fileName: 'informe.csv',
    fileHash: randomBytes(32),
    bytes: 10,
    state: 'checked',
    aliveAt: '2026-02-01T12:00:00Z',
    createdAt: '2026-02-01T12:00:00Z',
    ...columns,
  })
  return key
}
