import { Agent, get } from 'node:http'

/** Runs as a process of its own, so that sending the requests takes no time of the server's process. */
export type Load = {
  url: string
  headers: Record<string, string>
  connections: number
  seconds: number
}
export type LoadResult = { requestsPerSecond: number; p95Ms: number; p99Ms: number; failed: number }

if (process.argv[1] === import.meta.filename) {
  const load = JSON.parse(process.argv[2] ?? '{}') as Load
  console.log(JSON.stringify(await run(load)))
}

async function run({ url, headers, connections, seconds }: Load): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const tookMs: number[] = []
  let failed = 0
  const ask = () =>
    new Promise<void>((done) => {
      const startedMs = performance.now()
      get(url, { agent, headers }, (answer) => {
        answer.resume()
        answer.on('end', () => {
          if (answer.statusCode !== 200) failed++
          tookMs.push(performance.now() - startedMs)
          done()
        })
      }).on('error', () => {
        failed++
        done()
      })
    })
  const endMs = performance.now() + seconds * 1000
  const keepAsking = async () => {
    while (performance.now() < endMs) await ask()
  }
  const startedMs = performance.now()
  await Promise.all(Array.from({ length: connections }, keepAsking))
  const ranS = (performance.now() - startedMs) / 1000
  agent.destroy()
  tookMs.sort((a, b) => a - b)
  return {
    requestsPerSecond: tookMs.length / ranS,
    p95Ms: tookMs[Math.floor(tookMs.length * 0.95)] ?? 0,
    p99Ms: tookMs[Math.floor(tookMs.length * 0.99)] ?? 0,
    failed,
  }
}
