import { screens } from '@puquio/domain'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { Commitment } from '@puquio/contract/commitments/record'

const restMs = 300

/** Which one is open: at once here, and in the address when the person rests on it. */
export const usePosition = (items: readonly Commitment[], wanted: number | undefined) => {
  const navigate = useNavigate({ from: screens.CommitmentReview.path })
  const [chosen, setChosen] = useState(wanted)
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
  const step = (by: number) => {
    const next = items[at + by]
    if (next) setChosen(next.id)
  }
  return { at, open: items[at], next: items[at + 1], before: items[at - 1], go: setChosen, step }
}
