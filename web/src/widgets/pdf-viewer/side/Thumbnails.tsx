import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { PageSize, Turn } from '../layout.ts'
import type { RenderQueue } from '../pages/render-queue.ts'
import type { Goal } from '../pages/use-pages.ts'
import styles from './Side.module.css'
import { Thumbnail } from './Thumbnail.tsx'

type ThumbnailsProps = {
  pdf: PDFDocumentProxy
  sizes: readonly PageSize[]
  turn: Turn
  queue: RenderQueue
  page: number
  go: (goal: Goal) => void
}

/** All rows are as high, so that where one stands is known without it. */
const rowPx = 176

/** The document's pages in small, of which only those in sight exist; arrow keys go from one to the next. */
export const Thumbnails = ({ pdf, sizes, turn, queue, page, go }: ThumbnailsProps) => {
  const list = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState({ from: 0, to: 0 })
  const count = sizes.length
  const look = useCallback(() => {
    const element = list.current
    if (!element) return
    const from = Math.max(0, Math.floor(element.scrollTop / rowPx) - 1)
    const to = Math.min(count, Math.ceil((element.scrollTop + element.clientHeight) / rowPx) + 1)
    setShown((before) => (before.from === from && before.to === to ? before : { from, to }))
  }, [count])
  // The one that is read stays in sight.
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    const top = (page - 1) * rowPx
    const isAbove = top < element.scrollTop
    const isBelow = top + rowPx > element.scrollTop + element.clientHeight
    if (isAbove || isBelow) element.scrollTop = top - (element.clientHeight - rowPx) / 2
    look()
  }, [page, look])
  useEffect(() => {
    const element = list.current
    if (!element) return undefined
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => observer.disconnect()
  }, [look])
  const step = (by: number) => {
    const next = Math.max(1, Math.min(count, page + by))
    go({ page: next })
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[data-thumbnail="${next}"]`)?.focus(),
    )
  }
  return (
    <div ref={list} className={styles.thumbnails} onScroll={look}>
      <div style={{ height: count * rowPx, position: 'relative' }}>
        {sizes.slice(shown.from, shown.to).map((size, n) => {
          const number = shown.from + n + 1
          return (
            <Thumbnail
              key={number}
              pdf={pdf}
              number={number}
              size={size}
              turn={turn}
              queue={queue}
              top={(number - 1) * rowPx}
              isCurrent={number === page}
              onChoose={() => go({ page: number })}
              onStep={step}
            />
          )
        })}
      </div>
    </div>
  )
}
