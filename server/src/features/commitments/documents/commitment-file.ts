import type { Commitment } from '@puquio/contract/commitments/record'
import {
  commitmentFieldTerms as terms,
  commitmentKindTerms,
  commitmentMethodTerms,
  commitmentNoticeTerms,
  commitmentPhaseTerms,
  commitmentStateTerms,
} from '@puquio/contract/terms'
import { type Language, todayIn } from '@puquio/domain'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import type { FileAnswer } from '../../../platform/http/send-file.ts'
import { type FileColumn, listFile } from '../../../platform/tables/list-file.ts'
import { wholeList } from '../../../platform/tables/whole-list.ts'
import { readCommitments } from '../list-store.ts'
import { type ListedField, nameOrWord } from '../name-or-word.ts'
import { commitmentFileTexts as texts } from '../texts.ts'

/** The commitments of the list as they are filtered, sorted and grouped; unverified ones say so. */
export async function commitmentFile(
  scope: ProjectScope,
  query: Parameters<typeof readCommitments>[1],
  how: { format: 'xlsx' | 'csv'; language: Language },
): Promise<FileAnswer> {
  const rows = await wholeList((most) => readCommitments(scope, query, most))
  return fileOfCommitments(scope, rows, how)
}

export function fileOfCommitments(
  scope: ProjectScope,
  rows: readonly Commitment[],
  how: { format: 'xlsx' | 'csv'; language: Language },
): FileAnswer {
  const name = texts.commitments[how.language]
  const list = {
    name,
    sheet: name,
    columns: columnsIn(how.language, scope.timeZone),
    frozenColumns: 1,
    rows,
    createdAt: scope.clock.now(),
  }
  return listFile(list, how)
}

/** In the order of the file. */
const columnsIn = (language: Language, timeZone: string): readonly FileColumn<Commitment>[] =>
  Object.values(columnsOf(language, timeZone)).flat()

/** The columns of each field of a commitment; none of what is not for a file. */
const columnsOf = (
  language: Language,
  timeZone: string,
): Record<keyof Commitment, readonly FileColumn<Commitment>[]> => ({
  shortName: [
    { kind: 'text', heading: terms.shortName, widthChars: 28, of: (one) => one.shortName },
  ],
  state: [
    { kind: 'word', words: commitmentStateTerms, heading: terms.state, of: (one) => one.state },
    {
      kind: 'word',
      words: commitmentNoticeTerms,
      heading: texts.notice,
      widthChars: 30,
      of: noticeOf,
    },
  ],
  text: [{ kind: 'text', heading: terms.text, widthChars: 60, of: (one) => one.text }],
  kind: [{ kind: 'word', words: commitmentKindTerms, heading: terms.kind, of: (one) => one.kind }],
  phase: [
    { kind: 'word', words: commitmentPhaseTerms, heading: terms.phase, of: (one) => one.phase },
  ],
  component: [listed('component', language)],
  subcomponent: [listed('subcomponent', language)],
  miningComponent: [listed('miningComponent', language)],
  stations: [listed('stations', language)],
  parameters: [listed('parameters', language)],
  frequency: [listed('frequency', language)],
  role: [listed('role', language)],
  deadlineOn: [{ kind: 'date', heading: terms.deadlineOn, of: (one) => one.deadlineOn }],
  deadlineEvent: [
    { kind: 'text', heading: terms.deadlineEvent, widthChars: 28, of: (one) => one.deadlineEvent },
  ],
  miningUnit: [{ kind: 'text', heading: terms.miningUnit, of: (one) => one.miningUnit.name }],
  instrument: [
    { kind: 'text', heading: terms.instrument, widthChars: 24, of: (one) => one.instrument.name },
  ],
  places: [
    {
      kind: 'text',
      heading: terms.document,
      widthChars: 32,
      of: (one) => linesOf(one, ({ document }) => document),
    },
    { kind: 'text', heading: terms.page, of: (one) => linesOf(one, pagesOf) },
    {
      kind: 'text',
      heading: terms.quote,
      widthChars: 60,
      of: (one) => linesOf(one, ({ quote }) => quote),
    },
  ],
  method: [
    { kind: 'word', words: commitmentMethodTerms, heading: terms.method, of: (one) => one.method },
  ],
  model: [{ kind: 'text', heading: terms.model, of: (one) => one.model }],
  confidence: [{ kind: 'number', heading: terms.confidence, of: (one) => one.confidence }],
  decidedAt: [
    {
      kind: 'date',
      heading: terms.decidedAt,
      of: (one) => one.decidedAt && todayIn(timeZone, new Date(one.decidedAt)),
    },
  ],
  decidedBy: [{ kind: 'text', heading: terms.decidedBy, of: (one) => one.decidedBy }],
  decidedReason: [
    { kind: 'text', heading: terms.decidedReason, widthChars: 28, of: (one) => one.decidedReason },
  ],
  supersededBy: [
    { kind: 'text', heading: terms.supersededBy, of: (one) => one.supersededBy?.name ?? null },
  ],
  monitorings: [{ kind: 'number', heading: terms.monitorings, of: (one) => one.monitorings }],
  id: [],
  isEdited: [],
  named: [],
  joinedInto: [],
  standing: [],
  createdAt: [],
  version: [],
})

const listed = (field: ListedField, language: Language): FileColumn<Commitment> => ({
  kind: 'text',
  heading: terms[field],
  of: (one) => nameOrWord(one, field, language),
})

const noticeOf = ({ state, method }: Commitment) => (state === 'proposed' ? method : null)

type Place = Commitment['places'][number]
const linesOf = ({ places }: Commitment, told: (place: Place) => string) =>
  places.map(told).join('\n') || null
const pagesOf = ({ page, toPage }: Place) => (toPage === null ? `${page}` : `${page}–${toPage}`)
