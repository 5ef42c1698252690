import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useKeysWithin } from '../../ui/keys/use-keys-within.ts'
import { type Turn, zoomStep } from './layout.ts'
import type { PagesView } from './pages/use-pages.ts'

type Keys = {
  root: RefObject<HTMLElement | null>
  view: Pick<PagesView, 'go' | 'zoom' | 'zoomTo' | 'fit' | 'layout' | 'frame'>
  page: number
  turn: Turn
  setTurn: (turn: Turn) => void
  onFind?: () => void
}

export const nextTurn = (turn: Turn): Turn => ((turn + 90) % 360) as Turn

/** Keys of the viewer, beside those by which a browser scrolls; none while something is typed. */
export function useKeys({ root, view, page, turn, setTurn, onFind }: Keys): void {
  useKeysWithin(root, (event) => {
    if (event.defaultPrevented || isTyping(event.target)) return
    const isWithCommand = event.ctrlKey || event.metaKey
    const act = actionOf(event.key, isWithCommand)
    if (!act || event.altKey) return
    event.preventDefault()
    event.stopPropagation()
    act()
  })

  function actionOf(key: string, isWithCommand: boolean): (() => void) | null {
    const fitsAcross = view.frame !== null && view.layout.width <= view.frame.width
    if (isWithCommand)
      return key === 'f' && onFind
        ? onFind
        : key === 'Home'
          ? () => view.go({ page: 1 })
          : key === 'End'
            ? () => view.go({ page: view.layout.tops.length })
            : key === '+' || key === '='
              ? () => view.zoomTo(zoomStep(view.zoom, true))
              : key === '-'
                ? () => view.zoomTo(zoomStep(view.zoom, false))
                : null
    switch (key) {
      case '+':
      case '=':
        return () => view.zoomTo(zoomStep(view.zoom, true))
      case '-':
        return () => view.zoomTo(zoomStep(view.zoom, false))
      case '0':
        return () => view.fit('width')
      case 'r':
        return () => setTurn(nextTurn(turn))
      case 'ArrowLeft':
        return fitsAcross ? () => view.go({ page: page - 1 }) : null
      case 'ArrowRight':
        return fitsAcross ? () => view.go({ page: page + 1 }) : null
      default:
        return null
    }
  }
}

/** The browser's own search would see only the pages that are held: it is ours unless the focus is elsewhere on the page. */
export function useFindKey(onFind: () => void): void {
  const find = useRef(onFind)
  useLayoutEffect(() => {
    find.current = onFind
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isFind = (event.ctrlKey || event.metaKey) && event.key === 'f' && !event.altKey
      if (!isFind || event.defaultPrevented || document.activeElement !== document.body) return
      event.preventDefault()
      find.current()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null
