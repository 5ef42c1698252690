import type { Instrument, InstrumentQuery } from '@puquio/contract/commitments/instruments'
import { instrumentKindTerms } from '@puquio/contract/terms/commitments/commitments'
import type { Language } from '@puquio/domain'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import type { FileAnswer } from '../../platform/http/send-file.ts'
import { type FileColumn, listFile } from '../../platform/tables/list-file.ts'
import { wholeList } from '../../platform/tables/whole-list.ts'
import { listInstruments } from './list-store.ts'
import { instrumentFileTexts as texts } from './texts.ts'

/** The instruments of the list as they are filtered and sorted. */
export async function instrumentFile(
  scope: ProjectScope,
  query: InstrumentQuery,
  how: { format: 'xlsx' | 'csv'; language: Language },
): Promise<FileAnswer> {
  const rows = await wholeList(async (most) => {
    const { items } = await listInstruments(scope, { ...query, page: 1, size: most })
    return items
  })
  const name = texts.instruments[how.language]
  const createdAt = scope.clock.now()
  return listFile({ name, sheet: name, columns, frozenColumns: 1, rows, createdAt }, how)
}

/** The columns of each field of an instrument; none of what is not for a file. */
const columnsOf: Record<keyof Instrument, readonly FileColumn<Instrument>[]> = {
  name: [{ kind: 'text', heading: texts.name, widthChars: 32, of: ({ name }) => name }],
  kind: [{ kind: 'word', words: instrumentKindTerms, heading: texts.kind, of: ({ kind }) => kind }],
  miningUnit: [
    { kind: 'text', heading: texts.miningUnit, widthChars: 24, of: (one) => one.miningUnit.name },
  ],
  year: [{ kind: 'number', heading: texts.year, of: ({ year }) => year }],
  authority: [{ kind: 'text', heading: texts.authority, of: ({ authority }) => authority }],
  resolution: [
    { kind: 'text', heading: texts.resolution, widthChars: 28, of: ({ resolution }) => resolution },
  ],
  resolutionOn: [
    { kind: 'date', heading: texts.resolutionOn, of: ({ resolutionOn }) => resolutionOn },
  ],
  inForceFrom: [{ kind: 'date', heading: texts.inForceFrom, of: ({ inForceFrom }) => inForceFrom }],
  documents: [{ kind: 'number', heading: texts.documents, of: ({ documents }) => documents }],
  pages: [{ kind: 'number', heading: texts.pages, of: ({ pages }) => pages }],
  commitments: [
    { kind: 'number', heading: texts.proposed, of: ({ commitments }) => commitments.proposed },
    { kind: 'number', heading: texts.verified, of: ({ commitments }) => commitments.verified },
    { kind: 'number', heading: texts.inForce, of: ({ commitments }) => commitments['in-force'] },
    { kind: 'number', heading: texts.rejected, of: ({ commitments }) => commitments.rejected },
    { kind: 'number', heading: texts.superseded, of: ({ commitments }) => commitments.superseded },
  ],
  decidedShare: [
    {
      kind: 'number',
      heading: texts.decidedShare,
      of: ({ decidedShare }) => (decidedShare === null ? null : Math.round(decidedShare * 100)),
    },
  ],
  retiredReason: [
    {
      kind: 'text',
      heading: texts.retiredReason,
      widthChars: 32,
      of: ({ retiredReason }) => retiredReason,
    },
  ],
  id: [],
  standing: [],
  retiredAt: [],
  createdAt: [],
  createdBy: [],
  version: [],
}

/** In the order of the file. */
const columns = Object.values(columnsOf).flat()
