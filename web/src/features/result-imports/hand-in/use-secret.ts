import { useEffect, useState } from 'react'
import { readStored, writeStored } from '../../../lib/storage.ts'

const storageKey = 'puquio.laboratory'

/**
 * The secret of the link, which stands in the fragment of its address. It is taken out of the address bar, so that
 * nobody reads or copies it there, and kept for this tab. Null where there is none.
 */
export const useSecret = (): string | null => {
  const [secret, setSecret] = useState(takeSecret)
  useEffect(() => {
    clearFragment()
    const onChange = () => {
      setSecret(takeSecret())
      clearFragment()
    }
    window.addEventListener('hashchange', onChange)
    return () => window.removeEventListener('hashchange', onChange)
  }, [])
  return secret
}

function takeSecret(): string | null {
  const opened = window.location.hash.slice(1)
  if (opened !== '') writeStored('tab', storageKey, opened)
  return opened || readStored<string>('tab', storageKey)
}

const clearFragment = () => {
  if (window.location.hash !== '')
    window.history.replaceState(window.history.state, '', window.location.pathname)
}
