import type { StoredFile } from '@puquio/contract/files'
import { evidenceMax, evidenceMediaTypes } from '@puquio/contract/follow-up/evidence'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import type { UploadedFile } from '../../platform/http/upload.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'
import { type EvidencePlace, hideEvidence, listEvidence, withHash } from './evidence-store.ts'
import { keepFile } from './keep-file.ts'
import { acceptFile } from './accept-file.ts'
import { insertFile, type NewFile } from './store.ts'

/** Of what a file is evidence: a monitoring, an occurrence of a task, a corrective action. */
export type EvidenceOwner = EvidencePlace & {
  /** Locks it, and throws where its evidence may not change. */
  hold: (scope: ProjectScope) => Promise<unknown>
  /** Writes the change into its history. */
  tell: (
    scope: ProjectScope,
    kind: 'evidence-added' | 'evidence-removed',
    name: string,
  ) => Promise<unknown>
}

type Adding = {
  file: UploadedFile
  /** Throws where a file of such a type is not taken. */
  refuse?: (kept: Omit<NewFile, 'sha256'>) => void
  /** Inserts the row that names the file. */
  attach: (scope: ProjectScope, fileId: number) => Promise<unknown>
}

/**
 * Adds a file as it came, with what a camera wrote into it: that is part of the evidence. It is on the disk before what it is
 * evidence of is locked, so that the lock is short. The same bytes again are a repeated upload and return the first one;
 * other files count against `evidenceMax`.
 */
export async function addEvidenceFile<Kept extends StoredFile>(
  platform: Platform,
  scope: ProjectScope,
  owner: EvidenceOwner,
  { file, refuse, attach }: Adding,
): Promise<Kept> {
  const find = async (within: ProjectScope) =>
    (await listEvidence<Kept>(within, owner, withHash(file.sha256)))[0] ?? null
  const refuseOrFind = async (within: ProjectScope) => {
    await owner.hold(within)
    const same = await find(within)
    if (same !== null) return same
    if ((await listEvidence(within, owner)).length >= evidenceMax)
      throw new Problem('EVIDENCE_FULL', { max: evidenceMax })
    return null
  }
  const before = await scope.transaction(refuseOrFind)
  if (before !== null) return before
  const kept = await acceptFile(file, evidenceMediaTypes)
  refuse?.(kept)
  const add = async (within: ProjectScope) => {
    const meanwhile = await refuseOrFind(within)
    if (meanwhile !== null) return meanwhile
    const stored = await insertFile(within, { ...kept, sha256: file.sha256 })
    await attach(within, stored.id)
    await owner.tell(within, 'evidence-added', stored.name)
    return (await find(within)) as Kept
  }
  return keepFile(platform, file, () => scope.transaction(add))
}

/** It is no longer shown, and stays in the history. */
export const removeEvidenceFile = (
  scope: ProjectScope,
  owner: EvidenceOwner,
  fileId: number,
): Promise<void> =>
  scope.transaction(async (within) => {
    await owner.hold(within)
    const name = await hideEvidence(within, owner, fileId)
    if (name === null) throw new Problem('NOT_FOUND')
    await owner.tell(within, 'evidence-removed', name)
  })
