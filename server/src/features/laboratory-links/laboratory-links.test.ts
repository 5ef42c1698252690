import { auditRoutes } from '@puquio/contract/audit'
import {
  laboratoryFileRoutes,
  laboratoryLinkRoutes,
} from '@puquio/contract/laboratory/laboratory-links'
import { planRoutes } from '@puquio/contract/plans'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildMember, buildProject, buildStation } from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { callsOf } from '../../../test/send.ts'
import { type LinkStage, stageLink } from '../../../test/workbooks/link-stage.ts'
import { smallResults } from '../../../test/workbooks/result-stage.ts'
import { sql } from '../../platform/db/sql.ts'
import { newTokenText } from '../../platform/tokens/token-text.ts'

let puquio: TestApp
let stage: LinkStage
beforeAll(async () => {
  puquio = await startTestApp()
})
afterAll(() => puquio.close())
beforeEach(async () => {
  stage = await stageLink(puquio)
})

const bearer = (secret: string) => callsOf(puquio.app, { authorization: `Bearer ${secret}` })
const opened = (secret: string, remoteAddress = '127.0.0.1') =>
  bearer(secret).send(laboratoryFileRoutes.list, {}, { remoteAddress })
const asAdmin = async () => puquio.signIn(stage.admin)
const links = async () =>
  (await (await asAdmin()).call(laboratoryLinkRoutes.list, { params: stage.on })).links

describe('a link', () => {
  test('is shown once, kept as a hash, and listed with its last use', async () => {
    expect(stage.secret).toMatch(/^pul_[0-9A-Za-z]{49}$/)
    const [row] = await puquio.database.owner.one(
      {},
      sql`select to_jsonb(l)::text as kept from laboratory_link l where id = ${stage.linkId}`,
    )
    expect(JSON.stringify(row)).not.toContain(stage.secret.slice(4, 47))
    expect(await links()).toMatchObject([
      {
        laboratory: 'Laboratorio Andino',
        label: 'Aguas',
        state: 'live',
        lastUsedAt: null,
        files: 0,
      },
    ])
    expect((await opened(stage.secret)).json()).toEqual({
      project: stage.project.name,
      laboratory: 'Laboratorio Andino',
      label: 'Aguas',
      until: '2026-12-31',
      timeZone: 'America/Lima',
      files: [],
    })
    const listed = await links()
    expect(listed[0]?.lastUsedAt).not.toBeNull()
    expect(JSON.stringify(listed)).not.toContain(stage.secret)
  })

  test('is made and revoked by an administrator alone, and not by a token', async () => {
    const body = { laboratory: 'A', label: '', until: '2026-06-30', stationIds: [], campaign: '' }
    for (const role of ['read', 'write', 'audit'] as const) {
      const calls = await puquio.signIn(await buildMember(puquio.database, stage.project, role))
      const answers = [
        await calls.refusal(laboratoryLinkRoutes.list, { params: stage.on }),
        await calls.refusal(laboratoryLinkRoutes.create, { params: stage.on, body }),
        await calls.refusal(laboratoryLinkRoutes.revoke, {
          params: { ...stage.on, linkId: stage.linkId },
        }),
      ]
      for (const answer of answers) expect(answer).toMatchObject({ problem: 'ACCESS_DENIED' })
    }
    expect((await opened(stage.secret)).statusCode).toBe(200)
  })

  test('is valid for a year at most, from today on, for stations of the project', async () => {
    const admin = await asAdmin()
    const foreign = await buildProject(puquio.database)
    const station = await buildStation(puquio.database, foreign)
    const asked = { laboratory: 'A', label: '', until: '2026-06-30', stationIds: [], campaign: '' }
    for (const [change, fields] of [
      [{ until: '2026-02-14' }, [{ path: 'until', code: 'link-days' }]],
      [{ until: '2027-02-17' }, [{ path: 'until', code: 'link-days' }]],
      [{ stationIds: [station.id] }, [{ path: 'stationIds', code: 'not-in-list' }]],
    ] as const)
      expect(
        await admin.refusal(laboratoryLinkRoutes.create, {
          params: stage.on,
          body: { ...asked, ...change, stationIds: [...(change.stationIds ?? [])] },
        }),
      ).toMatchObject({ problem: 'INPUT_NOT_VALID', fields })
  })

  test('is one of thirty at most', async () => {
    const admin = await asAdmin()
    const body = { laboratory: 'A', label: '', until: '2026-06-30', stationIds: [], campaign: '' }
    for (let made = 1; made < 30; made++)
      await admin.call(laboratoryLinkRoutes.create, { params: stage.on, body })
    expect(
      await admin.refusal(laboratoryLinkRoutes.create, { params: stage.on, body }),
    ).toMatchObject({ status: 409, problem: 'TOO_MANY_LABORATORY_LINKS', params: { max: 30 } })
  })

  test('ends when it is revoked, and says so', async () => {
    const params = { ...stage.on, linkId: stage.linkId }
    await (await asAdmin()).call(laboratoryLinkRoutes.revoke, { params })
    expect((await opened(stage.secret)).json()).toMatchObject({
      status: 401,
      problem: 'LABORATORY_LINK_NOT_VALID',
      params: { reason: 'revoked' },
    })
    expect(await (await asAdmin()).refusal(laboratoryLinkRoutes.revoke, { params })).toMatchObject({
      status: 404,
    })
    expect(await links()).toMatchObject([{ state: 'revoked' }])
  })

  test('ends with its last day in the time zone of the project', async () => {
    const { secret } = await stageLink(puquio, { until: '2026-02-15' }, stage.project)
    puquio.clock.set('2026-02-16T04:59:00Z')
    expect((await opened(secret)).statusCode).toBe(200)
    puquio.clock.set('2026-02-16T05:01:00Z')
    expect((await opened(secret)).json()).toMatchObject({
      status: 401,
      params: { reason: 'expired' },
    })
  })

  test('opens nothing else, and nothing else opens what it does', async () => {
    const reader = await puquio.signIn(stage.admin)
    expect(await reader.refusal(laboratoryFileRoutes.list, {})).toMatchObject({
      status: 401,
      problem: 'LABORATORY_LINK_NOT_VALID',
    })
    const other = await bearer(stage.secret).send(planRoutes.list, { params: stage.on })
    expect(other.json()).toMatchObject({ status: 401, problem: 'NO_VALID_TOKEN' })
    // The cookie of somebody who is signed in in the same browser changes nothing.
    const { cookie = '' } = reader.headers
    const withCookie = await bearer(stage.secret).send(
      planRoutes.list,
      { params: stage.on },
      { headers: { cookie } },
    )
    expect(withCookie.statusCode).toBe(401)
    const noLink = await puquio.nobody.send(laboratoryFileRoutes.list, {}, { headers: { cookie } })
    expect(noLink.statusCode).toBe(401)
  })

  test('is named in the audit trail by what its laboratory does', async () => {
    await stage.handIn(await stage.check(smallResults))
    const { items } = await (await asAdmin()).call(auditRoutes.list, {
      params: stage.on,
      query: {},
    })
    expect(items.map(({ action, token }) => [action, token])).toEqual(
      expect.arrayContaining([
        ['laboratoryLinks.create', null],
        ['laboratoryFiles.start', 'Laboratorio Andino · Aguas'],
        ['laboratoryFiles.handIn', 'Laboratorio Andino · Aguas'],
      ]),
    )
    expect(JSON.stringify(items)).not.toContain(stage.secret)
  })
})

