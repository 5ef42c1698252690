import type { ProposedResultMapping } from '@puquio/contract/laboratory/result-mapping'
import type { HeaderWish } from '@puquio/domain'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { storedSource } from '../../platform/files/stored-source.ts'
import { Problem } from '../../platform/problem.ts'
import { refusalProblems } from '../../platform/xlsx/guard/refusal.ts'
import { readRows } from '../../platform/xlsx/read/read-rows.ts'
import { readLists } from './check/lists-store.ts'
import type { Look, LookInput } from './check/look-at-file.ts'
import { existing } from './show-import.ts'

type Wish = HeaderWish & { key: string; signal: AbortSignal }

/** Returns the columns of a file by a header and a layout that a person names; the import stays as it is. */
export async function proposeAgain(
  scope: ProjectScope,
  files: FileStore,
  { key, signal, ...wish }: Wish,
): Promise<ProposedResultMapping> {
  const one = await existing(scope, key)
  const { state } = one
  if (state !== 'mapped' && state !== 'checked') throw new Problem('IMPORT_NOT_READY', { state })
  const found = await readRows<never, Look, LookInput>({
    source: storedSource(files, one),
    module: new URL('./check/file-part.ts', import.meta.url),
    input: { lists: await readLists(scope), profiles: [], wish },
    project: scope.projectId,
    signal,
    takesCsv: true,
  })
  if (found.kind === 'refused') throw new Problem(refusalProblems[found.reason], found.params)
  const { mapping, doubts } = found.summary
  return { mapping, doubts }
}
