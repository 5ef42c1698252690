import { whatsappNotices } from '@puquio/contract/notifications/whatsapp'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { readInput } from './read-input.ts'

test('an input is returned as the schema reads it', () => {
  expect(readInput(z.object({ a: z.string().trim() }), { a: ' b ', c: 1 })).toEqual({
    value: { a: 'b' },
  })
})

test('of many issues only the first are described', () => {
  let described = 0
  const error = () => {
    described++
    return 'not a text'
  }
  const entry = Array.from({ length: 50_000 }, () => 1)
  const read = readInput(z.object({ entry: z.array(z.string({ error })) }), { entry })
  expect('issues' in read && read.issues).toHaveLength(50)
  expect('issues' in read && read.issues[0]).toMatchObject({ path: 'entry.0', code: 'not-valid' })
  expect(described).toBe(50)
})

test('a list that is too long is one issue', () => {
  const read = readInput(whatsappNotices, { entry: Array.from({ length: 490_000 }, () => 1) })
  expect(read).toEqual({ issues: [{ path: 'entry', code: 'too-big', params: { max: 1000 } }] })
})