describe('whoever guesses', () => {
  test('is told to wait after twenty wrong links a minute, and keeps no laboratory out that shares the address', async () => {
    const address = '203.0.113.9'
    const answers = []
    for (let guessed = 0; guessed < 21; guessed++)
      answers.push((await opened(newTokenText('laboratory'), address)).json())
    expect(answers.slice(0, 20).every(({ params }) => params.reason === 'unknown')).toBe(true)
    expect(answers[20]).toMatchObject({ status: 429, problem: 'TOO_MANY_REQUESTS' })
    expect((await opened(stage.secret, address)).statusCode).toBe(200)
    expect((await opened(newTokenText('laboratory'), address)).statusCode).toBe(429)
  })

  test('learns nothing from what is no link: mistyped, cut, or a token of the other kind', async () => {
    for (const text of [
      '',
      'pul_none',
      stage.secret.slice(0, -1),
      `${stage.secret}a`,
      newTokenText(),
    ])
      expect((await opened(text, '203.0.113.10')).json()).toMatchObject({
        status: 401,
        problem: 'LABORATORY_LINK_NOT_VALID',
        params: { reason: 'unknown' },
      })
  })
})

test('a link that calls without end is slowed down', async () => {
  const codes = new Set<number>()
  for (let i = 0; i < 10 && !codes.has(429); i++)
    for (const { statusCode } of await Promise.all(
      Array.from({ length: 50 }, () => opened(stage.secret)),
    ))
      codes.add(statusCode)
  expect(codes).toEqual(new Set([200, 429]))
})
