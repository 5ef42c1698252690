import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { PackedFile } from '@puquio/contract/commitments/evidence-packs'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { requireFreeDisk, withRoom } from '../../../platform/files/room.ts'
import { exportingOf, temporaryFolder } from '../../../platform/files/temporary-folder.ts'
import {
  growingPauses,
  handles,
  type JobHandler,
  problemOfGivenUp,
  unlessRefused,
} from '../../../platform/jobs/job-kind.ts'
import type { Platform } from '../../../platform/platform.ts'
import { publish } from '../../../platform/stream/publish.ts'
import { zipStream } from '../../../platform/xlsx/package/zip-stream.ts'
import { fileOfCommitments } from '../../commitments/service.ts'
import { removeUnneeded, keepMade, requireQuotaForMade } from '../../files/service.ts'
import { packJob } from '../report/pack-report.ts'
import { dropBeyondKept } from '../kept-packs-store.ts'
import { packParts, type PackSource } from './pack-parts.ts'
import { findPackPdf, findToMake, type PackToMake, setPackFile } from '../packs-store.ts'
import { keptFacts } from '../facts/kept-facts.ts'
import { numberFiles } from '../facts/packed-files.ts'
import type { PackedFacts } from '../facts/read-pack.ts'
import { packFileName, packTitle } from '../pack-title.ts'
import { signerOf } from '../signing-key.ts'
import { failPack, tellPack } from '../tell-pack.ts'
import { packTexts as texts } from '../texts.ts'
import {
  actionsWorkbook,
  monitoringsWorkbook,
  occurrencesWorkbook,
  resultsWorkbook,
} from './workbooks.ts'

const toldEveryMs = 500
const mostAttempts = 3

type Parts = Pick<Platform, 'config' | 'files' | 'log' | 'database' | 'clock' | 'keys'>

/** Puts the PDF, the workbooks and the files of a pack into one signed ZIP, file after file. */
export const makesPacks = (platform: Parts): JobHandler<'make-pack'> =>
  handles(packJob, {
    concurrency: 2,
    perProject: 1,
    pauseMs: unlessRefused(growingPauses(mostAttempts)),
    async run({ payload: { packId }, scope, signal, progress, complete }) {
      const pack = await findToMake(scope, packId)
      if (!pack?.contents) return
      const { counts } = pack.contents
      await requireQuotaForMade(platform, scope, counts.bytes)
      // The ZIP, and its copy in the store.
      await requireFreeDisk(platform.config, counts.bytes * 2)
      const kept = await keptFacts(platform, scope, packId)
      if (!kept) throw new Error('the facts of the pack are gone')
      const { facts } = kept
      const sources = await sourcesOf(platform, scope, pack, facts)
      const total = sources.reduce((sum, { expected }) => sum + (expected?.bytes ?? 0), 0)
      let packed: readonly PackedFile[] = []
      let done = 0
      let toldAtMs = 0
      const onFile = async (files: readonly PackedFile[]) => {
        packed = files
        done += files.at(-1)?.bytes ?? 0
        if (performance.now() - toldAtMs < toldEveryMs) return
        toldAtMs = performance.now()
        // The table counts in integers of 32 bits.
        await progress(Math.round(done / 1000), Math.ceil(total / 1000))
      }
      const signer = await signerOf(platform, scope)
      const folder = await temporaryFolder('export', exportingOf(platform.config))
      try {
        const path = join(folder, 'pack.zip')
        const making = { about: aboutOf(pack, scope), signer, onFile }
        const zip = zipStream(packParts(sources, making), {
          modifiedAt: scope.clock.now(),
          compressionLevel: 6,
        })
        await withRoom(platform.config, counts.bytes, (room) =>
          pipeline(
            zip,
            async function* (pieces: AsyncIterable<Uint8Array>) {
              for await (const piece of pieces) {
                yield piece
                await room.wrote(piece.byteLength)
              }
            },
            createWriteStream(path, { mode: 0o600 }),
            { signal },
          ),
        )
        const name = packFileName(pack, 'zip')
        const dropped = await keepMade(platform, scope, path, ({ sha256, bytes }) =>
          complete(async (within) => {
            const contents = { counts, files: [...packed] }
            await setPackFile(within, packId, { sha256, name, bytes, contents })
            await tellPack(within, pack, 'pack-ready')
            await publish(within, [within.userId], { kind: 'changed', tags: ['evidencePacks'] })
            return dropBeyondKept(within)
          }),
        )
        for (const sha256 of [kept.sha256, ...dropped]) await removeUnneeded(platform, sha256)
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    },
    onGivenUp: ({ payload: { packId }, scope, error }) =>
      failPack(scope, packId, problemOfGivenUp(error)),
  })

/** The report, the workbooks, then the files as they were numbered in the report. */
async function sourcesOf(
  { files }: Pick<Platform, 'files'>,
  scope: ProjectScope,
  pack: PackToMake,
  facts: PackedFacts,
): Promise<PackSource[]> {
  const { language } = pack
  const pdf = await findPackPdf(scope, pack.id)
  if (!pdf) throw new Error('the report of the pack is gone')
  const stored = (path: string, sha256: string, bytes: number): PackSource => ({
    path,
    open: () => files.read(Buffer.from(sha256, 'hex')),
    expected: { bytes, sha256 },
    isStored: true,
  })
  const made = (name: keyof typeof texts, body: () => Readable) => ({
    path: `${texts[name][language]}.xlsx`,
    open: async () => body(),
    isStored: true,
  })
  const numbered = numberFiles(facts.evidence, language)
  const how = { files: numbered, language, createdAt: scope.clock.now() }
  const matrix = () =>
    fileOfCommitments(scope, facts.commitments, { format: 'xlsx', language }).body as Readable
  return [
    stored(`${texts.reportFile[language]}.pdf`, pdf.sha256.toString('hex'), pdf.bytes),
    made('matrixFile', matrix),
    ...(facts.monitorings.length > 0
      ? [made('monitoringsFile', () => monitoringsWorkbook(facts, how))]
      : []),
    ...(facts.occurrences.length > 0
      ? [made('tasksFile', () => occurrencesWorkbook(facts, how))]
      : []),
    ...(facts.actions.length > 0 ? [made('actionsFile', () => actionsWorkbook(facts, how))] : []),
    ...(facts.results.length > 0 ? [made('resultsFile', () => resultsWorkbook(facts, how))] : []),
    ...numbered.files.map(({ path, sha256, bytes }) => stored(path, sha256, bytes)),
  ]
}

const aboutOf = (pack: PackToMake, scope: ProjectScope) => ({
  format: 'puquio-evidence-pack',
  version: 1,
  title: packTitle(pack),
  project: pack.project,
  kind: pack.kind,
  from: pack.from,
  to: pack.to,
  language: pack.language,
  madeBy: pack.person,
  requestedAt: pack.requestedAt,
  madeAt: scope.clock.now().toISOString(),
})
