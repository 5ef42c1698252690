import { useEffect } from 'react'
import { dropPrepared, prepareDocument } from './prepared-document.ts'

/** What is on the page that is shown comes first. */
const restMs = 250

/** Opens the document that is probably shown next; while another one is shown it is kept for that. */
export function useNextDocument(url: string | undefined, page: number, isReady: boolean) {
  useEffect(() => {
    if (url === undefined || !isReady) return undefined
    const timer = setTimeout(() => prepareDocument(url, page), restMs)
    // What was prepared stays: it may be what is shown now.
    return () => clearTimeout(timer)
  }, [url, page, isReady])
  useEffect(() => dropPrepared, [])
}
