import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import type { FileAnswer } from '../../../platform/http/send-file.ts'
import type { UploadedFile } from '../../../platform/http/upload.ts'
import type { Platform } from '../../../platform/platform.ts'
import { Problem } from '../../../platform/problem.ts'
import {
  acceptFile,
  keepFile,
  type NewFile,
  removeUnneeded,
  sentFile,
} from '../../files/service.ts'
import { attachReport } from '../../samples/service.ts'
import { type ImportRow, findImport, lockImport, setReport } from '../store.ts'

const mediaType = 'application/pdf'
type PlatformParts = Pick<Platform, 'files' | 'log' | 'database' | 'clock'>

/** Keeps the laboratory's report beside its file, instead of one that it gave before. */
export async function addReport(
  platform: PlatformParts,
  scope: ProjectScope,
  { key, file }: { key: string; file: UploadedFile },
): Promise<void> {
  if (!(await findImport(scope, key))) throw new Problem('NOT_FOUND')
  const kept = await acceptFile(file, [mediaType])
  const report = { ...kept, sha256: file.sha256 }
  const before = await keepFile(platform, file, () => replaceReport(scope, key, report))
  if (before && !before.equals(file.sha256)) await removeUnneeded(platform, before)
}

export async function dropReport(
  platform: PlatformParts,
  scope: ProjectScope,
  key: string,
): Promise<void> {
  const before = await replaceReport(scope, key, null)
  if (before) await removeUnneeded(platform, before)
}

/** Returns the hash of the report that was there. */
const replaceReport = (scope: ProjectScope, key: string, report: NewFile | null) =>
  scope.transaction(async (scope) => {
    const one = await lockImport(scope, key)
    if (!one) throw new Problem('NOT_FOUND')
    const { state, reportHash } = one
    if (state === 'refused' || state === 'saved') throw new Problem('IMPORT_NOT_READY', { state })
    await setReport(scope, key, report)
    return reportHash
  })

/** Sends the report to the people who settle what waits; once all is saved it is a file of the samples. */
export async function showReport(
  scope: ProjectScope,
  { files }: Pick<Platform, 'files'>,
  key: string,
): Promise<FileAnswer> {
  const one = await findImport(scope, key)
  const report = one && reportOf(one)
  if (!report || one.state === 'saved' || one.state === 'refused') throw new Problem('NOT_FOUND')
  return sentFile({ files }, report, { isInline: true })
}

export const reportOf = ({ reportName, reportHash, reportBytes }: ImportRow): NewFile | null =>
  reportName === null || reportHash === null || reportBytes === null
    ? null
    : { name: reportName, sha256: reportHash, mediaType, bytes: reportBytes }

/** Attaches the report to samples whose results are saved, once in all saves of the file. */
export async function attachSavedReport(
  scope: ProjectScope,
  one: ImportRow,
  sampleIds: readonly number[],
): Promise<void> {
  const report = reportOf(one)
  if (report) await attachReport(scope, report, { to: sampleIds, savedBefore: one.sampleIds })
}
