import { readdirSync, readFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { buildApp } from '../server/src/app.ts'
import { jobHandlers } from '../server/src/jobs.ts'
import { startJobs } from '../server/src/platform/jobs/runner.ts'
import { readConfig } from '../server/src/platform/config.ts'
import { openPlatform } from '../server/src/platform/open-platform.ts'

/** A server that reports the delay of its event loop and its memory use, child processes included. */
export type Strain = {
  lagP99Ms: number
  memoryMb: number
  /** Of the server's own process, from its beginning to its peak. */
  growthMb: number
}

const [appUrl = '', ownerUrl = '', telemetryUrl = '', folder = '', jobs = ''] =
  process.argv.slice(2)
const silent = { info: () => undefined, warn: () => undefined, error: console.error }
const platform = await openPlatform({
  config: readConfig({ PUQUIO_DATA: folder, PUQUIO_DEMO: 'off', LOG_LEVEL: 'silent' }),
  clock: { now: () => new Date() },
  log: silent,
  appUrl,
  ownerUrl,
  telemetryUrl,
})
const app = await buildApp(platform)
if (jobs === 'jobs') await startJobs(platform, jobHandlers(platform))

const lag = monitorEventLoopDelay({ resolution: 5 })
lag.enable()
let peak = 0
let ownAtBegin = 0
let ownPeak = 0
setInterval(() => {
  const own = process.memoryUsage.rss()
  ownPeak = Math.max(ownPeak, own)
  peak = Math.max(peak, own + memoryOfChildren(process.pid))
}, 50).unref()

process.on('message', (asked: 'begin' | 'tell') => {
  if (asked === 'begin') {
    lag.reset()
    peak = 0
    ownAtBegin = process.memoryUsage.rss()
    ownPeak = ownAtBegin
  } else {
    // The histogram counts the sampling interval itself.
    const strain: Strain = {
      lagP99Ms: lag.percentile(99) / 1e6 - 5,
      memoryMb: peak / 2 ** 20,
      growthMb: (ownPeak - ownAtBegin) / 2 ** 20,
    }
    process.send?.(strain)
  }
})
process.on('disconnect', () => process.exit(0))
process.send?.(await app.listen({ host: '127.0.0.1', port: 0 }))

function memoryOfChildren(pid: number): number {
  if (process.platform !== 'linux') return 0
  try {
    return readdirSync(`/proc/${pid}/task`)
      .flatMap((task) => readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' '))
      .filter((child) => child !== '')
      .reduce((sum, child) => sum + residentBytes(child) + memoryOfChildren(Number(child)), 0)
  } catch {
    // The child ended while it was being read.
    return 0
  }
}

function residentBytes(pid: string): number {
  return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * 4096
}
