import { screens } from '@puquio/domain'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { Commitment } from '@puquio/contract/commitments/record'

const restMs = 300

/**
 * Which one is open: at once here, and in the address when the person rests on it. Whoever goes on from the last one,
 * where no more are to be read, has reached the end.
 */
export const usePosition = (
  items: readonly Commitment[],
  wanted: number | undefined,
  hasMore: boolean,
) => {
  const navigate = useNavigate({ from: screens.CommitmentReview.path })
  const [chosen, setChosen] = useState(wanted)
  const [isEndReached, setIsEndReached] = useState(false)
  const found = items.findIndex(({ id }) => id === chosen)
  const at = Math.max(0, found)
  const current = items[at]?.id
  useEffect(() => {
    if (current === undefined || current === wanted) return undefined
    const timer = setTimeout(
      () =>
        void navigate({
          search: (before) => ({ ...before, commitment: current }),
          replace: true,
          resetScroll: false,
        }),
      restMs,
    )
    return () => clearTimeout(timer)
  }, [current, wanted, navigate])
  const go = (id: number) => {
    setIsEndReached(false)
    setChosen(id)
  }
  const step = (by: number) => {
    const next = items[at + by]
    if (next) go(next.id)
    else if (by > 0 && !hasMore) setIsEndReached(true)
  }
  const [next, before] = [items[at + 1], items[at - 1]]
  return { at, open: items[at], next, before, isEndReached, go, step }
}
