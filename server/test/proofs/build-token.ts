import type { Database } from '../../src/platform/db/database.ts'
import { hashOf } from '../../src/platform/db/sessions.ts'
import { newTokenText } from '../../src/platform/tokens/token-text.ts'
import { insert, type Row } from '../build.ts'

type Of = { project: { id: number }; user: { id: number } }

/** An access token, whose text the row keeps for the test alone. */
export async function buildToken(
  database: Database,
  { project, user }: Of,
  columns: Record<string, unknown> = {},
): Promise<Row & { text: string }> {
  const text = newTokenText()
  const made = await insert(database, 'access_token', {
    projectId: project.id,
    userId: user.id,
    name: 'Informe',
    scope: 'read',
    tokenHash: hashOf(text),
    ending: text.slice(-4),
    createdAt: '2026-02-01T00:00:00Z',
    expiresAt: '2027-02-01T00:00:00Z',
    ...columns,
  })
  return { ...made, text }
}
