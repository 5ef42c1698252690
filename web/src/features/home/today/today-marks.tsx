import type { TodayKind } from '@puquio/contract/start/today'
import { IconBellFilled, IconChecklist, IconFlask, IconTool } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { PrioritySign } from '../../../widgets/status/PriorityMark.tsx'
import { StatusMark } from '../../../widgets/status/StatusMark.tsx'

/** The sign before the words of each kind. */
export const todayMarks: Readonly<Record<TodayKind, ReactNode>> = {
  'alarms-active': <IconBellFilled size={16} color="var(--danger)" aria-hidden />,
  'monitorings-unfulfilled': <StatusMark status="unfulfilled" />,
  'monitorings-near': <StatusMark status="near" />,
  'reports-late': <IconFlask size={16} color="var(--danger)" aria-hidden />,
  'tasks-overdue': <IconChecklist size={16} color="var(--danger)" aria-hidden />,
  'tasks-due': <IconChecklist size={16} aria-hidden />,
  'tasks-to-review': <IconChecklist size={16} aria-hidden />,
  'actions-overdue': <IconTool size={16} color="var(--danger)" aria-hidden />,
  'actions-due': <IconTool size={16} aria-hidden />,
  'actions-to-close': <IconTool size={16} aria-hidden />,
  'unread-high': <PrioritySign priority={1} />,
  'unread-medium': <PrioritySign priority={2} />,
  'unread-low': <PrioritySign priority={3} />,
}
