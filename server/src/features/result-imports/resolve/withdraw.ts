import type { ResultImport } from '@puquio/contract/laboratory/result-imports'
import type { Answer } from '@puquio/domain'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { Problem } from '../../../platform/problem.ts'
import type { Checks } from '../check/checks.ts'
import { claimCheck, postponeCheck } from '../check/check-store.ts'
import { listRestingOn } from '../rows-store.ts'
import { showImport } from '../show-import.ts'
import { type KeptAnswer, lockImport, setAnswers } from '../store.ts'
import { deleteKeptAlias } from './alias-store.ts'
import { notPossible, others } from './resolve.ts'

type Of = Pick<Answer, 'reason' | 'field' | 'position' | 'text'>

/**
 * Takes an answer back, with the alias that it made, and checks the file again: what it settled has no cell any more,
 * and what it left out no row.
 */
export async function withdraw(
  scope: ProjectScope,
  checks: Checks,
  key: string,
  of: Of,
): Promise<ResultImport> {
  const { claimed, taken } = await scope.transaction(async (scope) => {
    const one = await lockImport(scope, key)
    if (!one) throw new Problem('NOT_FOUND')
    if (one.state !== 'checked') throw new Problem('IMPORT_NOT_READY', { state: one.state })
    const left = others(one.answers, of)
    const taken = one.answers.find((answer) => !left.includes(answer))
    if (!taken) throw notPossible()
    await setAnswers(scope, key, left)
    const { field, aliasId } = taken
    if (aliasId != null) await deleteKeptAlias(scope, { field, aliasId })
    const claimed = await claimCheck(scope, one)
    if (!claimed) throw new Problem('BUSY')
    return { claimed, taken }
  })
  checks.begin(scope, claimed)
  if (taken.aliasId != null) await postponeOthers(scope, key, taken)
  return showImport(scope, checks, key)
}

/** Other files whose rows rest on the alias are checked again when somebody opens them. */
async function postponeOthers(
  scope: ProjectScope,
  key: string,
  { field, act, text }: KeptAnswer,
): Promise<void> {
  const id = act.kind === 'name' ? act.id : null
  for (const other of await listRestingOn(scope, key, { field, id, text: text ?? '' }))
    await scope.transaction(async (scope) => {
      const one = await lockImport(scope, other)
      if (one?.state === 'checked') await postponeCheck(scope, one)
    })
}
