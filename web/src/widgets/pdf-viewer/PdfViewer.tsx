import { Skeleton } from '@mantine/core'
import { chunkTimeoutMs } from '@puquio/domain'
import type { PlaceArea } from '@puquio/contract/commitments/record'
import { lazy, type ReactNode, Suspense } from 'react'
import { inTime } from '../../lib/api/in-time.ts'

export type PageSelection = {
  page: number
  /** Where the selection runs over a page's end. */
  toPage: number | null
  quote: string
}

export type PdfViewerProps = {
  /** The file, of our own origin: it is read in parts. */
  url: string
  /** What it is called, and saved as. */
  name: string
  /** Where it is saved from; without it the shown file. */
  downloadUrl?: string
  /** The page to show, from 1. */
  page?: number | undefined
  /** What is marked; the first of them is brought into sight. Points from the top left of their page. */
  areas?: readonly PlaceArea[] | undefined
  /** The page that is probably shown next: what it needs is read meanwhile. */
  nextPage?: number | undefined
  /** The page that is read now. */
  onPage?: (page: number) => void
  onSelect?: (selection: PageSelection | null) => void
  /** Buttons at the end of the tools. */
  actions?: ReactNode
}

const loadViewer = () => inTime(import('./Viewer.tsx'), chunkTimeoutMs)

/** For a page that is going to show a document: pdf.js and its worker come while the page asks for the rest. */
export const preloadViewer = (): void => {
  // What fails now is asked for again, and told, when it is shown.
  loadViewer().catch(() => undefined)
}

const Viewer = lazy(async () => ({ default: (await loadViewer()).Viewer }))

/** Shows a PDF in the height that its parent gives it. pdf.js comes with it, and not before. */
export const PdfViewer = (props: PdfViewerProps) => (
  <Suspense fallback={<Skeleton height="100%" mih={320} radius={0} />}>
    <Viewer {...props} />
  </Suspense>
)
