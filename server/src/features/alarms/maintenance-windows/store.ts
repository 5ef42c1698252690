import type {
  MaintenanceWindowRow,
  maintenanceInput,
  maintenanceRoutes,
} from '@puquio/contract/modi/maintenance-windows'
import type { z } from 'zod'
import { containsWords } from '../../../platform/db/contains-words.ts'
import { orderBy, readPage } from '../../../platform/db/paging.ts'
import { personName } from '../../../platform/db/person-name.ts'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { allOf, raw, type Sql, sql } from '../../../platform/db/sql.ts'
import {
  columnsOf,
  deleteRow,
  updateVersion,
  valuesOf,
  type Written,
} from '../../../platform/db/written.ts'

type Query = z.output<typeof maintenanceRoutes.list.query>
type Input = z.output<typeof maintenanceInput>

const columns: Sql = sql`m.id, m.from_at as "from", m.until_at as "until", m.reason, m.version, ${personName} as created_by,
  case when d.id is null then null else jsonb_build_object('id', d.id, 'serial', d.serial, 'name', d.name) end as device`
const from: Sql = raw(`maintenance_window m join app_user u on u.id = m.created_by
  left join device d on d.project_id = m.project_id and d.id = m.device_id`)

export const listWindows = (scope: ProjectScope, query: Query) =>
  readPage<MaintenanceWindowRow>(
    scope.rows,
    {
      columns,
      from,
      where: allOf([
        sql`m.project_id = ${scope.projectId}`,
        query.over
          ? sql`m.until_at <= ${scope.clock.now()}`
          : sql`m.until_at > ${scope.clock.now()}`,
        query.device ? sql`(m.device_id is null or m.device_id = ${query.device})` : null,
        query.search
          ? containsWords(raw("concat_ws(' ', d.serial, d.name, m.reason)"), query.search)
          : null,
      ]),
      order: orderBy(query.sort, { keys, fallback: '-from', id: raw('m.id') }),
    },
    query,
  )

const keys = { from: raw('m.from_at'), until: raw('m.until_at'), device: raw('name_key(d.name)') }

export async function findWindow(
  scope: ProjectScope,
  id: number,
): Promise<MaintenanceWindowRow | null> {
  const [row] = await scope.rows<MaintenanceWindowRow>(
    sql`select ${columns} from ${from} where m.project_id = ${scope.projectId} and m.id = ${id}`,
  )
  return row ?? null
}

export async function insertWindow(scope: ProjectScope, input: Input): Promise<number> {
  const fields = written(input)
  const [made] = await scope.rows<{ id: number }>(sql`
    insert into maintenance_window (project_id, created_at, created_by, ${columnsOf(fields)})
    values (${scope.projectId}, ${scope.clock.now()}, ${scope.userId}, ${valuesOf(fields)}) returning id`)
  return made?.id ?? 0
}

/** Returns false where it was changed since that version. */
export const updateWindow = (
  scope: ProjectScope,
  of: { id: number; version: number },
  input: Input,
): Promise<boolean> => updateVersion(scope, 'maintenance_window', of, written(input))

export const deleteWindow = (scope: ProjectScope, id: number): Promise<boolean> =>
  deleteRow(scope, 'maintenance_window', id)

const written = ({ deviceId, from: fromAt, until, reason }: Input): Written<Input> => ({
  deviceId: { device_id: deviceId },
  from: { from_at: sql`${fromAt}::timestamptz` },
  until: { until_at: sql`${until}::timestamptz` },
  reason: { reason },
})
