import type { StationResultState } from '@puquio/contract/boards/map-subjects'
import type { Mark } from '../status/marks.ts'

/** One colour and one shape for how a station's newest sample compares with its limits. */
export const resultMarks: Readonly<Record<StationResultState, Mark>> = {
  exceeds: {
    path: 'M2.5 2.5H13.5V13.5H2.5z',
    isFilled: true,
    color: { light: '#c0261c', dark: '#ff7a6e' },
  },
  'near-limit': {
    path: 'M8 2L14.5 13.5H1.5z',
    isFilled: true,
    color: { light: '#a86200', dark: '#f0b441' },
  },
  complies: {
    path: 'M8 2a6 6 0 1 1 0 12a6 6 0 1 1 0-12z',
    isFilled: true,
    color: { light: '#0b7a63', dark: '#3ecfae' },
  },
  'no-standard': {
    path: 'M8 3a5 5 0 1 1 0 10a5 5 0 1 1 0-10z',
    isFilled: false,
    color: { light: '#5b6b7d', dark: '#9fb0c3' },
  },
}
