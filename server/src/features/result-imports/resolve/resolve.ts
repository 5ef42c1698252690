import type { ResultImport } from '@puquio/contract/laboratory/result-imports'
import {
  actsFor,
  type Answer,
  columnLetters,
  isAskedOnce,
  isNaming,
  type Language,
  makesAlias,
  type ResultField,
  scopesFor,
  todayIn,
} from '@puquio/domain'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { Problem } from '../../../platform/problem.ts'
import { cellChecker } from '../check/cell-checker.ts'
import type { Checks } from '../check/checks.ts'
import { claimCheck, postponeCheck } from '../check/check-store.ts'
import { markDuplicates } from '../check/duplicates-store.ts'
import { stagedLine } from '../check/staged-line.ts'
import { readLists } from '../check/lists-store.ts'
import { optionsOf, ownLaboratoryOf } from '../check/options.ts'
import { storeCounts } from '../counts-store.ts'
import {
  deletePositions,
  findWaiting,
  listToCheck,
  listWaitingFor,
  replaceRows,
  type Waits,
} from '../rows-store.ts'
import { showImport } from '../show-import.ts'
import {
  addBlank,
  findImport,
  type ImportRow,
  type KeptAnswer,
  lockImport,
  setAnswers,
} from '../store.ts'
import { keepAlias, refuseUnknownEntry, setNewVersion } from './alias-store.ts'

/** More rows that wait than this are checked in the reader's process instead: a check here holds up all other calls. */
const checkedHereMax = 200
const answersMax = 1_000

/** Answers why rows wait. A name said of the whole file is another name from now on, in all files that wait. */
export async function resolve(
  scope: ProjectScope,
  checks: Checks,
  key: string,
  said: Answer,
  language: Language,
): Promise<ResultImport> {
  refuseOther(said)
  const { field, text, position, act } = said
  const alias = isNaming(act) && makesAlias(said) ? { field, name: text ?? '', act } : null
  if (alias?.name === '') throw notPossible()
  await changeChecked(scope, checks, key, async (scope, one) => {
    const waits = await findWaiting(scope, key, said)
    if (!waits) throw notPossible()
    const kept: KeptAnswer = { ...said, ...settled(waits, said) }
    if (isNaming(act)) {
      const lists = await readLists(scope)
      refuseUnknownEntry(field, act, lists)
      refuseOtherLaboratory(said, one)
      if (alias) kept.aliasId = await keepAlias(scope, { ...alias, lists }, language)
    }
    const answers = [...others(one.answers, said), kept]
    if (answers.length > answersMax)
      throw new Problem('IMPORT_TOO_MANY_ANSWERS', { max: answersMax })
    await setAnswers(scope, key, answers)
    if (act.kind === 'new-version') await setNewVersion(scope, key, position)
    if (act.kind === 'leave-out' && position !== null) await deletePositions(scope, key, [position])
  })
  if (alias) await checkOthers(scope, checks, key, [{ field, text: alias.name }])
  return showImport(scope, checks, key)
}

/** Changes a checked import, then checks again what waits in it. */
export async function changeChecked(
  scope: ProjectScope,
  checks: Checks,
  key: string,
  change: (scope: ProjectScope, one: ImportRow) => Promise<void>,
): Promise<void> {
  const claimed = await scope.transaction(async (scope) => {
    const one = await lockImport(scope, key)
    if (!one) throw new Problem('NOT_FOUND')
    if (one.state !== 'checked') throw new Problem('IMPORT_NOT_READY', { state: one.state })
    await change(scope, one)
    if (await checkWaiting(scope, key)) return null
    const claimed = await claimCheck(scope, one)
    if (!claimed) throw new Problem('BUSY')
    return claimed
  })
  if (claimed) checks.begin(scope, claimed)
}

/** Checks the rows that wait with the code of the sandbox; returns false where they are too many. */
async function checkWaiting(scope: ProjectScope, key: string): Promise<boolean> {
  const one = await findImport(scope, key)
  const rows = await listToCheck(scope, key, checkedHereMax + 1)
  if (rows.length > checkedHereMax || !one?.found) return false
  const { timeZone, utmZone, datum } = optionsOf(one.options)
  const lists = await readLists(scope)
  const check = cellChecker({
    lists,
    found: one.found,
    answers: one.answers,
    today: todayIn(scope.timeZone, scope.clock.now()),
    timeZone: timeZone ?? scope.timeZone,
    utmZone,
    datum,
    ownLaboratory: ownLaboratoryOf(one, lists),
  })
  const lines: string[] = []
  const gone: number[] = []
  let blank = 0
  for (const { position, cell } of rows) {
    const result = check(cell, position)
    if (result === 'blank') blank++
    if (result === 'blank' || result === 'left-out') gone.push(position)
    else lines.push(stagedLine(result))
  }
  await replaceRows(scope, key, { lines, gone })
  if (blank > 0) await addBlank(scope, key, blank)
  await markDuplicates(scope, one)
  await storeCounts(scope, key)
  return true
}

/** What a name means from now on settles what waits for it in other files, too. */
export async function checkOthers(
  scope: ProjectScope,
  checks: Checks,
  key: string,
  names: readonly { field: ResultField; text: string }[],
): Promise<void> {
  for (const other of await listWaitingFor(scope, names)) {
    if (other === key) continue
    const claimed = await scope.transaction(async (scope) => {
      const one = await lockImport(scope, other)
      if (one?.state !== 'checked' || (await checkWaiting(scope, other))) return null
      const claimed = await claimCheck(scope, one)
      if (!claimed) await postponeCheck(scope, one)
      return claimed
    })
    if (claimed) checks.begin(scope, claimed)
  }
}

/** What is kept beside an answer for those who read it later. */
const settled = ({ rows, sheet, row, at, text }: Waits, { reason, position }: Answer) =>
  position === null
    ? { rows, ...(isAskedOnce(reason) && { written: text }) }
    : { rows: 1, place: `${sheet} ${columnLetters(at)}${row}`.trim(), written: text }

export const notPossible = () => new Problem('IMPORT_ANSWER_NOT_POSSIBLE')

function refuseOther({ reason, act, position, field }: Answer) {
  const kind = isNaming(act) ? 'name' : act.kind
  const isOfScope = scopesFor(kind, reason).includes(position === null ? 'file' : 'row')
  const fields = { name: ['station', 'parameter', 'campaign', 'laboratory'], unit: ['unit'] }
  const isOfField = !isNaming(act) || fields[act.kind].includes(field)
  if (!actsFor(reason).includes(kind) || !isOfScope || !isOfField) throw notPossible()
}

/** A file that came by a laboratory's link is of that laboratory, whatever else its rows name. */
function refuseOtherLaboratory({ field, act }: Answer, one: ImportRow) {
  const isOther = field === 'laboratory' && act.kind === 'name' && act.id !== one.laboratoryId
  if (isOther && one.linkId !== null) throw notPossible()
}

/** The answers but the one to the same row or text: a later one takes its place. */
export const others = (
  answers: readonly KeptAnswer[],
  said: Pick<Answer, 'reason' | 'field' | 'position' | 'text'>,
): KeptAnswer[] =>
  answers.filter(
    (one) =>
      one.reason !== said.reason ||
      one.field !== said.field ||
      one.position !== said.position ||
      one.text !== said.text,
  )
