import { CloseButton } from '@mantine/core'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Tool } from '../Tool.tsx'
import styles from './FindBar.module.css'
import { numberOf, totalOf } from './matches.ts'
import type { Find } from './use-find.ts'

type FindBarProps = { find: Find; count: number; onClose: () => void }

/** Searches the document's text: Enter goes on, with Shift back, Escape ends it. */
export const FindBar = ({ find, count, onClose }: FindBarProps) => {
  const { t } = useTranslation('pdfViewer')
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    input.current?.focus()
    input.current?.select()
  }, [])
  const total = totalOf(find.counts)
  return (
    <div className={styles.bar} role="search">
      <input
        ref={input}
        className={styles.input}
        type="search"
        aria-label={t('find')}
        placeholder={t('find')}
        maxLength={200}
        value={find.text}
        onChange={(event) => find.setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') find.choose(!event.shiftKey)
          if (event.key === 'Escape') onClose()
          if (event.key === 'Enter' || event.key === 'Escape') event.preventDefault()
        }}
      />
      <Tool
        label={t('previousFound')}
        Icon={IconChevronUp}
        act={() => find.choose(false)}
        isOff={total === 0}
      />
      <Tool
        label={t('nextFound')}
        Icon={IconChevronDown}
        act={() => find.choose(true)}
        isOff={total === 0}
      />
      <span className={styles.outcome} role="status">
        {find.needle !== '' && <Outcome find={find} count={count} total={total} />}
      </span>
      <CloseButton aria-label={t('closeFind')} onClick={onClose} />
    </div>
  )
}

const Outcome = ({ find, count, total }: Omit<FindBarProps, 'onClose'> & { total: number }) => {
  const { t } = useTranslation('pdfViewer')
  const { counts, chosen, hasText } = find
  const pages = counts.size
  const isDone = pages >= count
  const at = chosen ? numberOf(counts, chosen) : 0
  if (total > 0)
    return isDone ? t('found', { at, total }) : t('foundSoFar', { at, total, pages, count })
  if (!isDone) return t('searching', { pages, count })
  return t(hasText ? 'nothingFound' : 'noTextFound')
}
