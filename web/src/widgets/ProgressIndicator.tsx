import { Tooltip } from '@mantine/core'
import type { ProgressIndicator as Indicator } from '@puquio/contract/plans'
import { progressFormulas, progressTerms } from '@puquio/contract/terms'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../lib/texts/format.ts'
import { useLanguage } from '../lib/texts/locale.ts'
import styles from './ProgressIndicator.module.css'
import './texts.ts'

type ProgressIndicatorProps = { kind: keyof typeof progressTerms; indicator: Indicator }

/** An indicator: done of due, on time beside it; the formula on hover and focus. */
export const ProgressIndicator = ({ kind, indicator }: ProgressIndicatorProps) => {
  const { t } = useTranslation('widgets')
  const language = useLanguage()
  const format = useFormat()
  const { done, due, onTime, omitted, ratio } = indicator
  const onTimeRatio = due === 0 ? 0 : onTime / due
  return (
    <div className={styles.indicator}>
      <Tooltip
        label={progressFormulas[kind][language]}
        events={{ hover: true, focus: true, touch: true }}
        openDelay={0}
      >
        <button type="button" className={styles.name}>
          {progressTerms[kind][language]}
        </button>
      </Tooltip>
      <div className={styles.line}>
        <span className={styles.ratio}>{format.percent(ratio)}</span>
        <span>{t('doneOfDue', { done: format.number(done), due: format.number(due) })}</span>
      </div>
      <div className={styles.track} aria-hidden>
        <span className={styles.done} style={{ width: `${(ratio ?? 0) * 100}%` }} />
        <span className={styles.onTime} style={{ width: `${onTimeRatio * 100}%` }} />
      </div>
      <div className={styles.line}>
        <span>{t('onTime', { shown: format.number(onTime) })}</span>
        {omitted > 0 && (
          <span>{t('omitted', { count: omitted, shown: format.number(omitted) })}</span>
        )}
      </div>
    </div>
  )
}
