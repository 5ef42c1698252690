import type { Database } from '../../src/platform/db/database.ts'
import { hashOf } from '../../src/platform/db/sessions.ts'
import { newTokenText } from '../../src/platform/tokens/token-text.ts'
import { insert, type Row } from '../build.ts'

type Of = { project: { id: number }; admin: { id: number } }

/** The token of a network, whose text the row keeps for the test alone. */
export async function buildNetwork(
  database: Database,
  { project, admin }: Of,
  columns: Record<string, unknown> = {},
): Promise<{ networkToken: Row & { text: string } }> {
  const text = newTokenText('network')
  const made = await insert(database, 'network_token', {
    projectId: project.id,
    name: 'Gateway de la mina',
    wayIn: 'chirpstack',
    mustBeSigned: false,
    tokenHash: hashOf(text),
    ending: text.slice(-4),
    createdAt: '2026-02-01T00:00:00Z',
    createdBy: admin.id,
    ...columns,
  })
  return { networkToken: { ...made, text } }
}
