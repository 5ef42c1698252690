import type { TaskStanding } from '@puquio/domain'
import { type Mark, statusMarks } from '../status/marks.ts'

/** One colour and one shape a standing; what monitorings have, too, looks alike. */
export const standingMarks: Readonly<Record<TaskStanding, Mark>> = {
  overdue: statusMarks.unfulfilled,
  'not-compliant': {
    path: 'M3.5 3.5L12.5 12.5M12.5 3.5L3.5 12.5',
    isFilled: false,
    color: statusMarks.unfulfilled.color,
  },
  'under-review': {
    path: 'M8 2L14 8L8 14L2 8z',
    isFilled: false,
    color: { light: '#1c64b0', dark: '#7db8f2' },
  },
  // A ring whose right half is full.
  'in-progress': {
    path: 'M8 2a6 6 0 1 1 0 12a6 6 0 1 1 0-12zM8 3.75a4.25 4.25 0 0 0 0 8.5z',
    isFilled: true,
    color: statusMarks.near.color,
  },
  'no-status': statusMarks.far,
  compliant: statusMarks.done,
}
