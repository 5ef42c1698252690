import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import type { TextRun } from '../../../platform/pdf/read/pdf-page.ts'

/** The texts of all pages that were read, in order from the first. */
export async function readPageTexts(scope: ProjectScope, documentId: number): Promise<string[]> {
  const pages = await read<{ page: number; text: string }>(scope, documentId, {
    columns: sql`page, text`,
    from: 1,
    to: null,
  })
  if (pages[0] && pages[0].page !== 1) throw new Error(missing(documentId, 1))
  return pages.map(({ text }) => text)
}

/** The texts of the next pages after one, of which as many are held at once. */
export async function readTextsAfter(
  scope: ProjectScope,
  documentId: number,
  { after, pages: count }: { after: number; pages: number },
): Promise<{ page: number; text: string }[]> {
  const pages = await read<{ page: number; text: string }>(scope, documentId, {
    columns: sql`page, text`,
    from: after + 1,
    to: after + count,
  })
  if (pages[0] && pages[0].page !== after + 1) throw new Error(missing(documentId, after + 1))
  return pages
}

type Near = { page: number; pages: number }
const rangeOf = ({ page, pages }: Near) => ({ from: page - pages, to: page + pages })

/** The texts of the pages near one, as far as they were read, in order. */
export const readTextsNear = (scope: ProjectScope, documentId: number, near: Near) =>
  read<{ page: number; text: string }>(scope, documentId, {
    columns: sql`page, text`,
    ...rangeOf(near),
  })

/** The same with the runs of each, which are many times as long. */
export const readTexts = (scope: ProjectScope, documentId: number, near: Near) =>
  read<{ page: number; text: string; runs: TextRun[] }>(scope, documentId, {
    columns: sql`page, text, runs`,
    ...rangeOf(near),
  })

type Reading = { columns: Sql; from: number; to: number | null }

/** Who reads them counts on from the first one: a page that is missing between would shift all places behind it. */
async function read<Page extends { page: number }>(
  scope: ProjectScope,
  documentId: number,
  { columns, from, to }: Reading,
): Promise<Page[]> {
  const pages = await scope.rows<Page>(sql`
    select ${columns} from document_page where project_id = ${scope.projectId} and document_id = ${documentId}
      and page >= ${from} and (${to}::int is null or page <= ${to}) order by page`)
  const first = pages[0]?.page ?? 1
  const gap = pages.findIndex(({ page }, at) => page !== first + at)
  if (gap >= 0) throw new Error(missing(documentId, first + gap))
  return pages
}

const missing = (documentId: number, page: number) =>
  `the page ${page} of the document ${documentId} is not stored, and later ones are`
