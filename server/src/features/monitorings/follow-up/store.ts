import type { FollowUp } from '@puquio/contract/monitorings'
import type { ProjectScope } from '../../../platform/db/scope.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'

/** The same follow-up for all of them, which the caller holds. */
export const saveFollowUp = (scope: ProjectScope, ids: readonly number[], form: FollowUp) =>
  scope.rows(sql`
    update monitoring m set
      action_on = ${form.actionOn}::date,
      started_at = ${instantOf(form.startOn, form.startTime)},
      ended_at = ${instantOf(form.endOn, form.endTime)},
      sample_taken = ${form.sampleTaken},
      action_completed = ${form.actionCompleted},
      is_mishap = ${form.isMishap},
      mishap_detail = ${form.mishapDetail},
      observation = ${form.observation},
      reason = ${form.reason},
      followed_up_at = ${scope.clock.now()},
      version = m.version + 1
    from project p
    where p.id = ${scope.projectId} and m.project_id = p.id and m.id = any(${ids}::int[])`)

/** A wall clock's time in the project's zone; null unless both parts are there. */
const instantOf = (on: string | null, time: string | null): Sql =>
  sql`(${on}::date + ${time}::time) at time zone p.time_zone`
