import { Button } from '@mantine/core'
import { taskOccurrenceRoutes } from '@puquio/contract/commitments/task-occurrences'
import { taskRoutes } from '@puquio/contract/commitments/tasks'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadInProject } from '../../../lib/api/load-page.ts'
import { paths } from '../../../lib/paths.ts'
import { useMay } from '../../../lib/project/project-context.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { InstrumentTabs } from '../../../widgets/instruments/InstrumentTabs.tsx'
import { TaskCalendar } from '../calendar/TaskCalendar.tsx'
import { TaskFilters } from '../components/TaskFilters.tsx'
import { TaskPanel } from '../form/TaskPanel.tsx'
import { DefinedTasks } from '../list/DefinedTasks.tsx'
import { OccurrenceList } from '../list/OccurrenceList.tsx'
import {
  definedQuery,
  occurrenceQuery,
  type TaskSearch,
  useTaskSearch,
} from '../use-task-search.ts'
import '../texts.ts'

export const loader = loadInProject<unknown, TaskSearch>((ask, { projectId, search }) => {
  const params = { projectId }
  if (search.as === 'tasks') return ask(taskRoutes.list, { params, query: definedQuery(search) })
  if (search.as !== 'calendar')
    ask(taskOccurrenceRoutes.list, { params, query: occurrenceQuery(search) })
})

/** What fulfils commitments and when it is due: as a list, a month, or the tasks themselves. */
export const Page = () => {
  const { t } = useTranslation('tasks')
  const control = useTaskSearch()
  const mayAdd = useMay()(taskRoutes.create.access)
  const [isAdding, setIsAdding] = useState(false)
  const { values, write } = control
  const add = mayAdd && <Button onClick={() => setIsAdding(true)}>{t('newTask')}</Button>
  const close = () => {
    setIsAdding(false)
    if (values.new !== undefined) write({ new: undefined })
  }
  return (
    <>
      <PageTitle
        title={t('title')}
        actions={
          <>
            {add}
            <ButtonLink variant="default" {...paths.responsibleRoles()}>
              {t('roles')}
            </ButtonLink>
          </>
        }
      />
      <InstrumentTabs />
      <TaskFilters control={control} />
      {values.as === 'tasks' ? (
        <DefinedTasks control={control} first={add} />
      ) : values.as === 'calendar' ? (
        <TaskCalendar control={control} />
      ) : (
        <OccurrenceList control={control} first={add} />
      )}
      {mayAdd && (isAdding || values.new !== undefined) && (
        <TaskPanel key={values.new} commitmentId={values.new} onClose={close} />
      )}
    </>
  )
}
