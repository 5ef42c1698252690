import { VisuallyHidden } from '@mantine/core'
import styles from './ResultCell.module.css'
import { type MarkedResult, markOf, marks } from '../result-hint.ts'

type ShownInCell = MarkedResult & { limit: { toBeVerified: boolean } | null }
type ResultCellProps = { text: string; hint: string; result: ShownInCell }

/** A result; a mark says what it is under its limit, and the hint which limit that is. */
export const ResultCell = ({ text, hint, result }: ResultCellProps) => {
  const mark = markOf(result)
  return (
    <span className={styles.cell} data-mark={mark} title={hint}>
      {mark && (
        <span className={styles.mark} aria-hidden>
          {marks[mark]}
        </span>
      )}
      {text}
      {result.limit?.toBeVerified && ' (*)'}
      {hint !== '' && <VisuallyHidden>{hint}</VisuallyHidden>}
    </span>
  )
}
