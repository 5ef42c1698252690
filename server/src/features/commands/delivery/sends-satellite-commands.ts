import { z } from 'zod'
import {
  growingPauses,
  handles,
  type JobHandler,
  jobKind,
} from '../../../platform/jobs/job-kind.ts'
import { postThrough } from '../../../platform/outbound/post-through.ts'
import type { Platform } from '../../../platform/platform.ts'
import { deliverOne, type Sent } from './deliver-one.ts'
import type { Taken } from './deliver-store.ts'
import { satelliteTextOf } from './forms.ts'
import { refusalOf } from './post-outcome.ts'
import { findImei } from './satellite-store.ts'

export const satelliteJob = jobKind(
  'send-satellite-commands',
  'project',
  z.object({ deviceId: z.number() }),
)

type Parts = Pick<Platform, 'database' | 'clock' | 'outbound' | 'config'>
type Account = NonNullable<Platform['config']['rockblock']>

const patienceMs = 20_000

/** Sends what waits for a device behind a satellite, each command once; while the service cannot be reached, it waits. */
export const sendsSatelliteCommands = (platform: Parts): JobHandler<'send-satellite-commands'> =>
  handles(satelliteJob, {
    concurrency: 4,
    perProject: 2,
    // A command waits for a day at most.
    pauseMs: growingPauses(3000),
    async run({ payload: { deviceId }, scope }) {
      const account = platform.config.rockblock
      const imei = await findImei(scope, deviceId)
      if (account === null || imei === null) return
      const device = { deviceId, projectId: scope.projectId }
      const send = (taken: Taken) => sendBySatellite(platform, account, { imei, taken })
      for (const kind of ['relay', 'configuration'] as const) {
        let sent: Sent | null
        do {
          sent = await deliverOne(platform, device, kind, { way: 'satellite', send })
          if (sent === 'unreachable') throw new Error('The satellite service cannot be reached')
        } while (sent !== null)
      }
    },
  })

/**
 * Queues a message for a device at RockBLOCK, in the place of all that waits there: the queue keeps messages for days.
 * It answers `OK,{id}`, or `FAILED,{code},{text}`: from 10 to 16 it took nothing.
 * Source: docs.groundcontrol.com, RockBLOCK web services, sending an MT message.
 */
async function sendBySatellite(
  { outbound }: Parts,
  { username, password, url }: Account,
  { imei, taken }: { imei: string; taken: Taken },
): Promise<Sent> {
  const address = new URL(`${url}/rockblock/MT`)
  const data = Buffer.from(satelliteTextOf(taken)).toString('hex')
  address.search = String(new URLSearchParams({ imei, username, password, data, flush: 'yes' }))
  const post = { url: address, projectId: null, headers: { 'user-agent': 'puquio/1' } }
  try {
    const { text } = await postThrough(outbound, { ...post, bytes: Buffer.alloc(0), patienceMs })
    const [, code, said = ''] = /^FAILED,(1[0-6]),([^\r\n]*)/.exec(text.trim()) ?? []
    return code === undefined ? 'sent' : { refused: `${code} ${said}`.trim().slice(0, 200) }
  } catch (error) {
    return refusalOf(error)
  }
}
