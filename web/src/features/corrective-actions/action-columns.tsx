import type { CorrectiveAction } from '@puquio/contract/commitments/corrective-actions'
import { actionNumber } from '@puquio/domain'
import type { TFunction } from 'i18next'
import type { Format } from '../../lib/texts/format.ts'
import type { Column } from '../../ui/table/column.ts'
import { ActionStateMark } from '../../widgets/corrective-actions/ActionStateMark.tsx'

type Words = { t: TFunction<'actions'>; format: Format }

/** Its kind and, where it has one, its name. */
export const originText = (
  { kind, name }: CorrectiveAction['origin'],
  t: TFunction<'actions'>,
): string => [t(`origin.${kind}`), name].filter((part) => part !== '').join(': ')

export const actionColumns = ({ t, format }: Words): readonly Column<CorrectiveAction>[] => [
  {
    key: 'number',
    head: t('number'),
    width: 'number',
    cell: ({ number }) => actionNumber(number),
    sortKey: 'number',
  },
  {
    key: 'title',
    head: t('titleField'),
    width: 'text',
    maxWidth: 420,
    cell: ({ title }) => title,
    sortKey: 'title',
    isCardHead: true,
  },
  {
    key: 'state',
    head: t('state'),
    width: 'short',
    cell: (action) => <ActionStateMark action={action} />,
    sortKey: 'state',
  },
  {
    key: 'due',
    head: t('dueOn'),
    width: 'date',
    cell: ({ dueOn }) => format.date(dueOn),
    sortKey: 'due',
  },
  {
    key: 'owner',
    head: t('owner'),
    width: 'name',
    cell: ({ owner }) => owner.name,
    sortKey: 'owner',
  },
  {
    key: 'origin',
    head: t('origin'),
    width: 'text',
    maxWidth: 360,
    cell: ({ origin }) => originText(origin, t),
    priority: 2,
  },
  {
    key: 'evidence',
    head: t('evidence'),
    cell: ({ evidence }) => format.number(evidence),
    isNumber: true,
    priority: 3,
  },
  {
    key: 'opened',
    head: t('openedOn'),
    width: 'date',
    cell: ({ openedAt }) => format.day(openedAt),
    sortKey: 'opened',
    priority: 3,
  },
]
