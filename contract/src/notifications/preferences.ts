import { z } from 'zod'
import { route } from '../kit/route.ts'
import { timeOfDay } from '../kit/values.ts'
import { sendingMethod } from './sending-methods.ts'

/** The zones that a person can choose from; a mine's people live in few. */
export const personTimeZones = [
  'America/Lima',
  'America/Bogota',
  'America/La_Paz',
  'America/Santiago',
  'America/Argentina/Buenos_Aires',
  'America/Sao_Paulo',
  'America/Mexico_City',
  'America/Denver',
  'America/Toronto',
  'America/Vancouver',
  'Europe/London',
  'Europe/Madrid',
  'Europe/Paris',
  'Australia/Perth',
  'UTC',
] as const

const methods = z.array(sendingMethod).max(3)

export const notificationPreferences = z.object({
  /** The methods wanted for each priority; in the list a notification stands in any case. */
  high: methods,
  medium: methods,
  low: methods,
  /** What leaves the page waits for their end, unless the priority is high. */
  quietHours: z
    .object({ from: timeOfDay, until: timeOfDay })
    .refine(({ from, until }) => from !== until, {
      path: ['until'],
      params: { problem: 'same-time' },
    })
    .nullable(),
  /** When the daily summary of what is not read leaves by e-mail; null for none. */
  digestTime: timeOfDay.nullable(),
  /** By whose clock. */
  timeZone: z.enum(personTimeZones),
  /** 0 before the first time that they are saved. */
  version: z.int().nonnegative(),
})
export type NotificationPreferences = z.infer<typeof notificationPreferences>

export const notificationPreferenceRoutes = {
  get: route({
    method: 'GET',
    path: '/fkl-notification/preferences',
    access: 'signed-in',
    reads: ['notificationPreferences'],
    summary: 'How the caller wants to be notified',
    response: notificationPreferences,
  }),
  set: route({
    method: 'PUT',
    path: '/fkl-notification/preferences',
    access: 'signed-in',
    changes: ['notificationPreferences'],
    summary: 'Set how the caller wants to be notified',
    body: notificationPreferences,
    response: notificationPreferences,
    problems: ['CHANGED_MEANWHILE'],
  }),
}
