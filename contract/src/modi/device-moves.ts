import { z } from 'zod'
import { route } from '../kit/route.ts'
import { calendarDate, givenDate, id, instant, requiredLine, text, version } from '../kit/values.ts'
import { oneDevice } from './devices.ts'

const place = z.object({ id, name: z.string() })

/** That a logger went from one place to another, each of which has its own history. */
export const deviceMove = z.object({
  id,
  movedOn: calendarDate,
  serial: z.string(),
  from: place,
  to: place,
  note: z.string(),
  createdAt: instant,
  createdBy: z.string(),
})
export type DeviceMove = z.infer<typeof deviceMove>

export const moveInput = z.object({
  /** Of the device at the new place. */
  name: requiredLine(100),
  stationId: id.nullable(),
  movedOn: givenDate,
  note: text(500),
  /** Of the device that the logger leaves. */
  version,
})
export type MoveInput = z.input<typeof moveInput>

const path = '/fkl-modi/projects/:projectId/devices/:deviceId/moves'

export const deviceMoveRoutes = {
  list: route({
    method: 'GET',
    path,
    access: 'project:read',
    reads: ['devices', 'users'],
    summary: 'When loggers left the place of a device for another one, or came from one',
    params: oneDevice,
    response: z.array(deviceMove),
  }),
  create: route({
    method: 'POST',
    path,
    access: 'project:system',
    withoutToken: true,
    changes: ['devices'],
    summary:
      'Move the logger of a device to another place, where it is a new device; this one keeps its history and is retired',
    params: oneDevice,
    body: moveInput,
    response: z.object({ deviceId: id }),
    problems: ['ALREADY_EXISTS', 'CHANGED_MEANWHILE'],
  }),
}
