import type { Acceptance, auditRoutes } from '@puquio/contract/audit'
import { auditTerms as texts } from '@puquio/contract/terms/audit'
import { defaultLanguage, type Language } from '@puquio/domain'
import type { z } from 'zod'
import type { FileAnswer } from '../../platform/http/send-file.ts'
import { type FileColumn, listFile } from '../../platform/tables/list-file.ts'
import { type AcceptanceRow, readAcceptances, readAcceptancesBefore } from './acceptances-store.ts'
import type { Trail } from './store.ts'

const titleIn = ({ titles }: AcceptanceRow, language: Language): string =>
  titles[language] ?? titles[defaultLanguage] ?? ''

/** A page of the register of acceptances, the policy's title in the reader's language. */
export async function listAcceptances(
  trail: Trail,
  asked: z.output<typeof auditRoutes.acceptances.query>,
  language: Language,
): Promise<{ items: Acceptance[]; total: number }> {
  const { items, total } = await readAcceptances(trail, asked)
  const shown = items.map((row) => ({
    id: row.id,
    at: row.at,
    person: row.person,
    email: row.email,
    project: row.project,
    title: titleIn(row, language),
    version: row.version,
    inForceSince: row.inForceSince,
    url_policy: row.urlPolicy,
    date_policy: row.datePolicy,
  }))
  return { items: shown, total }
}

const columnsIn = (language: Language): readonly FileColumn<AcceptanceRow>[] => [
  { kind: 'instant', heading: texts.acceptedAt, of: ({ localAt }) => localAt },
  { kind: 'text', heading: texts.person, widthChars: 28, of: ({ person }) => person },
  { kind: 'text', heading: texts.email, widthChars: 28, of: ({ email }) => email },
  { kind: 'text', heading: texts.projectName, widthChars: 24, of: ({ project }) => project },
  { kind: 'text', heading: texts.policy, widthChars: 30, of: (row) => titleIn(row, language) },
  { kind: 'number', heading: texts.version, of: ({ version }) => version },
  { kind: 'instant', heading: texts.inForceSince, of: ({ localSince }) => localSince },
  { kind: 'text', heading: texts.link, widthChars: 30, of: ({ urlPolicy }) => urlPolicy },
  { kind: 'instant', heading: texts.linkSince, of: ({ localLinkSince }) => localLinkSince },
]

type AcceptanceQuery = z.output<typeof auditRoutes.acceptanceList.query>

/** The whole register, read while the file is written. */
export function acceptanceFile(
  trail: Trail,
  { search, format = 'xlsx' }: AcceptanceQuery,
  language: Language,
): FileAnswer {
  const name = texts.acceptances[language]
  const columns = columnsIn(language)
  const createdAt = trail.scope.clock.now()
  const rows = rowsOf(trail, search)
  return listFile(
    { name, sheet: name, columns, frozenColumns: 2, rows, createdAt },
    { language, format },
  )
}

async function* rowsOf(trail: Trail, search: string | undefined): AsyncGenerator<AcceptanceRow> {
  let before: number | null = null
  for (;;) {
    const rows: AcceptanceRow[] = await readAcceptancesBefore(trail, search, before)
    yield* rows
    before = rows.at(-1)?.id ?? null
    if (before === null) return
  }
}
