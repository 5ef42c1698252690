import type { AnswerAct, ResultImport } from '@puquio/contract/laboratory/result-imports'
import { actsFor, type HeldReason, todayIn, type ResultField, scopesFor } from '@puquio/domain'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { Problem } from '../../../platform/problem.ts'
import { cellChecker, type StagedResult } from '../check/cell-checker.ts'
import type { Checks } from '../check/checks.ts'
import { markDuplicates } from '../check/duplicates-store.ts'
import { readLists } from '../check/lists-store.ts'
import { optionsOf } from '../check/options.ts'
import { deletePositions, listToCheck, replaceRows } from '../rows-store.ts'
import { showImport } from '../show-import.ts'
import { findImport, type ImportRow, listUnfinished, lockImport, setAnswers } from '../store.ts'
import { keepAlias, setNewVersion } from './alias-store.ts'
import type { Answer } from './answers.ts'

export type Said = {
  reason: HeldReason
  field: ResultField
  text: string | null
  position: number | null
  act: AnswerAct
}

/** More rows that wait than this are checked beside the reader instead. */
const checkedHereMax = 2_000
const answersMax = 1_000

/** Answers why rows wait. A name said of the whole file is another name from now on, in all files that wait. */
export async function resolve(
  scope: ProjectScope,
  checks: Checks,
  key: string,
  said: Said,
): Promise<ResultImport> {
  refuseOther(said)
  const isAlias = said.act.kind === 'name' && said.position === null
  await changeChecked(scope, checks, key, async (scope, one) => {
    if (said.act.kind === 'name' && said.position === null) {
      if (said.text === null) throw notPossible()
      await keepAlias(scope, said.field, said.text, said.act.id)
      return
    }
    const answers = withAnswer(one.answers, said)
    if (answers.length > answersMax)
      throw new Problem('IMPORT_TOO_MANY_ANSWERS', { max: answersMax })
    await setAnswers(scope, key, answers)
    if (said.act.kind === 'new-version') await setNewVersion(scope, key, said.position)
    if (said.act.kind === 'leave-out' && said.position !== null)
      await deletePositions(scope, key, [said.position])
  })
  if (isAlias) await checkOthers(scope, checks, key)
  return showImport(scope, checks, key)
}

/** Changes a checked import, then checks again what waits in it. */
export async function changeChecked(
  scope: ProjectScope,
  checks: Checks,
  key: string,
  change: (scope: ProjectScope, one: ImportRow) => Promise<void>,
): Promise<void> {
  const isDone = await scope.transaction(async (scope) => {
    const one = await lockImport(scope, key)
    if (!one) throw new Problem('NOT_FOUND')
    if (one.state !== 'checked') throw new Problem('IMPORT_NOT_READY', { state: one.state })
    await change(scope, one)
    const changed = await findImport(scope, key)
    return !changed || checkWaiting(scope, changed)
  })
  const one = isDone ? null : await findImport(scope, key)
  if (one) await checks.repeat(scope, one)
}

/** Checks the rows that wait with the code of the sandbox; returns false where they are too many. */
async function checkWaiting(scope: ProjectScope, one: ImportRow): Promise<boolean> {
  const rows = await listToCheck(scope, one.key, checkedHereMax + 1)
  if (rows.length > checkedHereMax || !one.found) return false
  const { timeZone, utmZone, datum } = optionsOf(one.options)
  const check = cellChecker({
    lists: await readLists(scope),
    found: one.found,
    answers: one.answers,
    today: todayIn(scope.timeZone, scope.clock.now()),
    timeZone: timeZone ?? scope.timeZone,
    utmZone,
    datum,
  })
  const changed: StagedResult[] = []
  const gone: number[] = []
  for (const { position, cell } of rows) {
    const result = check(cell, position)
    if (result === 'blank' || result === 'left-out') gone.push(position)
    else changed.push(result)
  }
  await replaceRows(scope, one.key, { rows: changed, gone })
  await markDuplicates(scope, one)
  return true
}

/** An alias settles what waits in other files, too. */
async function checkOthers(scope: ProjectScope, checks: Checks, key: string): Promise<void> {
  const others = (await listUnfinished(scope)).filter(
    (one) => one.key !== key && one.state === 'checked' && one.held > 0,
  )
  for (const other of others) await changeChecked(scope, checks, other.key, async () => undefined)
}

const notPossible = () => new Problem('IMPORT_ANSWER_NOT_POSSIBLE')

function refuseOther({ reason, act, position, field }: Said) {
  const isOfScope = scopesFor(act.kind).includes(position === null ? 'file' : 'row')
  const isName = act.kind !== 'name' || ['station', 'parameter', 'unit'].includes(field)
  if (!actsFor(reason).includes(act.kind) || !isOfScope || !isName) throw notPossible()
}

/** A later answer to the same row or text takes the place of the earlier one. */
const withAnswer = (answers: readonly Answer[], said: Said): Answer[] => [
  ...answers.filter(
    (one) =>
      one.reason !== said.reason ||
      one.field !== said.field ||
      one.position !== said.position ||
      one.text !== said.text,
  ),
  said,
]
