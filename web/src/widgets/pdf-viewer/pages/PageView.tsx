import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import { type CSSProperties, memo, type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PageSize, Turn } from '../layout.ts'
import { percentOf, type Share } from '../places.ts'
import type { Box } from './anchor.ts'
import { drawPage, emptyCanvas } from './draw-page.ts'
import { type LinkTarget, type PageLink, readLinks } from './page-links.ts'
import styles from './Pages.module.css'
import type { RenderQueue } from './render-queue.ts'
import { makeTextLayer, type PageWords } from './text-layer.ts'

export type Mark = { share: Share; kind: 'quote' | 'found' | 'chosen' }

type PageViewProps = Box & {
  pdf: PDFDocumentProxy
  number: number
  scale: number
  turn: Turn
  queue: RenderQueue
  /** The page that is read, by which the order of drawing goes. */
  current: RefObject<number>
  marks: readonly Mark[]
  onSize: (page: number, size: PageSize) => void
  /** The words of the page are laid over it; null when they go. */
  onWords: (page: number, words: PageWords | null) => void
  onLink: (target: LinkTarget) => void
}

/** Pages that fly by are not drawn, but for the one that is read; while it is zoomed the drawing of before is stretched. */
const firstMs = 40
const againMs = 180
const textMs = 120

/** One page: its drawing, the marks on it, its text and its links. */
export const PageView = memo((props: PageViewProps) => {
  const { pdf, number, scale, turn, queue, current, marks, onSize, onWords, onLink } = props
  const { left, top, width, height } = props
  const { t } = useTranslation('pdfViewer')
  const paper = useRef<HTMLDivElement>(null)
  const words = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [page, setPage] = useState<PDFPageProxy | null>(null)
  const [links, setLinks] = useState<readonly PageLink[]>([])
  const [state, setState] = useState<'waiting' | 'drawn' | 'failed'>('waiting')

  useEffect(() => {
    let isLeft = false
    let known: PDFPageProxy | null = null
    pdf.getPage(number).then(
      (found) => {
        known = found
        if (isLeft) return
        const own = found.getViewport({ scale: 1 })
        onSize(number, { width: own.width, height: own.height })
        setPage(found)
      },
      () => {
        if (!isLeft) setState('failed')
      },
    )
    return () => {
      isLeft = true
      // Later: a drawing that is broken off has to end first.
      setTimeout(() => known?.cleanup(), 100)
    }
  }, [pdf, number, onSize])

  useEffect(() => {
    if (!page) return undefined
    let takeBack: () => void = () => undefined
    const draw = async (signal: AbortSignal) => {
      try {
        const drawn = await drawPage({ page, scale, turn, signal })
        drawn.className = styles.canvas ?? ''
        paper.current?.replaceChildren(drawn)
        if (canvas.current) emptyCanvas(canvas.current)
        canvas.current = drawn
        setState('drawn')
      } catch {
        if (!signal.aborted) setState('failed')
      }
    }
    const distance = () => Math.abs(number - current.current)
    const timer = setTimeout(
      () => {
        takeBack = queue.add(distance, draw)
      },
      canvas.current ? againMs : distance() === 0 ? 0 : firstMs,
    )
    return () => {
      clearTimeout(timer)
      takeBack()
    }
  }, [page, number, scale, turn, queue, current])

  useEffect(
    () => () => {
      if (canvas.current) emptyCanvas(canvas.current)
    },
    [],
  )

  const isDrawn = state === 'drawn'
  const scaleNow = useRef(scale)
  scaleNow.current = scale
  useEffect(() => {
    if (!page || !isDrawn) return undefined
    const aborter = new AbortController()
    const { signal } = aborter
    const lay = async () => {
      const made = await makeTextLayer({ page, scale: scaleNow.current, turn, signal })
      words.current?.replaceChildren(made.layer)
      onWords(number, made)
      const found = await readLinks(page, turn)
      if (!signal.aborted) setLinks(found)
    }
    const timer = setTimeout(() => void lay().catch(() => undefined), textMs)
    return () => {
      clearTimeout(timer)
      aborter.abort()
      setLinks([])
      onWords(number, null)
    }
  }, [page, number, turn, isDrawn, onWords])

  const place = {
    left,
    top,
    width,
    height,
    '--total-scale-factor': scale,
    '--scale-round-x': '1px',
    '--scale-round-y': '1px',
  } as CSSProperties
  return (
    <section
      className={styles.page}
      style={place}
      data-page={number}
      data-drawn={isDrawn || undefined}
      aria-label={t('pageNumber', { page: number })}
    >
      <div ref={paper} aria-hidden />
      {state === 'failed' && <p className={styles.failed}>{t('pageFailed')}</p>}
      {marks.map(({ share, kind }) => (
        <span
          key={keyOf(kind, share)}
          className={styles.mark}
          data-kind={kind}
          style={percentOf(share)}
        />
      ))}
      <div ref={words} />
      {links.map(({ share, target }) => (
        <button
          key={keyOf('link', share)}
          type="button"
          className={styles.link}
          style={percentOf(share)}
          aria-label={'address' in target ? t('linkTo', target) : t('linkInside')}
          title={'address' in target ? target.address : undefined}
          onClick={() => onLink(target)}
        />
      ))}
    </section>
  )
})

const keyOf = (kind: string, { left, top, width, height }: Share) =>
  [kind, left, top, width, height].join(' ')
