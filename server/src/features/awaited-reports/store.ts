import type {
  AwaitedReport,
  awaitedReportRoutes,
} from '@puquio/contract/laboratory/awaited-reports'
import type { z } from 'zod'
import { containsWords } from '../../platform/db/contains-words.ts'
import { orderBy, readPage } from '../../platform/db/paging.ts'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { allOf, raw, sql } from '../../platform/db/sql.ts'
import { awaitedReports } from './awaited-store.ts'

type Query = z.output<typeof awaitedReportRoutes.list.query>

/** A page of the samplings whose results have not come, the longest ago first. */
export const listAwaited = (
  scope: ProjectScope,
  query: Query,
): Promise<{ items: AwaitedReport[]; total: number }> =>
  readPage<AwaitedReport>(
    scope.rows,
    {
      columns: sql`case when s.id is null then 'monitoring-' || m.id else 'sample-' || s.id end as id,
        json_build_object('id', st.id, 'code', st.code, 'name', st.name) as station, a.sampled_on,
        case when s.id is not null then json_build_object('id', s.id, 'code', s.code, 'laboratory', l.name) end as sample,
        case when m.id is not null then json_build_object('id', m.id, 'planId', p.id, 'plan', p.name) end as monitoring,
        a.due_on, case when a.is_late then a.today - a.due_on else 0 end as days_late`,
      from: sql`${awaitedReports(scope)} a
        join station st on st.project_id = ${scope.projectId} and st.id = a.station_id
        left join sample s on s.project_id = ${scope.projectId} and s.id = a.sample_id
        left join laboratory l on l.project_id = ${scope.projectId} and l.id = s.laboratory_id
        left join monitoring m on m.project_id = ${scope.projectId} and m.id = a.monitoring_id
        left join plan p on p.project_id = ${scope.projectId} and p.id = m.plan_id`,
      where: allOf([
        query.late ? raw('a.is_late') : null,
        query.search
          ? containsWords(
              raw("concat_ws(' ', st.code, st.name, s.code, l.name, p.name)"),
              query.search,
            )
          : null,
      ]),
      order: orderBy(query.sort, {
        keys: { sampledOn: raw('a.sampled_on'), station: raw('name_key(st.code)') },
        fallback: 'sampledOn',
        thenBy: raw('a.sampled_on, name_key(st.code)'),
        id: raw('a.sample_id, a.monitoring_id'),
      }),
    },
    query,
  )

/** Returns how many samplings are late, and the day on which the last of them was due; null where none is. */
export async function countLate(
  scope: ProjectScope,
): Promise<{ count: number; dueOn: string } | null> {
  const [found] = await scope.rows<{ count: number; dueOn: string }>(sql`
    select count(*)::int as count, max(due_on) as due_on
    from ${awaitedReports(scope)} a where is_late having count(*) > 0`)
  return found ?? null
}
