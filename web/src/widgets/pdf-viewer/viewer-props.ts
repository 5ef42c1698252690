import type { PlaceArea } from '@puquio/contract/commitments/record'
import type { ReactNode } from 'react'

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
  /** The file that has it, where that is another one: it is opened meanwhile. */
  nextUrl?: string | undefined
  /** The page that is read now. */
  onPage?: (page: number) => void
  onSelect?: (selection: PageSelection | null) => void
  /** Buttons at the end of the tools. */
  actions?: ReactNode
}
