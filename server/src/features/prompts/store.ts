import type { PromptVersion, promptRoutes } from '@puquio/contract/commitments/prompts'
import type { z } from 'zod'
import { orderBy, readPage } from '../../platform/db/paging.ts'
import { personName } from '../../platform/db/person-name.ts'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { raw, type Sql, sql } from '../../platform/db/sql.ts'

/** The project's own where it is null. */
type InstrumentId = number | null
type Version = Omit<PromptVersion, 'task'>

const columns = sql`v.number, length(v.task) as length, v.restored_number, v.made_at, ${personName} as made_by`
const from = sql`prompt_version v join app_user u on u.id = v.made_by`
const ofWhom = (scope: ProjectScope, instrumentId: InstrumentId): Sql =>
  sql`v.project_id = ${scope.projectId} and v.instrument_id is not distinct from ${instrumentId}::int`

export async function isInstrument(scope: ProjectScope, instrumentId: number): Promise<boolean> {
  const rows = await scope.rows(
    sql`select from instrument where project_id = ${scope.projectId} and id = ${instrumentId}`,
  )
  return rows.length > 0
}

export type Newest = { number: number; task: string | null }

/** The newest version of the project, and of the instrument where one is given. */
export async function readNewest(scope: ProjectScope, instrumentId: InstrumentId) {
  const rows = await scope.rows<Newest & { instrumentId: InstrumentId }>(sql`
    select distinct on (v.instrument_id) v.instrument_id, v.number, v.task from prompt_version v
    where v.project_id = ${scope.projectId} and (v.instrument_id is null or v.instrument_id = ${instrumentId}::int)
    order by v.instrument_id, v.number desc`)
  const of = (id: InstrumentId): Newest =>
    rows.find((row) => row.instrumentId === id) ?? { number: 0, task: null }
  return { project: of(null), instrument: instrumentId === null ? null : of(instrumentId) }
}

type Query = z.output<typeof promptRoutes.list.query>

export async function listVersions(
  scope: ProjectScope,
  instrumentId: InstrumentId,
  query: Query,
): Promise<{ items: Version[]; total: number }> {
  const { items, total } = await readPage<Version & { id: number }>(
    scope.rows,
    {
      columns: sql`v.id, ${columns}`,
      from,
      where: ofWhom(scope, instrumentId),
      order: orderBy(query.sort, {
        keys: { number: raw('v.number') },
        fallback: '-number',
        id: raw('v.id'),
      }),
    },
    query,
  )
  return { items: items.map(({ id: _, ...version }) => version), total }
}

export async function findVersion(
  scope: ProjectScope,
  instrumentId: InstrumentId,
  number: number,
): Promise<PromptVersion | null> {
  const [row] = await scope.rows<PromptVersion>(sql`
    select ${columns}, v.task from ${from} where ${ofWhom(scope, instrumentId)} and v.number = ${number}`)
  return row ?? null
}

type NewVersion = Newest & { instrumentId: InstrumentId; restoredNumber: number | null }

export async function insertVersion(scope: ProjectScope, version: NewVersion): Promise<void> {
  const { instrumentId, number, task, restoredNumber } = version
  await scope.rows(sql`
    insert into prompt_version (project_id, instrument_id, number, task, restored_number, made_at, made_by)
    values (${scope.projectId}, ${instrumentId}, ${number}, ${task}, ${restoredNumber}, ${scope.clock.now()},
      ${scope.userId})`)
}
