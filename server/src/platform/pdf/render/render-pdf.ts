import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { once } from 'node:events'
import type { Writable } from 'node:stream'
import type { Language } from '@puquio/domain'
import { localTime } from '../../local-time.ts'
import { Problem } from '../../problem.ts'
import { runTaskInTurn, type Stopped } from '../../sandbox/run-task.ts'
import { translate } from '../../translate.ts'
import type { RenderArgs, Rendered } from './render-task.ts'
import { reportTexts } from './texts.ts'

/** A report that is to become a PDF. */
export type Report = {
  /** The `.typ` file of the feature that makes it; it imports `/parts/report.typ`. */
  template: URL
  /** Plain data, which the template reads as `data`: all that people wrote stands here, as text. */
  data: unknown
  /** JPEG and PNG by the name that the template calls them, as bytes or by their path on the disk. */
  files?: ReadonlyMap<string, Uint8Array | string>
  title: string
  /** The project's name, at the head of each page. */
  project: string
  language: Language
  /** When it was made: at the foot of each page and in the file. The same report of the same time is the same bytes. */
  at: Date
  timeZone: string
}

export type MadePdf = { pages: number; bytes: number; hiddenPictures: string[] }

/** All memory of the renderer, and the time in which it has to be done. */
export const renderLimits = { workMs: 60_000, silenceMs: 60_000, heapMb: 256, residentMb: 500 }
/** Data and files of one report. */
export const mostBytes = 64_000_000

const task = new URL('./render-task.ts', import.meta.url)

/**
 * Writes a report's PDF to `out`, which it leaves open: PDF/UA-1, tagged, in the report's language. It is made in a process
 * of the sandbox, which the signal ends at once. Throws PDF_TOO_LARGE where it exceeds what the renderer may use,
 * NOT_CONFIGURED where there is none for this system, and else an error of the template. Only one is to run at a time
 * over all processes: what people ask for goes through the PDF service, `features/pdf-reports`.
 */
export async function renderPdf(
  report: Report,
  out: Writable,
  signal?: AbortSignal,
  limits = renderLimits,
): Promise<MadePdf> {
  const files = await Promise.all(
    [...(report.files ?? [])].map(async ([name, from]) => {
      if (!/^[\w-]+(\.\w+)?$/.test(name)) throw new Error(`not a name of a picture: ${name}`)
      const bytes = typeof from === 'string' ? (await stat(from)).size : from.byteLength
      return { name, from, bytes }
    }),
  )
  const data = Buffer.from(JSON.stringify(report.data))
  const total = files.reduce((sum, { bytes }) => sum + bytes, data.byteLength)
  if (total > mostBytes) throw new Problem('PDF_TOO_LARGE')
  const args: RenderArgs = {
    template: await readFile(report.template, 'utf8'),
    about: aboutOf(report),
    dataBytes: data.byteLength,
    files: files.map(({ name, bytes }) => ({ name, bytes })),
    atS: Math.floor(report.at.getTime() / 1000),
  }
  let bytes = 0
  const made = await runTaskInTurn<RenderArgs, Uint8Array, Rendered | Stopped>({
    task,
    args,
    limits,
    signal,
    isNative: true,
    async *source() {
      yield data
      for (const { from } of files)
        if (typeof from === 'string') yield* createReadStream(from)
        else yield from
    },
    async onMessage(piece) {
      bytes += piece.byteLength
      if (!out.write(piece)) await once(out, 'drain', { signal })
    },
  })
  if (made.kind === 'stopped') throw new Problem('PDF_TOO_LARGE')
  if (made.kind === 'no-renderer') throw new Problem('NOT_CONFIGURED')
  if (made.kind === 'failed') throw new Error(`the template does not compile: ${made.reason}`)
  return { pages: made.pages, bytes, hiddenPictures: made.hiddenPictures }
}

/** What the parts of every report read of it. */
export const aboutOf = ({ title, project, language, at, timeZone }: Report) => ({
  title,
  project,
  language,
  made: translate(reportTexts.made, language, { at: localTime(at, timeZone) }),
  words: {
    page: reportTexts.page[language],
    contents: reportTexts.contents[language],
    nothing: reportTexts.nothing[language],
    leftOut: reportTexts.leftOut[language],
    noPicture: reportTexts.noPicture[language],
  },
})
