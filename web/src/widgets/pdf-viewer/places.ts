import type { PageSize, Turn } from './layout.ts'

/** A rectangle on a page, in points from its top left as the file shows it. */
export type Area = { x: number; y: number; width: number; height: number }

/** A rectangle as parts of the page's width and height. */
export type Share = { left: number; top: number; width: number; height: number }

/** Where an area stands on a page that the reader has turned. */
export function shareOf(area: Area, page: PageSize, turn: Turn): Share {
  const left = area.x / page.width
  const top = area.y / page.height
  const width = area.width / page.width
  const height = area.height / page.height
  switch (turn) {
    case 0:
      return { left, top, width, height }
    case 90:
      return { left: 1 - top - height, top: left, width: height, height: width }
    case 180:
      return { left: 1 - left - width, top: 1 - top - height, width, height }
    case 270:
      return { left: top, top: 1 - left - width, width: height, height: width }
  }
}

export const percentOf = ({ left, top, width, height }: Share) => ({
  left: `${left * 100}%`,
  top: `${top * 100}%`,
  width: `${width * 100}%`,
  height: `${height * 100}%`,
})
