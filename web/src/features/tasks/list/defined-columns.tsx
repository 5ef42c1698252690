import type { Task } from '@puquio/contract/commitments/tasks'
import type { TFunction } from 'i18next'
import type { Format } from '../../../lib/texts/format.ts'
import type { Column } from '../../../ui/table/column.ts'
import { TaskStanding } from '../../../widgets/instruments/TaskStanding.tsx'
import { roleText } from '../role-text.ts'

type Words = { t: TFunction<'tasks'>; format: Format }

export const definedColumns = ({ t, format }: Words): readonly Column<Task>[] => [
  {
    key: 'title',
    head: t('task'),
    width: 'text',
    maxWidth: 420,
    cell: ({ title }) => title,
    sortKey: 'title',
  },
  {
    key: 'standing',
    head: t('state'),
    width: 'short',
    cell: ({ standing, overdue, endedAt }) =>
      endedAt === null ? (
        <TaskStanding standing={standing} overdue={overdue} />
      ) : (
        t('endedOn', { date: format.day(endedAt) })
      ),
    title: ({ endedReason }) => endedReason ?? '',
  },
  {
    key: 'frequency',
    head: t('frequency'),
    width: 'short',
    cell: ({ frequency }) => frequency?.name ?? t('once'),
  },
  {
    key: 'next',
    head: t('next'),
    width: 'date',
    cell: ({ nextOn }) => format.date(nextOn),
    sortKey: 'next',
  },
  {
    key: 'commitment',
    head: t('commitment'),
    width: 'name',
    cell: ({ commitment }) => commitment.shortName,
    sortKey: 'commitment',
  },
  {
    key: 'role',
    head: t('role'),
    width: 'name',
    cell: ({ role }) => roleText(role, t),
    sortKey: 'role',
    priority: 2,
  },
  {
    key: 'reviewer',
    head: t('reviewer'),
    width: 'name',
    cell: ({ reviewerRole }) => (reviewerRole ? roleText(reviewerRole, t) : t('anAdministrator')),
    priority: 3,
  },
  {
    key: 'instrument',
    head: t('instrument'),
    width: 'name',
    cell: ({ commitment }) => commitment.instrument.name,
    priority: 3,
  },
  {
    key: 'lastOn',
    head: t('lastOn'),
    width: 'date',
    cell: ({ lastOn }) => format.date(lastOn),
    isOptional: true,
  },
]
