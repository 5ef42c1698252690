import { get } from 'node:http'

/** Runs as a process of its own: keeps live streams open, and says when each notification and how many readings came. */
export type Arrival = { id: number; atMs: number }
export type ListenersMessage = { cookies: string[] } | 'report'
export type ListenersReport =
  | { open: number }
  | { arrivals: Arrival[]; readings: number; closed: number }

const [address = ''] = process.argv.slice(2)
const arrivals: Arrival[] = []
let readings = 0
let closed = 0

process.on('message', (message: ListenersMessage) => {
  if (message === 'report') process.send?.({ arrivals, readings, closed } satisfies ListenersReport)
  else void openAll(message.cookies)
})
process.on('disconnect', () => process.exit(0))

async function openAll(cookies: readonly string[]) {
  for (const cookie of cookies) await open(cookie)
  process.send?.({ open: cookies.length } satisfies ListenersReport)
}

/** Resolves with its first event. */
const open = (cookie: string) =>
  new Promise<void>((opened, failed) => {
    const request = get(`${address}/fkl-notification/stream`, { headers: { cookie }, agent: false })
    request.on('error', failed)
    request.on('response', (answer) => {
      if (answer.statusCode !== 200)
        return failed(new Error(`The stream answered ${answer.statusCode}`))
      answer.setEncoding('utf8').on('data', (chunk: string) => {
        opened()
        const atMs = performance.timeOrigin + performance.now()
        for (const [, data = ''] of chunk.matchAll(/^data: (.*)$/gm)) {
          const event = JSON.parse(data) as { kind: string; id?: number; readings?: unknown[] }
          readings += event.readings?.length ?? 0
          if (event.kind === 'notification') arrivals.push({ id: event.id ?? 0, atMs })
        }
      })
      answer.on('close', () => closed++)
    })
  })
