import type { Log } from '../platform.ts'
import { limitRate } from '../tokens/limit-rate.ts'
import type { Connection } from './connection.ts'

/** Lines of the log about devices, few in a minute: anybody may begin connections, and an outage is everybody's. */
export function openNotes(log: Log) {
  const ofAddress = limitRate(5, 60_000)
  const ofAll = limitRate(30, 60_000)
  const describe = ({ address, device }: Connection) => ({
    address,
    ...(device && { deviceId: device.session.deviceId }),
  })
  return {
    /** Why a connection ended before the device ended it. */
    ended(connection: Connection | undefined, { message }: Error) {
      if (!connection || ofAddress(connection.address) > 0 || ofAll('ended') > 0) return
      log.info({ ...describe(connection), reason: message }, 'a device was disconnected')
    },
    /** What failed on our side: the device will send again. */
    failed(connection: Connection, error: unknown, what: string) {
      if (ofAll('failed') === 0) log.warn({ ...describe(connection), err: error }, what)
    },
  }
}

export type Notes = ReturnType<typeof openNotes>
