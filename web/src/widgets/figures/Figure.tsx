import { useLayoutEffect, useRef } from 'react'
import { useWidth } from '../../ui/use-width.ts'
import { showSvg } from './show-svg.ts'
import styles from './Figure.module.css'

type FigureProps = {
  /** Writes the SVG for a width in pixels. */
  draw: (width: number) => string
  /** What stands beside the mark with this id that is pointed at. */
  hintOf?: (id: number) => string
  onChoose?: (id: number) => void
}

const least = 300

/** A figure as it is written for the width that there is. What it shows is listed beside it for those who use keys. */
export const Figure = ({ draw, hintOf, onChoose }: FigureProps) => {
  const { ref, width } = useWidth<HTMLDivElement>()
  const frame = useRef<HTMLDivElement>(null)
  const shown = Math.max(least, Math.floor(width))
  useLayoutEffect(() => {
    showSvg(frame.current, draw(shown))
  }, [draw, shown])
  const idAt = (target: EventTarget): number | null => {
    const mark = target instanceof Element ? target.closest<SVGElement>('[data-sample]') : null
    return mark ? Number(mark.dataset['sample']) : null
  }
  return (
    <div ref={ref}>
      <div
        ref={frame}
        className={styles.figure}
        role="presentation"
        data-pressed={onChoose !== undefined || undefined}
        onPointerOver={({ target, currentTarget }) => {
          const id = idAt(target)
          currentTarget.title = id === null || !hintOf ? '' : hintOf(id)
        }}
        onClick={({ target }) => {
          const id = idAt(target)
          if (id !== null) onChoose?.(id)
        }}
      />
    </div>
  )
}
