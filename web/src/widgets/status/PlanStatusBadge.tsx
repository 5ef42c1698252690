import { planStatusTerms } from '@puquio/contract/terms'
import type { PlanStatus } from '@puquio/domain'
import { useLanguage } from '../../lib/texts/locale.ts'
import styles from './status.module.css'

type PlanStatusBadgeProps = { status: PlanStatus; isAnnulled?: boolean }

/** An annulled plan shows that and not its status. */
export const PlanStatusBadge = ({ status, isAnnulled = false }: PlanStatusBadgeProps) => {
  const shown = isAnnulled ? 'annulled' : status
  return (
    <span className={styles.plan} data-plan={shown}>
      {planStatusTerms[shown][useLanguage()]}
    </span>
  )
}
