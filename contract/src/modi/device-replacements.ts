import { z } from 'zod'
import { route } from '../kit/route.ts'
import {
  calendarDate,
  givenDate,
  id,
  instant,
  line,
  requiredLine,
  text,
  version,
} from '../kit/values.ts'
import { oneDevice } from './devices.ts'

/** That another logger went into a device's place; the history before it is the place's, too. */
export const deviceReplacement = z.object({
  id,
  replacedOn: calendarDate,
  serialBefore: z.string(),
  serialAfter: z.string(),
  note: z.string(),
  createdAt: instant,
  createdBy: z.string(),
})
export type DeviceReplacement = z.infer<typeof deviceReplacement>

export const replacementInput = z.object({
  serial: requiredLine(60),
  externalKey: line(64),
  replacedOn: givenDate,
  note: text(500),
  /** Of the device. */
  version,
})
export type ReplacementInput = z.input<typeof replacementInput>

const path = '/fkl-modi/projects/:projectId/devices/:deviceId/replacements'

export const deviceReplacementRoutes = {
  list: route({
    method: 'GET',
    path,
    access: 'project:read',
    reads: ['devices', 'users'],
    summary: 'When another logger went into the place of a device, the newest first',
    params: oneDevice,
    response: z.array(deviceReplacement),
  }),
  create: route({
    method: 'POST',
    path,
    access: 'project:system',
    withoutToken: true,
    changes: ['devices'],
    summary: 'Put another logger into the place of a device, on a day: its history stays',
    params: oneDevice,
    body: replacementInput,
    response: z.array(deviceReplacement),
    problems: ['ALREADY_EXISTS', 'CHANGED_MEANWHILE'],
  }),
}
