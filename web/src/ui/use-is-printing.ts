import { useEffect, useState } from 'react'

/** On paper a table has all of its rows. */
export const useIsPrinting = () => {
  const [isPrinting, setIsPrinting] = useState(false)
  useEffect(() => {
    const begin = () => setIsPrinting(true)
    const end = () => setIsPrinting(false)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinting
}
