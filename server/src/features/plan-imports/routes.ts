import type { planImportRoutes } from '@puquio/contract/plan-imports'
import { callerGone } from '../../platform/http/caller-gone.ts'
import type { Handlers } from '../../platform/http/implement.ts'
import type { Platform } from '../../platform/platform.ts'
import { answerCode } from './correct/answer-code.ts'
import type { Checks } from './check/checks.ts'
import { correctCells } from './correct/correct-cells.ts'
import { discardImport } from './discard-import.ts'
import { importErrors } from './documents/errors-workbook.ts'
import { template } from './documents/template.ts'
import { startFromCommitments } from './from-commitments/start-from-commitments.ts'
import { saveImport } from './save/save-import.ts'
import { previewRows, showImport, unfinishedImports } from './show-import.ts'
import { startImport } from './start-import.ts'

type PlatformParts = Pick<Platform, 'files' | 'log' | 'database' | 'clock'>

export const planImportHandlers = (
  platform: PlatformParts,
  checks: Checks,
): Handlers<typeof planImportRoutes> => ({
  template: ({ scope, query, language }) => template(scope, query.language ?? language),
  start: ({ scope, file, body }) =>
    startImport(scope, { platform, checks }, { file, key: body.key, planId: body.planId }),
  fromCommitments: ({ scope, body, language }) =>
    startFromCommitments(scope, { platform, checks }, { wish: body, language }),
  unfinished: ({ scope }) => unfinishedImports(scope, checks),
  get: ({ scope, params }) => showImport(scope, checks, params.key),
  preview: ({ scope, params, query }) => previewRows(scope, params.key, query),
  correct: ({ scope, params, body }) =>
    correctCells(scope, checks, { key: params.key, cells: body.cells }),
  answerCode: ({ scope, params, body }) => answerCode(scope, checks, { key: params.key, ...body }),
  errors: ({ scope, params, query, language, reply }) =>
    importErrors(scope, platform.files, {
      key: params.key,
      language: query.language ?? language,
      signal: callerGone(reply),
    }),
  save: ({ scope, params, body }) => saveImport(scope, checks, { key: params.key, ...body }),
  async discard({ scope, params }) {
    await discardImport(platform, scope, checks, params.key)
    return null
  },
})
