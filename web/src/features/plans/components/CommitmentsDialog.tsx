import { Skeleton } from '@mantine/core'
import { type Plan, planRoutes } from '@puquio/contract/plans'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../lib/paths.ts'
import { failureOf } from '../../../lib/problems/problem-text.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'
import { CommitmentName } from '../../../widgets/instruments/CommitmentName.tsx'
import { Progress } from './plan-columns.tsx'
import styles from './plans.module.css'
import '../texts.ts'

/** The commitments that a plan serves; each leads to the commitment, and its number to its monitorings in the plan. */
export const CommitmentsDialog = ({ plan, onClose }: { plan: Plan; onClose: () => void }) => {
  const { t } = useTranslation('plans')
  const project = useProject()
  const params = { projectId: project.id, planId: plan.id }
  const { data, error, refetch } = useApi(planRoutes.commitments, { params })
  return (
    <Dialog isOpen onClose={onClose} title={t('commitmentsOf', { plan: plan.name })} size="xl">
      {error && <ErrorState {...failureOf(error)} onRetry={() => void refetch()} />}
      {data === undefined && !error && <Skeleton height={160} />}
      {data && (
        <div className={styles.scroll}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('commitment')}</th>
                <th scope="col">{t('instrument')}</th>
                <th scope="col" data-number>
                  {t('monitorings')}
                </th>
                <th scope="col">{t('untilNow')}</th>
                <th scope="col">{t('general')}</th>
              </tr>
            </thead>
            <tbody>
              {data.map((one) => (
                <tr key={`${one.name} ${one.instrument} ${one.commitmentId}`}>
                  <td>
                    <CommitmentName
                      name={one.name}
                      commitmentId={one.commitmentId}
                      onFollow={onClose}
                    />
                    {one.commitmentId === null && (
                      <TextLink
                        {...paths.commitmentNames({ search: one.name })}
                        fz="xs"
                        className={styles.unmatched}
                        onClick={onClose}
                      >
                        {t('unmatched')}
                      </TextLink>
                    )}
                  </td>
                  <td>{one.instrument ?? '–'}</td>
                  <td data-number>
                    <TextLink
                      {...paths.planEdit(plan.id)}
                      search={{ search: one.name }}
                      aria-label={t('monitoringsOf', {
                        commitment: one.name,
                        count: one.monitorings,
                      })}
                      onClick={onClose}
                    >
                      {one.monitorings}
                    </TextLink>
                  </td>
                  <td>
                    <Progress indicator={one.untilNow} t={t} />
                  </td>
                  <td>
                    <Progress indicator={one.general} t={t} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Dialog>
  )
}
