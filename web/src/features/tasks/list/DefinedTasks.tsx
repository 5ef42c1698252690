import { type Task, taskRoutes } from '@puquio/contract/commitments/tasks'
import { IconCalendarEvent, IconCalendarOff, IconFileText, IconPencil } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { rowsOf } from '../../../lib/api/rows-of.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { paths } from '../../../lib/paths.ts'
import { useMay, useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { EmptyRows } from '../../../ui/table/EmptyRows.tsx'
import { clearFilters } from '../../../ui/table/table-search.ts'
import { EndTaskDialog } from '../form/EndTaskDialog.tsx'
import { TaskPanel } from '../form/TaskPanel.tsx'
import { definedQuery, type TaskSearchControl } from '../use-task-search.ts'
import { definedColumns } from './defined-columns.tsx'

type Open = { task: Task; as: 'edit' | 'end' }

/** The tasks themselves: what comes once or again and again, and who answers for it. */
export const DefinedTasks = ({
  control: { values, search },
  first,
}: {
  control: TaskSearchControl
  first: ReactNode
}) => {
  const { t } = useTranslation('tasks')
  const project = useProject()
  const format = useFormat(project.timeZone)
  const navigate = useNavigate()
  const mayEdit = useMay()(taskRoutes.edit.access)
  const [open, setOpen] = useState<Open | null>(null)
  const input = { params: { projectId: project.id }, query: definedQuery(values) }
  const tasks = useApi(taskRoutes.list, input, { isKeepingPrevious: true })
  const showDates = ({ id }: Task) => void navigate(paths.commitmentTasks({ task: id }))
  return (
    <>
      <DataTable
        name="tasks"
        label={t('tasks')}
        columns={definedColumns({ t, format })}
        {...rowsOf(tasks)}
        rowKey={({ id }) => id}
        rowName={({ title }) => title}
        search={search}
        onOpen={showDates}
        isFaded={({ endedAt }) => endedAt !== null}
        actions={(task) => [
          {
            label: t('seeDates'),
            icon: <IconCalendarEvent size={16} />,
            onSelect: () => showDates(task),
          },
          {
            label: t('seeCommitment'),
            icon: <IconFileText size={16} />,
            onSelect: () => void navigate(paths.commitment(task.commitment.id)),
          },
          ...(mayEdit && task.endedAt === null
            ? [
                {
                  label: t('edit'),
                  icon: <IconPencil size={16} />,
                  onSelect: () => setOpen({ task, as: 'edit' }),
                },
                {
                  label: t('end'),
                  icon: <IconCalendarOff size={16} />,
                  onSelect: () => setOpen({ task, as: 'end' }),
                },
              ]
            : []),
        ]}
        empty={
          <EmptyRows
            title={t('noneTitle')}
            text={t('none')}
            action={first}
            onClear={clearFilters(search, values, ['search', 'instrument', 'commitment'])}
          />
        }
      />
      {open?.as === 'edit' && <TaskPanel task={open.task} onClose={() => setOpen(null)} />}
      {open?.as === 'end' && <EndTaskDialog task={open.task} onClose={() => setOpen(null)} />}
    </>
  )
}
