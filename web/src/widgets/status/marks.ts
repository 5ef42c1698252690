import { type MonitoringStatus, statusesByUrgency } from '@puquio/domain'

export type Scheme = 'light' | 'dark'

export type Mark = {
  /** In a box of 16 × 16, drawn alike in SVG and on a canvas. */
  path: string
  isFilled: boolean
  /** At least 3:1 against the page of its scheme (tested). */
  color: Record<Scheme, string>
}

/** One colour and one shape a status, everywhere; the shapes alone tell them apart. */
export const statusMarks: Readonly<Record<MonitoringStatus, Mark>> = {
  done: {
    path: 'M8 2a6 6 0 1 1 0 12a6 6 0 1 1 0-12z',
    isFilled: true,
    color: { light: '#0b7a63', dark: '#3ecfae' },
  },
  near: {
    path: 'M8 2L14.5 13.5H1.5z',
    isFilled: true,
    color: { light: '#a86200', dark: '#f0b441' },
  },
  far: {
    path: 'M8 3a5 5 0 1 1 0 10a5 5 0 1 1 0-10z',
    isFilled: false,
    color: { light: '#5b6b7d', dark: '#9fb0c3' },
  },
  unfulfilled: {
    path: 'M2.5 2.5H13.5V13.5H2.5z',
    isFilled: true,
    color: { light: '#c0261c', dark: '#ff7a6e' },
  },
  rescheduled: {
    path: 'M2.5 12.5A5.5 5.5 0 0 1 13 9.5M13.5 4.5V10H8',
    isFilled: false,
    color: { light: '#7048c8', dark: '#b9a2f5' },
  },
  omitted: {
    path: 'M8 3a5 5 0 1 1 0 10a5 5 0 1 1 0-10zM4.5 11.5L11.5 4.5',
    isFilled: false,
    color: { light: '#737b85', dark: '#8b94a1' },
  },
}

/** The worst first: what a cluster of stations or a day with several monitorings shows. */
export const worstFirst: readonly MonitoringStatus[] = statusesByUrgency
