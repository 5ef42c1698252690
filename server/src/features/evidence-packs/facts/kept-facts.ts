import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { withRoom } from '../../../platform/files/room.ts'
import { exportingOf, temporaryFolder } from '../../../platform/files/temporary-folder.ts'
import type { Platform } from '../../../platform/platform.ts'
import { keepMade, type NewFile } from '../../files/service.ts'
import { findPackFacts, type PackToMake } from '../packs-store.ts'
import { packFileName } from '../pack-title.ts'
import type { PackedFacts } from './read-pack.ts'

type Parts = Pick<Platform, 'config' | 'files' | 'log' | 'database' | 'clock'>

export type Gathered = {
  facts: PackedFacts
  /** Of pages, by the id of the place that is marked: PNG in base64. */
  pictures: { id: number; png: string }[]
}

export const quotesOf = ({ commitments }: Pick<PackedFacts, 'commitments'>): number =>
  commitments.reduce((sum, { places }) => sum + places.length, 0)

/** Quotes whose page has no picture; none where no pictures were asked for. */
export const countWithoutPicture = (
  { parts }: Pick<PackToMake, 'parts'>,
  { facts, pictures }: { facts: PackedFacts; pictures: { readonly length: number } },
): number => (parts.includes('pages') ? quotesOf(facts) - pictures.length : 0)

/**
 * Keeps what was gathered for a pack, so that its report and its workbooks, which are written later, tell the same: what
 * people verify or reject meanwhile is not in the pack. It stands where the pack's file will; `write` says so.
 */
export async function keepGathered(
  platform: Parts,
  scope: ProjectScope,
  { pack, gathered }: { pack: PackToMake; gathered: Gathered },
  write: (kept: Omit<NewFile, 'mediaType'>) => Promise<unknown>,
): Promise<void> {
  const folder = await temporaryFolder('export', exportingOf(platform.config))
  try {
    const path = join(folder, 'gathered.json')
    const { facts, pictures } = gathered
    // A line each: whoever needs no pictures does not read them.
    const lines = `${JSON.stringify(facts)}\n${JSON.stringify(pictures)}`
    await withRoom(platform.config, Buffer.byteLength(lines), () =>
      writeFile(path, lines, { mode: 0o600 }),
    )
    const name = packFileName(pack, 'zip')
    await keepMade(platform, scope, path, (made) => write({ ...made, name }))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

type Kept = Pick<Gathered, 'facts'> & { sha256: Buffer; readPictures: () => Gathered['pictures'] }

/** What `keepGathered` kept, and its hash; null where the pack was ended. */
export async function keptFacts(
  { files }: Pick<Platform, 'files'>,
  scope: ProjectScope,
  packId: number,
): Promise<Kept | null> {
  const sha256 = await findPackFacts(scope, packId)
  if (!sha256) return null
  const lines = await files.readAll(sha256)
  const end = lines.indexOf('\n')
  return {
    sha256,
    facts: JSON.parse(lines.toString('utf8', 0, end)) as Gathered['facts'],
    readPictures: () => JSON.parse(lines.toString('utf8', end + 1)) as Gathered['pictures'],
  }
}
