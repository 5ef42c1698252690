import { useId } from 'react'
import { useLocale } from '../../lib/texts/locale.ts'
import styles from './ProgressLine.module.css'
import { numberFormat } from '../../lib/texts/intl.ts'

type ProgressLineProps = {
  /** What is going on, with its number: 'Reading row 1 200 of 50 000'. */
  label: string
  /** 0 to 1; null while nobody knows how much there is. */
  ratio: number | null
}

/** Long work: a line that fills, and words that say how far it has come. */
export const ProgressLine = ({ label, ratio }: ProgressLineProps) => {
  const id = useId()
  return (
    <div>
      <div id={id} className={styles.label}>
        {label}
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={ratio === null ? undefined : Math.round(ratio * 100)}
        className={styles.track}
        data-unknown={ratio === null || undefined}
      >
        <div
          className={styles.fill}
          style={{ width: ratio === null ? undefined : `${ratio * 100}%` }}
        />
      </div>
    </div>
  )
}

type RatioBarProps = {
  /** 0 to 1; null, shown as a dash, where there is nothing to divide by. */
  ratio: number | null
  /** A part of `ratio` that is drawn darker, as on time of done. */
  part?: number | null
}

/** A ratio in a table's cell: the number and a bar of 64 pixels. */
export const RatioBar = ({ ratio, part = null }: RatioBarProps) => {
  const percent = numberFormat(useLocale(), { style: 'percent', maximumFractionDigits: 0 })
  if (ratio === null) return <span className={styles.number}>–</span>
  return (
    <span className={styles.bar}>
      <span className={styles.number}>{percent.format(ratio)}</span>
      <span className={styles.cell} aria-hidden>
        <span className={styles.whole} style={{ width: `${ratio * 100}%` }} />
        {part !== null && <span className={styles.part} style={{ width: `${part * 100}%` }} />}
      </span>
    </span>
  )
}
