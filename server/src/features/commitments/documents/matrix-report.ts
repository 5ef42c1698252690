import type { Commitment } from '@puquio/contract/commitments/record'
import { commitmentRoutes, matrixReportKind } from '@puquio/contract/commitments/commitments'
import type { PdfReport } from '@puquio/contract/pdf-reports'
import {
  commitmentFieldTerms as terms,
  commitmentKindTerms,
  commitmentNoticeTerms,
  commitmentPhaseTerms,
  commitmentStateTerms,
} from '@puquio/contract/terms'
import { type Language, commitmentMethods, type Text } from '@puquio/domain'
import type { z } from 'zod'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { Problem } from '../../../platform/problem.ts'
import { translate } from '../../../platform/translate.ts'
import {
  makesReport,
  type ReportKind,
  type ReportMaker,
  startReport,
} from '../../pdf-reports/service.ts'
import { countCommitments, readCommitments } from '../list-store.ts'
import { nameOrWord } from '../name-or-word.ts'
import { commitmentFileTexts as texts } from '../texts.ts'

const query = commitmentRoutes.pdf.body
type Asked = z.output<typeof query>

/** A cell of a printed table costs memory of the renderer (decision 125). */
const mostRows = 1_500

const matrixReport: ReportKind<typeof matrixReportKind, Asked> = {
  name: matrixReportKind,
  payload: query,
}

/** Puts the matrix, as it is filtered now, into the queue of reports; refuses what is too much to print. */
export async function startMatrixReport(scope: ProjectScope, asked: Asked): Promise<PdfReport> {
  if ((await countCommitments(scope, asked)) > mostRows) throw new Problem('PDF_TOO_LARGE')
  const { language } = asked
  return scope.transaction((within) =>
    startReport(within, matrixReport, {
      payload: asked,
      title: texts.commitments[language],
      language,
    }),
  )
}

export const makesMatrixReport: ReportMaker<typeof matrixReportKind> = makesReport(matrixReport, {
  async prepare({ scope, payload }) {
    const { language, ...filters } = payload
    const rows = await readCommitments(scope, filters, mostRows + 1)
    // More came while it waited.
    if (rows.length > mostRows) throw new Problem('PDF_TOO_LARGE')
    return {
      report: {
        template: new URL('./commitment-matrix.typ', import.meta.url),
        data: {
          facts: [[texts.count[language], String(rows.length)]],
          notice: noticeOf(rows, language),
          columns: columns.map(({ heading, share }) => ({
            heading: heading[language],
            share,
            isNumber: false,
          })),
          groups: groupsOf(rows, filters.group, language).map((group) => ({
            name: group.name,
            rows: group.rows.map((one) => columns.map(({ of }) => of(one, language))),
          })),
        },
      },
      fileName: `${texts.commitments[language]}.pdf`,
    }
  },
})

/** What AI and rules proposed stands in no file without being named so. */
function noticeOf(rows: readonly Commitment[], language: Language): string {
  const unverified = rows.filter(({ state }) => state === 'proposed')
  if (unverified.length === 0) return ''
  const byMethod = commitmentMethods
    .map((method) => [method, unverified.filter((one) => one.method === method).length] as const)
    .filter(([, count]) => count > 0)
    .map(([method, count]) => `${commitmentNoticeTerms[method][language]} (${count})`)
  return `${translate(texts.unverified, language, { count: String(unverified.length) })} ${byMethod.join(' · ')}`
}

type Column = { heading: Text; share: number; of: (one: Commitment, language: Language) => string }

const columns: readonly Column[] = [
  { heading: terms.shortName, share: 3, of: ({ shortName }) => shortName },
  {
    heading: terms.state,
    share: 2,
    of: ({ state, method }, language) =>
      state === 'proposed'
        ? `${commitmentStateTerms[state][language]}. ${commitmentNoticeTerms[method][language]}`
        : commitmentStateTerms[state][language],
  },
  { heading: terms.text, share: 6, of: ({ text }) => text },
  {
    heading: terms.kind,
    share: 2,
    of: ({ kind }, language) => commitmentKindTerms[kind][language],
  },
  {
    heading: terms.phase,
    share: 2,
    of: ({ phase }, language) => (phase ? commitmentPhaseTerms[phase][language] : ''),
  },
  {
    heading: terms.component,
    share: 2,
    of: (one, language) => nameOrWord(one, 'component', language) ?? '',
  },
  { heading: terms.role, share: 2, of: (one, language) => nameOrWord(one, 'role', language) ?? '' },
  { heading: terms.instrument, share: 2, of: ({ instrument }) => instrument.name },
  {
    heading: texts.places,
    share: 3,
    of: ({ places }, language) =>
      places
        .map(({ document, page, toPage }) => {
          const pages = toPage === null ? String(page) : `${page}–${toPage}`
          return `${document}, ${translate(texts.page, language, { page: pages })}`
        })
        .join('; '),
  },
]

/** The rows come in the order of their groups. */
function groupsOf(rows: readonly Commitment[], by: Asked['group'], language: Language) {
  if (by === undefined) return [{ name: '', rows: [...rows] }]
  const groups: { name: string; rows: Commitment[] }[] = []
  for (const one of rows) {
    const name = groupName(one, by, language)
    const last = groups.at(-1)
    if (last?.name === name) last.rows.push(one)
    else groups.push({ name, rows: [one] })
  }
  return groups
}

function groupName(one: Commitment, by: NonNullable<Asked['group']>, language: Language): string {
  if (by === 'kind') return commitmentKindTerms[one.kind][language]
  if (by === 'state') return commitmentStateTerms[one.state][language]
  if (by === 'component') return one.component?.name ?? texts.noComponent[language]
  return one.phase ? commitmentPhaseTerms[one.phase][language] : texts.noPhase[language]
}
