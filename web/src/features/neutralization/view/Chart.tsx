import { useElementSize } from '@mantine/hooks'
import { useEffect, useRef } from 'react'
import styles from './view.module.css'

const [least, most] = [300, 1100]

/** A chart as its figure writes it, as wide as its place. */
export const Chart = ({ draw }: { draw: (width: number) => string }) => {
  const { ref, width } = useElementSize<HTMLDivElement>()
  const frame = useRef<HTMLDivElement>(null)
  const shown = Math.min(most, Math.max(least, width))
  useEffect(() => {
    const parsed = new DOMParser().parseFromString(draw(shown), 'image/svg+xml')
    frame.current?.replaceChildren(document.importNode(parsed.documentElement, true))
  }, [draw, shown])
  return (
    <div ref={ref}>
      <div ref={frame} className={styles.chart} />
    </div>
  )
}
