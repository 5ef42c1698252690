import type { ResponsibleRole } from '@puquio/contract/commitments/responsible-roles'
import type { TFunction } from 'i18next'
import type { Format } from '../../../lib/texts/format.ts'
import type { Column } from '../../../ui/table/column.ts'
import { holdingsAround } from './holders.ts'

type Words = { t: TFunction<'tasks'>; format: Format; today: string }

export const roleColumns = ({ t, format, today }: Words): readonly Column<ResponsibleRole>[] => [
  {
    key: 'name',
    head: t('role'),
    width: 'text',
    cell: ({ name, retiredAt }) => (retiredAt === null ? name : `${name} (${t('retired')})`),
  },
  {
    key: 'holder',
    head: t('holder'),
    width: 'name',
    cell: ({ holder }) => holder?.name ?? t('nobody'),
  },
  {
    key: 'since',
    head: t('since'),
    width: 'date',
    cell: ({ holders }) => format.date(holdingsAround(holders, today).now?.fromOn ?? null),
  },
  {
    key: 'next',
    head: t('nextHolder'),
    width: 'text',
    cell: ({ holders }) => {
      const { next } = holdingsAround(holders, today)
      return next
        ? t('holderFrom', {
            name: next.person?.name ?? t('nobody'),
            date: format.date(next.fromOn),
          })
        : '–'
    },
  },
  {
    key: 'tasks',
    head: t('openTasks'),
    cell: ({ tasks }) => format.number(tasks),
    isNumber: true,
  },
]
