type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>

/** From the window's bottom edge to the toasts, where nothing stands in their way. */
export const toastBottomPx = 20
const gapPx = 12

/**
 * How far above the bottom edge the toasts stand: over the button that was pressed, where they would
 * cover it, so that it can be pressed again.
 */
export const toastBottom = (
  toasts: Pick<DOMRect, 'height' | 'left' | 'right'>,
  pressed: Box | null,
  windowHeightPx: number,
): number => {
  if (pressed === null) return toastBottomPx
  const bottom = windowHeightPx - toastBottomPx
  const isCovered =
    pressed.left < toasts.right + gapPx &&
    pressed.right > toasts.left - gapPx &&
    pressed.top < bottom + gapPx &&
    pressed.bottom > bottom - toasts.height - gapPx
  const lifted = windowHeightPx - pressed.top + gapPx
  const hasRoom = lifted + toasts.height <= windowHeightPx
  return isCovered && hasRoom ? lifted : toastBottomPx
}
