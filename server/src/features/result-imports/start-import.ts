import { importKeptDays } from '@puquio/contract/plan-imports'
import type { ResultImport } from '@puquio/contract/laboratory/result-imports'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { readHead } from '../../platform/files/read-head.ts'
import type { UploadedFile } from '../../platform/http/upload.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'
import { signature } from '../../platform/xlsx/guard/signature.ts'
import { keepFile } from '../files/service.ts'
import type { Checks } from './check/checks.ts'
import { areChecksFull } from './check/check-store.ts'
import { showImport } from './show-import.ts'
import { countUnfinished, findImport, insertImport, lockImports } from './store.ts'

/** Most unfinished imports of one project's people, and of one laboratory's link, each of which keeps its file. */
const unfinishedMax = 30
const unfinishedOfLinkMax = 5

type ImportParts = {
  platform: Pick<Platform, 'files' | 'log' | 'database' | 'clock'>
  checks: Checks
}

/** Keeps the file and begins to look at it. The same upload sent twice is one import; what is refused is not kept. */
export async function startImport(
  scope: ProjectScope,
  { platform, checks }: ImportParts,
  { file, key }: { file: UploadedFile; key: string },
): Promise<ResultImport> {
  await refuseOtherFiles(file)
  const isNew = async (scope: ProjectScope): Promise<boolean> => {
    await lockImports(scope)
    const earlier = await findImport(scope, key)
    if (earlier) {
      if (earlier.fileHash.equals(file.sha256)) return false
      throw new Problem('ALREADY_EXISTS', { value: key })
    }
    if (await areChecksFull(scope, key)) throw new Problem('BUSY')
    const unfinished = await countUnfinished(scope)
    if (scope.link && unfinished >= unfinishedOfLinkMax)
      throw new Problem('LABORATORY_FILES_OPEN', { max: unfinishedOfLinkMax })
    if (unfinished >= unfinishedMax)
      throw new Problem('IMPORTS_UNFINISHED', { max: unfinishedMax, days: importKeptDays })
    return true
  }
  const insert = async (scope: ProjectScope) => {
    if (!(await isNew(scope))) return null
    const { name: fileName, sha256: fileHash, bytes } = file
    if (!(await insertImport(scope, { key, fileName, fileHash, bytes })))
      throw new Problem('ALREADY_EXISTS', { value: key })
    return findImport(scope, key)
  }
  if (await scope.transaction(isNew)) {
    const one = await keepFile(platform, file, () => scope.transaction(insert))
    if (one) checks.begin(scope, one)
  }
  return showImport(scope, checks, key)
}

/** Refuses by name and first bytes; the rest is found when the file is read. */
async function refuseOtherFiles({ path, name }: UploadedFile): Promise<void> {
  if (name === '') throw new Problem('WORKBOOK_NOT_SELECTED')
  if (!/\.(?:xlsx?|csv|tsv|txt)$/i.test(name))
    throw new Problem('WORKBOOK_WRONG_TYPE', { looksLike: 'other-name' })
  const found = signature(await readHead(path))
  if (found.container === 'old')
    throw new Problem('WORKBOOK_WRONG_TYPE', { looksLike: 'old-excel' })
  if (found.container !== 'none') return
  // Excel opens no text of this name either.
  if (found.looksLike === 'text' && !/\.xlsx$/i.test(name)) return
  if (found.looksLike === 'empty') throw new Problem('WORKBOOK_EMPTY')
  throw new Problem('WORKBOOK_WRONG_TYPE', { looksLike: found.looksLike })
}
