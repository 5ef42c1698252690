import type {
  Instrument,
  InstrumentQuery,
  OtherInstrument,
} from '@puquio/contract/commitments/instruments'
import { instrumentKinds } from '@puquio/domain'
import { containsWords } from '../../platform/db/contains-words.ts'
import { orderBy, readPage } from '../../platform/db/paging.ts'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { allOf, raw, type Sql, sql } from '../../platform/db/sql.ts'
import {
  fromInstruments,
  instrumentColumns,
  searched,
  standingColumn,
  decidedShare,
} from './columns-store.ts'

const where = (scope: ProjectScope, query: InstrumentQuery): Sql =>
  allOf([
    sql`i.project_id = ${scope.projectId}`,
    query.view === 'retired' ? raw('i.retired_at is not null') : raw('i.retired_at is null'),
    query.miningUnits ? sql`i.mining_unit_id = any(${query.miningUnits}::int[])` : null,
    query.kinds ? sql`i.kind = any(${query.kinds}::text[])` : null,
    query.year ? sql`i.year = ${query.year}` : null,
    query.search ? containsWords(searched, query.search) : null,
  ])

const order = ({ sort }: InstrumentQuery): Sql =>
  orderBy(sort, {
    keys: {
      name: raw('name_key(i.name)'),
      miningUnit: raw('name_key(n.name)'),
      kind: sql`array_position(${[...instrumentKinds]}::text[], i.kind)`,
      year: raw('i.year'),
      inForceFrom: raw('i.in_force_from'),
      documents: raw('o.documents'),
      commitments: raw('k.total - k.rejected'),
      decided: decidedShare,
      created: raw('i.created_at'),
    },
    fallback: '-year',
    thenBy: raw('name_key(i.name)'),
    id: raw('i.id'),
  })

export const listInstruments = (
  scope: ProjectScope,
  query: InstrumentQuery,
): Promise<{ items: Instrument[]; total: number }> =>
  readPage<Instrument>(
    scope.rows,
    {
      columns: instrumentColumns,
      from: fromInstruments(scope),
      where: where(scope, query),
      order: order(query),
      ofPage: { columns: standingColumn(scope, raw('page.id')) },
    },
    query,
  )

export async function listChoices(scope: ProjectScope) {
  const instruments = await scope.rows<OtherInstrument & { miningUnitId: number }>(sql`
    select i.id, i.name, i.kind, i.year, i.mining_unit_id, i.retired_at is not null as is_retired from instrument i
    where i.project_id = ${scope.projectId} order by i.year, name_key(i.name), i.id`)
  const miningUnits = await scope.rows<{ id: number; name: string }>(sql`
    select n.id, n.name from mining_unit n
    where n.project_id = ${scope.projectId} and (n.retired_at is null or exists (
      select from instrument i where i.project_id = n.project_id and i.mining_unit_id = n.id))
    order by name_key(n.name), n.id`)
  const years = [...new Set(instruments.map(({ year }) => year))].toSorted((a, b) => b - a)
  return { instruments, miningUnits, years }
}
