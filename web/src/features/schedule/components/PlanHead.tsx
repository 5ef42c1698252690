import { monitoringRoutes } from '@puquio/contract/monitorings'
import type { Plan } from '@puquio/contract/plans'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/texts/format.ts'
import { paths } from '../../../lib/paths.ts'
import { useMay } from '../../../lib/project/project-context.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'
import { PlanStatusBadge } from '../../../widgets/status/PlanStatusBadge.tsx'
import styles from './Schedule.module.css'

/** Title, status and dates of the plan, and what can be done about it. */
export const PlanHead = ({ plan }: { plan: Plan }) => {
  const { t } = useTranslation('schedule')
  const format = useFormat()
  const may = useMay()
  const isAnnulled = plan.annulledAt !== null
  const mayFollowUp = may(monitoringRoutes.followUp.access) && !isAnnulled
  return (
    <PageTitle
      title={plan.name}
      parent={
        <span className={styles.parent}>
          <TextLink {...paths.plans()}>{t('plans')}</TextLink>
          {plan.firstOn && (
            <span className={styles.dates}>
              {t('runs', { from: format.date(plan.firstOn), to: format.date(plan.lastOn) })}
            </span>
          )}
        </span>
      }
      status={<PlanStatusBadge status={plan.status} isAnnulled={isAnnulled} />}
      actions={
        <>
          <ButtonLink {...paths.planEdit(plan.id)} {...(mayFollowUp ? {} : { variant: 'default' })}>
            {t(mayFollowUp ? 'followUp' : 'seeFollowUp')}
          </ButtonLink>
          {may(monitoringRoutes.add.access) && !isAnnulled && (
            <ButtonLink variant="default" {...paths.planAdd(plan.id)}>
              {t('add')}
            </ButtonLink>
          )}
        </>
      }
    />
  )
}
