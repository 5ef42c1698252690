import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { endingWith } from '../../platform/db/scopes/ending-with.ts'
import { requireFreeDisk } from '../../platform/files/room.ts'
import { exportingOf, temporaryFolder } from '../../platform/files/temporary-folder.ts'
import {
  growingPauses,
  handles,
  type JobHandler,
  problemOfGivenUp,
  unlessRefused,
} from '../../platform/jobs/job-kind.ts'
import { renderPdf } from '../../platform/pdf/render/render-pdf.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'
import { keepMade } from '../files/service.ts'
import type { ReportMaker } from './report-maker.ts'
import { findToMake, setFile, setProblem } from './reports-store.ts'
import { pdfJob, tellPeople } from './start-report.ts'

/** Most bytes of a PDF that a renderer of its memory can make. */
const roomBytes = 100_000_000
/**
 * After so long the turn of a process that was killed is another one's: with the third of it between two looks, within
 * ten seconds. Nearer to ten, a killed one would hold the others up for longer than that.
 */
const lostAfterS = 7
const mostAttempts = 3
/** The longest turn: what is not made by then is too much for one report. */
const longestTurnMs = 120_000

/** The PDF service: makes one report at a time over all processes, projects in turn. */
export const makesReports = (
  platform: Pick<Platform, 'config' | 'files' | 'log' | 'database' | 'clock'>,
  makers: Readonly<Record<string, ReportMaker>>,
  turnMs = longestTurnMs,
): JobHandler<'make-pdf'> =>
  handles(pdfJob, {
    concurrency: 1,
    lostAfterS,
    pauseMs: unlessRefused(growingPauses(mostAttempts)),
    async run({ payload: { reportId }, scope, signal, progress, complete }) {
      await scope.transaction(tellPeople)
      const asked = await findToMake(scope, reportId)
      if (!asked) return
      const maker = makers[asked.kind]
      if (!maker) throw new Error(`Nothing makes reports of the kind ${asked.kind}`)
      await requireFreeDisk(platform.config, roomBytes)
      const folder = await temporaryFolder('export', exportingOf(platform.config))
      try {
        const { choices: payload, language, title, project, requestedBy } = asked
        const turn = AbortSignal.timeout(turnMs)
        const ending = AbortSignal.any([signal, turn])
        const tooLong = (error: unknown) =>
          turn.aborted && !signal.aborted ? new Problem('PDF_TOO_LARGE') : error
        const preparing = maker.prepare({
          scope: endingWith(scope, ending),
          reportId,
          requestedBy,
          payload,
          language,
          signal: ending,
          progress,
        })
        const prepared = await untilAborted(ending, preparing).catch((error: unknown) => {
          throw tooLong(error)
        })
        const path = join(folder, 'report.pdf')
        const out = createWriteStream(path, { mode: 0o600 })
        const report = {
          ...prepared.report,
          title,
          project,
          language,
          at: scope.clock.now(),
          timeZone: scope.timeZone,
        }
        const ended = async () => {
          await finished(out.end())
        }
        const { pages } = await renderPdf(report, out, ending).then(
          async (made) => {
            await ended()
            return made
          },
          async (error: unknown) => {
            await ended()
            throw tooLong(error)
          },
        )
        await keepMade(platform, scope, path, ({ sha256, bytes }) =>
          complete(async (within) => {
            await setFile(within, reportId, { sha256, name: prepared.fileName, bytes, pages })
            await prepared.onMade?.(within, { sha256, bytes, pages })
            await tellPeople(within)
          }),
        )
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    },
    async onGivenUp({ payload: { reportId }, scope: within, error }) {
      const asked = await findToMake(within, reportId)
      if (!asked) return
      const problem = problemOfGivenUp(error)
      await setProblem(within, reportId, problem)
      await makers[asked.kind]?.onRefused(within, asked.choices, problem)
      await tellPeople(within)
    },
  })

/** What work resolves to, unless it ends first: what cannot be stopped at once is not waited for. */
async function untilAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const abort = () => reject(signal.reason)
  signal.addEventListener('abort', abort, { once: true })
  try {
    return await Promise.race([work, promise])
  } finally {
    signal.removeEventListener('abort', abort)
  }
}
