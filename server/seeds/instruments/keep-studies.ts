import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { findCommitments, type ProposedCommitment, quoteFinder } from '@puquio/domain'
import type { Proposal, ProposedPlace } from '../../src/features/commitments/service.ts'
import { foundByRules } from '../../src/features/extractions/service.ts'
import type { FileStore } from '../../src/platform/files/file-store.ts'
import { type PageText, rectanglesOf } from '../../src/platform/pdf/read/pdf-page.ts'
import { readPages } from '../../src/platform/pdf/read/read-pdf.ts'
import { renderPdf } from '../../src/platform/pdf/render/render-pdf.ts'
import { Problem } from '../../src/platform/problem.ts'
import type { Kept } from '../containers.ts'
import { type MineSeed, mines } from '../mines.ts'
import { studies } from './studies.ts'
import { type Study, writeStudy } from './write-study.ts'

/** A study as a PDF in the store, with what the rules find in it; the places still name no document. */
export type KeptStudy = Study & {
  file: (Kept & { pages: PageText[] }) | null
  found: Omit<Proposal, 'places'>[]
  places: Omit<ProposedPlace, 'documentId'>[]
}

const template = new URL('./study.typ', import.meta.url)
/** The second mine has the documents of its two studies alone. */
const hasDocument = (mine: MineSeed, { seed }: Study) =>
  mine.isMain || /^(EIA|MEIA)/.test(seed.name)

/** The studies of each mine. Where this system has no renderer they have no documents. */
export async function keepStudies(files: FileStore, now: Date): Promise<KeptStudy[][]> {
  const folder = await mkdtemp(join(tmpdir(), 'puquio-studies-'))
  try {
    const kept: KeptStudy[][] = []
    for (const mine of mines)
      kept.push(
        await Promise.all(
          studies.map(async (seed, index) => {
            const study = writeStudy(mine, seed)
            const none = { ...study, file: null, found: [], places: [] }
            if (!hasDocument(mine, study)) return none
            const path = join(folder, `${kept.length}-${index}.pdf`)
            const bytes = await writePdf(mine, study, path, now)
            if (bytes === null) return none
            const pages: PageText[] = []
            await readPages({ source: path, project: 0 }, { from: 1 }, (page) => {
              pages.push(page)
            })
            const sha256 = await files.put(path)
            const file = { sha256, bytes, mediaType: 'application/pdf', pages }
            return { ...study, file, ...findIn(mine, pages) }
          }),
        ),
      )
    return kept
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function writePdf(
  mine: MineSeed,
  { seed, title, chapters }: Study,
  path: string,
  at: Date,
): Promise<number | null> {
  const out = createWriteStream(path, { mode: 0o600 })
  try {
    const data = {
      title,
      name: seed.name,
      company: mine.business,
      unit: mine.name,
      facts: [
        ['Autoridad', seed.authority],
        ['Resolución', seed.resolution],
        ['Año', String(seed.year)],
      ],
      notice: 'Documento de demostración: la mina, los compromisos y la resolución son inventados.',
      chapters,
    }
    const about = { title, project: mine.name, language: 'es' as const, timeZone: 'America/Lima' }
    const { bytes } = await renderPdf({ ...about, template, data, at }, out)
    return bytes
  } catch (error) {
    if (error instanceof Problem && error.problem === 'NOT_CONFIGURED') return null
    throw error
  } finally {
    out.end()
    await finished(out)
  }
}

function findIn(mine: MineSeed, pages: readonly PageText[]): Pick<KeptStudy, 'found' | 'places'> {
  const texts = pages.map(({ text }) => text)
  const stations = mine.stations.map(({ code }) => code)
  const find = quoteFinder(texts)
  const found: KeptStudy['found'] = []
  const places: KeptStudy['places'] = []
  for (const one of findCommitments(texts, { stations })) {
    const place = find(one.quote, one.page)
    if (place === null) continue
    found.push(proposalOf(one))
    places.push(placeOf(one.quote, place, pages))
  }
  return { found, places }
}

function placeOf(
  quote: string,
  { page, toPage, start, end }: { page: number; toPage?: number; start: number; end: number },
  pages: readonly PageText[],
): KeptStudy['places'][number] {
  const on = (number: number, from: number, to: number) =>
    rectanglesOf(pages[number - 1]?.runs ?? [], from, to - from).map((one) => ({
      page: number,
      ...one,
    }))
  const first = pages[page - 1]?.text.length ?? 0
  const areas =
    toPage === undefined ? on(page, start, end) : [...on(page, start, first), ...on(toPage, 0, end)]
  return { page, toPage: toPage ?? null, quote, start, end, areas }
}

const proposalOf = (one: ProposedCommitment): KeptStudy['found'][number] => {
  const { quote: text, citedPage: _, ...found } = foundByRules(one)
  return { ...found, text }
}
