import { type RefObject, useEffect, useState } from 'react'

/** How many rows of a table lie under the lower edge of the panel that it scrolls in. */
export function useRowsBelow(table: RefObject<HTMLTableElement | null>, rows: number): number {
  const [below, setBelow] = useState(0)
  useEffect(() => {
    const panel = table.current?.closest<HTMLElement>('[data-panel-content]')
    if (!panel) return
    const count = () => {
      const edge = panel.getBoundingClientRect().bottom
      const all = [...(table.current?.tBodies[0]?.rows ?? [])]
      // A row of which the half is there can be read.
      setBelow(
        all.filter((row) => {
          const { top, bottom } = row.getBoundingClientRect()
          return (top + bottom) / 2 > edge
        }).length,
      )
    }
    count()
    const sizes = new ResizeObserver(count)
    sizes.observe(panel)
    panel.addEventListener('scroll', count, { passive: true })
    return () => {
      sizes.disconnect()
      panel.removeEventListener('scroll', count)
    }
  }, [table, rows])
  return below
}
