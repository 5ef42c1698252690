import type { PDFDocumentProxy } from 'pdfjs-dist'
import type { Turn } from '../layout.ts'
import { boxOf } from './anchor.ts'
import type { LinkTarget } from './page-links.ts'
import styles from './Pages.module.css'
import { type Mark, PageView } from './PageView.tsx'
import type { RenderQueue } from './render-queue.ts'
import type { PageWords } from './text-layer.ts'
import type { PagesView } from './use-pages.ts'

type PagesProps = {
  pdf: PDFDocumentProxy
  name: string
  view: PagesView
  turn: Turn
  queue: RenderQueue
  marks: ReadonlyMap<number, readonly Mark[]>
  onWords: (page: number, words: PageWords | null) => void
  onLink: (target: LinkTarget) => void
}

const noMarks: readonly Mark[] = []

/** The sheet of all pages, of which only those in sight, and some around them, exist. */
export const Pages = (props: PagesProps) => {
  const { pdf, name, view, turn, queue, marks, onWords, onLink } = props
  const { scroller, frame, layout, held, scale, current, learnSize } = view
  return (
    // A region that scrolls has to be reached by keys.
    <div ref={scroller} className={styles.scroller} role="region" aria-label={name} tabIndex={0}>
      <div className={styles.sheet} style={{ width: layout.width, height: layout.height }}>
        {frame &&
          held.map((number) => {
            const { left, top, width, height } = boxOf(layout, frame, number)
            return (
              <PageView
                key={number}
                pdf={pdf}
                number={number}
                left={left}
                top={top}
                width={width}
                height={height}
                scale={scale}
                turn={turn}
                queue={queue}
                current={current}
                marks={marks.get(number) ?? noMarks}
                onSize={learnSize}
                onWords={onWords}
                onLink={onLink}
              />
            )
          })}
      </div>
    </div>
  )
}
