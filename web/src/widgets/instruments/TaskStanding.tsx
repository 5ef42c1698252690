import { taskStandingTerms } from '@puquio/contract/terms'
import type { TaskStanding as Standing } from '@puquio/domain'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/texts/locale.ts'
import { MarkSign } from '../status/MarkSign.tsx'
import { standingMarks } from './standing-marks.ts'
import styles from './TaskStanding.module.css'
import './standing-texts.ts'

type TaskStandingProps = {
  /** Null of what has no tasks. */
  standing: Standing | null
  /** How many due dates are overdue, where it stands for several: the count is named instead of the word. */
  overdue?: number | undefined
  /** The mark alone, where there is no room for its word. */
  isAlone?: boolean
}

/** How a task, a commitment or an instrument stands by its tasks: colour, shape and word. */
export const TaskStanding = ({ standing, overdue = 0, isAlone = false }: TaskStandingProps) => {
  const { t } = useTranslation('standing')
  const language = useLanguage()
  if (standing === null) return <span className={styles.none}>{t('noTasks')}</span>
  const word =
    standing === 'overdue' && overdue > 1
      ? t('overdue', { count: overdue })
      : taskStandingTerms[standing][language]
  return (
    <span className={styles.standing}>
      <MarkSign mark={standingMarks[standing]} name={isAlone ? word : undefined} />
      {!isAlone && word}
    </span>
  )
}
