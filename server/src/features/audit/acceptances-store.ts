import type { auditRoutes } from '@puquio/contract/audit'
import type { Language } from '@puquio/domain'
import type { z } from 'zod'
import { containsWords } from '../../platform/db/contains-words.ts'
import { orderBy, readPage } from '../../platform/db/paging.ts'
import { nameInProject } from '../../platform/db/person-name.ts'
import { allOf, raw, sql } from '../../platform/db/sql.ts'
import type { Trail } from './store.ts'

type AcceptanceQuery = z.output<typeof auditRoutes.acceptances.query>
type Titles = Partial<Record<Language, string>>

export type AcceptanceRow = {
  id: number
  at: string
  /** By the trail's clock, without a zone, as the two others. */
  localAt: string
  localSince: string
  localLinkSince: string | null
  person: string
  email: string
  project: string
  titles: Titles
  version: number
  inForceSince: string
  urlPolicy: string | null
  datePolicy: string | null
}

const local = (column: string, timeZone: string) =>
  sql`to_char(${raw(column)} at time zone ${timeZone}, 'YYYY-MM-DD"T"HH24:MI:SS')`

const columns = (timeZone: string) => sql`a.id, a.accepted_at as at,
  ${local('a.accepted_at', timeZone)} as local_at, ${local('p.start_date', timeZone)} as local_since,
  ${local('a.date_policy', timeZone)} as local_link_since,
  ${nameInProject} as person, u.email, j.name as project, p.title as titles,
  (select count(*)::int from policy o where (o.start_date, o.id) <= (p.start_date, p.id)) as version,
  p.start_date as in_force_since, a.url_policy, a.date_policy`
const from = sql`policy_acceptance a join app_user u on u.id = a.user_id join policy p on p.id = a.policy_id
  join project j on j.id = a.project_id`

/** Of one project, or of all for the installation. */
function condition({ lane }: Trail, search: string | undefined) {
  return allOf([
    lane === 0 ? null : sql`a.project_id = ${lane}`,
    search ? containsWords(sql`concat_ws(' ', ${nameInProject}, u.email, j.name)`, search) : null,
  ])
}

export function readAcceptances(trail: Trail, asked: AcceptanceQuery) {
  const keys = { at: raw('a.accepted_at') }
  return readPage<AcceptanceRow>(
    trail.scope.rows,
    {
      columns: columns(trail.timeZone),
      from,
      where: condition(trail, asked.search),
      order: orderBy(asked.sort, { keys, fallback: '-at', id: raw('a.id') }),
    },
    asked,
  )
}

/** The newest ones before an id. */
export const readAcceptancesBefore = (
  trail: Trail,
  search: string | undefined,
  before: number | null,
) =>
  trail.scope.rows<AcceptanceRow>(sql`
    select ${columns(trail.timeZone)} from ${from}
    where ${condition(trail, search)} and (${before}::int is null or a.id < ${before}::int)
    order by a.id desc limit 500`)
