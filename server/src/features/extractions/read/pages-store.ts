import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { sql } from '../../../platform/db/sql.ts'
import type { PageText, TextRun } from '../../../platform/pdf/read/pdf-page.ts'

/** How many pages of a document are stored, which are its first. */
export async function countRead(scope: ProjectScope, documentId: number): Promise<number> {
  const [row] = await scope.rows<{ read: number }>(sql`
    select count(*)::int as read from document_page
    where project_id = ${scope.projectId} and document_id = ${documentId}`)
  return row?.read ?? 0
}

/** Characters of the texts of its pages. */
export async function readTextLength(scope: ProjectScope, documentId: number): Promise<number> {
  const [row] = await scope.rows<{ length: number }>(sql`
    select text_length::float8 as length from instrument_document
    where project_id = ${scope.projectId} and id = ${documentId}`)
  return row?.length ?? 0
}

/** Text that somebody else's recogniser laid beneath a scan is recognised text, too. */
const sourceOf = ({ origin, text }: PageText) => {
  if (text.trim() === '') return 'none'
  return origin === 'text' ? 'text' : 'ocr'
}

const rowsOf = (pages: readonly PageText[]) =>
  JSON.stringify(
    pages.map((page) => ({
      page: page.page,
      text: page.text,
      source: sourceOf(page),
      runs: page.runs,
      width: page.width,
      height: page.height,
      needs: page.needsOcr,
    })),
  )

/** A page that another run read meanwhile stays as it is. */
export const insertPages = async (
  scope: ProjectScope,
  documentId: number,
  pages: readonly PageText[],
) => {
  await scope.rows(sql`
    insert into document_page (project_id, document_id, page, text, source, runs, width_pt, height_pt, needs_recognition)
    select ${scope.projectId}, ${documentId}, r.page, r.text, r.source, r.runs, r.width, r.height, r.needs
    from jsonb_to_recordset(${rowsOf(pages)}::jsonb)
      as r(page int, text text, source text, runs jsonb, width real, height real, needs boolean)
    on conflict (project_id, document_id, page) do nothing`)
}

/** What was recognised; a page in which nothing was found keeps what it had, and is not tried again. */
export const setRecognised = async (scope: ProjectScope, documentId: number, page: PageText) => {
  const isFound = page.text.trim() !== ''
  await scope.rows(sql`
    update document_page set needs_recognition = false,
      text = case when ${isFound} then ${page.text} else text end,
      source = case when ${isFound} then 'ocr' else source end,
      runs = case when ${isFound} then ${JSON.stringify(page.runs)}::jsonb else runs end,
      width_pt = case when ${isFound} then ${page.width}::real else width_pt end,
      height_pt = case when ${isFound} then ${page.height}::real else height_pt end
    where project_id = ${scope.projectId} and document_id = ${documentId} and page = ${page.page}`)
}

/** The pages that wait to be recognised, in order. */
export async function readUnrecognised(scope: ProjectScope, documentId: number): Promise<number[]> {
  const rows = await scope.rows<{ page: number }>(sql`
    select page from document_page where project_id = ${scope.projectId} and document_id = ${documentId}
      and needs_recognition order by page`)
  return rows.map(({ page }) => page)
}

/** Some pages with the places of their words, by their numbers. */
export async function readPlaces(
  scope: ProjectScope,
  documentId: number,
  pages: readonly number[],
): Promise<Map<number, { text: string; runs: TextRun[] }>> {
  const rows = await scope.rows<{ page: number; text: string; runs: TextRun[] }>(sql`
    select page, text, runs from document_page where project_id = ${scope.projectId} and document_id = ${documentId}
      and page = any(${[...pages]}::int[])`)
  return new Map(rows.map(({ page, ...place }) => [page, place]))
}
