import { CloseButton } from '@mantine/core'
import type { TableColumn, TableResult, TableRow } from '@puquio/contract/laboratory/result-table'
import { sampleTypeTerms } from '@puquio/contract/terms/sample-types'
import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../lib/paths.ts'
import type { Format } from '../../../lib/texts/format.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { labels } from '../../../ui/labels.ts'
import { signOf } from '../result-hint.ts'
import { cellLines, cellMark, type CellWords } from './cell-words.ts'
import styles from './CellHint.module.css'
import '../texts.ts'

type CellHintProps = {
  row: TableRow
  column: TableColumn
  result: TableResult
  /** The id of the cell beside which it stands. */
  cell: string
  /** Whether it was opened by touch: then it stands at the foot of the screen, with links. */
  isSheet: boolean
  words: CellWords
  format: Format
  onClose: () => void
  onEnter: () => void
  onLeave: () => void
}

/** All that is known of a result, beside its cell. */
export const CellHint = (props: CellHintProps) => {
  const { row, column, result, cell, isSheet, words, format, onClose } = props
  const { t } = useTranslation('samples')
  const card = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!isSheet) standBeside(card.current, document.getElementById(cell))
  })
  const [value, ...lines] = cellLines(result, column, words)
  const mark = cellMark(result)
  const place = [
    row.station.code,
    row.sampledAt === null ? format.date(row.sampledOn) : format.instant(row.sampledAt),
    row.depthM === null ? '' : `${format.number(row.depthM)} m`,
    row.type === 'normal' ? '' : sampleTypeTerms[row.type][words.language],
    row.campaign,
  ]
  return (
    <div
      ref={card}
      className={styles.card}
      data-sheet={isSheet || undefined}
      role={isSheet ? 'dialog' : 'tooltip'}
      aria-label={column.name[words.language]}
      // Screen readers read the same as the name of the cell.
      aria-hidden={!isSheet || undefined}
      onMouseEnter={props.onEnter}
      onMouseLeave={props.onLeave}
    >
      <p className={styles.name}>{column.name[words.language]}</p>
      <p className={styles.value} data-mark={mark}>
        {signOf(mark)} <span>{value}</span>
      </p>
      {lines.map((line) => (
        <p key={line} className={styles.line}>
          {line}
        </p>
      ))}
      <p className={styles.place}>{place.filter((one) => one !== '').join(' · ')}</p>
      {isSheet && (
        <>
          <CloseButton
            className={styles.close}
            aria-label={labels.close[words.language]}
            onClick={onClose}
          />
          <div className={styles.links}>
            <ButtonLink size="xs" {...paths.sample(row.id)}>
              {t('openSample')}
            </ButtonLink>
            <ButtonLink
              size="xs"
              variant="default"
              {...paths.stationData(row.station.id, column.id)}
            >
              {t('openSeries')}
            </ButtonLink>
          </div>
        </>
      )}
    </div>
  )
}

/** Below the cell, or above it where there is no room; never beyond the window's edge. */
const standBeside = (card: HTMLElement | null, cell: HTMLElement | null) => {
  if (!card || !cell) return
  const at = cell.getBoundingClientRect()
  const { offsetWidth, offsetHeight } = card
  const isBelow = at.bottom + offsetHeight <= window.innerHeight
  const left = Math.min(at.left, document.documentElement.clientWidth - offsetWidth - edgePx)
  card.style.left = `${Math.max(edgePx, left)}px`
  card.style.top = `${isBelow ? at.bottom : Math.max(0, at.top - offsetHeight)}px`
}

const edgePx = 8
