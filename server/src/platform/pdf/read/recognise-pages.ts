import { inSandbox, type PdfFile } from './in-sandbox.ts'
import { recogniseLimits } from './limits.ts'
import type { RecogniseArgs, RecogniseEnd } from './ocr/recognise-args.ts'
import { type PackedPage, unpackPage } from './packed-page.ts'
import { type PageText, unreadable } from './pdf-page.ts'
import type { PdfRefused } from './refusal.ts'

/** Pages for one process: the recogniser gives back no memory, and the slot is given to others in between. */
const perProcess = 10
/** So many pages that cost too much, with none between that was worth it, are the file's fault. */
const costlyMax = 3
/** A page of text takes 4 s, on its side up to four times that; the first one of a process waits for it, too. */
const cheapMs = 20_000

/** Whether the page was given up, since it alone cost more than it may. */
type HowItWent = { isTooCostly: boolean }

/**
 * Recognises the text of pages that `readPages` told as `needsOcr`, one after another, at some 4 s of a processor for
 * each; the process runs below the priority of others. A page that cannot be recognised, or costs more than it may, comes
 * without text and as `needsOcr` still, and the others go on.
 *
 * @param pages From 1, in the order in which they are wanted; one after the last that was handed on goes on.
 * @param onPage Gets each page, in that order, its `origin` being `ocr`; recognising waits while its promise is pending.
 *   What it throws ends it, and is thrown on; the file's `signal` ends it, too.
 * @returns A refusal where the file as a whole cannot be read; pages before may have been handed on.
 */
export async function recognisePages(
  file: PdfFile,
  pages: readonly number[],
  onPage: (page: PageText, how: HowItWent) => void | Promise<void>,
): Promise<{ kind: 'recognised' } | PdfRefused> {
  const task = new URL('./ocr/recognise-task.ts', import.meta.url)
  let costly = 0
  for (let at = 0; at < pages.length; ) {
    const first = at
    let sinceMs = performance.now()
    const ended = await inSandbox<RecogniseArgs, PackedPage, RecogniseEnd>(
      file,
      {
        task,
        limits: recogniseLimits,
        args: { pages: pages.slice(at, at + perProcess) },
        draws: true,
        inBackground: true,
      },
      async (packed) => {
        const page = unpackPage(packed, pages[at]!)
        // Slow pages that show nothing may stand between those that cost too much.
        if (page.text !== '' || performance.now() - sinceMs <= cheapMs) costly = 0
        await onPage(page, { isTooCostly: false })
        at++
        sinceMs = performance.now()
      },
    )
    if (ended.kind === 'recognised') continue
    if (ended.reason !== 'timeout' && ended.reason !== 'too-heavy') return ended
    // Alone it is to be blamed; behind others it gets a process of its own first.
    if (at > first) continue
    if (++costly >= costlyMax) return ended
    await onPage(unreadable(pages[at]!), { isTooCostly: true })
    at++
  }
  return { kind: 'recognised' }
}
