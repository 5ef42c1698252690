import type { WellState } from '@puquio/domain'
import type { Mark } from '../status/marks.ts'

/** One colour and one shape a state of wells, in the list and on the map alike. */
export const wellMarks: Readonly<Record<WellState, Mark>> = {
  'over-limit': {
    path: 'M2.5 2.5H13.5V13.5H2.5z',
    isFilled: true,
    color: { light: '#c0261c', dark: '#ff7a6e' },
  },
  'under-limit': {
    path: 'M1.5 2.5H14.5L8 14z',
    isFilled: true,
    color: { light: '#a86200', dark: '#f0b441' },
  },
  artesian: {
    path: 'M8 2L14.5 13.5H1.5z',
    isFilled: true,
    color: { light: '#2f6fb3', dark: '#7db8f0' },
  },
  dry: {
    path: 'M2.5 3H13.5L8 13z',
    isFilled: false,
    color: { light: '#8a5a13', dark: '#d9a95b' },
  },
  outdated: {
    path: 'M3.5 3.5L12.5 12.5M12.5 3.5L3.5 12.5',
    isFilled: false,
    color: { light: '#737b85', dark: '#8b94a1' },
  },
  unmeasured: {
    path: 'M8 3a5 5 0 1 1 0 10a5 5 0 1 1 0-10z',
    isFilled: false,
    color: { light: '#5b6b7d', dark: '#9fb0c3' },
  },
  normal: {
    path: 'M8 2a6 6 0 1 1 0 12a6 6 0 1 1 0-12z',
    isFilled: true,
    color: { light: '#0b7a63', dark: '#3ecfae' },
  },
}
