import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildUser, insert } from '../../../test/build.ts'
import {
  newAddress,
  type SignInSetting,
  signInSetting,
  wrongPassword,
} from '../../../test/sign-in-setting.ts'
import { sql } from '../../platform/db/sql.ts'

let setting: SignInSetting
let puquio: SignInSetting['puquio']
beforeAll(async () => {
  setting = await signInSetting()
  puquio = setting.puquio
  puquio.clock.hold()
})
afterAll(() => puquio.close())

const attemptsFrom = (address: string) =>
  puquio.database.owner.one<{ outcome: string; delayed: number }>(
    {},
    sql`select outcome, delayed from sign_in_attempt where address = ${address} order by id`,
  )
const build = (row: { userId: number | null; outcome: string; email: string }) =>
  insert(puquio.database, 'sign_in_attempt', {
    address: '10.9.9.9',
    at: puquio.clock.now(),
    ...row,
  })
const left = async (emailStart: string) => {
  const rows = await puquio.database.owner.one<{ email: string }>(
    {},
    sql`select email from sign_in_attempt where email like ${`${emailStart}%`} order by id`,
  )
  return rows.map(({ email }) => email)
}
/** Records as many attempts as if they had been made since. */
const skipIds = (count: number) =>
  puquio.database.owner.one(
    {},
    sql`select setval('sign_in_attempt_id_seq', nextval('sign_in_attempt_id_seq') + ${count}::int)`,
  )

describe('attempts to sign in', () => {
  test('that come too soon are counted with the last refused one, and leave no row', async () => {
    const { email } = await buildUser(puquio.database)
    const address = newAddress()
    for (let i = 0; i < 4; i++) await setting.login(email, wrongPassword, address)
    const before = await attemptsFrom(address)
    for (let i = 0; i < 20; i++)
      expect((await setting.login(email, wrongPassword, address)).statusCode).toBe(429)
    expect(before.map(({ delayed }) => delayed)).toEqual([0, 0, 0, 0])
    expect((await attemptsFrom(address)).map(({ delayed }) => delayed)).toEqual([0, 0, 0, 20])
  })

  test('are kept up to the newest 500,000 refused ones, which no sign-in gives way to', async () => {
    const user = await buildUser(puquio.database)
    await build({ userId: user.id, outcome: 'signed-in', email: 'bound-signed-in' })
    await build({ userId: null, outcome: 'not-registered', email: 'bound-old' })
    await skipIds(1000)
    await build({ userId: null, outcome: 'not-registered', email: 'bound-newer' })
    await skipIds(499_500)
    expect(await left('bound')).toEqual(['bound-signed-in', 'bound-old', 'bound-newer'])
    await build({ userId: null, outcome: 'wrong-password', email: 'bound-newest' })
    expect(await left('bound')).toEqual(['bound-signed-in', 'bound-newer', 'bound-newest'])
  })

  test('that succeed are kept up to the newest 2,000 of an account', async () => {
    const [busy, quiet] = [await buildUser(puquio.database), await buildUser(puquio.database)]
    await build({ userId: quiet.id, outcome: 'signed-in', email: 'quiet' })
    await puquio.database.owner.one(
      {},
      sql`insert into sign_in_attempt (user_id, email, address, outcome, at)
        select ${busy.id}, 'busy-' || i, '10.9.9.9', 'signed-in', ${puquio.clock.now()} from generate_series(1, 2003) i`,
    )
    const kept = await left('busy-')
    expect(kept).toHaveLength(2000)
    expect(kept[0]).toBe('busy-4')
    expect(await left('quiet')).toEqual(['quiet'])
  })
})
