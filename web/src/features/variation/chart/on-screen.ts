import type { ChartLook } from '@puquio/figures'

/** The page's own colours, of the light and the dark scheme. */
export const onScreen: ChartLook = {
  ink: 'var(--ink)',
  dim: 'var(--ink-dim)',
  line: 'var(--line)',
  paper: 'var(--mantine-color-body)',
  danger: 'var(--danger)',
  font: 'inherit',
}
