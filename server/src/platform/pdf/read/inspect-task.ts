import type { Task } from '../../sandbox/task.ts'
import { activeContent } from './active-content.ts'
import { openPdf } from './open-pdf.ts'
import type { PdfFacts } from './pdf-page.ts'
import type { PdfRefused } from './refusal.ts'

const textMax = 500

/** Tells what a PDF is, without looking at its pages. */
export const task: Task<null, never, ({ kind: 'pdf' } & PdfFacts) | PdfRefused> = async ({
  content,
}) => {
  const named = activeContent(content)
  const opened = await openPdf(content, { pixelsMax: 0 })
  if (opened.kind === 'refused') return opened
  const { document } = opened
  const [{ info }, permissions, actions, attachments] = await Promise.all([
    document.getMetadata().catch(() => ({ info: {} })),
    document.getPermissions().catch(() => null),
    document.getJSActions().catch(() => null),
    document.getAttachments().catch(() => null),
  ])
  const said = info as Record<string, unknown>
  return {
    kind: 'pdf',
    pages: document.numPages,
    title: lineOf(said['Title']),
    author: lineOf(said['Author']),
    isEncrypted: permissions !== null || said['EncryptFilterName'] != null,
    hasScript: named.hasScript || actions !== null,
    hasFiles: named.hasFiles || attachments !== null,
  }
}

function lineOf(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const line = value
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
  return line === '' ? null : line.slice(0, textMax).toWellFormed()
}
