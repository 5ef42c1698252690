import type { ResultImport } from '@puquio/contract/laboratory/result-imports'
import type { ResultMapping, ResultOptions } from '@puquio/contract/laboratory/result-mapping'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { fieldProblem, Problem } from '../../platform/problem.ts'
import type { Checks } from './check/checks.ts'
import { claimCheck } from './check/check-store.ts'
import { laboratoryNamed } from '../samples/service.ts'
import { keepProfile } from './save/saving-store.ts'
import { showImport } from './show-import.ts'
import { confirmMapping, type ImportRow, lockImport } from './store.ts'

type Said = {
  key: string
  mapping: ResultMapping
  options: ResultOptions
  laboratory: string | null
}

/** Confirms where the results stand, keeps it for the next file of the laboratory, and checks the file. */
export async function mapImport(
  scope: ProjectScope,
  checks: Checks,
  { key, mapping, options, laboratory }: Said,
): Promise<ResultImport> {
  refuseUnknownZone(options.timeZone)
  // At once with the mapping, so that rows of another one are never taken for rows of this one.
  const claimed = await scope.transaction(async (scope) => {
    const one = await lockImport(scope, key)
    if (!one) throw new Problem('NOT_FOUND')
    if (one.state === 'saved') throw new Problem('IMPORT_ALREADY_SAVED')
    if (one.state === 'checking' || one.state === 'refused')
      throw new Problem('IMPORT_NOT_READY', { state: one.state })
    const laboratoryId = await laboratoryOf(scope, one, laboratory)
    if (laboratoryId !== null)
      await keepProfile(scope, laboratoryId, { mapping: withoutOwn(mapping), ...options })
    await confirmMapping(scope, key, { mapping, options, laboratoryId })
    const claimed = await claimCheck(scope, one)
    if (!claimed) throw new Problem('BUSY')
    return claimed
  })
  checks.begin(scope, claimed)
  return showImport(scope, checks, key)
}

/** Of a file that came by a link it is the laboratory of the link, whatever the body names. */
const laboratoryOf = async (
  scope: ProjectScope,
  one: ImportRow,
  said: string | null,
): Promise<number | null> => {
  if (one.linkId !== null) return one.laboratoryId
  return said === null ? null : laboratoryNamed(scope, said)
}

/** Leaves out what holds for one file alone, such as its date or station, from the laboratory's profile. */
function withoutOwn(mapping: ResultMapping): ResultMapping {
  const { parameter, unit, group } = mapping.constants
  const kept = Object.entries({ parameter, unit, group }).filter(([, text]) => text !== undefined)
  return { ...mapping, constants: Object.fromEntries(kept) }
}

function refuseUnknownZone(timeZone: string | null) {
  if (timeZone === null || Intl.supportedValuesOf('timeZone').includes(timeZone)) return
  throw fieldProblem('options.timeZone', 'not-valid')
}
