import { useEffect, useLayoutEffect, useRef } from 'react'

export const reviewKeys = {
  next: 'J',
  previous: 'K',
  verify: 'V',
  edit: 'E',
  reject: 'X',
  split: 'S',
  join: 'U',
  undo: 'Z',
} as const
export type ReviewAct = keyof typeof reviewKeys

/**
 * One key for each act, wherever the focus is but where something is typed or chosen. They come before the keys of the
 * viewer, which has its own.
 */
export const useReviewKeys = (acts: Partial<Record<ReviewAct, () => void>>, isOn: boolean) => {
  const now = useRef(acts)
  useLayoutEffect(() => {
    now.current = acts
  })
  useEffect(() => {
    if (!isOn) return undefined
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      const key = event.key.toUpperCase()
      const act = (Object.keys(reviewKeys) as ReviewAct[]).find((one) => reviewKeys[one] === key)
      const run = act && now.current[act]
      if (!run) return
      event.preventDefault()
      event.stopPropagation()
      run()
    }
    window.addEventListener('keydown', press, { capture: true })
    return () => window.removeEventListener('keydown', press, { capture: true })
  }, [isOn])
}

const isTyping = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], [role=dialog], [role=menu]') !== null
