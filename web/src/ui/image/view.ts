export type ViewedImage = { src: string; name: string; downloadHref: string }

/** From the middle of the screen. */
export type Point = { xPx: number; yPx: number }

/** How an image is seen: turned by quarters, mirrored, enlarged from its fitted size, moved. */
export type View = {
  turns: 0 | 1 | 2 | 3
  isFlippedX: boolean
  isFlippedY: boolean
  scale: number
  xPx: number
  yPx: number
}

export type ViewAction =
  | { kind: 'rotate'; quarter: 1 | -1 }
  | { kind: 'flip'; axis: 'x' | 'y' }
  /** About a point of the screen; about its middle where none is given. */
  | { kind: 'zoom'; factor: number; at?: Point }
  | { kind: 'move'; dxPx: number; dyPx: number }
  | { kind: 'center' }
  /** Whole and in the middle, turned and mirrored as it is. */
  | { kind: 'fit' }
  | { kind: 'reset' }

export const freshView: View = {
  turns: 0,
  isFlippedX: false,
  isFlippedY: false,
  scale: 1,
  xPx: 0,
  yPx: 0,
}

export const [scaleMin, scaleMax] = [0.25, 8]
export const zoomStep = 1.25

export const changeView = (view: View, action: ViewAction): View => {
  switch (action.kind) {
    case 'rotate':
      return { ...view, turns: ((view.turns + action.quarter + 4) % 4) as View['turns'] }
    case 'flip':
      return flipped(view, action.axis)
    case 'zoom':
      return zoomed(view, action.factor, action.at)
    case 'move':
      return { ...view, xPx: view.xPx + action.dxPx, yPx: view.yPx + action.dyPx }
    case 'center':
      return { ...view, xPx: 0, yPx: 0 }
    case 'fit':
      return { ...view, xPx: 0, yPx: 0, scale: 1 }
    case 'reset':
      return freshView
  }
}

export const isFitted = ({ scale, xPx, yPx }: View): boolean =>
  scale === 1 && xPx === 0 && yPx === 0

export const transformOf = ({ turns, isFlippedX, isFlippedY, scale, xPx, yPx }: View): string =>
  `translate(${xPx}px, ${yPx}px) scale(${scale}) rotate(${turns * 90}deg) scale(${isFlippedX ? -1 : 1}, ${isFlippedY ? -1 : 1})`

/** Along the screen's axis, whatever the image's rotation. */
const flipped = (view: View, axis: 'x' | 'y'): View =>
  (axis === 'x') === (view.turns % 2 === 0)
    ? { ...view, isFlippedX: !view.isFlippedX }
    : { ...view, isFlippedY: !view.isFlippedY }

const zoomed = (view: View, factor: number, at: Point = { xPx: 0, yPx: 0 }): View => {
  const scale = Math.min(scaleMax, Math.max(scaleMin, view.scale * factor))
  const change = scale / view.scale
  return {
    ...view,
    scale,
    xPx: at.xPx + (view.xPx - at.xPx) * change,
    yPx: at.yPx + (view.yPx - at.yPx) * change,
  }
}
