import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { SearchValues } from './search.ts'

/**
 * What is shown over a page and stands in its address, such as a panel: showing it is a step, so that the
 * browser's button, or a phone's, closes it instead of leaving the page.
 */
export const useShownOver = (
  isShown: boolean,
  write: (changes: SearchValues, isStep: boolean) => void,
) => {
  const { history } = useRouter()
  // False where it was opened by its address: closing it then may not leave the page.
  const isStep = useRef(false)
  useEffect(() => {
    if (!isShown) isStep.current = false
  }, [isShown])
  return {
    show: (changes: SearchValues) => {
      if (!isShown) isStep.current = true
      write(changes, !isShown)
    },
    close: (changes: SearchValues) => {
      if (!isStep.current) return write(changes, false)
      isStep.current = false
      history.back()
    },
  }
}
