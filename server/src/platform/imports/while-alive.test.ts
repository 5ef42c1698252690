import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { whileAlive } from './while-alive.ts'

const never = new AbortController().signal
const aborted = (signal: AbortSignal) =>
  new Promise((resolve) => signal.addEventListener('abort', resolve))

it('shows that it is alive while the check runs, and no longer', async () => {
  let times = 0
  const keepAlive = () => Promise.resolve(++times > 0)
  let given: AbortSignal | undefined
  await whileAlive(never, keepAlive, async (ended) => {
    given = ended
    await pause(1_300)
    expect(ended.aborted).toBe(false)
  })
  expect(given?.aborted).toBe(true)
  expect(times).toBeGreaterThan(0)
  const atEnd = times
  await pause(700)
  expect(times).toBe(atEnd)
})

it('ends the check that another run took over, and one whose caller stops it', async () => {
  await whileAlive(
    never,
    () => Promise.resolve(false),
    async (ended) => void (await aborted(ended)),
  )
  const caller = new AbortController()
  const check = whileAlive(
    caller.signal,
    () => Promise.resolve(true),
    async (ended) => void (await aborted(ended)),
  )
  caller.abort()
  await check
})

it('goes on where the database does not answer, and throws what the check throws', async () => {
  const lost = () => Promise.reject(new Error('no connection'))
  await whileAlive(never, lost, async (ended) => {
    await pause(600)
    expect(ended.aborted).toBe(false)
  })
  const check = () => Promise.reject(new Error('a broken file'))
  await expect(whileAlive(never, lost, check)).rejects.toThrow('a broken file')
})
