import type { GraphicsState } from './graphics-state.ts'
import { isWhite } from './graphics-state.ts'
import { multiplied, placed } from './matrix.ts'
import type { Box, Fragment, HiddenBy } from './page-content.ts'

/** As pdf.js tells glyphs; a number moves the next one back, in thousandths of the font's size. */
export type Glyph = { unicode: string; width: number; isSpace: boolean }

/** Part of the font's size from which on a gap between two glyphs is a space. */
export const spaceGap = 0.14
const tinySize = 1.5
const invisibleModes = [3, 7]
const strokeModes = [1, 5]
const faintAlpha = 0.06

type Shown = {
  page: { width: number; height: number }
  order: number
  inHiddenLayer: boolean
  into: Fragment[]
}

/** Draws glyphs: fragments of text with their places, cut at spaces and gaps. Moves the state past them. */
export function showText(
  state: GraphicsState,
  glyphs: readonly (Glyph | number | null)[],
  { page, order, inHiddenLayer, into }: Shown,
): void {
  const { fontSize, charSpacing, wordSpacing } = state
  if (fontSize === 0) return
  const direction = fontSize < 0 ? -1 : 1
  const emSize = Math.abs(fontSize)
  const scaleX = state.horizontalScale * direction
  const matrix = multiplied(state.matrix, state.textMatrix)
  const [a, b, c, d] = matrix
  const along = Math.hypot(a, b) * Math.abs(scaleX)
  const size = emSize * Math.hypot(c, d)
  const turns = turnsOf(a * scaleX, b * scaleX)
  const colour = strokeModes.includes(state.mode) ? state.stroke : state.fill
  const white = isWhite(colour)
  let text = ''
  let startsAt = 0
  let endsAt = 0
  let afterSpace = false
  let at = 0
  const close = (): void => {
    if (text !== '') {
      const [x, y] = placed(matrix, state.x + startsAt * scaleX, state.y + state.rise)
      const length = Math.abs(endsAt - startsAt) * along
      const fragment: Fragment = {
        text,
        x,
        y,
        length,
        size,
        turns,
        afterSpace,
        order,
        isWhite: white,
        hiddenBy: null,
      }
      fragment.hiddenBy = inHiddenLayer ? 'layer' : hiddenBy(fragment, state, page)
      into.push(fragment)
      afterSpace = false
    }
    text = ''
  }
  for (const glyph of glyphs) {
    if (glyph === null) continue
    if (typeof glyph === 'number') {
      at -= (glyph * emSize) / 1000
      continue
    }
    const width = glyph.width * emSize * state.font.scale
    if (glyph.unicode.trim() === '') {
      close()
      afterSpace = true
    } else {
      if (text !== '' && Math.abs(at - endsAt - charSpacing) > spaceGap * emSize) close()
      if (text === '') startsAt = at
      text += glyph.unicode
      endsAt = at + width
    }
    at += width + charSpacing + (glyph.isSpace ? wordSpacing : 0)
  }
  close()
  state.x += at * scaleX
}

/** Text that leans is read as the nearest quarter turn. Positions grow downwards. */
const turnsOf = (x: number, y: number): Fragment['turns'] => {
  if (Math.abs(x) >= Math.abs(y)) return x >= 0 ? 0 : 2
  return y >= 0 ? 1 : 3
}

function hiddenBy(
  { x, y, size }: Fragment,
  { mode, alpha, clip }: GraphicsState,
  { width, height }: Shown['page'],
): HiddenBy | null {
  if (invisibleModes.includes(mode)) return 'mode'
  if (alpha < faintAlpha) return 'transparent'
  if (size < tinySize) return 'tiny'
  const isIn = (box: Box) =>
    x >= box.left - size && x <= box.right && y >= box.top && y - size <= box.bottom
  const page = { left: 0, top: 0, right: width, bottom: height }
  return isIn(page) && (!clip || isIn(clip)) ? null : 'outside'
}
