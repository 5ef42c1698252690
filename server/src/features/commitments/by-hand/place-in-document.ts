import { quoteSearch } from '@puquio/domain'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { storedSource } from '../../../platform/files/stored-source.ts'
import { inSlices } from '../../../platform/in-slices.ts'
import { problemOf, readPages } from '../../../platform/pdf/read/read-pdf.ts'
import type { Platform } from '../../../platform/platform.ts'
import { fieldProblem, Problem } from '../../../platform/problem.ts'
import {
  areasOf,
  documentForQuote,
  filesOf,
  readTexts,
  type ReadPage,
} from '../../instruments/service.ts'
import type { ProposedPlace } from '../propose/proposal.ts'

type NumberedPage = ReadPage & { page: number }
type Quoted = { documentId: number; page: number; quote: string }
type Placed = { instrumentId: number; place: Omit<ProposedPlace, 'documentId'> }
type From = { scope: ProjectScope } & Pick<Platform, 'files'>

/** Finds a quote on the page that a person marked it on, or over the break to one beside it; else it is refused. */
export async function placeInDocument(from: From, quoted: Quoted): Promise<Placed> {
  const { scope } = from
  const document = await quotedDocument(scope, quoted.documentId)
  if (document.pages !== null && quoted.page > document.pages)
    throw fieldProblem('page', 'not-in-list')
  const stored = await readTexts(scope, quoted.documentId, { page: quoted.page, pages: 1 })
  const isStored = stored.some(({ page }) => page === quoted.page)
  const pages = isStored ? stored : await readNow(from, quoted, document.pages)
  const first = pages[0]?.page ?? 1
  const texts = pages.map(({ text }) => text)
  const found = await inSlices(quoteSearch(texts)(quoted.quote, quoted.page - first + 1))
  if (found === null) throw fieldProblem('quote', 'quote-not-on-page')
  const { page, toPage, start, end } = found
  const quote =
    toPage === undefined
      ? (texts[page - 1] ?? '').slice(start, end)
      : `${(texts[page - 1] ?? '').slice(start)}\n${(texts[toPage - 1] ?? '').slice(0, end)}`
  const areas = areasOf(found, (at) => pages[at - 1])
  const shift = first - 1
  return {
    instrumentId: document.instrumentId,
    place: {
      page: page + shift,
      toPage: toPage === undefined ? null : toPage + shift,
      quote: quote.trim(),
      start,
      end,
      areas: areas.map((area) => ({ ...area, page: area.page + shift })),
    },
  }
}

/** A document from which a commitment may be quoted. */
export async function quotedDocument(scope: ProjectScope, id: number) {
  const document = await documentForQuote(scope, id)
  if (document === null) throw new Problem('NOT_FOUND')
  if (document.isRetired) throw new Problem('INSTRUMENT_RETIRED')
  return document
}

/** Reads the page and those beside it in the sandbox, where no run has read the document yet. */
async function readNow(
  { scope, files }: From,
  { documentId, page }: Quoted,
  pagesOfDocument: number | null,
): Promise<NumberedPage[]> {
  const kept = await filesOf(scope, documentId)
  if (kept === null) throw new Problem('NOT_FOUND')
  const { sha256: fileHash, bytes } = kept.original
  const source = storedSource(files, { fileHash, bytes })
  const pages: NumberedPage[] = []
  const range = { from: Math.max(1, page - 1), to: Math.min(page + 1, pagesOfDocument ?? page) }
  const read = await readPages({ source, project: scope.projectId }, range, (one) => {
    pages.push(one)
  })
  if (read.kind !== 'read') throw problemOf(read)
  return pages
}
