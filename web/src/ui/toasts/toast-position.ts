type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>

/** From the window's bottom edge to the toasts, where nothing stands in their way. */
export const toastBottomPx = 20
const gapPx = 12
/** How far up the window they rise at most: higher they would stand over what is being read. */
const highest = 1 / 4

/**
 * How far above the bottom edge the toasts stand: over the button that was pressed, so that it can be
 * pressed again, and over fields, so that what is typed stays in sight. Where they would rise to the middle
 * of the page over all of them, the button counts alone, and then nothing.
 */
export const toastBottom = (
  toasts: Toasts,
  pressed: Box | null,
  fields: readonly Box[],
  windowHeightPx: number,
): number => {
  const button = pressed === null ? [] : [pressed]
  return (
    clearOf(toasts, [...button, ...fields], windowHeightPx) ??
    clearOf(toasts, button, windowHeightPx) ??
    toastBottomPx
  )
}

type Toasts = Pick<DOMRect, 'height' | 'left' | 'right'>

/** Rises over one obstacle after the other; null where that is higher than toasts stand. */
const clearOf = (
  toasts: Toasts,
  obstacles: readonly Box[],
  windowHeightPx: number,
): number | null => {
  let bottomPx = toastBottomPx
  const isCovered = ({ left, right, top, bottom }: Box) =>
    left < toasts.right + gapPx &&
    right > toasts.left - gapPx &&
    top < windowHeightPx - bottomPx + gapPx &&
    bottom > windowHeightPx - bottomPx - toasts.height - gapPx
  for (;;) {
    const covered = obstacles.find(isCovered)
    if (covered === undefined) return bottomPx
    bottomPx = windowHeightPx - covered.top + gapPx
    if (bottomPx > windowHeightPx * highest) return null
  }
}
