import { useEffect, useState } from 'react'

/** Called after a refused submit: once its errors are drawn, the first field of them has the focus. */
export const useErrorFocus = (): (() => void) => {
  const [refusals, setRefusals] = useState(0)
  useEffect(() => {
    if (refusals > 0) firstError()?.focus()
  }, [refusals])
  return () => setRefusals((count) => count + 1)
}

/** In what lies on top: a dialog's form goes before the page's. */
const firstError = () => {
  const top = [...document.querySelectorAll('[aria-modal="true"]')].at(-1) ?? document
  return top.querySelector<HTMLElement>(':is(input, textarea, select)[aria-invalid="true"]')
}
