import { useComputedColorScheme } from '@mantine/core'
import { type Look, onPaper } from '@puquio/figures'
import { useMemo } from 'react'

/** Pixels of a diagram as a file: half a page of A4. */
export const printWidth = 720

/** The page's own colours as they are now: a canvas cannot take them from its style sheet. */
export const useScreenLook = (): Look => {
  const scheme = useComputedColorScheme('light')
  return useMemo(() => readLook(scheme), [scheme])
}

const readLook = (scheme: 'light' | 'dark'): Look => {
  const style = getComputedStyle(document.documentElement)
  const read = (name: string, otherwise: string) => style.getPropertyValue(name).trim() || otherwise
  const isDark = scheme === 'dark'
  return {
    ink: read('--ink', isDark ? '#e6e8ec' : onPaper.ink),
    dim: read('--ink-dim', isDark ? '#a5adba' : onPaper.dim),
    line: read('--line-strong', isDark ? '#4a515c' : onPaper.line),
    paper: getComputedStyle(document.body).backgroundColor || (isDark ? '#1a1d21' : onPaper.paper),
    font: 'inherit',
  }
}
