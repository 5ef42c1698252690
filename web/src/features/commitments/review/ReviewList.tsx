import type { Commitment } from '@puquio/contract/commitments/record'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useRowWindow } from '../../../ui/table/use-row-window.ts'
import { CommitmentStateMark } from '../../../widgets/instruments/CommitmentStateMark.tsx'
import { pagesOf } from '../commitment-columns.tsx'
import styles from './review.module.css'

type ReviewListProps = {
  items: readonly Commitment[]
  current: number
  onOpen: (id: number) => void
  onNearEnd: () => void
}

const rowHeightPx = 52
const nearEnd = 30

/** What is reviewed, in its order; thousands of them scroll as ten do. */
export const ReviewList = ({ items, current, onOpen, onNearEnd }: ReviewListProps) => {
  const { t } = useTranslation('commitments')
  const frame = useRef<HTMLDivElement>(null)
  const window = useRowWindow({ frame, count: items.length, rowHeightPx, headHeightPx: 0 })
  const { show } = window
  const at = items.findIndex(({ id }) => id === current)
  useEffect(() => {
    if (at >= 0) show(at)
  }, [at, show])
  const isNearEnd = Math.max(window.last, at) >= items.length - nearEnd
  useEffect(() => {
    if (isNearEnd) onNearEnd()
  }, [isNearEnd, onNearEnd])
  return (
    <div ref={frame} className={styles.list} onScroll={window.look}>
      <ul aria-label={t('reviewList')}>
        <li aria-hidden style={{ height: window.before }} />
        {items.slice(window.first, window.last).map((one) => (
          <li key={one.id} style={{ height: rowHeightPx }}>
            <button
              type="button"
              className={styles.item}
              aria-current={one.id === current || undefined}
              onClick={() => onOpen(one.id)}
            >
              <span className={styles.itemName}>{one.shortName}</span>
              <span className={styles.itemFacts}>
                <CommitmentStateMark state={one.state} />
                {one.places[0] && <span>{t('pageShort', { page: pagesOf(one.places[0]) })}</span>}
              </span>
            </button>
          </li>
        ))}
        <li aria-hidden style={{ height: window.after }} />
      </ul>
    </div>
  )
}
