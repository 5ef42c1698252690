import type { Report } from '../pdf/render/render-pdf.ts'
import { rowsOnPaper } from './rows-on-paper.ts'
import type { ReportSection, SectionCover, SectionPart, SectionTable } from './section.ts'
import { fitTable } from './table-fit.ts'
import { expectWholeRows } from './whole-rows.ts'

type Sections = {
  sections: readonly ReportSection[]
  cover?: SectionCover
  landscape?: boolean
}

/** Sections as a report that the PDF service makes. */
export function sectionsReport({
  sections,
  cover,
  landscape = false,
}: Sections): Pick<Report, 'template' | 'data' | 'files'> {
  expectWholeRows(sections)
  const rows = rowsOnPaper(sections)
  return {
    template: new URL('./sections.typ', import.meta.url),
    data: {
      landscape,
      cover: cover
        ? { logo: cover.logo && logoName, words: cover.logoWords, facts: cover.facts }
        : null,
      sections: sections.map(({ title, startsPage = false, parts }) => ({
        title,
        startsPage,
        parts: parts.map((part) => partData(part, rows, landscape)),
      })),
    },
    files: new Map(cover?.logo ? [[logoName, cover.logo]] : []),
  }
}

const logoName = 'logo'

const partData = (
  part: SectionPart,
  shown: ReadonlyMap<SectionTable, number>,
  landscape: boolean,
) => {
  if (part.kind === 'chart')
    return { ...part, caption: part.caption ?? null, width: part.widthPercent ?? 100 }
  if (part.kind === 'facts')
    return { ...part, rows: part.rows.map(([name, value]) => [name, value]) }
  if (part.kind !== 'table') return part
  const rows = part.rows.slice(0, shown.get(part))
  const { widths, ...fit } = fitTable({ columns: part.columns, rows }, landscape)
  return {
    ...part,
    ...fit,
    columns: part.columns.map((column, at) => ({ ...column, share: widths[at] ?? column.share })),
    notice: part.notice ?? null,
    leftOut: part.rows.length - rows.length,
    rows: rows.map((row) => row.map(({ text, mark }) => ({ text, mark: mark ?? 'plain' }))),
  }
}
