import { expect, test } from 'vitest'
import { wholeList } from './whole-list.ts'

const rows = [1, 2, 3, 4]
const read = (most: number) => Promise.resolve(rows.slice(0, most))

test('a list that fits is read whole; a longer one is refused, and not cut', async () => {
  expect(await wholeList(read, 4)).toEqual(rows)
  await expect(wholeList(read, 3)).rejects.toMatchObject({ problem: 'LIST_TOO_LONG' })
})
