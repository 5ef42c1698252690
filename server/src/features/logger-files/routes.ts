import { readFile } from 'node:fs/promises'
import type { deviceFileRoutes, loggerFileRoutes } from '@puquio/contract/modi/logger-files'
import { readingsScope } from '../../platform/db/scopes/system-scopes.ts'
import type { Handlers } from '../../platform/http/implement.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'
import type { DeviceDoors } from '../readings/service.ts'
import { takeFile } from './take-file.ts'

type Parts = Pick<Platform, 'clock' | 'database'> & DeviceDoors

/** What loggers send by themselves: the last line of a file may still grow. */
export function deviceFileHandlers(parts: Parts): Handlers<typeof deviceFileRoutes> {
  const { devices, profiles, door } = parts
  const scope = readingsScope(parts)
  const take = async ({ token, name }: { token: string; name: string }, body: unknown) => {
    // Known before the body came; its token may have been revoked since.
    const device = await devices.byToken(token)
    if (!device) throw new Problem('DEVICE_NOT_KNOWN')
    const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
    const file = { name, bytes, isGrowing: true }
    await takeFile({ door, scope }, device, await profiles.ofDevice(device.deviceId), file)
    return null
  }
  return {
    put: ({ params, body }) => take(params, body),
    post: ({ params, body }) => take(params, body),
  }
}

/** What a person read out of a logger: the file is whole. */
export function loggerFileHandlers(parts: Parts): Handlers<typeof loggerFileRoutes> {
  const { devices, profiles, door } = parts
  const scope = readingsScope(parts)
  return {
    async take({ scope: { projectId }, params, file }) {
      const device = await devices.byId(params.deviceId)
      if (device?.projectId !== projectId) throw new Problem('NOT_FOUND')
      if (file.bytes === 0) throw new Problem('FILE_EMPTY')
      const bytes = await readFile(file.path)
      const whole = { name: file.name, bytes, isGrowing: false }
      return takeFile({ door, scope }, device, await profiles.ofDevice(device.deviceId), whole)
    },
  }
}
