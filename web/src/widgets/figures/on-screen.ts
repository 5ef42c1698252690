import type { Look } from '@puquio/figures'

/** The palette of figures on a page, in the light and the dark scheme. */
export const onScreen: Look = {
  ink: 'var(--ink)',
  dim: 'var(--ink-dim)',
  line: 'var(--line-strong)',
  paper: 'var(--mantine-color-body)',
  font: 'inherit',
  danger: 'var(--danger)',
  warning: 'var(--warning)',
  good: 'var(--good)',
  band: 'color-mix(in srgb, var(--good) 12%, transparent)',
  ground: '#9c7a3c',
  water: '#4a90d0',
}
