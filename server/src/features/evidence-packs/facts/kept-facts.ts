import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { exportingOf, temporaryFolder } from '../../../platform/files/temporary-folder.ts'
import type { Platform } from '../../../platform/platform.ts'
import { keepFile } from '../../files/service.ts'
import { findPackFacts, type PackToMake, setPackFacts } from '../packs-store.ts'
import { packFileName } from '../pack-title.ts'
import type { PackedFacts } from './read-pack.ts'

type Parts = Pick<Platform, 'config' | 'files' | 'log' | 'database' | 'clock'>

/**
 * Keeps the facts of a pack's report, so that its workbooks, which are written later, tell the same: what people verify
 * or reject meanwhile is not in the pack. They stand where
 * the pack's file will.
 */
export async function keepFacts(
  platform: Parts,
  scope: ProjectScope,
  pack: PackToMake,
  facts: PackedFacts,
): Promise<void> {
  const folder = await temporaryFolder('export', exportingOf(platform.config))
  try {
    const path = join(folder, 'facts.json')
    const written = Buffer.from(JSON.stringify(facts))
    await writeFile(path, written, { mode: 0o600 })
    await keepFile(platform, { path }, (sha256) =>
      setPackFacts(scope, pack.id, {
        sha256,
        name: packFileName(pack, 'zip'),
        bytes: written.length,
      }),
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** What `keepFacts` kept, and its hash; null where the pack was ended. */
export async function keptFacts(
  { files }: Pick<Platform, 'files'>,
  scope: ProjectScope,
  packId: number,
): Promise<{ facts: PackedFacts; sha256: Buffer } | null> {
  const sha256 = await findPackFacts(scope, packId)
  if (!sha256) return null
  return { facts: JSON.parse((await files.readAll(sha256)).toString()) as PackedFacts, sha256 }
}
