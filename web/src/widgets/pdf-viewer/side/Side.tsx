import { SegmentedControl } from '@mantine/core'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PageSize, Turn } from '../layout.ts'
import type { RenderQueue } from '../pages/render-queue.ts'
import type { Goal } from '../pages/use-pages.ts'
import { OutlineTree } from './OutlineTree.tsx'
import styles from './Side.module.css'
import { Thumbnails } from './Thumbnails.tsx'
import type { OutlineEntry } from './use-outline.ts'

type SideProps = {
  pdf: PDFDocumentProxy
  /** Null where the document has none. */
  outline: readonly OutlineEntry[] | null
  sizes: readonly PageSize[]
  turn: Turn
  queue: RenderQueue
  page: number
  go: (goal: Goal) => void
}

/** Beside the pages: what the document says is in it, and its pages in small. */
export const Side = ({ pdf, outline, sizes, turn, queue, page, go }: SideProps) => {
  const { t } = useTranslation('pdfViewer')
  const [chosen, setChosen] = useState<'outline' | 'thumbnails' | null>(null)
  const shown = chosen ?? (outline ? 'outline' : 'thumbnails')
  return (
    <aside className={styles.side} aria-label={t('panel')}>
      <SegmentedControl
        size="xs"
        fullWidth
        className={styles.choice ?? ''}
        aria-label={t('panel')}
        value={shown}
        onChange={(value) => setChosen(value === 'outline' ? 'outline' : 'thumbnails')}
        data={[
          { value: 'outline', label: t('outline') },
          { value: 'thumbnails', label: t('thumbnails') },
        ]}
      />
      {shown === 'thumbnails' && (
        <Thumbnails pdf={pdf} sizes={sizes} turn={turn} queue={queue} page={page} go={go} />
      )}
      {shown === 'outline' &&
        (outline ? (
          <OutlineTree entries={outline} pdf={pdf} go={go} />
        ) : (
          <p className={styles.none}>{t('noOutline')}</p>
        ))}
    </aside>
  )
}
