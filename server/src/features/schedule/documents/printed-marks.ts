import type { MonitoringStatus } from '@puquio/domain'

/** Symbol and colours of a status on paper, the same as on the screen and the map. */
export const printedMarks: Record<
  MonitoringStatus,
  { symbol: string; fill: string; colour: string }
> = {
  done: { symbol: '●', fill: 'CFEDE8', colour: '0B5C52' },
  near: { symbol: '▲', fill: 'FCE9C4', colour: '7A4B00' },
  far: { symbol: '○', fill: 'E3E7EC', colour: '3D4A5A' },
  unfulfilled: { symbol: '■', fill: 'F9D5D3', colour: '8E1B16' },
  rescheduled: { symbol: '↷', fill: 'E4DBF5', colour: '4F2C92' },
  omitted: { symbol: '⊘', fill: 'EEEEEE', colour: '5A5A5A' },
}
