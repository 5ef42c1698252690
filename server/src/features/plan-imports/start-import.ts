import { importKeptDays, type PlanImport } from '@puquio/contract/plan-imports'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { readHead } from '../../platform/files/read-head.ts'
import type { UploadedFile } from '../../platform/http/upload.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'
import { signature } from '../../platform/xlsx/guard/signature.ts'
import { keepFile } from '../files/service.ts'
import { holdPlan } from '../plans/service.ts'
import type { Checks } from './check/checks.ts'
import { showImport } from './show-import.ts'
import {
  countChecks,
  countUnfinished,
  findImport,
  insertImport,
  lockImports,
  type RowCommitment,
} from './store.ts'

/** Most checks at the same time in one project, since a workbook takes much of a machine. */
const checksMax = 2

export type ImportParts = {
  platform: Pick<Platform, 'files' | 'log' | 'database' | 'clock'>
  checks: Checks
}
type Upload = {
  file: UploadedFile
  key: string
  planId: number | undefined
  /** Of which commitment each of its rows is, where it was made from some. */
  commitments?: readonly RowCommitment[]
}

/** Most unfinished imports of one project, each of which keeps its file. */
const unfinishedMax = 30

/**
 * Keeps the file and begins its check. The same upload sent twice is one import. What is refused is not
 * kept: it is looked at before the file is put on the disk, outside of the transaction that inserts it, and
 * once more inside.
 */
export async function startImport(
  scope: ProjectScope,
  { platform, checks }: ImportParts,
  { file, key, planId, commitments }: Upload,
): Promise<PlanImport> {
  await refuseOtherFiles(file)
  const isNew = async (scope: ProjectScope): Promise<boolean> => {
    await lockImports(scope)
    const earlier = await findImport(scope, key)
    if (earlier) {
      if (earlier.fileHash.equals(file.sha256)) return false
      throw new Problem('ALREADY_EXISTS', { value: key })
    }
    if (planId !== undefined) await holdPlan(scope, planId)
    if ((await countChecks(scope)) >= checksMax) throw new Problem('BUSY')
    if ((await countUnfinished(scope)) >= unfinishedMax)
      throw new Problem('IMPORTS_UNFINISHED', { max: unfinishedMax, days: importKeptDays })
    return true
  }
  const insert = async (scope: ProjectScope) => {
    if (!(await isNew(scope))) return null
    const { name: fileName, sha256: fileHash, bytes } = file
    const targetPlanId = planId ?? null
    const of = commitments ?? null
    await insertImport(scope, { key, targetPlanId, fileName, fileHash, bytes, commitments: of })
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
  if (!/\.xlsx?$/i.test(name)) throw new Problem('WORKBOOK_WRONG_TYPE', { looksLike: 'other-name' })
  const found = signature(await readHead(path))
  if (found.container === 'old')
    throw new Problem('WORKBOOK_WRONG_TYPE', { looksLike: 'old-excel' })
  if (found.container !== 'none') return
  if (found.looksLike === 'empty') throw new Problem('WORKBOOK_EMPTY')
  throw new Problem('WORKBOOK_WRONG_TYPE', { looksLike: found.looksLike })
}
