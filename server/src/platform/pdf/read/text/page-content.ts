/**
 * What a page draws, as far as its text needs it. Lengths are points and positions are counted from the top left of
 * the page as it is shown, turned and cropped.
 */
export type PageContent = {
  width: number
  height: number
  fragments: Fragment[]
  fills: Fill[]
  rules: Rule[]
  bars: Bar[]
  pictures: Box[]
  /** Paths that were painted: text that was turned into outlines is many of them. */
  paths: number
}

export type Box = { left: number; top: number; right: number; bottom: number }

/** Why a person does not see a text that stands on a page. */
export type HiddenBy =
  | 'mode'
  | 'transparent'
  | 'tiny'
  | 'outside'
  | 'layer'
  | 'background'
  | 'covered'

/** Characters without a space between them, as the file draws them at once. */
export type Fragment = {
  text: string
  /** The start of its baseline. */
  x: number
  y: number
  /** Along the baseline. */
  length: number
  size: number
  /** Quarter turns clockwise from left to right. */
  turns: 0 | 1 | 2 | 3
  /** The file has a space before it. */
  afterSpace: boolean
  /** Its place among what the page draws. */
  order: number
  isWhite: boolean
  hiddenBy: HiddenBy | null
  /** Where it stands, if that does not follow from its baseline. */
  box?: Box
}

/** A painted area. `isPlain` says that it is a rectangle of one opaque colour. */
export type Fill = Box & { order: number; isWhite: boolean; isPlain: boolean }

/** A horizontal line, and a vertical one. */
export type Rule = { left: number; right: number; y: number }
export type Bar = { top: number; bottom: number; x: number }

export const boxOf = ({ x, y, length, size, turns, box }: Fragment): Box => {
  if (box) return box
  // What letters reach above and below their baseline, as most fonts have it.
  const [up, down] = [size * 0.8, size * 0.22]
  if (turns === 0) return { left: x, right: x + length, top: y - up, bottom: y + down }
  if (turns === 1) return { left: x - down, right: x + up, top: y, bottom: y + length }
  if (turns === 2) return { left: x - length, right: x, top: y - down, bottom: y + up }
  return { left: x - up, right: x + down, top: y - length, bottom: y }
}
