import { type Job, type jobRoutes, jobStates } from '@puquio/contract/jobs'
import type { z } from 'zod'
import { containsWords } from '../../platform/db/contains-words.ts'
import { orderBy, readPage } from '../../platform/db/paging.ts'
import type { SystemScope } from '../../platform/db/scopes/scope.ts'
import { allOf, raw, sql } from '../../platform/db/sql.ts'

type ListQuery = z.output<typeof jobRoutes.list.query>
type Row = Omit<Job, 'project' | 'progress'> & {
  projectId: number | null
  projectName: string | null
  progressDone: number
  progressTotal: number | null
}

const keys = {
  createdAt: raw('j.created_at'),
  runAt: raw('j.run_at'),
  endedAt: raw('j.ended_at'),
  kind: raw('j.kind'),
  state: raw('j.state'),
  attempts: raw('j.attempts'),
}

export async function listJobs(scope: SystemScope, asked: ListQuery) {
  const where = allOf([
    asked.state ? sql`j.state = ${asked.state}` : null,
    asked.kind ? sql`j.kind = ${asked.kind}` : null,
    asked.search
      ? containsWords(raw("concat_ws(' ', p.name, j.last_error, j.kind)"), asked.search)
      : null,
  ])
  const list = {
    columns: sql`j.id, j.kind, j.project_id, p.name as project_name, j.state, j.attempts, j.progress_done,
      j.progress_total, j.last_error, j.is_cancel_asked, j.created_at, j.run_at, j.started_at, j.ended_at`,
    from: sql`job j left join project p on p.id = j.project_id`,
    where,
    order: orderBy(asked.sort, { keys, fallback: '-createdAt', id: raw('j.id') }),
  }
  const { items, total } = await readPage<Row>(scope.rows, list, asked)
  return { items: items.map(shown), total }
}

const shown = ({ projectId, projectName, progressDone, progressTotal, ...row }: Row): Job => ({
  ...row,
  project: projectId === null ? null : { id: projectId, name: projectName ?? '' },
  progress: row.state === 'running' ? { done: progressDone, total: progressTotal } : null,
})

export async function countJobs(scope: SystemScope) {
  const rows = await scope.rows<{ state: Job['state']; kind: string; count: number }>(
    sql`select state, kind, count(*) from job group by state, kind order by kind`,
  )
  const counts = Object.fromEntries(jobStates.map((state) => [state, 0])) as Record<
    Job['state'],
    number
  >
  for (const { state, count } of rows) counts[state] += count
  return { counts, kinds: [...new Set(rows.map(({ kind }) => kind))] }
}
