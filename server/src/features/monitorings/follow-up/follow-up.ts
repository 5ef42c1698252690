import type { FollowUp, Monitoring } from '@puquio/contract/monitorings'
import { followUpFieldNames, followUpIssues, todayIn } from '@puquio/domain'
import type { ProjectScope } from '../../../platform/db/scope.ts'
import { Problem } from '../../../platform/problem.ts'
import { type FieldChange, lastChange, recordChanges } from '../history-store.ts'
import { refuseClosed } from '../refuse-closed.ts'
import { type HeldMonitoring, holdMonitorings } from '../store.ts'
import { saveFollowUp } from './store.ts'

type Versioned = { id: number; version: number }
type Options = { action: 'followed-up' | 'bulk-marked'; planId?: number; fieldsIn?: string }

/**
 * One follow-up for one or many, all or nothing. Monitorings that already have these values are not
 * changed, so that a save can be repeated. Returns how many have them now.
 */
export async function followUp(
  scope: ProjectScope,
  asked: readonly Versioned[],
  sent: FollowUp,
  { action, planId, fieldsIn = '' }: Options,
): Promise<number> {
  const form = tidy(sent)
  refuseIssues(form, todayIn(scope.timeZone, scope.clock.now()), fieldsIn)
  return scope.transaction(async (scope) => {
    const versions = new Map(asked.map(({ id, version }) => [id, version]))
    const held = await holdMonitorings(scope, [...versions.keys()])
    const isAll = held.length === versions.size
    if (!isAll || held.some((one) => planId !== undefined && one.planId !== planId))
      throw new Problem('NOT_FOUND')
    const changed = held.filter((one) => changesOf(one, form).length > 0)
    const late = changed.filter(({ id, version }) => versions.get(id) !== version)
    for (const one of held) refuseClosed(one)
    if (late.length > 0) throw await changedMeanwhile(scope, late)
    if (changed.length === 0) return held.length
    await saveFollowUp(
      scope,
      changed.map(({ id }) => id),
      form,
    )
    await recordChanges(
      scope,
      action,
      changed.map((one) => ({ monitoringId: one.id, changes: changesOf(one, form) })),
    )
    return held.length
  })
}

/** Adds who changed it and when, which the form shows beside the conflict. */
export async function changedMeanwhile(
  scope: ProjectScope,
  late: readonly Pick<HeldMonitoring, 'id'>[],
): Promise<Problem> {
  const ids = late.map(({ id }) => id)
  const last = await lastChange(scope, ids)
  return new Problem('CHANGED_MEANWHILE', {
    ids: ids.map(String),
    by: last?.by ?? null,
    at: last?.at ?? null,
  })
}

const changesOf = (before: Monitoring, after: FollowUp): FieldChange[] =>
  followUpFieldNames
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, from: textOf(before[field]), to: textOf(after[field]) }))

const textOf = (value: string | boolean | null): string | null =>
  value === null ? null : String(value)

/** Empty texts become null, and a detail without its mishap is dropped. */
const tidy = (form: FollowUp): FollowUp => {
  const empty = followUpFieldNames.filter((field) => form[field] === '')
  const tidied = { ...form, ...Object.fromEntries(empty.map((field) => [field, null])) }
  return form.isMishap ? tidied : { ...tidied, mishapDetail: null }
}

function refuseIssues(form: FollowUp, today: string, fieldsIn: string) {
  const issues = followUpIssues(form, today)
  if (issues.length === 0) return
  const named = issues.map(({ field, code, params }) => ({
    path: `${fieldsIn}${field}`,
    code,
    params,
  }))
  throw new Problem('INPUT_NOT_VALID', {}, named)
}
