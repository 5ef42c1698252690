import type {
  LaboratoryFile,
  ListedLaboratoryFile,
} from '@puquio/contract/laboratory/laboratory-links'
import type { ResultImport } from '@puquio/contract/laboratory/result-imports'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { Problem } from '../../platform/problem.ts'
import { type Checks, showImport } from '../result-imports/service.ts'
import { findHandedIn } from './files-store.ts'

/** Returns a file of the laboratory: with its findings until it is handed in, afterwards only that it was. */
export async function showFile(
  scope: ProjectScope,
  checks: Checks,
  key: string,
): Promise<LaboratoryFile> {
  const handedIn = scope.link ? await findHandedIn(scope, scope.link, key) : null
  return handedIn ? shownHandedIn(handedIn) : toFile(await showImport(scope, checks, key))
}

/** Lists each field, so that a field that is added to imports is not shown to laboratories without a decision. */
export function toFile(one: ResultImport): LaboratoryFile {
  const { key, fileName, state, rowsDone, rowsTotal, refusal, recognised, counts } = one
  const { sheets, doubts, mapping, options, blankTexts, unread, unreadSheets } = one
  // Only people save, and only files that were handed in, which the laboratory does not get here.
  if (state === 'saved') throw new Problem('NOT_FOUND')
  return {
    key,
    fileName,
    state,
    rowsDone,
    rowsTotal,
    refusal,
    recognised,
    sheets,
    doubts,
    mapping,
    options,
    values: counts.values,
    held: counts.held,
    firstOn: counts.firstOn,
    lastOn: counts.lastOn,
    old: counts.old,
    blank: counts.blank,
    blankTexts,
    findings: one.held,
    unread,
    unreadSheets,
    handedInAt: null,
    report: one.report,
  }
}

const shownHandedIn = (listed: ListedLaboratoryFile): LaboratoryFile => ({
  ...listed,
  rowsDone: 0,
  rowsTotal: 0,
  refusal: null,
  recognised: null,
  sheets: [],
  doubts: [],
  mapping: null,
  options: { decimalMark: null, dateOrder: null, timeZone: null, utmZone: null, datum: null },
  firstOn: null,
  lastOn: null,
  old: 0,
  blank: 0,
  blankTexts: [],
  findings: [],
  unread: [],
  unreadSheets: [],
  report: null,
})
