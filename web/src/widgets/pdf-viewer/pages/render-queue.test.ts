import { expect, it } from 'vitest'
import { createRenderQueue } from './render-queue.ts'

const rest = () => new Promise((resolve) => setTimeout(resolve))

it('draws two at once, the nearest first, and drops what is taken back', async () => {
  const queue = createRenderQueue()
  const began: number[] = []
  const ends: (() => void)[] = []
  const add = (page: number) =>
    queue.add(
      () => page,
      (signal) => {
        began.push(page)
        return new Promise((resolve, reject) => {
          ends.push(() => resolve())
          signal.addEventListener('abort', () => reject(signal.reason))
        })
      },
    )
  const takeBack = [9, 3, 5, 1].map(add)
  await rest()
  expect(began).toEqual([1, 3])
  takeBack[2]?.()
  ends[0]?.()
  await rest()
  expect(began).toEqual([1, 3, 9])
  // One that is being drawn is broken off, and gives its place away.
  add(7)
  takeBack[1]?.()
  await rest()
  expect(began).toEqual([1, 3, 9, 7])
})
