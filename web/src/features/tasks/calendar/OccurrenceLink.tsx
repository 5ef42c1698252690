import type { CalendarOccurrence } from '@puquio/contract/commitments/task-occurrences'
import { taskStandingTerms } from '@puquio/contract/terms/commitments/tasks'
import { Link } from '@tanstack/react-router'
import { paths } from '../../../lib/paths.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { TaskStanding } from '../../../widgets/instruments/TaskStanding.tsx'
import styles from './TaskCalendar.module.css'

/** What is due on a day: its mark, its title and the commitment that it fulfils. */
export const OccurrenceLink = ({ occurrence }: { occurrence: CalendarOccurrence }) => {
  const language = useLanguage()
  const { id, state, isOverdue, task, commitment } = occurrence
  const standing = isOverdue ? 'overdue' : state
  return (
    <Link
      {...paths.commitmentTask(id)}
      className={styles.entry}
      title={`${task.title} · ${commitment.shortName} · ${taskStandingTerms[standing][language]}`}
    >
      <TaskStanding standing={standing} isAlone />
      <span className={styles.name}>{task.title}</span>
      <span className={styles.commitment}>{commitment.shortName}</span>
    </Link>
  )
}
