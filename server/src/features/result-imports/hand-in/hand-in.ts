import { addressOf } from '@puquio/domain'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { Problem } from '../../../platform/problem.ts'
import { notify } from '../../notifications/service.ts'
import { markDuplicates } from '../check/duplicates-store.ts'
import { storeCounts } from '../counts-store.ts'
import { lockImport, setHandedIn } from '../store.ts'

/**
 * Gives a laboratory's checked file to the people of the project, whom it notifies. From here on it is compared with
 * what is saved, and the laboratory changes it no more.
 */
export const handIn = (
  scope: ProjectScope,
  { key, laboratory }: { key: string; laboratory: string },
): Promise<void> =>
  scope.transaction(async (scope) => {
    const one = await lockImport(scope, key)
    if (!one) throw new Problem('NOT_FOUND')
    if (one.state !== 'checked') throw new Problem('IMPORT_NOT_READY', { state: one.state })
    const { values, held } = one.counted?.rows ?? { values: 0, held: 0 }
    if (values === 0) throw new Problem('IMPORT_NOTHING_TO_HAND_IN')
    const at = scope.clock.now()
    await setHandedIn(scope, key, { at, values, held })
    await markDuplicates(scope, { ...one, handedInAt: at.toISOString() })
    await storeCounts(scope, key)
    await notify(
      scope,
      'laboratory-handed-in',
      { laboratory, file: one.fileName, values, held },
      { projectId: scope.projectId },
      { opens: addressOf('ResultImport', { key }) },
    )
  })
