import { z } from 'zod'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { jobKind } from '../../../platform/jobs/job-kind.ts'
import type { Platform } from '../../../platform/platform.ts'
import { Problem } from '../../../platform/problem.ts'
import { makesReport, type ReportKind, type ReportMaker } from '../../pdf-reports/service.ts'
import { countWithoutPicture, keptFacts } from '../facts/kept-facts.ts'
import { numberFiles } from '../facts/packed-files.ts'
import { findToMake, type PackContents, setContents } from '../packs-store.ts'
import type { PackedFacts } from '../facts/read-pack.ts'
import { packFileName } from '../pack-title.ts'
import { reportData } from './report-data.ts'
import { signerOf } from '../signing-key.ts'
import { failPack } from '../tell-pack.ts'

export const packReport: ReportKind<'evidence-pack', { packId: number }> = {
  name: 'evidence-pack',
  payload: z.object({ packId: z.int() }),
}
export const packJob = jobKind('make-pack', 'project', z.object({ packId: z.int() }))

type Parts = Pick<Platform, 'files' | 'keys'>

/** The PDF of a pack, of what was gathered for it. Once it is made, another job puts it and the files together, outside of the PDF service's turn. */
export const makesPackReport = (platform: Parts): ReportMaker<'evidence-pack'> =>
  makesReport(packReport, {
    async prepare({ payload: { packId }, scope }) {
      const pack = await findToMake(scope, packId)
      if (!pack) throw new Problem('NOT_FOUND')
      const kept = await keptFacts(platform, scope, packId)
      if (!kept) throw new Error('what was gathered for the pack is gone')
      const { facts } = kept
      const pictures = kept.readPictures()
      const { fingerprint } = await signerOf(platform, scope)
      const files = numberFiles(facts.evidence, pack.language)
      const withoutPicture = countWithoutPicture(pack, { facts, pictures })
      const named = pictures.map(({ id, png }) => ({
        id,
        name: `page-${id}.png`,
        png: Buffer.from(png, 'base64'),
      }))
      const data = reportData({
        pack,
        facts,
        files,
        pictures: new Map(named.map(({ id, name }) => [id, name])),
        withoutPicture,
        fingerprint,
        timeZone: scope.timeZone,
      })
      const contents: PackContents = {
        counts: { ...countsOf(facts, files.files), withoutPicture },
        files: files.files.map(({ path, bytes, sha256 }) => ({ path, bytes, sha256 })),
      }
      return {
        report: {
          template: new URL('./evidence-pack.typ', import.meta.url),
          data,
          files: new Map(named.map(({ name, png }) => [name, png])),
        },
        fileName: packFileName(pack, 'pdf'),
        async onMade(within) {
          const jobId = await enqueue(within, packJob, { packId })
          await setContents(within, packId, { contents, jobId })
        },
      }
    },
    onRefused: (within, { packId }, problem) => failPack(within, packId, problem),
  })

const countsOf = (
  { commitments, monitorings, occurrences, actions, results }: PackedFacts,
  files: readonly { bytes: number }[],
) => ({
  commitments: commitments.length,
  monitorings: monitorings.length,
  occurrences: occurrences.length,
  actions: actions.length,
  results: results.length,
  files: files.length,
  bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
})
