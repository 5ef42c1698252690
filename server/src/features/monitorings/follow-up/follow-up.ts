import type { BulkFollowUp } from '@puquio/contract/follow-up/follow-up'
import type { Monitoring } from '@puquio/contract/monitorings'
import {
  bulkFollowUpIssues,
  type FollowUpForm,
  followUpFieldNames,
  mergeFollowUp,
  todayIn,
} from '@puquio/domain'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { Problem } from '../../../platform/problem.ts'
import { type FieldChange, lastChange, recordChanges } from '../history-store.ts'
import { refuseClosed } from '../refuse-closed.ts'
import { type HeldMonitoring, holdMonitorings } from '../store.ts'
import { saveFollowUp } from './store.ts'

type Versioned = { id: number; version: number }
type Options = { action: 'followed-up' | 'bulk-marked'; planId?: number }

/**
 * The given fields in the follow-up of one or many, all or nothing. Monitorings that already have these values
 * are not changed, so that a save can be repeated. Returns how many have them now.
 */
export async function followUp(
  scope: ProjectScope,
  asked: readonly Versioned[],
  given: BulkFollowUp,
  { action, planId }: Options,
): Promise<number> {
  return scope.transaction(async (scope) => {
    const versions = new Map(asked.map(({ id, version }) => [id, version]))
    const held = await holdMonitorings(scope, [...versions.keys()])
    const isAll = held.length === versions.size
    if (!isAll || held.some((one) => planId !== undefined && one.planId !== planId))
      throw new Problem('NOT_FOUND')
    const merged = held.map((one) => ({ one, form: tidy(mergeFollowUp(one, given)) }))
    const changed = merged.filter(({ one, form }) => changesOf(one, form).length > 0)
    const late = changed.filter(({ one }) => versions.get(one.id) !== one.version)
    for (const one of held) refuseClosed(one)
    if (late.length > 0)
      throw await changedMeanwhile(
        scope,
        late.map(({ one }) => one),
      )
    const today = todayIn(scope.timeZone, scope.clock.now())
    refuseIssues(merged, today, action === 'bulk-marked' ? given : null)
    for (const [form, ids] of idsByForm(changed)) await saveFollowUp(scope, ids, form)
    await recordChanges(
      scope,
      action,
      changed.map(({ one, form }) => ({ monitoringId: one.id, changes: changesOf(one, form) })),
    )
    return held.length
  })
}

type Merged = { one: HeldMonitoring; form: FollowUpForm }

/** Monitorings that end with the same values are written by one statement. */
const idsByForm = (merged: readonly Merged[]): [FollowUpForm, number[]][] => {
  const groups = new Map<string, [FollowUpForm, number[]]>()
  for (const { one, form } of merged) {
    const key = JSON.stringify(form)
    const group = groups.get(key) ?? [form, []]
    group[1].push(one.id)
    groups.set(key, group)
  }
  return [...groups.values()]
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

const changesOf = (before: Monitoring, after: FollowUpForm): FieldChange[] =>
  followUpFieldNames
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, from: textOf(before[field]), to: textOf(after[field]) }))

const textOf = (value: string | boolean | null): string | null =>
  value === null ? null : String(value)

/** Empty texts become null, and a detail without its mishap is dropped. */
const tidy = (form: FollowUpForm): FollowUpForm => {
  const empty = followUpFieldNames.filter((field) => form[field] === '')
  const tidied = { ...form, ...Object.fromEntries(empty.map((field) => [field, null])) }
  return form.isMishap ? tidied : { ...tidied, mishapDetail: null }
}

/** An issue of a bulk follow-up, which is `given`, names the monitorings that it is of. */
function refuseIssues(merged: readonly Merged[], today: string, given: BulkFollowUp | null) {
  const forms = merged.map(({ one: { id }, form }) => ({ id, form }))
  const issues = bulkFollowUpIssues(forms, today, given ?? {})
  if (issues.length === 0) return
  const fields = issues.map(({ field, code, params, ids }) =>
    given !== null
      ? { path: `followUp.${field}`, code, params: { ...params, ids: ids.map(String) } }
      : { path: field, code, params },
  )
  throw new Problem('INPUT_NOT_VALID', {}, fields)
}
