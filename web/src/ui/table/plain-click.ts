/** Returns whether a click on a row means the row: neither on a control, here or in a menu of the row, nor the end of marking text. */
export const isPlainClick = (target: EventTarget, row: Element): boolean =>
  target instanceof Element &&
  row.contains(target) &&
  target.closest('a, button, input, label') === null &&
  getSelection()?.type !== 'Range'
