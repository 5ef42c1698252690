import type { CodeAnswers, PlanColumn } from '@puquio/domain'
import {
  passingRefusals,
  type planImport,
  type UnfinishedImport,
} from '@puquio/contract/plan-imports'
import type { z } from 'zod'
import { ago } from '../../platform/clock.ts'
import { lock } from '../../platform/db/lock.ts'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { sql } from '../../platform/db/sql.ts'
import { silentAfterMs } from '../../platform/imports/open-checks.ts'
import type { Corrections, Layout, Refusal } from './check/check-rows.ts'
import { cellsOf, type StagedRow, type Summary } from './rows-store.ts'

/** The commitment that a row was made of, and the name that the row then gave it. */
export type RowCommitment = { id: number; name: string }

export type ImportRow = {
  key: string
  state: z.infer<typeof planImport>['state']
  phase: z.infer<typeof planImport>['phase']
  targetPlanId: number | null
  fileName: string
  fileHash: Buffer
  contentHash: Buffer | null
  rowsDone: number
  rowsTotal: number
  attempt: number
  /** Checks that began and did not come to an end, the one under way included. */
  unfinishedChecks: number
  aliveAt: string
  refusal: Refusal | null
  layout: Layout | null
  listsHash: string | null
  corrections: Corrections
  codeAnswers: CodeAnswers
  summary: Summary | null
  /** By position, where it was made from commitments. */
  commitments: readonly RowCommitment[] | null
  planId: number | null
}

export type NewImport = Pick<
  ImportRow,
  'key' | 'targetPlanId' | 'fileName' | 'fileHash' | 'commitments'
> & { bytes: number }

const silentSince = (scope: ProjectScope) => ago(scope.clock, { ms: silentAfterMs })

/** Serialises starts, so that the number of running checks is exact. */
export const lockImports = (scope: ProjectScope) => lock(scope, 'plan-imports', scope.projectId)

export async function countChecks(scope: ProjectScope): Promise<number> {
  const [row] = await scope.rows<{ count: number }>(sql`
    select count(*) from plan_import where project_id = ${scope.projectId}
      and state = 'checking' and alive_at > ${silentSince(scope)}`)
  return row?.count ?? 0
}

const isUnfinished = sql`(state in ('checking', 'checked')
  or state = 'refused' and refusal ->> 'problem' = any(${passingRefusals}))`

export async function countUnfinished(scope: ProjectScope): Promise<number> {
  const [row] = await scope.rows<{ count: number }>(
    sql`select count(*) from plan_import where project_id = ${scope.projectId} and ${isUnfinished}`,
  )
  return row?.count ?? 0
}

export async function insertImport(scope: ProjectScope, one: NewImport): Promise<void> {
  const now = scope.clock.now()
  await scope.rows(sql`
    insert into plan_import (project_id, key, user_id, target_plan_id, file_name, file_hash, bytes, state,
      unfinished_checks, alive_at, created_at, commitments)
    values (${scope.projectId}, ${one.key}, ${scope.userId}, ${one.targetPlanId}, ${one.fileName}, ${one.fileHash}, ${one.bytes},
      'checking', 1, ${now}, ${now}, ${one.commitments && JSON.stringify(one.commitments)}::jsonb)`)
}

const listedMax = 20

export const listUnfinished = (scope: ProjectScope): Promise<UnfinishedImport[]> =>
  scope.rows<UnfinishedImport>(sql`
    select key, file_name, target_plan_id, case when state = 'checked' then rows_total end as rows,
      (summary ->> 'badCellCount')::int as bad_cell_count, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as begun_at
    from plan_import where project_id = ${scope.projectId} and user_id = ${scope.userId} and ${isUnfinished}
    order by created_at desc limit ${listedMax}`)

export async function findImport(scope: ProjectScope, key: string): Promise<ImportRow | null> {
  const [row] = await scope.rows<ImportRow>(
    sql`select * from plan_import where project_id = ${scope.projectId} and key = ${key}`,
  )
  return row ?? null
}

export async function lockImport(scope: ProjectScope, key: string): Promise<ImportRow | null> {
  const [row] = await scope.rows<ImportRow>(
    sql`select * from plan_import where project_id = ${scope.projectId} and key = ${key} for update`,
  )
  return row ?? null
}

export type Shown = ImportRow & {
  bad: StagedRow[]
  sameContentAs: { planId: number; title: string; savedAt: string } | null
}

