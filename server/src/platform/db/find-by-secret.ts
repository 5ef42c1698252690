import type { Database } from './database.ts'
import { hashOf, type SessionRecord } from './sessions.ts'
import { sql } from './sql.ts'

/** What the link of a laboratory is for, as the guard reads it. */
export type LinkRecord = {
  id: number
  projectId: number
  timeZone: string
  project: string
  laboratoryId: number
  laboratory: string
  label: string
  /** The last day. */
  until: string
  stationIds: number[] | null
  revokedAt: string | null
}

type Use = { secret: string; at: Date }

/** Returns the access token with this secret and its owner, and notes its use. */
export async function findAccessToken(
  database: Database,
  { secret, at }: Use,
): Promise<SessionRecord | null> {
  const [row] = await database.one<{ found: SessionRecord | null }>(
    {},
    sql`select use_access_token(${hashOf(secret)}, ${at}) as found`,
  )
  return row?.found ?? null
}

/** Returns the link of a laboratory with this secret, and notes its use. */
export async function findLaboratoryLink(
  database: Database,
  { secret, at }: Use,
): Promise<LinkRecord | null> {
  const [row] = await database.one<{ found: LinkRecord | null }>(
    {},
    sql`select use_laboratory_link(${hashOf(secret)}, ${at}) as found`,
  )
  return row?.found ?? null
}
