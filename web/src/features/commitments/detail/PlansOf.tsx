import { commitmentPlanRoutes } from '@puquio/contract/commitments/commitment-plans'
import type { Commitment } from '@puquio/contract/commitments/record'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../lib/api/use-api.ts'
import { paths } from '../../../lib/paths.ts'
import { problemText } from '../../../lib/problems/problem-text.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { RatioBar } from '../../../ui/states/ProgressLine.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'
import styles from './detail.module.css'

/** The plans whose monitorings fulfil a commitment, with how far each is. */
export const PlansOf = ({ commitment }: { commitment: Commitment }) => {
  const { t } = useTranslation('commitments')
  const format = useFormat()
  const params = { projectId: useProject().id, commitmentId: commitment.id }
  const { data: plans = [], error } = useApi(commitmentPlanRoutes.plans, { params })
  if (error) return <p role="alert">{problemText(error)}</p>
  const isVerified = commitment.state === 'verified' || commitment.state === 'in-force'
  if (plans.length === 0)
    return (
      <p>
        {t(isVerified ? 'noPlans' : 'noPlansUnverified')}{' '}
        {isVerified && (
          <TextLink {...paths.commitmentNames({ search: commitment.shortName })}>
            {t('linkNames')}
          </TextLink>
        )}
      </p>
    )
  return (
    <div className={styles.scroller}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('plan')}</th>
            <th scope="col" data-number>
              {t('monitorings')}
            </th>
            <th scope="col">{t('untilNow')}</th>
            <th scope="col">{t('general')}</th>
          </tr>
        </thead>
        <tbody>
          {plans.map((plan) => (
            <tr key={plan.id}>
              <td>
                <TextLink {...paths.plan(plan.id)}>{plan.name}</TextLink>
              </td>
              <td data-number>{format.number(plan.monitorings)}</td>
              <td>
                <RatioBar ratio={plan.untilNow.ratio} />
              </td>
              <td>
                <RatioBar ratio={plan.general.ratio} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
