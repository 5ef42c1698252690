import { commitmentRoutes } from '@puquio/contract/commitments/commitments'
import {
  type TaskOccurrence,
  taskOccurrenceRoutes,
} from '@puquio/contract/commitments/task-occurrences'
import { commitmentStates } from '@puquio/domain'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../lib/api/use-api.ts'
import { paths } from '../../../lib/paths.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'
import { PanelFoot } from '../../../widgets/boards/PanelFoot.tsx'
import { PanelState } from '../../../widgets/boards/PanelState.tsx'
import { PanelTable } from '../../../widgets/boards/PanelTable.tsx'
import { CommitmentStateMark } from '../../../widgets/instruments/CommitmentStateMark.tsx'
import { TaskStanding } from '../../../widgets/instruments/TaskStanding.tsx'
import styles from './CommitmentsPanel.module.css'
import './texts.ts'
import '../texts.ts'

const rowsMax = 20

/** How many commitments are in each state, and the tasks of them that are overdue or fall due. */
export const CommitmentsPanel = () => {
  const { t } = useTranslation('commitmentsPanel')
  const { t: detail } = useTranslation('commitments')
  const format = useFormat()
  const params = { projectId: useProject().id }
  const counted = useApi(
    commitmentRoutes.list,
    { params, query: { group: 'state', size: 10 } },
    { isQuiet: true },
  )
  return (
    <PanelState answer={counted}>
      {({ groups, total }) =>
        total === 0 ? (
          <EmptyState
            title={t('none')}
            text={t('noneText')}
            action={<TextLink {...paths.commitments()}>{detail('toMatrix')}</TextLink>}
          />
        ) : (
          <>
            <ul className={styles.states}>
              {commitmentStates.map((state) => {
                const count = groups?.find(({ key }) => key === state)?.count ?? 0
                return (
                  count > 0 && (
                    <li key={state}>
                      <TextLink {...paths.commitments({ states: [state] })}>
                        <strong>{format.number(count)}</strong>
                      </TextLink>{' '}
                      <CommitmentStateMark state={state} />
                    </li>
                  )
                )
              })}
            </ul>
            <Tasks />
          </>
        )
      }
    </PanelState>
  )
}

/** The overdue ones before those that fall due. */
const Tasks = () => {
  const { t } = useTranslation('commitmentsPanel')
  const params = { projectId: useProject().id }
  const query = { sort: 'due', size: rowsMax } as const
  const overdue = useApi(
    taskOccurrenceRoutes.list,
    { params, query: { ...query, view: 'overdue' } },
    { isQuiet: true },
  )
  const due = useApi(
    taskOccurrenceRoutes.list,
    { params, query: { ...query, view: 'due' } },
    { isQuiet: true },
  )
  const format = useFormat()
  const answer = {
    data: overdue.data && due.data ? { overdue: overdue.data, due: due.data } : undefined,
    error: overdue.error ?? due.error,
    refetch: () => Promise.all([overdue.refetch(), due.refetch()]),
  }
  const columns = [
    {
      key: 'due',
      head: t('dueOn'),
      cell: ({ dueOn }: TaskOccurrence) => format.date(dueOn),
    },
    {
      key: 'state',
      head: t('state'),
      cell: ({ state, isOverdue }: TaskOccurrence) => (
        <TaskStanding standing={isOverdue ? 'overdue' : state} />
      ),
    },
    {
      key: 'task',
      head: t('task'),
      cell: ({ id, task }: TaskOccurrence) => (
        <TextLink {...paths.commitmentTask(id)}>{task.title}</TextLink>
      ),
    },
    {
      key: 'commitment',
      head: t('commitment'),
      cell: ({ commitment }: TaskOccurrence) => (
        <TextLink {...paths.commitment(commitment.id)}>{commitment.shortName}</TextLink>
      ),
    },
    {
      key: 'role',
      head: t('role'),
      cell: ({ role }: TaskOccurrence) => role.holder?.name ?? role.name,
    },
  ]
  return (
    <PanelState answer={answer}>
      {(shown) => {
        const rows = [...shown.overdue.items, ...shown.due.items]
        return (
          <>
            {rows.length === 0 ? (
              <p>{t('noTasks')}</p>
            ) : (
              <PanelTable
                label={t('tasks')}
                columns={columns}
                rows={rows}
                rowKey={({ id }) => id}
              />
            )}
            <PanelFoot>
              <TextLink {...paths.commitmentTasks({ view: 'overdue' })}>
                {t('overdue', { count: shown.overdue.total })}
              </TextLink>
              <TextLink {...paths.commitmentTasks({ view: 'due' })}>
                {t('due', { count: shown.due.total })}
              </TextLink>
            </PanelFoot>
          </>
        )
      }}
    </PanelState>
  )
}
