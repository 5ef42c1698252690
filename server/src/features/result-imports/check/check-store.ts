import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { sql } from '../../../platform/db/sql.ts'
import { silentAfterMs } from '../../../platform/imports/open-checks.ts'
import type { TableRefusal } from '../../../platform/tables/table-reader.ts'
import {
  type ImportRow,
  isMine,
  isUnfinished,
  lockImport,
  lockImports,
  type Proposal,
} from '../store.ts'
import type { CheckedFile } from './check-cells.ts'
import type { FoundMarks } from './collect-columns.ts'

type One = Pick<ImportRow, 'key' | 'attempt'>

/** Most checks at the same time of a project's people, and of its laboratories, since a file takes much of a machine. */
const checksMax = 2

const silentSince = (scope: ProjectScope) => new Date(scope.clock.now().getTime() - silentAfterMs)
const isUnderWay = (scope: ProjectScope, { key, attempt }: One) =>
  sql`${isMine(scope, key)} and attempt = ${attempt} and state = 'checking'`

/**
 * Returns whether as many other checks run as may: of people or of laboratories, so that neither keep the others out.
 * Exact under `lockImports`.
 */
export async function areChecksFull(scope: ProjectScope, key: string): Promise<boolean> {
  const [row] = await scope.rows<{ count: number }>(sql`
    select count(*) from result_import
    where project_id = ${scope.projectId} and key <> ${key} and state = 'checking' and alive_at > ${silentSince(scope)}
      and (link_id is not null and handed_in_at is null) = ${scope.link !== undefined}`)
  return (row?.count ?? 0) >= checksMax
}

/**
 * Takes a check over from a run that has ended, or restarts it; null where another was first, or as many run as may. In
 * its caller's transaction where one is open, so that what the check rests on changes with it.
 */
export const claimCheck = (scope: ProjectScope, { key, attempt }: One): Promise<ImportRow | null> =>
  scope.transaction(async (scope) => {
    // The import first: its changes lock it before they claim its check.
    await lockImport(scope, key)
    await lockImports(scope)
    if (await areChecksFull(scope, key)) return null
    const [row] = await scope.rows<ImportRow>(sql`
      update result_import set state = 'checking', phase = 'received', rows_done = 0, rows_total = 0,
        attempt = attempt + 1, unfinished_checks = unfinished_checks + 1, alive_at = ${scope.clock.now()}, refusal = null
      where ${isMine(scope, key)} and attempt = ${attempt} and ${isUnfinished}
      returning *`)
    return row ?? null
  })

/** Marks a check as abandoned, so that the next look at the import restarts it, as after a crash. */
export const postponeCheck = (scope: ProjectScope, { key, attempt }: One) =>
  scope.rows(sql`
    update result_import set state = 'checking', phase = 'received', rows_done = 0, rows_total = 0,
      attempt = attempt + 1, alive_at = 'epoch'
    where ${isMine(scope, key)} and attempt = ${attempt} and ${isUnfinished}`)

/** Uncounts a check that ended with its server: only checks that their file ended count towards the refusal. */
export const releaseCheck = (scope: ProjectScope, one: One) =>
  scope.rows(sql`
    update result_import set unfinished_checks = unfinished_checks - 1
    where ${isUnderWay(scope, one)} and unfinished_checks > 0`)

type Progress = Pick<ImportRow, 'phase' | 'rowsDone' | 'rowsTotal'> & {
  /** What the rows that are stored take, which counts in the project's quota. */
  stagedBytes: number
}

/** Returns false where another run has taken the check over. */
export async function keepAlive(
  scope: ProjectScope,
  one: One,
  { phase, rowsDone, rowsTotal, stagedBytes }: Progress,
): Promise<boolean> {
  const rows = await scope.rows(sql`
    update result_import set phase = ${phase}, rows_done = ${rowsDone}, rows_total = ${rowsTotal},
      staged_bytes = ${stagedBytes}, alive_at = ${scope.clock.now()}
    where ${isUnderWay(scope, one)} returning key`)
  return rows.length > 0
}

/** Keeps the proposed columns in `look`; `mapping` and `options` are what a person confirms, and stay empty. */
export const finishLook = (scope: ProjectScope, one: One, look: Proposal) =>
  scope.rows(sql`
    update result_import set state = 'mapped', phase = 'done', unfinished_checks = 0, look = ${JSON.stringify(look)}
    where ${isUnderWay(scope, one)}`)

type Checked = { found: FoundMarks; summary: CheckedFile; stagedBytes: number }

/** In the transaction that counts the rows. */
export const finishCheck = (
  scope: ProjectScope,
  one: One,
  { found, summary, stagedBytes }: Checked,
) =>
  scope.rows(sql`
    update result_import set state = 'checked', phase = 'done', unfinished_checks = 0, staged_bytes = ${stagedBytes},
      found = ${JSON.stringify(found)}, summary = ${JSON.stringify(summary)}
    where ${isUnderWay(scope, one)}`)

export async function refuseImport(
  scope: ProjectScope,
  one: One,
  refusal: TableRefusal,
): Promise<void> {
  await scope.rows(sql`
    update result_import set state = 'refused', phase = 'done', unfinished_checks = 0,
      refusal = ${JSON.stringify(refusal)}
    where ${isUnderWay(scope, one)}`)
}
