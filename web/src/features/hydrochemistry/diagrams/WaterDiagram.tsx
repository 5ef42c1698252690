import { Box } from '@mantine/core'
import type { Diagram, DiagramMark, Look, Place } from '@puquio/figures'
import {
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import { useWidth } from '../../../ui/use-width.ts'
import { idsWithin, type Rectangle } from './brush.ts'
import styles from './diagrams.module.css'
import { chosenLayer } from './draw-chosen.ts'
import { showSvg } from '../../../widgets/figures/show-svg.ts'
import { useScreenLook } from './looks.ts'
import type { DrawDiagram } from './use-drawing.ts'
import '../texts.ts'

type WaterDiagramProps = {
  title: string
  draw: DrawDiagram
  chosen: ReadonlySet<string>
  onChoose: (ids: ReadonlySet<string>) => void
  /** What is said of a sample that is pointed at, or walked to by keys. */
  hintOf: (id: string) => string
  /** Pixels that it is as tall as at most, as long as it can be read then. */
  heightPx?: number | undefined
  /** It is drawn for a height as well as for a width, and may be as wide as there is room then. */
  isFitting?: boolean
}

const [least, most] = [320, 760]
/** Smaller letters are not read. */
const leastScale = 0.5
/**
 * Draws a diagram for the width at which it is shown largest within a height: for less width its letters stay as large, and
 * only what is left over is scaled. What could not be read then keeps its size.
 */
function drawnWithin(draw: DrawDiagram, look: Look, room: { width: number; heightPx: number }) {
  const scaleOf = ({ height }: Diagram) => Math.min(1, room.heightPx / height)
  let best = draw(room.width, look, room.heightPx)
  for (let width = room.width; scaleOf(best) < 1 && width > least; ) {
    width = Math.max(least, Math.floor(width * 0.84))
    const next = draw(width, look, room.heightPx)
    if (scaleOf(next) > scaleOf(best)) best = next
  }
  return scaleOf(best) < leastScale
    ? { diagram: draw(room.width, look), scale: 1 }
    : { diagram: best, scale: scaleOf(best) }
}

/** A pointer that moved less has pressed. */
const dragPx = 4

/**
 * A diagram as its figure writes it. What is chosen stays as it is, the others pale: by pressing a mark, by a rectangle, or by
 * keys that walk through the samples. What is chosen is drawn on a canvas, so that the rectangle stays smooth.
 */
export const WaterDiagram = (props: WaterDiagramProps) => {
  const { title, draw, chosen, onChoose, hintOf, heightPx, isFitting = false } = props
  const { t } = useTranslation('hydrochemistry')
  const { ref, width } = useWidth<HTMLDivElement>()
  const frame = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const picture = useRef<HTMLDivElement>(null)
  const pending = useRef(0)
  const drag = useRef<{ from: Place; isBrush: boolean; adds: boolean } | null>(null)
  const helpId = useId()
  const look = useScreenLook()
  const isOwnSize = isFitting && heightPx !== undefined
  const shown = Math.max(least, isOwnSize ? width : Math.min(most, width))
  const { diagram, scale } = useMemo(
    () =>
      heightPx === undefined
        ? { diagram: draw(shown, look), scale: 1 }
        : drawnWithin(draw, look, { width: shown, heightPx }),
    [draw, shown, look, heightPx],
  )
  const firsts = useMemo(
    () => [...new Map(diagram.marks.map((mark) => [mark.id, mark])).values()],
    [diagram],
  )
  const [walked, setWalked] = useState<DiagramMark | null>(null)
  const [pointed, setPointed] = useState<DiagramMark | null>(null)
  const layer = useRef<ReturnType<typeof chosenLayer> | null>(null)
  // Another diagram has other marks: where keys were is looked up by its sample.
  const at = (walked && firsts.find(({ id }) => id === walked.id)) ?? null

  useLayoutEffect(() => {
    showSvg(picture.current, diagram.svg)
    layer.current = canvas.current && chosenLayer(canvas.current, diagram, look)
  }, [diagram, look])

  const show = (ids: ReadonlySet<string>, rectangle: Rectangle | null) => {
    const marks = picture.current?.querySelector<SVGElement>('.marks')
    if (marks) {
      const isPaled = ids.size > 0 || rectangle !== null
      if (isPaled !== 'paled' in marks.dataset) {
        if (isPaled) marks.dataset['paled'] = ''
        else delete marks.dataset['paled']
      }
    }
    layer.current?.({ ids, walked: at, rectangle })
  }
  useEffect(() => show(chosen, null))

  const placeOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Place => {
    const box = frame.current?.getBoundingClientRect()
    const scale = box && box.width > 0 ? diagram.width / box.width : 1
    return { x: (clientX - (box?.left ?? 0)) * scale, y: (clientY - (box?.top ?? 0)) * scale }
  }
  const markAt = ({ target }: { target: EventTarget }): DiagramMark | null => {
    const element = target instanceof Element ? target.closest<SVGElement>('[data-sample]') : null
    const id = element?.dataset['sample']
    return diagram.marks.find((mark) => mark.id === id) ?? null
  }
  const toggle = (id: string) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    onChoose(next)
  }
  const within = (to: Place, adds: boolean, from: Place) => {
    const found = idsWithin(diagram, { from, to })
    return adds ? new Set([...chosen, ...found]) : found
  }
  const begin = (event: PointerEvent<HTMLDivElement>) => {
    // A finger scrolls the page, and chooses by pressing.
    if (event.button !== 0 || event.pointerType === 'touch') return
    drag.current = { from: placeOf(event), isBrush: false, adds: event.shiftKey }
  }
  const move = (event: PointerEvent<HTMLDivElement>) => {
    const begun = drag.current
    if (!begun) {
      if (event.pointerType !== 'touch') setPointed(markAt(event))
      return
    }
    const to = placeOf(event)
    if (!begun.isBrush) {
      if (Math.hypot(to.x - begun.from.x, to.y - begun.from.y) < dragPx) return
      begun.isBrush = true
      setPointed(null)
      event.currentTarget.setPointerCapture?.(event.pointerId)
    }
    if (pending.current !== 0) cancelAnimationFrame(pending.current)
    pending.current = requestAnimationFrame(() => {
      pending.current = 0
      if (drag.current) show(within(to, begun.adds, begun.from), { from: begun.from, to })
    })
  }
  const end = (event: PointerEvent<HTMLDivElement>) => {
    const begun = drag.current
    drag.current = null
    if (!begun?.isBrush) return
    if (pending.current !== 0) cancelAnimationFrame(pending.current)
    pending.current = 0
    onChoose(within(placeOf(event), begun.adds, begun.from))
    // The click that follows chooses nothing more.
    frame.current?.addEventListener('click', stop, { capture: true, once: true })
    setTimeout(() => frame.current?.removeEventListener('click', stop, { capture: true }), 0)
  }
  const giveUp = () => {
    if (!drag.current) return
    drag.current = null
    show(chosen, null)
  }
  const walk = (step: number) => {
    const index = at ? firsts.indexOf(at) : step > 0 ? -1 : firsts.length
    setWalked(firsts[Math.min(firsts.length - 1, Math.max(0, index + step))] ?? null)
  }
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const keys: Record<string, () => void> = {
      ArrowRight: () => walk(1),
      ArrowDown: () => walk(1),
      ArrowLeft: () => walk(-1),
      ArrowUp: () => walk(-1),
      PageDown: () => walk(10),
      PageUp: () => walk(-10),
      Home: () => setWalked(firsts[0] ?? null),
      End: () => setWalked(firsts.at(-1) ?? null),
      Enter: () => at && toggle(at.id),
      ' ': () => at && toggle(at.id),
      Escape: () => {
        giveUp()
        setWalked(null)
        onChoose(new Set())
      },
    }
    const act = keys[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  const hinted = at ?? pointed
  const said = at ? `${hintOf(at.id)}${chosen.has(at.id) ? ` · ${t('saidChosen')}` : ''}` : ''
  return (
    <div ref={ref}>
      {/* A drawing that is gone through by keys, whose values stand in the table, too. */}
      <Box
        ref={frame}
        className={styles.diagram}
        {...(scale < 1 || isOwnSize ? { maw: Math.floor(diagram.width * scale) } : {})}
        role="application"
        aria-label={title}
        aria-describedby={helpId}
        tabIndex={0}
        onKeyDown={press}
        onBlur={() => setWalked(null)}
        onPointerDown={begin}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={giveUp}
        onPointerLeave={() => setPointed(null)}
        onClick={(event) => {
          const mark = markAt(event)
          if (mark) toggle(mark.id)
        }}
      >
        <div ref={picture} />
        <canvas ref={canvas} className={styles.chosen} aria-hidden />
        {hinted && (
          <div
            className={styles.hint}
            aria-hidden
            style={{
              left: `${(100 * hinted.at.x) / diagram.width}%`,
              top: `${(100 * hinted.at.y) / diagram.height}%`,
            }}
            data-side={hinted.at.x > diagram.width / 2 ? 'left' : 'right'}
          >
            {hintOf(hinted.id)}
          </div>
        )}
      </Box>
      <p id={helpId} hidden>
        {t('use')}
      </p>
      <p className={styles.said} role="status">
        {said}
      </p>
    </div>
  )
}

const stop = (event: Event) => event.stopPropagation()
