import { useElementSize } from '@mantine/hooks'
import { useEffect, useRef } from 'react'
import styles from './diagrams.module.css'

type DiagramProps = {
  /** Writes the SVG for a width in pixels. */
  draw: (width: number) => string
  chosen: ReadonlySet<string | number>
  onChoose: (id: number) => void
  /** What stands beside a mark that is pointed at. */
  hintOf: (id: number) => string
}

const [least, most] = [320, 760]

/** A diagram as its figure writes it. What is chosen stays as it is, the others pale; a mark is chosen by pressing it. */
export const Diagram = ({ draw, chosen, onChoose, hintOf }: DiagramProps) => {
  const { ref, width } = useElementSize<HTMLDivElement>()
  const frame = useRef<HTMLDivElement>(null)
  const shown = Math.min(most, Math.max(least, width))
  useEffect(() => {
    const parsed = new DOMParser().parseFromString(draw(shown), 'image/svg+xml')
    frame.current?.replaceChildren(document.importNode(parsed.documentElement, true))
  }, [draw, shown])
  useEffect(() => {
    for (const mark of frame.current?.querySelectorAll<SVGElement>('[data-sample]') ?? []) {
      const isPale = chosen.size > 0 && !chosen.has(Number(mark.dataset['sample']))
      if (isPale) mark.dataset['pale'] = ''
      else delete mark.dataset['pale']
    }
  }, [chosen, draw, shown])
  const markAt = (target: EventTarget) =>
    target instanceof Element ? target.closest<SVGElement>('[data-sample]') : null
  return (
    <div ref={ref}>
      {/* By keys samples are chosen in the table. */}
      <div
        ref={frame}
        className={styles.diagram}
        role="presentation"
        onPointerOver={({ target, currentTarget }) => {
          const mark = markAt(target)
          currentTarget.title = mark ? hintOf(Number(mark.dataset['sample'])) : ''
        }}
        onClick={({ target }) => {
          const mark = markAt(target)
          if (mark) onChoose(Number(mark.dataset['sample']))
        }}
      />
    </div>
  )
}
