import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { PageSize, Turn } from '../layout.ts'
import { drawPage, emptyCanvas } from '../pages/draw-page.ts'
import type { RenderQueue } from '../pages/render-queue.ts'
import styles from './Side.module.css'

type ThumbnailProps = {
  pdf: PDFDocumentProxy
  number: number
  size: PageSize
  turn: Turn
  queue: RenderQueue
  top: number
  isCurrent: boolean
  onChoose: () => void
  /** To the page before (-1) or after. */
  onStep: (by: number) => void
}

const largestPx = { width: 110, height: 140 }
const restMs = 150
/** Pages that are read come first. */
const afterPages = 10_000

export const Thumbnail = (props: ThumbnailProps) => {
  const { pdf, number, size, turn, queue, top, isCurrent, onChoose, onStep } = props
  const { t } = useTranslation('pdfViewer')
  const paper = useRef<HTMLSpanElement>(null)
  const isFlat = turn % 180 !== 0
  const [across, down] = isFlat ? [size.height, size.width] : [size.width, size.height]
  const scale = Math.min(largestPx.width / across, largestPx.height / down)
  useEffect(() => {
    let takeBack: () => void = () => undefined
    let canvas: HTMLCanvasElement | null = null
    const draw = async (signal: AbortSignal) => {
      const page = await pdf.getPage(number)
      canvas = await drawPage({ page, scale, turn, signal })
      paper.current?.replaceChildren(canvas)
    }
    const timer = setTimeout(() => {
      takeBack = queue.add(() => afterPages, draw)
    }, restMs)
    return () => {
      clearTimeout(timer)
      takeBack()
      if (canvas) emptyCanvas(canvas)
    }
  }, [pdf, number, scale, turn, queue])
  const name = t('pageNumber', { page: number })
  return (
    <button
      type="button"
      className={styles.thumbnail}
      style={{ top }}
      data-thumbnail={number}
      aria-label={name}
      aria-current={isCurrent ? 'page' : undefined}
      tabIndex={isCurrent ? 0 : -1}
      onClick={onChoose}
      onKeyDown={(event) => {
        const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
        if (by === undefined) return
        event.preventDefault()
        onStep(by)
      }}
    >
      <span
        ref={paper}
        className={styles.paper}
        style={{ width: across * scale, height: down * scale }}
        aria-hidden
      />
      <span>{number}</span>
    </button>
  )
}
