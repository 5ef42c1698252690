import type { Task } from '../../../sandbox/task.ts'
import { canDraw } from '../draw/draw-page.ts'
import { pictureLimits } from '../limits.ts'
import { openPdf } from '../open-pdf.ts'
import { type PackedPage, packPage } from '../packed-page.ts'
import { unreadable } from '../pdf-page.ts'
import { isOutOfMemory, refused } from '../refusal.ts'
import { boundedPage } from '../text/bounded-page.ts'
import type { RecogniseArgs, RecogniseEnd } from './recognise-args.ts'
import { recognisePage } from './recognise-page.ts'
import { startRecogniser } from './recogniser.ts'

/** Recognises page after page; the next one when the caller has taken those before. */
export const task: Task<RecogniseArgs, PackedPage, RecogniseEnd> = async ({
  content,
  args,
  tell,
}) => {
  if (!(await canDraw())) return refused('no-drawing')
  const opened = await openPdf(content, { pixelsMax: pictureLimits.pixelsOfOne })
  if (opened.kind === 'refused') return opened
  const { document } = opened
  const recognise = await startRecogniser()
  for (const number of args.pages) {
    if (number < 1 || number > document.numPages)
      return refused('no-such-page', { page: number, pages: document.numPages })
    try {
      await tell(
        packPage(boundedPage(await recognisePage(await document.getPage(number), recognise))),
      )
    } catch (error) {
      // The engine is of no more use once it has run into its end.
      if (isOutOfMemory(error) || isTrap(error)) return refused('too-heavy', { page: number })
      await tell(packPage(unreadable(number)))
    }
    // A scan is a picture of its page, which no other one needs.
    await document.cleanup()
  }
  return { kind: 'recognised' }
}

/** What WebAssembly throws where it cannot go on. */
const isTrap = (error: unknown): boolean => error instanceof Error && error.name === 'RuntimeError'
