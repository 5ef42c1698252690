import type { StoredFile } from '@puquio/contract/files'
import { evidenceMax, evidenceMediaTypes } from '@puquio/contract/follow-up/evidence'
import type { SampleFileTarget } from '@puquio/contract/laboratory/sample-files'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import type { UploadedFile } from '../../../platform/http/upload.ts'
import type { Platform } from '../../../platform/platform.ts'
import { Problem } from '../../../platform/problem.ts'
import { acceptFile, insertFile, keepFile, type NewFile } from '../../files/service.ts'
import { refuseApprovedSample } from '../approval-store.ts'
import { readSampleHead } from '../detail/sample-store.ts'
import {
  attachToSamples,
  countOthersOfReport,
  hideSampleFile,
  type LockedSample,
  listSampleFiles,
  sameFiles,
  sampleAlone,
  samplesAmong,
  samplesOfReport,
} from './attachments-store.ts'

export async function showSampleFiles(scope: ProjectScope, sampleId: number) {
  await readSampleHead(scope, sampleId)
  const files = await listSampleFiles(scope, sampleId)
  return { files, othersOfReport: await countOthersOfReport(scope, sampleId) }
}

/** The file is on the disk before the samples are locked, so that the lock is short. */
export async function addSampleFile(
  platform: Platform,
  scope: ProjectScope,
  sampleId: number,
  { file, target }: { file: UploadedFile; target: SampleFileTarget },
): Promise<StoredFile> {
  /** The same bytes again are a repeated upload: samples keep the file that they have, and the others get it. */
  const attachSame = async (scope: ProjectScope) => {
    const samples = await (target === 'report' ? samplesOfReport : sampleAlone)(scope, sampleId)
    if (!samples.some(({ id }) => id === sampleId)) throw new Problem('NOT_FOUND')
    const ids = samples.map(({ id }) => id)
    const found = await sameFiles(scope, ids, file.sha256)
    const lacking = withRoom(samples.filter(({ id }) => found.every((one) => one.sampleId !== id)))
    const same = found.find((one) => one.sampleId === sampleId) ?? found[0]
    if (same) await attachToSamples(scope, lacking, same.id)
    return { same, lacking }
  }
  const before = await scope.transaction(attachSame)
  if (before.same) return before.same
  const kept = await acceptFile(file, evidenceMediaTypes)
  const attach = async (scope: ProjectScope) => {
    const { same, lacking } = await attachSame(scope)
    if (same) return same
    const stored = await insertFile(scope, { ...kept, sha256: file.sha256 })
    await attachToSamples(scope, lacking, stored.id)
    return stored
  }
  return keepFile(platform, file, () => scope.transaction(attach))
}

type Saves = { to: readonly number[]; savedBefore: readonly number[] }

/**
 * Attaches a laboratory's report, whose bytes are kept, to samples: as the file of those that an earlier save gave it to.
 * In its caller's transaction, under the name of who saves.
 */
export async function attachReport(
  scope: ProjectScope,
  report: NewFile,
  { to, savedBefore }: Saves,
): Promise<void> {
  const samples = await samplesAmong(scope, to)
  const ids = samples.map(({ id }) => id)
  const found = await sameFiles(scope, [...ids, ...savedBefore], report.sha256)
  const lacking = withRoom(samples.filter(({ id }) => found.every((one) => one.sampleId !== id)))
  if (lacking.length === 0) return
  const { id } = found[0] ?? (await insertFile(scope, report))
  await attachToSamples(scope, lacking, id)
}

/** Returns the ids of samples that take one more file. */
function withRoom(samples: readonly LockedSample[]): number[] {
  const full = samples.find(({ files }) => files >= evidenceMax)
  if (full) throw new Problem('SAMPLE_FILES_FULL', { sample: full.name, max: evidenceMax })
  return samples.map(({ id }) => id)
}

/** Removes a file from a sample, unless its campaign is approved: the approval may rest on the file. */
export const removeSampleFile = (
  scope: ProjectScope,
  file: { sampleId: number; fileId: number },
): Promise<void> =>
  scope.transaction(async (scope) => {
    await refuseApprovedSample(scope, file.sampleId)
    if (!(await hideSampleFile(scope, file))) throw new Problem('NOT_FOUND')
  })
