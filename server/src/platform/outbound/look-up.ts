import { readFile } from 'node:fs/promises'
import { Resolver } from 'node:dns/promises'
import { isIP } from 'node:net'

type Address = { address: string }
/** Returns the addresses of a name, IPv4 first; none where it is not known. Null is the installation itself. */
export type LookUp = (host: string, projectId: number | null) => Promise<Address[]>

const defaults = {
  /** For one answer of a DNS server. */
  answerMs: 3_000,
  /** For a name altogether, the wait for other names of the project included. */
  wholeMs: 10_000,
  failureKeptMs: 60_000,
  hostsFile:
    process.platform === 'win32'
      ? `${process.env['SystemRoot'] ?? String.raw`C:\Windows`}\\System32\\drivers\\etc\\hosts`
      : '/etc/hosts',
  /** Of the system where none are given. */
  servers: [] as readonly string[],
}
const atOnceOfProject = 2
const failuresMax = 1_000

/**
 * Opens the look-up of names that people typed. `dns.lookup` is not used: it holds one of the few threads of the
 * process until a silent DNS server is given up, and has no deadline.
 */
export function openLookUp(given: Partial<typeof defaults> = {}): LookUp {
  const settings = { ...defaults, ...given }
  const failedUntil = new Map<string, number>()
  const projects = new Map<number, { working: number; queue: (() => void)[] }>()

  const askServers = async (host: string, deadlineMs: number) => {
    const resolver = new Resolver({ timeout: settings.answerMs, tries: 1 })
    if (settings.servers.length > 0) resolver.setServers(settings.servers)
    const timer = setTimeout(() => resolver.cancel(), deadlineMs - performance.now())
    const none = (): string[] => []
    const found = await Promise.all([
      resolver.resolve4(host).catch(none),
      resolver.resolve6(host).catch(none),
    ])
    clearTimeout(timer)
    return found.flat()
  }

  /** Returns how to leave, or null where no place came free before the deadline. */
  const enter = (projectId: number, deadlineMs: number): Promise<(() => void) | null> => {
    const own = projects.get(projectId) ?? { working: 0, queue: [] }
    projects.set(projectId, own)
    const leave = () => {
      own.working--
      own.queue.shift()?.()
      if (own.working === 0) projects.delete(projectId)
    }
    return new Promise((resolve) => {
      const begin = () => {
        clearTimeout(timer)
        own.working++
        resolve(leave)
      }
      const giveUp = () => {
        own.queue.splice(own.queue.indexOf(begin), 1)
        resolve(null)
      }
      const timer = setTimeout(giveUp, deadlineMs - performance.now())
      if (own.working < atOnceOfProject) begin()
      else own.queue.push(begin)
    })
  }

  const keepFailure = (failure: string) => {
    failedUntil.delete(failure)
    failedUntil.set(failure, performance.now() + settings.failureKeptMs)
    const [oldest] = failedUntil.keys()
    if (failedUntil.size > failuresMax && oldest !== undefined) failedUntil.delete(oldest)
  }

  return async (typed, projectId) => {
    const host = typed.toLowerCase().replace(/\.$/, '')
    if (isIP(host)) return [{ address: host }]
    // A name whose last part is a number is an address in an old way of writing, and no name of the DNS.
    if (/(^|\.)(\d+|0x[\da-f]*)$/.test(host)) return []
    const local = await inHostsFile(host, settings.hostsFile)
    if (local.length > 0) return local.map(asAddress)
    // Of each project its own: one whose other names use up the time must not make a name fail for all.
    const failure = `${projectId} ${host}`
    if ((failedUntil.get(failure) ?? 0) > performance.now()) return []
    const deadlineMs = performance.now() + settings.wholeMs
    const leave = projectId === null ? () => undefined : await enter(projectId, deadlineMs)
    if (!leave) return []
    try {
      const found = await askServers(host, deadlineMs)
      if (found.length === 0) keepFailure(failure)
      return found.map(asAddress)
    } finally {
      leave()
    }
  }
}

const asAddress = (address: string): Address => ({ address })

/** Localhost is this machine, whatever is written of it. */
async function inHostsFile(host: string, path: string): Promise<string[]> {
  const text = await readFile(path, 'utf8').catch(() => '')
  const found = text.split('\n').flatMap((line) => {
    const [address = '', ...names] = line.replace(/#.*/, '').trim().toLowerCase().split(/\s+/)
    return isIP(address) && names.includes(host) ? [address] : []
  })
  if (found.length === 0 && /(^|\.)localhost$/.test(host)) return ['127.0.0.1', '::1']
  return found.toSorted((a, b) => isIP(a) - isIP(b))
}
