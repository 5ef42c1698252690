import { createHash } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PlanImport, planImportRoutes } from '@puquio/contract/plan-imports'
import type { Language } from '@puquio/domain'
import type { z } from 'zod'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { temporaryFolder } from '../../../platform/files/temporary-folder.ts'
import { fieldProblem, Problem } from '../../../platform/problem.ts'
import { writeWorkbook } from '../../../platform/xlsx/write/write-workbook.ts'
import { plannedCommitments } from '../../commitments/service.ts'
import { templateSheets } from '../documents/template.ts'
import { readLists } from '../save/lists-store.ts'
import { showImport } from '../show-import.ts'
import { type ImportParts, startImport } from '../start-import.ts'
import { findImport } from '../store.ts'
import { planImportTexts } from '../texts.ts'
import { commitmentRows } from './commitment-rows.ts'

type Wish = z.output<typeof planImportRoutes.fromCommitments.body>

/** Most rows that commitments make, one for each of their stations: as many as can be corrected in the preview. */
const rowsMax = 1_000

/**
 * Fills the official template with rows of commitments and begins its check, as if it had been uploaded: the rest is
 * filled in in the preview, or in the workbook.
 */
export async function startFromCommitments(
  scope: ProjectScope,
  parts: ImportParts,
  { wish, language }: { wish: Wish; language: Language },
): Promise<PlanImport> {
  const earlier = await findImport(scope, wish.key)
  if (earlier?.commitments) return showImport(scope, parts.checks, wish.key)
  if (earlier) throw new Problem('ALREADY_EXISTS', { value: wish.key })
  const ids = [...new Set(wish.commitments)]
  const commitments = await plannedCommitments(scope, ids)
  // The gate of plans: only what was verified reaches them.
  if (commitments.length < ids.length) throw fieldProblem('commitments', 'not-in-list')
  const rows = commitmentRows(commitments, wish)
  if (rows.length > rowsMax) throw fieldProblem('commitments', 'too-big', { max: rowsMax })
  const { lists } = await readLists(scope)
  const title = planImportTexts.fromCommitments[language]
  const sheets = templateSheets(
    lists,
    language,
    rows.map(({ cells }) => cells),
  )
  const bytes = await writeWorkbook(sheets, { title, createdAt: scope.clock.now() })
  const folder = await temporaryFolder('import')
  const path = join(folder, 'workbook')
  const discard = () => rm(folder, { recursive: true, force: true })
  try {
    await writeFile(path, bytes, { mode: 0o600 })
    const sha256 = createHash('sha256').update(bytes).digest()
    const file = { path, name: `${title}.xlsx`, bytes: bytes.length, sha256, discard }
    const { key, planId } = wish
    const of = rows.map(({ commitment }) => commitment)
    return await startImport(scope, parts, { file, key, planId, commitments: of })
  } finally {
    await discard()
  }
}
