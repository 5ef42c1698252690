import { actionStateTerms } from '@puquio/contract/terms/commitments/tasks'
import type { ActionState } from '@puquio/domain'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/texts/locale.ts'
import { standingMarks } from '../instruments/standing-marks.ts'
import { MarkSign } from '../status/MarkSign.tsx'
import styles from '../status/status.module.css'
import './texts.ts'

type ActionStateMarkProps = { action: { state: ActionState; isOverdue: boolean } }

/** Done waits for somebody's look, as what is under review does; so they look alike. */
const marks = {
  open: standingMarks['in-progress'],
  done: standingMarks['under-review'],
  closed: standingMarks.compliant,
} as const

/** How a corrective action stands: colour, shape and word. */
export const ActionStateMark = ({ action: { state, isOverdue } }: ActionStateMarkProps) => {
  const { t } = useTranslation('actionWidget')
  const language = useLanguage()
  return (
    <span className={styles.badge}>
      <MarkSign mark={isOverdue ? standingMarks.overdue : marks[state]} />
      {isOverdue ? t('overdue') : actionStateTerms[state][language]}
    </span>
  )
}
