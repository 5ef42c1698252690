import type {
  Instrument,
  InstrumentDetail,
  InstrumentInput,
} from '@puquio/contract/commitments/instruments'
import type { InstrumentChangeKind } from '@puquio/domain'
import { lock } from '../../platform/db/lock.ts'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { raw, type Sql, sql } from '../../platform/db/sql.ts'
import { columnsOf, updateVersion, valuesOf, type Written } from '../../platform/db/written.ts'
import { readChain } from './chain-store.ts'
import { fromInstruments, instrumentColumns, standingColumn } from './columns-store.ts'

/** Whoever writes instruments sees what others wrote: names, chains and documents. */
export const lockInstruments = (scope: ProjectScope): Promise<void> =>
  lock(scope, 'instruments', scope.projectId)

export async function findInstrument(
  scope: ProjectScope,
  id: number,
): Promise<InstrumentDetail | null> {
  const [row] = await scope.rows<Instrument>(sql`
    select ${instrumentColumns}, ${standingColumn(scope, raw('i.id'))} from ${fromInstruments(scope)}
    where i.project_id = ${scope.projectId} and i.id = ${id}`)
  if (!row) return null
  const [changes, changedBy, chain] = await Promise.all([
    others(scope, { to: raw('g.earlier_id'), of: sql`g.instrument_id = ${id}` }),
    others(scope, { to: raw('g.instrument_id'), of: sql`g.earlier_id = ${id}` }),
    readChain(scope, id),
  ])
  return { ...row, changes, changedBy, chain }
}

const others = (scope: ProjectScope, { to, of }: { to: Sql; of: Sql }) =>
  scope.rows<InstrumentDetail['changes'][number]>(sql`
    select g.kind, jsonb_build_object('id', i.id, 'name', i.name, 'kind', i.kind, 'year', i.year,
      'isRetired', i.retired_at is not null) as instrument
    from instrument_change g join instrument i on i.project_id = g.project_id and i.id = ${to}
    where g.project_id = ${scope.projectId} and ${of} order by i.year, i.id`)

export type InstrumentState = { miningUnitId: number; isRetired: boolean; version: number }

/** Null where the project has no such instrument. */
export async function findInstrumentState(
  scope: ProjectScope,
  id: number,
): Promise<InstrumentState | null> {
  const [row] = await scope.rows<InstrumentState>(sql`
    select mining_unit_id, retired_at is not null as is_retired, version from instrument
    where project_id = ${scope.projectId} and id = ${id}`)
  return row ?? null
}

export async function isUnitInUse(scope: ProjectScope, id: number): Promise<boolean> {
  const [row] = await scope.rows(sql`select from mining_unit
    where project_id = ${scope.projectId} and id = ${id} and retired_at is null`)
  return row !== undefined
}

/** What of the ids is an instrument of the project. */
export async function knownAmong(scope: ProjectScope, ids: readonly number[]): Promise<number[]> {
  const rows = await scope.rows<{ id: number }>(
    sql`select id from instrument where project_id = ${scope.projectId} and id = any(${[...ids]}::int[])`,
  )
  return rows.map(({ id }) => id)
}

const written = (input: InstrumentInput): Written<InstrumentInput> => ({
  miningUnitId: { mining_unit_id: input.miningUnitId },
  name: { name: input.name },
  kind: { kind: input.kind },
  year: { year: input.year },
  authority: { authority: input.authority || null },
  resolution: { resolution: input.resolution || null },
  resolutionOn: { resolution_on: input.resolutionOn },
  inForceFrom: { in_force_from: input.inForceFrom },
  // Rows of their own.
  changes: {},
})

export async function insertInstrument(
  scope: ProjectScope,
  input: InstrumentInput,
): Promise<number> {
  const fields = {
    ...written(input),
    made: {
      project_id: scope.projectId,
      created_at: scope.clock.now(),
      created_by: scope.userId,
    },
  }
  const [row] = await scope.rows<{ id: number }>(
    sql`insert into instrument (${columnsOf(fields)}) values (${valuesOf(fields)}) returning id`,
  )
  return row?.id ?? 0
}

type Versioned = { id: number; version: number }

export const updateInstrument = (
  scope: ProjectScope,
  one: Versioned,
  input: InstrumentInput,
): Promise<boolean> => updateVersion(scope, 'instrument', one, written(input))

/** Without a reason it is in use again. */
export const setRetired = (
  scope: ProjectScope,
  one: Versioned,
  reason: string | null,
): Promise<boolean> =>
  updateVersion(scope, 'instrument', one, {
    retired: {
      retired_at: reason === null ? null : scope.clock.now(),
      retired_by: reason === null ? null : scope.userId,
      retired_reason: reason,
    },
  })

type Change = { kind: InstrumentChangeKind; instrumentId: number }

/** What it modifies or replaces, instead of what it did. */
export async function setChanges(scope: ProjectScope, id: number, changes: readonly Change[]) {
  const given = sql`unnest(${changes.map(({ instrumentId }) => instrumentId)}::int[],
    ${changes.map(({ kind }) => kind)}::text[]) as g (earlier_id, kind)`
  await scope.rows(sql`
    delete from instrument_change where project_id = ${scope.projectId} and instrument_id = ${id}
      and earlier_id not in (select earlier_id from ${given})`)
  await scope.rows(sql`
    insert into instrument_change (project_id, instrument_id, earlier_id, kind)
    select ${scope.projectId}, ${id}, g.earlier_id, g.kind from ${given}
    on conflict (project_id, instrument_id, earlier_id) do update set kind = excluded.kind
      where instrument_change.kind <> excluded.kind`)
}

/** Whether an instrument changes itself, by way of others. */
export async function isInCircle(scope: ProjectScope, id: number): Promise<boolean> {
  const [row] = await scope.rows<{ isInCircle: boolean }>(sql`
    with recursive earlier (id) as (
      select earlier_id from instrument_change where project_id = ${scope.projectId} and instrument_id = ${id}
      union
      select g.earlier_id from earlier e join instrument_change g
        on g.project_id = ${scope.projectId} and g.instrument_id = e.id
    ) select exists (select from earlier where id = ${id}) as is_in_circle`)
  return row?.isInCircle ?? false
}
