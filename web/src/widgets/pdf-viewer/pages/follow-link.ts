import type { TFunction } from 'i18next'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { confirm } from '../../../ui/dialog/confirm.ts'
import type { LinkTarget } from './page-links.ts'
import type { Goal } from './use-pages.ts'

type Go = (goal: Goal) => void

/** Inside the document at once; to another site only where the reader says so. */
export async function followLink(
  pdf: PDFDocumentProxy,
  target: LinkTarget,
  go: Go,
  t: TFunction<'pdfViewer'>,
): Promise<void> {
  if ('dest' in target) {
    const goal = await goalOf(pdf, target.dest)
    if (goal) go(goal)
    return
  }
  const { address } = target
  const isWanted = await confirm({
    title: t('leaveTitle'),
    text: t('leaveText', { address }),
    confirmLabel: t('leave'),
  })
  if (isWanted) window.open(address, '_blank', 'noopener,noreferrer')
}

/** The page of a destination; null where the document leads nowhere. */
export async function goalOf(pdf: PDFDocumentProxy, dest: unknown): Promise<Goal | null> {
  try {
    const explicit: unknown = typeof dest === 'string' ? await pdf.getDestination(dest) : dest
    if (!Array.isArray(explicit)) return null
    const [page] = explicit as unknown[]
    if (typeof page === 'number') return { page: page + 1 }
    if (typeof page !== 'object' || page === null) return null
    return { page: (await pdf.getPageIndex(page as { num: number; gen: number })) + 1 }
  } catch {
    return null
  }
}
