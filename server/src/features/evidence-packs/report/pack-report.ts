import { z } from 'zod'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { jobKind } from '../../../platform/jobs/job-kind.ts'
import type { Platform } from '../../../platform/platform.ts'
import { Problem } from '../../../platform/problem.ts'
import { makesReport, type ReportKind, type ReportMaker } from '../../pdf-reports/service.ts'
import { keepFacts } from '../facts/kept-facts.ts'
import { numberFiles } from '../facts/packed-files.ts'
import { pagePictures } from './page-pictures.ts'
import { findToMake, type PackContents, setContents } from '../packs-store.ts'
import { readFacts, type PackedFacts } from '../facts/read-pack.ts'
import { packFileName } from '../pack-title.ts'
import { reportData } from './report-data.ts'
import { signerOf } from '../signing-key.ts'
import { failPack } from '../tell-pack.ts'

export const packReport: ReportKind<{ packId: number }> = {
  name: 'evidence-pack',
  payload: z.object({ packId: z.int() }),
}
export const packJob = jobKind('make-pack', 'project', z.object({ packId: z.int() }))

type Parts = Pick<Platform, 'config' | 'files' | 'log' | 'database' | 'clock' | 'keys'>

/** The PDF of a pack. Once it is made, another job puts it and the files together, outside of the PDF service's turn. */
export const makesPackReport = (platform: Parts): ReportMaker =>
  makesReport(packReport, {
    async prepare({ payload: { packId }, scope, signal, progress }) {
      const pack = await findToMake(scope, packId)
      if (!pack) throw new Problem('NOT_FOUND')
      const facts = await readFacts(scope, pack)
      if (facts.commitments.length === 0) throw new Problem('PACK_EMPTY')
      const { fingerprint } = await signerOf(platform, scope)
      await keepFacts(platform, scope, pack, facts)
      const files = numberFiles(facts.evidence, pack.language)
      const places = facts.commitments.flatMap((one) => one.places)
      const onDrawn = (done: number, total: number) => progress(done, total + 1)
      const drawn = pack.parts.includes('pages')
        ? await pagePictures(platform, scope, places, { signal, onDrawn })
        : new Map<number, Uint8Array>()
      const named = [...drawn].map(([id, png]) => ({ id, name: `page-${id}.png`, png }))
      const data = reportData({
        pack,
        facts,
        files,
        pictures: new Map(named.map(({ id, name }) => [id, name])),
        fingerprint,
        timeZone: scope.timeZone,
      })
      const contents: PackContents = {
        counts: countsOf(facts, files.files),
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
