import { useEffect, useState } from 'react'

/**
 * Gives the focus back to what opened a dialog that is taken away as a whole: Mantine gives it back
 * only where a dialog stays and is told to close.
 */
export const useFocusBack = () => {
  const [opener] = useState(openerNow)
  useEffect(
    () => () => {
      if (document.activeElement !== document.body) return
      // A row that was saved under another name may have left the page of its list: its button is gone.
      const back = opener?.isConnected ? opener : document.querySelector('main')
      back?.focus({ preventScroll: true })
    },
    [opener],
  )
}

/** What has the focus; an entry of a menu goes with it, and the menu's button stands for it. */
const openerNow = (): HTMLElement | null => {
  const { activeElement } = document
  const button = activeElement?.closest('[role=menu]')?.getAttribute('aria-labelledby')
  const opener = button ? document.getElementById(button) : activeElement
  return opener instanceof HTMLElement ? opener : null
}
