import { eventNames } from '@puquio/contract/notifications/events'
import {
  balanceGrade,
  monitoringStatus,
  monitoringStatuses,
  planStatus,
  type Frequency,
  waterAnalysis,
} from '@puquio/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listAwaited } from '../src/features/awaited-reports/store.ts'
import { projectScope } from '../src/platform/db/scopes/make-scope.ts'
import { sql } from '../src/platform/db/sql.ts'
import { startTestApp, type TestApp } from '../test/harness.ts'
import { runJobs } from '../test/run-jobs.ts'
import { loadDemonstration } from './demonstration.ts'
import { tellingJobs } from './load-notifications.ts'
import { people } from './people.ts'

type Row = {
  estimatedOn: string
  rule: Frequency
  marginDays: number
  isDone: boolean
  isOmitted: boolean
  hasSuccessor: boolean
  planId: number
}

const isFull = process.env.PUQUIO_PROVE === 'full'
const otherDays = isFull ? ['2026-01-02', '2026-02-15', '2026-06-30', '2026-11-21'] : []

// A leap day and, in full, the first working day of a year: the ends of what the dates are made from.
describe.each([...otherDays, '2028-02-29'])('the demonstration of %s', (today) => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp({ now: `${today}T12:00:00-05:00` })
    expect(await loadDemonstration(test.platform, 0)).toHaveLength(30)
  })
  afterAll(() => test.close())
  const all = <R>(statement: ReturnType<typeof sql>) => test.database.owner.one<R>({}, statement)

  it('has two mines, some sixty stations and everybody', async () => {
    const [counts] =
      await all(sql`select (select count(*) from project) as projects, (select count(*) from station) as stations,
      (select count(*) from app_user) as users, (select count(*) from monitoring) as monitorings,
      (select count(*) from monitoring_evidence) as evidence`)
    expect(counts).toMatchObject({ projects: 2, stations: 60, users: people.length })
    expect(counts).toHaveProperty('monitorings', expect.any(Number))
    expect((counts as { monitorings: number }).monitorings).toBeGreaterThan(1000)
    expect((counts as { evidence: number }).evidence).toBeGreaterThan(5)
  })

  it('has notifications of every priority and event, templates and preferences', async () => {
    await runJobs(test, ...tellingJobs)
    const told = await all<{ priority: number; event: string | null; recipients: number }>(
      sql`select priority, event, (select count(*)::int from notification_recipient r where r.notification_id = n.id) as recipients
        from notification n`,
    )
    const written = told.filter(({ event }) => event === null)
    expect(new Set(written.map(({ priority }) => priority))).toEqual(new Set([1, 2, 3]))
    expect(new Set(told.flatMap(({ event }) => event ?? []))).toEqual(new Set(eventNames))
    expect(Math.min(...told.map(({ recipients }) => recipients))).toBeGreaterThan(0)
    const [kept] =
      await all(sql`select (select count(*)::int from notification_template) as templates,
      (select count(*)::int from notification_file) as attachments,
      (select count(*)::int from notification_preference) as preferences`)
    expect(kept).toEqual({ templates: 2, attachments: 1, preferences: 1 })
  })

  it('has instruments whose commitments stand on their pages, in each state, and are fulfilled by monitorings', async () => {
    const states = await all<{ state: string; count: number }>(
      sql`select state, count(*)::int as count from commitment group by state`,
    )
    expect(new Set(states.map(({ state }) => state))).toEqual(
      new Set(['proposed', 'verified', 'rejected', 'superseded']),
    )
    const [counts] = await all<Record<string, number>>(sql`
      select (select count(*)::int from instrument) as instruments,
        (select count(*)::int from instrument_document where state = 'ready') as documents,
        (select count(*)::int from commitment c where not exists (select from commitment_place p
          where p.commitment_id = c.id and jsonb_array_length(p.areas) > 0)) as unplaced,
        (select count(*)::int from monitoring where commitment_id is not null) as linked,
        (select count(*)::int from monitoring where commitment_id is null) as unlinked`)
    expect(counts).toMatchObject({ instruments: 8, documents: 6, unplaced: 0 })
    expect(counts?.['linked']).toBeGreaterThan(1000)
    expect(counts?.['unlinked']).toBeGreaterThan(50)
    const runs = await all<{ state: string; method: string }>(
      sql`select distinct state, method from extraction`,
    )
    expect(runs).toEqual([{ state: 'done', method: 'rules' }])
    const amiss = await all<{ id: number }>(sql`
      select h.id from commitment_change h where (h.action = 'proposed') <> (h.user_id is null)
        or exists (select from commitment_change e where e.commitment_id = h.commitment_id and e.id < h.id and e.at > h.at)`)
    expect(amiss).toEqual([])
    const coded = await all<{ name: string }>(
      sql`select short_name as name from commitment where short_name ~ '^COM-'`,
    )
    expect(coded).toEqual([])
    const unread = await all<{ text: string }>(sql`
      select p.quote as text from commitment_place p join document_page d
        on d.document_id = p.document_id and d.page = p.page
      where p.to_page is null and substring(d.text from p.start + 1 for p."end" - p.start) = ''`)
    expect(unread).toEqual([])
  })

  it('awaits the newest reports, of which one of each mine is late', async () => {
    for (const { id: projectId } of await all<{ id: number }>(sql`select id from project`)) {
      const identity = { projectId, userId: 0, permissions: [], isSystemAdmin: false }
      const scope = projectScope(test.database, test.platform.clock, {
        ...identity,
        timeZone: 'America/Lima',
      })
      const { items } = await listAwaited(scope, { size: 100 })
      expect(items.filter(({ daysLate }) => daysLate > 0)).toHaveLength(1)
      expect(items.length).toBeGreaterThan(1)
    }
  })

  it('has files of each type, in folders and versions', async () => {
    const rows = await all<{ type: string; files: number; versions: number; folders: number }>(sql`
      select c.type, count(distinct c.id)::int as files, count(v.version)::int as versions,
        count(distinct c.folder_id)::int as folders
      from container_file c join container_version v on v.container_file_id = c.id
      where c.project_id = (select min(id) from project) group by c.type order by c.type`)
    expect(rows).toEqual([
      { type: 'evidence', files: 1, versions: 1, folders: 1 },
      { type: 'image', files: 4, versions: 5, folders: 1 },
      { type: 'instrument', files: 2, versions: 2, folders: 2 },
      { type: 'report', files: 2, versions: 3, folders: 1 },
    ])
  })

  it('shows every status, and plans in every state', async () => {
    const rows =
      await all<Row>(sql`select m.estimated_on, f.rule, m.margin_days, m.action_completed as is_done,
      m.omitted_at is not null as is_omitted, m.is_rescheduled as has_successor, m.plan_id
      from monitoring m join frequency f on f.id = m.frequency_id`)
    const seen = new Set(
      rows.map((row) => monitoringStatus({ ...row, frequency: row.rule }, today)),
    )
    expect([...seen].toSorted()).toEqual([...monitoringStatuses].toSorted())
    const plans = new Map<number, string[]>()
    for (const { planId, estimatedOn } of rows)
      plans.set(planId, [...(plans.get(planId) ?? []), estimatedOn])
    const states = [...plans.values()].map((dates) => {
      const sorted = dates.toSorted()
      return planStatus({ firstOn: sorted[0] ?? null, lastOn: sorted.at(-1) ?? null }, today)
    })
    expect(new Set(states)).toEqual(new Set(['closed', 'in-execution', 'in-creation']))
  })

  it('says in the history what changed, and of a reschedule its new date', async () => {
    const changes = await all<{ action: string; field: string; from: string; to: string }>(sql`
      select c.action, one ->> 'field' as field, one ->> 'from' as from, one ->> 'to' as to
      from monitoring_change c, jsonb_array_elements(c.changes) one`)
    expect(changes.filter(({ from, to }) => from === to)).toEqual([])
    const moved = changes.filter(({ action }) => action === 'rescheduled')
    expect(new Set(moved.map(({ field }) => field))).toEqual(new Set(['rescheduledToOn', 'reason']))
  })

  it('says of each successor of a reschedule when and from which date it was made', async () => {
    const successors = await all<{
      changes: unknown
      from: string
      to: string
      isFirst: boolean
    }>(sql`
      select made.changes, origin.estimated_on as "from", m.estimated_on as "to",
        not exists (select from monitoring_change c where c.monitoring_id = m.id and c.at < made.at) as is_first
      from monitoring m join monitoring origin on origin.id = m.rescheduled_from_id
      left join monitoring_change made on made.monitoring_id = m.id and made.action = 'created'`)
    expect(successors.length).toBeGreaterThan(0)
    for (const { changes, from, to, isFirst } of successors) {
      expect(changes).toEqual([{ field: 'estimatedOn', from, to }])
      expect(isFirst).toBe(true)
    }
  })

  it('has nothing done in the future', async () => {
    expect(
      await all(
        sql`select id from monitoring where action_on > ${today} or followed_up_at > ${today}::date + 1`,
      ),
    ).toEqual([])
  })

  it('has two years of results of each medium, in campaigns that are approved but for the last', async () => {
    const [counts] =
      await all(sql`select count(*)::int > 20000 as "isMany", bool_and(sampled_on < ${today}) as "isPast",
        min(sampled_on) < ${today}::date - interval '23 months' as "isTwoYears", count(distinct matrix)::int as media,
        count(distinct s.type)::int as types, count(distinct laboratory_id)::int as laboratories,
        (select count(*)::int from (select project_id from campaign group by 1
          having count(*) between 8 and 10 and count(*) filter (where approved_at is null) = 1
            and max(created_at) = max(created_at) filter (where approved_at is null)
            and max(approved_at) < ${today}::date) mine) as campaigns
      from result r join sample s using (project_id, sampled_on) where s.id = r.sample_id`)
    expect(counts).toEqual({
      isMany: true,
      isPast: true,
      isTwoYears: true,
      media: 4,
      types: 4,
      laboratories: 4,
      campaigns: 2,
    })
  })

  it('has waters whose ions balance, and whose dissolved parts are below the totals', async () => {
    const samples = await all<{ found: Record<string, number> }>(sql`
      select jsonb_object_agg(p.key, r.value) as found from result r join parameter p on p.id = r.parameter_id
      join sample s on s.id = r.sample_id where s.matrix = 'water' and s.type = 'normal' group by s.id`)
    const grades: string[] = []
    for (const { found } of samples) {
      const results = Object.entries(found).map(([key, value]) => ({
        key,
        amount: { value, qualifier: null },
      }))
      const water = waterAnalysis(results, 'half')
      grades.push(
        'analysis' in water ? balanceGrade(water.analysis.errorPercent) : water.excluded.reason,
      )
      for (const metal of ['cu', 'fe', 'mn', 'zn'])
        expect(found[`${metal}-dissolved`]).toBeLessThanOrEqual(found[`${metal}-total`] as number)
    }
    const accepted = grades.filter((grade) => grade === 'accepted')
    expect(grades.filter((grade) => grade !== 'accepted' && grade !== 'warning')).toEqual([])
    expect(accepted.length / grades.length).toBeGreaterThan(0.95)
  })

  it('is loaded once', async () => {
    expect(await loadDemonstration(test.platform, 0)).toBe(null)
  })
})
