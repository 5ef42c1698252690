import type { FollowUpField, FollowUpForm } from '@puquio/domain'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { join, raw, type Sql, sql } from '../../../platform/db/sql.ts'

type StoredField = { read: Sql; write: ((form: FollowUpForm) => Sql) | 'with its day' }

/** How each field is read and written, over the aliases `m` of monitoring and `p` or `d` of its project. */
const stored: Record<FollowUpField, StoredField> = {
  actionCompleted: {
    read: raw('m.action_completed'),
    write: (form) => sql`action_completed = ${form.actionCompleted}`,
  },
  actionOn: {
    read: raw('m.action_on'),
    write: (form) => sql`action_on = ${form.actionOn}::date`,
  },
  sampleTaken: {
    read: raw('m.sample_taken'),
    write: (form) => sql`sample_taken = ${form.sampleTaken}`,
  },
  startOn: {
    read: raw('(m.started_at at time zone d.time_zone)::date as start_on'),
    write: (form) => sql`started_at = ${instantOf(form.startOn, form.startTime)}`,
  },
  startTime: {
    read: raw(`to_char(m.started_at at time zone d.time_zone, 'HH24:MI') as start_time`),
    write: 'with its day',
  },
  endOn: {
    read: raw('(m.ended_at at time zone d.time_zone)::date as end_on'),
    write: (form) => sql`ended_at = ${instantOf(form.endOn, form.endTime)}`,
  },
  endTime: {
    read: raw(`to_char(m.ended_at at time zone d.time_zone, 'HH24:MI') as end_time`),
    write: 'with its day',
  },
  observation: {
    read: raw('m.observation'),
    write: (form) => sql`observation = ${form.observation}`,
  },
  reason: { read: raw('m.reason'), write: (form) => sql`reason = ${form.reason}` },
  isMishap: { read: raw('m.is_mishap'), write: (form) => sql`is_mishap = ${form.isMishap}` },
  mishapDetail: {
    read: raw('m.mishap_detail'),
    write: (form) => sql`mishap_detail = ${form.mishapDetail}`,
  },
}

/** The columns of a follow-up. Needs `projectDay` as `d`. */
export const followUpColumns: Sql = join(
  Object.values(stored).map(({ read }) => read),
  ', ',
)

/** Writes the same follow-up to all of them; the caller has locked them. */
export const saveFollowUp = (scope: ProjectScope, ids: readonly number[], form: FollowUpForm) => {
  const assigned = Object.values(stored).flatMap(({ write }) =>
    write === 'with its day' ? [] : [write(form)],
  )
  return scope.rows(sql`
    update monitoring m set
      ${join(assigned, ', ')},
      followed_up_at = ${scope.clock.now()},
      version = m.version + 1
    from project p
    where p.id = ${scope.projectId} and m.project_id = p.id and m.id = any(${ids}::int[])`)
}

/** A local date and time in the project's zone as an instant; null unless both parts are given. */
const instantOf = (on: string | null, time: string | null): Sql =>
  sql`(${on}::date + ${time}::time) at time zone p.time_zone`
