import type { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { sql } from '../sql.ts'

let puquio: TestApp
beforeAll(async () => {
  puquio = await startTestApp()
  await puquio.database.owner.one({}, sql`create table copied (n int)`)
  await puquio.database.owner.one({}, sql`grant select on copied to puquio_app`)
  await puquio.database.owner.one({}, sql`insert into copied select generate_series(1, 3)`)
})
afterAll(() => puquio.close())

const textOf = async (bytes: Promise<Readable>) =>
  Buffer.concat(await (await bytes).toArray()).toString()
const all = sql`select n from copied order by n`

test('statements run beside each other, each is read whole, and all see the same moment', async () => {
  const { database } = puquio
  const texts = await database.copyOut({}, async (copies) => {
    expect(copies).toHaveLength(2)
    const [one, other] = copies
    await database.owner.one({}, sql`insert into copied values (4)`)
    const first = one(sql`select n from generate_series(1, 300000) n`)
    const second = other?.(all)
    return { second: await textOf(second as Promise<Readable>), first: await textOf(first) }
  })
  expect(texts.second).toBe('1\n2\n3\n')
  expect(texts.first.split('\n')).toHaveLength(300_001)
  expect(await database.copyOut({}, ([one]) => textOf(one(all)))).toBe('1\n2\n3\n4\n')
})

test('one read at a time has two connections, and gives the other one back', async () => {
  const { database } = puquio
  const counted = await database.copyOut({}, ({ length }) =>
    database.copyOut({}, async (copies) => [length, copies.length, await textOf(copies[0](all))]),
  )
  expect(counted).toEqual([2, 1, '1\n2\n3\n4\n'])
  expect(await database.copyOut({}, async ({ length }) => length)).toBe(2)
})

test('what fails before it is read is thrown to whoever reads it, and the connections are made anew', async () => {
  const { database } = puquio
  const failing = database.copyOut({}, async ([one, other]) => {
    const second = other?.(sql`select 1 / n from generate_series(-1, 1) n`)
    const first = await textOf(one(all))
    return first + (await textOf(second as Promise<Readable>))
  })
  await expect(failing).rejects.toThrow('division by zero')
  const left = database.copyOut({}, async ([one, other]) => {
    await one(sql`select n from generate_series(1, 300000) n`)
    await other?.(sql`select n from generate_series(1, 300000) n`)
    throw new Error('given up')
  })
  await expect(left).rejects.toThrow('given up')
  for (let round = 0; round < 12; round++)
    expect(await database.copyOut({}, ([one]) => textOf(one(all)))).toBe('1\n2\n3\n4\n')
})
