import type { Instrument } from '@puquio/contract/commitments/instruments'
import { commitmentCountTerms, instrumentKindTerms } from '@puquio/contract/terms'
import type { Language } from '@puquio/domain'
import type { TFunction } from 'i18next'
import type { Format } from '../../lib/texts/format.ts'
import { RatioBar } from '../../ui/states/ProgressLine.tsx'
import type { Column } from '../../ui/table/column.ts'
import { TaskStanding } from '../../widgets/instruments/TaskStanding.tsx'
import { totalOf } from './commitment-counts.ts'

type Words = {
  t: TFunction<'instruments'>
  format: Format
  language: Language
  /** The list of retired ones says when and why instead of how they stand. */
  isRetired: boolean
}

export const instrumentColumns = (words: Words): readonly Column<Instrument>[] => [
  {
    key: 'name',
    head: words.t('instrument'),
    width: 'name',
    cell: ({ name }) => name,
    sortKey: 'name',
    maxWidth: 320,
  },
  {
    key: 'kind',
    head: words.t('kind'),
    width: 'short',
    maxWidth: 180,
    cell: ({ kind }) => instrumentKindTerms[kind][words.language],
    sortKey: 'kind',
  },
  {
    key: 'miningUnit',
    head: words.t('miningUnit'),
    width: 'short',
    cell: ({ miningUnit }) => miningUnit.name,
    sortKey: 'miningUnit',
    priority: 3,
  },
  {
    key: 'year',
    head: words.t('year'),
    cell: ({ year }) => year,
    isNumber: true,
    sortKey: 'year',
  },
  {
    key: 'commitments',
    head: words.t('commitments'),
    cell: ({ commitments }) => words.format.number(totalOf(commitments)),
    isNumber: true,
    sortKey: 'commitments',
  },
  ...(['proposed', 'in-force'] as const).map((state) => stateColumn(state, words)),
  {
    key: 'decided',
    head: words.t('reviewed'),
    width: 'instant',
    cell: ({ decidedShare }) => <RatioBar ratio={decidedShare} />,
    sortKey: 'decided',
  },
  {
    key: 'documents',
    head: words.t('documents'),
    cell: ({ documents }) => words.format.number(documents),
    isNumber: true,
    sortKey: 'documents',
    priority: 2,
  },
  ...(words.isRetired ? retiredColumns(words) : standingColumns(words)),
  ...(['verified', 'superseded', 'rejected'] as const).map((state) => ({
    ...stateColumn(state, words),
    isOptional: true,
  })),
  ...recordColumns(words),
]

/** Counted apart: in force is part of none of the others. */
const stateColumn = (
  state: 'proposed' | 'in-force' | 'verified' | 'superseded' | 'rejected',
  { format, language }: Words,
): Column<Instrument> => ({
  key: state,
  head: commitmentCountTerms[state][language],
  cell: ({ commitments }) => format.number(commitments[state]),
  isNumber: true,
  priority: 2,
})

const standingColumns = ({ t }: Words): readonly Column<Instrument>[] => [
  {
    key: 'standing',
    head: t('tasks'),
    width: 'short',
    cell: ({ standing }) => (
      <TaskStanding standing={standing?.standing ?? null} overdue={standing?.overdue} />
    ),
  },
]

const retiredColumns = ({ t, format }: Words): readonly Column<Instrument>[] => [
  {
    key: 'retiredAt',
    head: t('retired'),
    width: 'date',
    cell: ({ retiredAt }) => format.day(retiredAt),
  },
  {
    key: 'reason',
    head: t('reason'),
    width: 'text',
    maxWidth: 420,
    cell: ({ retiredReason }) => retiredReason,
  },
]

const recordColumns = ({ t, format }: Words): readonly Column<Instrument>[] => [
  {
    key: 'authority',
    head: t('authority'),
    width: 'short',
    cell: ({ authority }) => authority,
    isOptional: true,
  },
  {
    key: 'resolution',
    head: t('resolution'),
    width: 'name',
    cell: ({ resolution }) => resolution,
    isOptional: true,
  },
  {
    key: 'inForceFrom',
    head: t('inForceFrom'),
    width: 'date',
    cell: ({ inForceFrom }) => format.date(inForceFrom),
    sortKey: 'inForceFrom',
    isOptional: true,
  },
  {
    key: 'created',
    head: t('created'),
    width: 'date',
    cell: ({ createdAt }) => format.day(createdAt),
    sortKey: 'created',
    isOptional: true,
  },
  {
    key: 'createdBy',
    head: t('by'),
    width: 'name',
    cell: ({ createdBy }) => createdBy,
    isOptional: true,
  },
]
