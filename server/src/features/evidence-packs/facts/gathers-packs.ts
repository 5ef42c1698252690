import { z } from 'zod'
import {
  growingPauses,
  handles,
  type JobHandler,
  jobKind,
  problemOfGivenUp,
  unlessRefused,
} from '../../../platform/jobs/job-kind.ts'
import type { Platform } from '../../../platform/platform.ts'
import { Problem } from '../../../platform/problem.ts'
import { inOneSlot } from '../../../platform/sandbox/held-slot.ts'
import { publish } from '../../../platform/stream/publish.ts'
import { startReport } from '../../pdf-reports/service.ts'
import { packTitle } from '../pack-title.ts'
import { findToMake, setPackFacts, setReport } from '../packs-store.ts'
import { packReport } from '../report/pack-report.ts'
import { failPack } from '../tell-pack.ts'
import { keepGathered } from './kept-facts.ts'
import { pagePictures } from './page-pictures.ts'
import { readFacts } from './read-pack.ts'

export const gatherJob = jobKind('gather-pack', 'project', z.object({ packId: z.int() }))

type Parts = Pick<Platform, 'config' | 'files' | 'log' | 'database' | 'clock'>

/**
 * Reads what a pack tells and draws its pages, which waits for a slot of its project, then puts its report into the queue:
 * the turn of the PDF service, of which there is one for all, begins with everything at hand.
 */
export const gathersPacks = (platform: Parts): JobHandler<'gather-pack'> =>
  handles(gatherJob, {
    concurrency: 4,
    perProject: 1,
    pauseMs: unlessRefused(growingPauses(3)),
    async run({ payload: { packId }, scope, signal, progress, complete }) {
      const pack = await findToMake(scope, packId)
      if (!pack) return
      const read = async () => {
        const facts = await readFacts(scope, pack)
        if (facts.commitments.length === 0) throw new Problem('PACK_EMPTY')
        return facts
      }
      const readAndDraw = async () => {
        const facts = await read()
        const places = facts.commitments.flatMap((one) => one.places)
        const drawn = await pagePictures(platform, scope, places, { signal, onDrawn: progress })
        return { facts, drawn }
      }
      // Where it has to ask again for a slot, nothing was read in vain.
      const { facts, drawn } = pack.parts.includes('pages')
        ? await inOneSlot({ project: scope.projectId, signal }, readAndDraw)
        : { facts: await read(), drawn: new Map<number, Uint8Array>() }
      const pictures = [...drawn].map(([id, png]) => ({
        id,
        png: Buffer.from(png).toString('base64'),
      }))
      const gathered = { facts, pictures }
      await keepGathered(platform, scope, { pack, gathered }, (kept) =>
        complete(async (within) => {
          await setPackFacts(within, packId, kept)
          const { language } = pack
          const wish = { payload: { packId }, title: packTitle(pack), language }
          // Its place was asked for when the pack was.
          const report = await startReport(within, packReport, { ...wish, isScheduled: true })
          await setReport(within, packId, report.id)
          await publish(within, [within.userId], { kind: 'changed', tags: ['evidencePacks'] })
        }),
      )
    },
    onGivenUp: ({ payload: { packId }, scope, error }) =>
      failPack(scope, packId, problemOfGivenUp(error)),
  })
