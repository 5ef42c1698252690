import type { Commitment } from '@puquio/contract/commitments/record'
import { taskRoutes } from '@puquio/contract/commitments/tasks'
import { taskTerms } from '@puquio/contract/terms'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../lib/api/use-api.ts'
import { paths } from '../../../lib/paths.ts'
import { problemText } from '../../../lib/problems/problem-text.ts'
import { useMay, useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'
import { TaskStanding } from '../../../widgets/instruments/TaskStanding.tsx'
import styles from './detail.module.css'

/** The tasks that fulfil a commitment, and how each stands. */
export const TasksOf = ({ commitment }: { commitment: Commitment }) => {
  const { t } = useTranslation('commitments')
  const language = useLanguage()
  const format = useFormat()
  const may = useMay()
  const { data, error } = useApi(taskRoutes.list, {
    params: { projectId: useProject().id },
    query: { commitment: commitment.id, size: 100 },
  })
  if (error) return <p role="alert">{problemText(error)}</p>
  const isVerified = commitment.state === 'verified' || commitment.state === 'in-force'
  return (
    <>
      {data?.items.length === 0 && <p>{t('noTasks')}</p>}
      {data && data.items.length > 0 && (
        <div className={styles.scroller}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{taskTerms.task[language]}</th>
                <th scope="col">{taskTerms.role[language]}</th>
                <th scope="col">{t('nextOn')}</th>
                <th scope="col">{t('state')}</th>
              </tr>
            </thead>
            <tbody>
              {data.items.map((task) => (
                <tr key={task.id}>
                  <td>
                    <TextLink {...paths.commitmentTasks({ task: task.id, view: 'all' })}>
                      {task.title}
                    </TextLink>
                  </td>
                  <td>
                    {task.role.name}
                    {task.role.holder && ` (${task.role.holder.name})`}
                  </td>
                  <td>{format.date(task.nextOn)}</td>
                  <td>
                    <TaskStanding standing={task.standing} overdue={task.overdue} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {isVerified && may(taskRoutes.create.access) && (
        <ButtonLink size="xs" variant="default" {...paths.commitmentTasks({ new: commitment.id })}>
          {t('newTask')}
        </ButtonLink>
      )}
    </>
  )
}
