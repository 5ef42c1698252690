import { monitoringStatusTerms } from '@puquio/contract/terms'
import type { MonitoringStatus } from '@puquio/domain'
import { useLanguage } from '../../lib/texts/locale.ts'
import { MarkSign } from './MarkSign.tsx'
import { statusMarks } from './marks.ts'

type StatusMarkProps = {
  status: MonitoringStatus
  sizePx?: number
  /** Where the word does not stand beside it. */
  isAlone?: boolean
}

export const StatusMark = ({ status, sizePx = 14, isAlone = false }: StatusMarkProps) => {
  const name = monitoringStatusTerms[status][useLanguage()]
  return <MarkSign mark={statusMarks[status]} sizePx={sizePx} name={isAlone ? name : undefined} />
}
