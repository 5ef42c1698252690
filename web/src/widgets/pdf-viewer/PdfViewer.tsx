import { Skeleton } from '@mantine/core'
import { chunkTimeoutMs } from '@puquio/domain'
import { lazy, Suspense } from 'react'
import { inTime } from '../../lib/api/in-time.ts'
import type { PdfViewerProps } from './viewer-props.ts'

const loadViewer = () => inTime(import('./Viewer.tsx'), chunkTimeoutMs)

/**
 * For a page that is going to show a document: pdf.js and its worker come, and where its address is known the
 * document's first bytes, while the page asks for the rest.
 */
export const preloadViewer = (url?: string): void => {
  const load = async () => {
    const { prepareDocument } = await loadViewer()
    if (url !== undefined) prepareDocument(url)
  }
  // What fails now is asked for again, and told, when it is shown.
  load().catch(() => undefined)
}

const Viewer = lazy(async () => ({ default: (await loadViewer()).Viewer }))

/** Shows a PDF in the height that its parent gives it. pdf.js comes with it, and not before. */
export const PdfViewer = (props: PdfViewerProps) => (
  <Suspense fallback={<Skeleton height="100%" mih={320} radius={0} />}>
    <Viewer {...props} />
  </Suspense>
)
