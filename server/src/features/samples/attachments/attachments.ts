import type { StoredFile } from '@puquio/contract/files'
import { evidenceMax, evidenceMediaTypes } from '@puquio/contract/follow-up/evidence'
import type { SampleFileTarget } from '@puquio/contract/laboratory/sample-files'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import type { UploadedFile } from '../../../platform/http/upload.ts'
import type { Platform } from '../../../platform/platform.ts'
import { Problem } from '../../../platform/problem.ts'
import { acceptFile, insertFile, keepFile } from '../../files/service.ts'
import { refuseApprovedSample } from '../approval-store.ts'
import { readSampleHead } from '../detail/sample-store.ts'
import {
  attachToSamples,
  countOthersOfReport,
  hideSampleFile,
  listSampleFiles,
  sameFiles,
  sampleAlone,
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
    const without = samples.filter(({ id }) => found.every((one) => one.sampleId !== id))
    const full = without.find(({ files }) => files >= evidenceMax)
    if (full) throw new Problem('SAMPLE_FILES_FULL', { sample: full.name, max: evidenceMax })
    const lacking = without.map(({ id }) => id)
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

/** Removes a file from a sample, unless its campaign is approved: the approval may rest on the file. */
export const removeSampleFile = (
  scope: ProjectScope,
  file: { sampleId: number; fileId: number },
): Promise<void> =>
  scope.transaction(async (scope) => {
    await refuseApprovedSample(scope, file.sampleId)
    if (!(await hideSampleFile(scope, file))) throw new Problem('NOT_FOUND')
  })