/** An import with its first bad rows, and the latest plan made from the same content. */
export async function readImport(
  scope: ProjectScope,
  key: string,
  badMax: number,
): Promise<Shown | null> {
  const [row] = await scope.rows<Shown>(sql`
    select i.*,
      coalesce((select jsonb_agg(to_jsonb(b) order by b.position) from (
        select position, row, ${cellsOf}, issues from plan_import_row
        where project_id = i.project_id and key = i.key and issues is not null
        order by position limit ${badMax}) b), '[]') as bad,
      (select jsonb_build_object('planId', p.id, 'title', p.title,
          'savedAt', to_char(o.saved_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
        from plan_import o join plan p on p.project_id = o.project_id and p.id = o.plan_id
        where o.project_id = i.project_id and o.content_hash = i.content_hash and o.key <> i.key
          and o.state = 'saved' and p.annulled_at is null
        order by o.saved_at desc limit 1) as same_content_as
    from plan_import i where i.project_id = ${scope.projectId} and i.key = ${key}`)
  return row ?? null
}

type Progress = Pick<ImportRow, 'phase' | 'rowsDone' | 'rowsTotal'>

/** Returns false where another run has taken the check over. */
export async function keepAlive(
  scope: ProjectScope,
  { key, attempt }: Pick<ImportRow, 'key' | 'attempt'>,
  { phase, rowsDone, rowsTotal }: Progress,
): Promise<boolean> {
  const rows = await scope.rows(sql`
    update plan_import set phase = ${phase}, rows_done = ${rowsDone}, rows_total = ${rowsTotal}, alive_at = ${scope.clock.now()}
    where project_id = ${scope.projectId} and key = ${key} and attempt = ${attempt} and state = 'checking' returning key`)
  return rows.length > 0
}

type Outcome =
  | { state: 'refused'; refusal: Refusal }
  | {
      state: 'checked'
      layout: Layout
      contentHash: string
      listsHash: string
      summary: Summary
      rows: number
    }

export async function finishCheck(
  scope: ProjectScope,
  { key, attempt }: Pick<ImportRow, 'key' | 'attempt'>,
  outcome: Outcome,
): Promise<void> {
  const set =
    outcome.state === 'refused'
      ? sql`refusal = ${JSON.stringify(outcome.refusal)}`
      : sql`layout = ${JSON.stringify(outcome.layout)}, content_hash = ${Buffer.from(outcome.contentHash, 'hex')},
          lists_hash = ${outcome.listsHash}, summary = ${JSON.stringify(outcome.summary)},
          rows_done = ${outcome.rows}, rows_total = ${outcome.rows}`
  await scope.rows(sql`
    update plan_import set state = ${outcome.state}, phase = 'done', unfinished_checks = 0, ${set}
    where project_id = ${scope.projectId} and key = ${key} and attempt = ${attempt} and state = 'checking'`)
}

/** Takes a check over from a run that has ended, or restarts it; null where another was first. */
export async function claimCheck(
  scope: ProjectScope,
  { key, attempt }: Pick<ImportRow, 'key' | 'attempt'>,
) {
  const [row] = await scope.rows<ImportRow>(sql`
    update plan_import set state = 'checking', phase = 'received', rows_done = 0, rows_total = 0,
      attempt = attempt + 1, unfinished_checks = unfinished_checks + 1, alive_at = ${scope.clock.now()}, summary = null, refusal = null
    where project_id = ${scope.projectId} and key = ${key} and attempt = ${attempt}
      and ${isUnfinished}
    returning *`)
  return row ?? null
}

/** A check that the server itself ended does not count as one that its file interrupted. */
export const releaseCheck = (
  scope: ProjectScope,
  { key, attempt }: Pick<ImportRow, 'key' | 'attempt'>,
) =>
  scope.rows(sql`
    update plan_import set unfinished_checks = unfinished_checks - 1
    where project_id = ${scope.projectId} and key = ${key} and attempt = ${attempt} and state = 'checking'
      and unfinished_checks > 0`)

export const setSummary = (scope: ProjectScope, key: string, summary: Summary) =>
  scope.rows(sql`
    update plan_import set summary = ${JSON.stringify(summary)} where project_id = ${scope.projectId} and key = ${key}`)

export type Correction = { row: number; column: PlanColumn; value: string }

export const setCorrections = (scope: ProjectScope, key: string, corrections: Corrections) =>
  scope.rows(sql`
    update plan_import set corrections = ${JSON.stringify(corrections)}
    where project_id = ${scope.projectId} and key = ${key}`)

export const setCodeAnswers = (scope: ProjectScope, key: string, answers: CodeAnswers) =>
  scope.rows(sql`
    update plan_import set code_answers = ${JSON.stringify(answers)}
    where project_id = ${scope.projectId} and key = ${key}`)

export const deleteImport = (scope: ProjectScope, key: string) =>
  scope.rows(sql`delete from plan_import where project_id = ${scope.projectId} and key = ${key}`)
