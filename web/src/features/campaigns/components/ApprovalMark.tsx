import type { Campaign } from '@puquio/contract/laboratory/campaigns'
import { useTranslation } from 'react-i18next'
import type { Format } from '../../../lib/texts/format.ts'
import styles from './ApprovalMark.module.css'
import '../texts.ts'

type ApprovalMarkProps = { campaign: Campaign; format: Format }

/** Whether a campaign is approved, by whom and when. */
export const ApprovalMark = ({ campaign, format }: ApprovalMarkProps) => {
  const { t } = useTranslation('campaigns')
  const { approvedAt, approvedBy, withdrawal } = campaign
  if (approvedAt !== null)
    return (
      <span>
        <span className={styles.approved}>✓ {t('approved')}</span>{' '}
        <span className={styles.detail}>
          {t('by', { on: format.day(approvedAt), person: approvedBy ?? '–' })}
        </span>
      </span>
    )
  return (
    <span>
      <span className={styles.unapproved}>○ {t(withdrawal ? 'withdrawn' : 'unapproved')}</span>{' '}
      {withdrawal && (
        <span className={styles.detail}>
          {t('why', {
            on: format.day(withdrawal.at),
            person: withdrawal.by,
            reason: withdrawal.reason,
          })}
        </span>
      )}
    </span>
  )
}
