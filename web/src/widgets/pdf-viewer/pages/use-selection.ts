import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { PdfViewerProps } from '../viewer-props.ts'
import { quoteOf } from './quote-of.ts'

const restMs = 150

/** Tells what is selected on the pages. A selection that went because something else was clicked stays told. */
export function useSelection(
  scroller: RefObject<HTMLElement | null>,
  onSelect: PdfViewerProps['onSelect'],
): void {
  const tell = useRef(onSelect)
  useLayoutEffect(() => {
    tell.current = onSelect
  })
  const isWatched = onSelect !== undefined
  useEffect(() => {
    if (!isWatched) return undefined
    let timer: ReturnType<typeof setTimeout>
    const look = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        const found = selected(scroller.current)
        if (found !== 'elsewhere') tell.current?.(found)
      }, restMs)
    }
    document.addEventListener('selectionchange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('selectionchange', look)
    }
  }, [scroller, isWatched])
}

/**
 * While somebody selects, what lies between the words of a page takes no part in it: else a pointer beside a line would
 * select the page up to there.
 */
export function useSelecting(scroller: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = scroller.current
    if (!element) return undefined
    const layers = () => element.querySelectorAll<HTMLElement>('[data-text]')
    const begin = () => {
      for (const layer of layers()) layer.dataset['selecting'] = ''
    }
    const end = () => {
      for (const layer of layers()) delete layer.dataset['selecting']
    }
    element.addEventListener('pointerdown', begin, { passive: true })
    const ends = ['pointerup', 'pointercancel', 'blur'] as const
    for (const kind of ends) window.addEventListener(kind, end)
    return () => {
      element.removeEventListener('pointerdown', begin)
      for (const kind of ends) window.removeEventListener(kind, end)
    }
  }, [scroller])
}

function selected(scroller: HTMLElement | null) {
  const selection = document.getSelection()
  if (!scroller || !selection || selection.rangeCount === 0) return 'elsewhere'
  const { anchorNode, focusNode } = selection
  if (!scroller.contains(anchorNode) || !scroller.contains(focusNode)) return 'elsewhere'
  if (selection.isCollapsed) return null
  const range = selection.getRangeAt(0)
  const [page, toPage] = [pageOf(range.startContainer), pageOf(range.endContainer)]
  const quote = quoteOf(selection.toString())
  if (page === null || quote === '') return null
  return { page, toPage: toPage === null || toPage === page ? null : toPage, quote }
}

function pageOf(node: Node): number | null {
  const element = node instanceof Element ? node : node.parentElement
  const number = element?.closest<HTMLElement>('[data-page]')?.dataset['page']
  return number === undefined ? null : Number(number)
}
