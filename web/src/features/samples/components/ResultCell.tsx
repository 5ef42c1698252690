import { VisuallyHidden } from '@mantine/core'
import styles from './ResultCell.module.css'
import { type MarkedResult, markOf, signOf } from '../result-hint.ts'

type ShownInCell = MarkedResult & { limit: { toBeVerified: boolean } | null }
type ResultCellProps = { text: string; hint: string; result: ShownInCell }

/** A result; a mark says what it is under its limit, and the hint which limit that is. */
export const ResultCell = ({ text, hint, result }: ResultCellProps) => {
  const mark = markOf(result)
  const sign = signOf(mark)
  return (
    <span className={styles.cell} data-mark={mark} title={hint}>
      {sign !== '' && (
        <span className={styles.mark} aria-hidden>
          {sign}
        </span>
      )}
      {mark === 'rejected' ? <s>{text}</s> : text}
      {result.limit?.toBeVerified && ' (*)'}
      {hint !== '' && <VisuallyHidden>{hint}</VisuallyHidden>}
    </span>
  )
}
