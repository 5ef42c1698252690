import { Button } from '@mantine/core'
import {
  type TaskOccurrence,
  taskOccurrenceRoutes,
} from '@puquio/contract/commitments/task-occurrences'
import { IconEye, IconFileText } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { rowsOf } from '../../../lib/api/rows-of.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { paths } from '../../../lib/paths.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { EmptyRows } from '../../../ui/table/EmptyRows.tsx'
import { clearFilters } from '../../../ui/table/table-search.ts'
import { noFilters, occurrenceQuery, type TaskSearchControl } from '../use-task-search.ts'
import { occurrenceColumns } from './occurrence-columns.tsx'

type OccurrenceListProps = {
  control: TaskSearchControl
  /** The button of what comes first where there are no tasks. */
  first: ReactNode
}

/** Due dates as a table. */
export const OccurrenceList = ({
  control: { values, search, write },
  first,
}: OccurrenceListProps) => {
  const { t } = useTranslation('tasks')
  const project = useProject()
  const format = useFormat(project.timeZone)
  const navigate = useNavigate()
  const input = { params: { projectId: project.id }, query: occurrenceQuery(values) }
  const occurrences = useApi(taskOccurrenceRoutes.list, input, { isKeepingPrevious: true })
  const open = ({ id }: TaskOccurrence) => void navigate(paths.commitmentTask(id))
  const nothingToDo = {
    title: t('nothingToDoTitle'),
    text: t('nothingToDo'),
    action: (
      <Button variant="default" onClick={() => write({ view: 'all' })}>
        {t('showAll')}
      </Button>
    ),
  }
  const isFirst = values.view === 'all'
  return (
    <DataTable
      name="task-occurrences"
      label={t('list')}
      columns={occurrenceColumns({ t, format })}
      {...rowsOf(occurrences)}
      rowKey={({ id }) => id}
      rowName={({ task, dueOn }) => `${task.title}, ${format.date(dueOn)}`}
      search={search}
      onOpen={open}
      actions={(one) => [
        { label: t('open'), icon: <IconEye size={16} />, onSelect: () => open(one) },
        {
          label: t('seeCommitment'),
          icon: <IconFileText size={16} />,
          onSelect: () => void navigate(paths.commitment(one.commitment.id)),
        },
      ]}
      isFaded={({ state }) => state === 'compliant'}
      empty={
        <EmptyRows
          {...(isFirst ? { title: t('noneTitle'), text: t('none'), action: first } : nothingToDo)}
          onClear={clearFilters(
            search,
            isFirst ? { ...values, view: undefined } : values,
            Object.keys(noFilters) as (keyof typeof noFilters)[],
          )}
        />
      }
    />
  )
}
