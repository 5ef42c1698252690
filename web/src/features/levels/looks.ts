import type { LevelsLook } from '@puquio/figures'

/** As the page is, in both schemes. */
export const levelsOnScreen: LevelsLook = {
  ink: 'var(--ink)',
  line: 'var(--line-strong)',
  paper: 'var(--mantine-color-body)',
  font: 'inherit',
  ground: '#9c7a3c',
  water: '#4a90d0',
  danger: 'var(--danger)',
}

/** Dark on white, as a file. */
export const levelsOnPaper: LevelsLook = {
  ink: '#1b1e25',
  line: '#b9c0ca',
  paper: '#ffffff',
  font: 'Inter, sans-serif',
  ground: '#8a6d3b',
  water: '#2f6fb3',
  danger: '#c0261c',
}
