import type { DeviceState } from '@puquio/domain'
import type { Mark } from '../status/marks.ts'

/** One colour and one shape a state, in the list and on the map alike. */
export const stateMarks: Readonly<Record<DeviceState, Mark>> = {
  alarm: {
    path: 'M2.5 2.5H13.5V13.5H2.5z',
    isFilled: true,
    color: { light: '#c0261c', dark: '#ff7a6e' },
  },
  warning: {
    path: 'M8 2L14.5 13.5H1.5z',
    isFilled: true,
    color: { light: '#a86200', dark: '#f0b441' },
  },
  stale: {
    path: 'M3.5 3.5L12.5 12.5M12.5 3.5L3.5 12.5',
    isFilled: false,
    color: { light: '#c0261c', dark: '#ff7a6e' },
  },
  never: {
    path: 'M8 3a5 5 0 1 1 0 10a5 5 0 1 1 0-10z',
    isFilled: false,
    color: { light: '#5b6b7d', dark: '#9fb0c3' },
  },
  'alarm-disabled': {
    path: 'M8 3a5 5 0 1 1 0 10a5 5 0 1 1 0-10zM4.5 11.5L11.5 4.5',
    isFilled: false,
    color: { light: '#737b85', dark: '#8b94a1' },
  },
  ok: {
    path: 'M8 2a6 6 0 1 1 0 12a6 6 0 1 1 0-12z',
    isFilled: true,
    color: { light: '#0b7a63', dark: '#3ecfae' },
  },
}
