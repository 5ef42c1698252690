import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { goalOf } from '../pages/follow-link.ts'
import type { Goal } from '../pages/use-pages.ts'
import styles from './Side.module.css'
import type { OutlineEntry } from './use-outline.ts'

type Shared = { pdf: PDFDocumentProxy; go: (goal: Goal) => void }

export const OutlineTree = ({
  entries,
  isInner = false,
  ...shared
}: Shared & { entries: readonly OutlineEntry[]; isInner?: boolean }) => (
  <ul className={isInner ? styles.inner : styles.outline}>
    {entries.map((entry) => (
      <Entry key={entry.key} entry={entry} {...shared} />
    ))}
  </ul>
)

const Entry = ({ entry, ...shared }: Shared & { entry: OutlineEntry }) => {
  const { t } = useTranslation('pdfViewer')
  const [isOpen, setIsOpen] = useState(false)
  const { title, dest, items } = entry
  const open = async () => {
    const goal = await goalOf(shared.pdf, dest)
    if (goal) shared.go(goal)
  }
  const Sign = isOpen ? IconChevronDown : IconChevronRight
  return (
    <li>
      <div className={styles.entry}>
        {items.length > 0 ? (
          <button
            type="button"
            className={styles.opener}
            aria-expanded={isOpen}
            aria-label={t(isOpen ? 'collapse' : 'expand', { title })}
            onClick={() => setIsOpen(!isOpen)}
          >
            <Sign size={16} />
          </button>
        ) : (
          <span className={styles.opener} />
        )}
        <button type="button" className={styles.title} title={title} onClick={() => void open()}>
          {title}
        </button>
      </div>
      {isOpen && <OutlineTree entries={items} isInner {...shared} />}
    </li>
  )
}
