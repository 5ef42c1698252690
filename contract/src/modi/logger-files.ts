import { z } from 'zod'
import { route, upload } from '../kit/route.ts'
import { idText, nothing } from '../kit/values.ts'
import { oneDevice } from './devices.ts'

/** Of a file that a logger sends by itself, and of one that a person hands in. */
export const loggerFileBytes = { sent: 4_000_000, handedIn: 20_000_000 }

const params = z.object({
  token: z.string().max(100),
  /** By which the file is known when it comes again. */
  name: z.string().min(1).max(200),
})

const sent = {
  path: '/fkl-modi/ingest/files/:token/:name',
  access: 'public',
  changes: [],
  params,
  body: z.unknown(),
  response: nothing,
  problems: ['DEVICE_NOT_KNOWN', 'MESSAGE_NOT_READABLE', 'BUSY'],
  maxBytes: loggerFileBytes.sent,
} as const

/** Files that loggers send by the token of the device; answered once what is new of them is stored. */
export const deviceFileRoutes = {
  put: route({
    ...sent,
    method: 'PUT',
    summary: 'The file of a logger (TOA5, or CSV as the profile says), whole or as it has grown',
  }),
  post: route({ ...sent, method: 'POST', summary: 'As PUT, for loggers that only post' }),
}

export const loggerFileRoutes = {
  take: upload({
    method: 'POST',
    path: '/fkl-modi/projects/:projectId/devices/:deviceId/logger-files',
    access: 'project:write',
    changes: ['devices'],
    summary: 'Take the file of a logger that was read out by hand',
    params: oneDevice.extend({ deviceId: idText }),
    response: z.object({
      /** Rows that were read, and those that could not be, with where the first of these is. */
      rows: z.int(),
      refused: z.int(),
      firstRefused: z.string(),
      /** Whether it begins as the file of its name before, and only what is new was read. */
      wasKnown: z.boolean(),
    }),
    maxBytes: loggerFileBytes.handedIn,
    problems: ['MESSAGE_NOT_READABLE', 'FILE_EMPTY', 'BUSY'],
  }),
}
