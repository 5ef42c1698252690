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
