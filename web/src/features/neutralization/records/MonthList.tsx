import type { TreatmentDay } from '@puquio/contract/laboratory/treatment-days'
import { useTranslation } from 'react-i18next'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import styles from './records.module.css'
import '../texts.ts'

type MonthListProps = {
  days: readonly string[]
  recorded: readonly TreatmentDay[]
  onOpen: (on: string) => void
}

/** A plant's month on a phone: each day until today, the last first, with what was recorded of it. */
export const MonthList = ({ days, recorded, onOpen }: MonthListProps) => {
  const { t } = useTranslation('neutralizers')
  const format = useFormat(useProject().timeZone)
  return (
    <ul className={styles.list}>
      {days.toReversed().map((on) => {
        const day = recorded.find((one) => one.on === on)
        return (
          <li key={on}>
            <button type="button" onClick={() => onOpen(on)}>
              <span>{format.date(on)}</span>
              {day ? (
                <span className={day.derived.isPhExceeded ? styles.bad : undefined}>
                  {t('listedDay', {
                    volume: format.number(day.derived.volumeM3, 0),
                    kg: format.number(
                      day.derived.uses.reduce((sum, { kg }) => sum + (kg ?? 0), 0),
                      0,
                    ),
                    ph: format.number(day.phOut, 2),
                  })}
                </span>
              ) : (
                <span className={styles.missing}>{t('notRecorded')}</span>
              )}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
