import { taskStandingTerms } from '@puquio/contract/terms'
import type { TaskStanding } from '@puquio/domain'
import { useLanguage } from '../../../lib/texts/locale.ts'

type StandingMarkProps = { standing: TaskStanding | null; overdue?: number | undefined }

/** How the tasks of an instrument stand, the worst of them. */
export const StandingMark = ({ standing, overdue = 0 }: StandingMarkProps) => {
  const language = useLanguage()
  if (standing === null) return '–'
  const word = taskStandingTerms[standing][language]
  return standing === 'overdue' && overdue > 1 ? `${word} (${overdue})` : word
}
