import type { TaskOccurrence } from '@puquio/contract/commitments/task-occurrences'
import type { TFunction } from 'i18next'
import type { Format } from '../../../lib/texts/format.ts'
import type { Column } from '../../../ui/table/column.ts'
import { TaskStanding } from '../../../widgets/instruments/TaskStanding.tsx'
import { roleText } from '../role-text.ts'

type Words = { t: TFunction<'tasks'>; format: Format }

export const occurrenceColumns = ({ t, format }: Words): readonly Column<TaskOccurrence>[] => [
  {
    key: 'due',
    head: t('dueOn'),
    width: 'date',
    cell: ({ dueOn }) => format.date(dueOn),
    sortKey: 'due',
  },
  {
    key: 'task',
    head: t('task'),
    width: 'text',
    maxWidth: 420,
    cell: ({ task }) => task.title,
    sortKey: 'task',
    isCardHead: true,
  },
  {
    key: 'state',
    head: t('state'),
    width: 'short',
    cell: ({ state, isOverdue }) => <TaskStanding standing={isOverdue ? 'overdue' : state} />,
    sortKey: 'state',
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
    key: 'instrument',
    head: t('instrument'),
    width: 'name',
    cell: ({ commitment }) => commitment.instrument.name,
    priority: 3,
  },
  {
    key: 'evidence',
    head: t('evidence'),
    cell: ({ evidence }) => format.number(evidence),
    isNumber: true,
    priority: 3,
  },
  {
    key: 'reviewer',
    head: t('reviewer'),
    width: 'name',
    cell: ({ reviewerRole }) => (reviewerRole ? roleText(reviewerRole, t) : t('anAdministrator')),
    isOptional: true,
  },
]
