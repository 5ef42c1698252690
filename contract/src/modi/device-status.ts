import { deviceChannels } from '@puquio/domain'
import { z } from 'zod'
import { auditDetail } from '../audit.ts'
import { route } from '../kit/route.ts'
import { id, instant, listQuery, pageOf } from '../kit/values.ts'
import { oneDevice } from './devices.ts'

export const statusDays = [1, 7, 30] as const

const seconds = z.number()

/** How a device reported in the last days. */
export const deviceStatus = z.object({
  from: instant,
  to: instant,
  intervalS: z.int(),
  /** Its own, else that of its channel. */
  graceS: z.int(),
  /** How often something was due, and came. */
  due: z.int(),
  came: z.int(),
  silentS: seconds,
  gapCount: z.int(),
  /** The newest ones; one that ends with the period goes on. */
  gaps: z.array(z.object({ from: instant, to: instant })),
  /** From measuring to receiving. */
  lateness: z.array(
    z.object({
      channel: z.enum(deviceChannels),
      count: z.int(),
      leastS: seconds,
      p50S: seconds,
      p90S: seconds,
      p99S: seconds,
      mostS: seconds,
    }),
  ),
  /** Null where nothing came. */
  clock: z.object({ kind: z.enum(['ahead', 'behind', 'none']), seconds }).nullable(),
  messages: z.object({ read: z.int(), partly: z.int(), refused: z.int() }),
  /** The newest of which not all was stored, and why. */
  refused: z.array(
    z.object({
      receivedAt: instant,
      wayIn: z.string(),
      status: z.enum(['partly', 'refused']),
      problem: z.string(),
    }),
  ),
})
export type DeviceStatus = z.infer<typeof deviceStatus>

/** What one call changed of a device: of each record the values before and after. */
export const historyEntry = auditDetail
  .pick({ at: true, person: true, token: true, action: true, changes: true })
  .extend({ id })
export type HistoryEntry = z.infer<typeof historyEntry>

const one = '/fkl-modi/projects/:projectId/devices/:deviceId'

export const deviceStatusRoutes = {
  get: route({
    method: 'GET',
    path: `${one}/status`,
    access: 'project:read',
    reads: ['devices'],
    summary:
      'How a device reported: interval kept, gaps, lateness, clock, and what was refused of its messages',
    params: oneDevice,
    query: z.object({
      days: z
        .union([
          z.int(),
          z
            .string()
            .regex(/^\d{1,2}$/)
            .transform(Number),
        ])
        .pipe(z.union(statusDays.map((days) => z.literal(days))))
        .optional(),
    }),
    response: deviceStatus,
  }),
  history: route({
    method: 'GET',
    path: `${one}/history`,
    access: 'project:audit',
    reads: ['audit'],
    summary: 'What was changed of a device, its variables and its secrets, the newest first',
    params: oneDevice,
    query: listQuery(['at']).pick({ page: true, size: true, sort: true }),
    response: pageOf(historyEntry),
  }),
}
