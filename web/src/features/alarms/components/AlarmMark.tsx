import type { AlarmRow } from '@puquio/contract/modi/alarms'
import { IconBell, IconBellCheck, IconBellFilled, IconHistory } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import styles from './AlarmMark.module.css'
import '../texts.ts'

const signs = {
  active: IconBellFilled,
  answered: IconBellCheck,
  cleared: IconBell,
  historic: IconHistory,
} as const

type AlarmState = Pick<AlarmRow, 'isHistoric' | 'clearedAt' | 'acknowledgedAt' | 'times'>

const stateOf = ({ isHistoric, clearedAt, acknowledgedAt }: Omit<AlarmState, 'times'>) => {
  if (isHistoric) return 'historic'
  if (clearedAt !== null) return 'cleared'
  return acknowledgedAt === null ? 'active' : 'answered'
}

/** Active is filled, acknowledged outlined, what is over grey; each with its word, and how many it stands for. */
export const AlarmMark = ({ alarm }: { alarm: AlarmState }) => {
  const { t } = useTranslation('alarms')
  const state = stateOf(alarm)
  const Sign = signs[state]
  return (
    <span className={styles.mark} data-state={state}>
      <Sign size={12} aria-hidden />
      {t(state)}
      {alarm.times > 1 && ` ×${alarm.times}`}
    </span>
  )
}
