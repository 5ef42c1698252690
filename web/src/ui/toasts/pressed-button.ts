/** Where the last button was that somebody pressed, by pointer, Enter or Space. */
let pressed: { button: Element; box: DOMRect } | null = null

/** Its position, or the last one once it is gone, since the next form has its button there. */
export const pressedBox = (): DOMRect | null => {
  if (pressed === null) return null
  return pressed.button.isConnected ? pressed.button.getBoundingClientRect() : pressed.box
}

/** Enter in a form counts too: the browser presses the form's button. */
export const followPressed = (event: Event): void => {
  const button = event.target instanceof Element ? event.target.closest('button, a') : null
  if (button) pressed = { button, box: button.getBoundingClientRect() }
}
