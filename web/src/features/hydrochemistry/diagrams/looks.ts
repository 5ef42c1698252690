import { useComputedColorScheme } from '@mantine/core'
import { type Look, onPaper } from '@puquio/figures'
import { useMemo } from 'react'
import { onScreen } from '../../../widgets/figures/on-screen.ts'

/** Pixels of a diagram as a file: half a page of A4. */
export const printWidth = 720

/** The page's palette with its colours as they are in the scheme of now: a canvas cannot take them from the style sheet. */
export const useScreenLook = (): Look => {
  const scheme = useComputedColorScheme('light')
  return useMemo(() => readLook(scheme), [scheme])
}

function readLook(scheme: 'light' | 'dark'): Look {
  const page = document.querySelector(`:root[data-mantine-color-scheme='${scheme}']`)
  const style = getComputedStyle(page ?? document.documentElement)
  const read = (key: 'ink' | 'dim' | 'line' | 'paper') =>
    style.getPropertyValue(onScreen[key].slice('var('.length, -1)).trim() || onPaper[key]
  return {
    ...onScreen,
    ink: read('ink'),
    dim: read('dim'),
    line: read('line'),
    paper: read('paper'),
  }
}
