import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import {
  boundedZoom,
  type Frame,
  gapPx,
  heldPages,
  layOut,
  type PageSize,
  pixelsPerPoint,
  type Turn,
  type Zoom,
  zoomIn,
} from '../layout.ts'
import { type Area, type Share, shareOf } from '../places.ts'
import { type Anchor, anchorAt, boxOf, currentPage, positionOf } from './anchor.ts'

type Wanted = { count: number; firstPage: PageSize; turn: Turn; onPage: (page: number) => void }

/** Where to go: a page, and a place on it that is to be in sight. */
export type Goal = { page: number; share?: Share; area?: Area }

const atTop: Anchor = { page: 1, across: 0.5, down: 0, x: 0, y: gapPx }

/** Lays the pages out, follows how they are scrolled, and holds only those in sight. */
export function usePages({ count, firstPage, turn, onPage }: Wanted) {
  const scroller = useRef<HTMLDivElement>(null)
  const [frame, setFrame] = useState<Frame | null>(null)
  const [sizes, setSizes] = useState<readonly PageSize[]>(() =>
    Array.from({ length: count }, () => firstPage),
  )
  const [wish, setWish] = useState<{ zoom: Zoom; page: PageSize }>({
    zoom: 'width',
    page: firstPage,
  })
  const [held, setHeld] = useState<readonly number[]>([])
  const anchor = useRef<Anchor>(atTop)
  const current = useRef(1)
  const goal = useRef<Goal | null>(null)
  const reached = useRef<{ top: number; page: number } | null>(null)

  const zoom = frame ? boundedZoom(zoomIn(frame, wish.page, turn, wish.zoom), sizes) : 1
  const layout = useMemo(() => layOut(sizes, zoom, turn), [sizes, zoom, turn])
  const latest = useRef({ layout, frame, sizes, turn, onPage })
  useLayoutEffect(() => {
    latest.current = { layout, frame, sizes, turn, onPage }
  })

  const look = useCallback(() => {
    const element = scroller.current
    const { layout: now, frame: inFrame, onPage: tell } = latest.current
    if (!element || !inFrame) return
    const { scrollTop: top, scrollLeft: left } = element
    const isReached = reached.current !== null && Math.abs(reached.current.top - top) < 2
    if (!isReached) reached.current = null
    anchor.current = anchorAt(now, inFrame, { left, top }, { x: inFrame.width / 2, y: gapPx })
    const pages = heldPages(now, top, top + inFrame.height)
    setHeld((before) => (isSame(before, pages) ? before : pages))
    const page = reached.current?.page ?? currentPage(now, inFrame, top)
    if (page === current.current) return
    current.current = page
    tell(page)
  }, [])

  const go = useCallback(
    (to: Goal) => {
      const element = scroller.current
      const { layout: now, frame: inFrame, sizes: known, turn: turned } = latest.current
      goal.current = to
      if (!element || !inFrame) return
      const page = Math.max(1, Math.min(to.page, now.tops.length))
      const box = boxOf(now, inFrame, page)
      const size = known[page - 1]
      const share = to.area && size ? shareOf(to.area, size, turned) : to.share
      element.scrollTop = share
        ? box.top + share.top * box.height - inFrame.height / 4
        : box.top - gapPx
      if (share) {
        const middle = box.left + (share.left + share.width / 2) * box.width
        element.scrollLeft = middle - inFrame.width / 2
      }
      reached.current = { top: element.scrollTop, page }
      look()
    },
    [look],
  )

  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return undefined
    const fit = () => {
      const { clientWidth: width, clientHeight: height } = element
      if (width === 0 || height === 0) return
      setFrame((before) =>
        before?.width === width && before.height === height ? before : { width, height },
      )
    }
    fit()
    const observer = new ResizeObserver(fit)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  // What was in sight stays there when the layout changes.
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element || !frame) return
    if (goal.current) {
      go(goal.current)
      return
    }
    const { left, top } = positionOf(layout, frame, anchor.current)
    element.scrollTop = top
    element.scrollLeft = left
    look()
  }, [layout, frame, go, look])

  useEffect(() => {
    const element = scroller.current
    if (!element) return undefined
    // Whoever scrolls by hand is no longer on the way to where the address led.
    const leave = () => {
      goal.current = null
    }
    const kinds = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const
    for (const kind of kinds) element.addEventListener(kind, leave, { passive: true })
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      for (const kind of kinds) element.removeEventListener(kind, leave)
      element.removeEventListener('scroll', look)
    }
  }, [look])

  const learnSize = useCallback((page: number, size: PageSize) => {
    setSizes((before) => {
      const known = before[page - 1]
      if (!known || (same(known.width, size.width) && same(known.height, size.height)))
        return before
      return before.with(page - 1, size)
    })
  }, [])

  /** Zooms about a point of the frame; without one about its middle. */
  const zoomTo = useCallback((next: Zoom, at?: { x: number; y: number }) => {
    const element = scroller.current
    const { layout: now, frame: inFrame } = latest.current
    if (element && inFrame) {
      const { scrollLeft: left, scrollTop: top } = element
      const middle = {
        x: inFrame.width / 2,
        y: typeof next === 'number' ? inFrame.height / 2 : gapPx,
      }
      anchor.current = anchorAt(now, inFrame, { left, top }, at ?? middle)
    }
    goal.current = null
    reached.current = null
    setWish((before) => ({ zoom: next, page: before.page }))
  }, [])

  return {
    scroller,
    frame,
    layout,
    held,
    sizes,
    zoom,
    wish: wish.zoom,
    scale: zoom * pixelsPerPoint,
    go,
    zoomTo,
    fit: useCallback(
      (how: 'width' | 'page') => {
        zoomTo(how)
        const page = sizes[current.current - 1] ?? firstPage
        setWish({ zoom: how, page })
      },
      [zoomTo, sizes, firstPage],
    ),
    learnSize,
    current,
  }
}

export type PagesView = ReturnType<typeof usePages>

const same = (one: number, other: number) => Math.abs(one - other) < 0.01

const isSame = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((page, n) => page === other[n])
