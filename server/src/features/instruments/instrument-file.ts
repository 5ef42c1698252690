import type { Instrument, InstrumentQuery } from '@puquio/contract/commitments/instruments'
import { instrumentKindTerms } from '@puquio/contract/terms/commitments/commitments'
import type { Language } from '@puquio/domain'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import type { FileAnswer } from '../../platform/http/send-file.ts'
import { type FileColumn, listFile } from '../../platform/tables/list-file.ts'
import { listInstruments } from './list-store.ts'
import { instrumentFileTexts as texts } from './texts.ts'

const mostRows = 5_000

/** The instruments of the list as they are filtered and sorted. */
export async function instrumentFile(
  scope: ProjectScope,
  query: InstrumentQuery,
  how: { format: 'xlsx' | 'csv'; language: Language },
): Promise<FileAnswer> {
  const { items } = await listInstruments(scope, { ...query, page: 1, size: mostRows })
  const name = texts.instruments[how.language]
  const createdAt = scope.clock.now()
  return listFile({ name, sheet: name, columns, frozenColumns: 1, rows: items, createdAt }, how)
}

const columns: readonly FileColumn<Instrument>[] = [
  { kind: 'text', heading: texts.name, widthChars: 32, of: ({ name }) => name },
  { kind: 'word', words: instrumentKindTerms, heading: texts.kind, of: ({ kind }) => kind },
  { kind: 'text', heading: texts.miningUnit, widthChars: 24, of: (one) => one.miningUnit.name },
  { kind: 'number', heading: texts.year, of: ({ year }) => year },
  { kind: 'text', heading: texts.authority, of: ({ authority }) => authority },
  { kind: 'text', heading: texts.resolution, widthChars: 28, of: ({ resolution }) => resolution },
  { kind: 'date', heading: texts.resolutionOn, of: ({ resolutionOn }) => resolutionOn },
  { kind: 'date', heading: texts.inForceFrom, of: ({ inForceFrom }) => inForceFrom },
  { kind: 'number', heading: texts.documents, of: ({ documents }) => documents },
  { kind: 'number', heading: texts.pages, of: ({ pages }) => pages },
  { kind: 'number', heading: texts.proposed, of: ({ commitments }) => commitments.proposed },
  { kind: 'number', heading: texts.verified, of: ({ commitments }) => commitments.verified },
  { kind: 'number', heading: texts.inForce, of: ({ commitments }) => commitments['in-force'] },
  { kind: 'number', heading: texts.rejected, of: ({ commitments }) => commitments.rejected },
  { kind: 'number', heading: texts.superseded, of: ({ commitments }) => commitments.superseded },
  {
    kind: 'number',
    heading: texts.decidedShare,
    of: ({ decidedShare }) => (decidedShare === null ? null : Math.round(decidedShare * 100)),
  },
  {
    kind: 'text',
    heading: texts.retiredReason,
    widthChars: 32,
    of: ({ retiredReason }) => retiredReason,
  },
]
