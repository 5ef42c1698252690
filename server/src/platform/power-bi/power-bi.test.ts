import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  foreignWorkspaceId,
  reportId,
  startPowerBi,
  workspaceId,
} from '../../../test/boards/power-bi-stage.ts'
import { openOutbound } from '../outbound/outbound.ts'
import { openPowerBi, type PowerBi } from './power-bi.ts'

let service: Awaited<ReturnType<typeof startPowerBi>>
let powerBi: PowerBi
let nowMs: number
const asked = { projectId: 1, workspaceId, reportId, identity: null }

const open = (changes: Partial<typeof service.config> = {}) =>
  openPowerBi({ powerBi: { ...service.config, ...changes } }, openOutbound([]), {
    patienceMs: 300,
    nowMs: () => nowMs,
  }) as PowerBi

beforeEach(async () => {
  nowMs = 1_000
  service = await startPowerBi()
  powerBi = open()
})
afterEach(() => service.stop())

const fail = (to: string, status: number, code: string, headers = {}) =>
  service.stage.failures.push({ to, answer: { status, headers, body: { error: { code } } } })

test('a report is embedded by a token that the server makes, for reading it alone', async () => {
  const { leftS, renewInS, ...embedding } = await powerBi.embed(asked)
  expect(embedding).toEqual({ embedUrl: service.stage.embedUrl, token: 'H4sI-1' })
  expect(leftS).toBeGreaterThan(3590)
  expect(renewInS).toBeGreaterThan(2990)
  expect(renewInS).toBeLessThan(leftS)
  expect(service.asked).toEqual([
    {
      path: `/${service.config.tenantId}/oauth2/v2.0/token`,
      authorization: null,
      body: {
        grant_type: 'client_credentials',
        client_id: service.config.clientId,
        client_secret: service.config.clientSecret,
        scope: service.config.scope,
      },
    },
    {
      path: `/v1.0/myorg/groups/${workspaceId}/reports/${reportId}`,
      authorization: 'Bearer eyJ0-1',
      body: null,
    },
    {
      path: '/v1.0/myorg/GenerateToken',
      authorization: 'Bearer eyJ0-1',
      body: {
        datasets: [{ id: 'cfafbeb1-8037-4d0c-896e-a46fb27ff229' }],
        reports: [{ id: reportId, allowEdit: false }],
      },
    },
  ])
})

test.each([
  ['of another project', foreignWorkspaceId],
  ['that no setting names', reportId],
])('of a workspace %s nothing is asked', async (_, workspace) => {
  await expect(powerBi.embed({ ...asked, workspaceId: workspace })).rejects.toMatchObject({
    problem: 'POWER_BI_FAILED',
    params: { reason: 'workspace' },
  })
  expect(service.asked).toEqual([])
  const ofOne = open({ workspaces: [{ id: workspaceId, projects: [1, 4] }] })
  expect(await ofOne.embed(asked)).toBeDefined()
  await expect(ofOne.embed({ ...asked, projectId: 2 })).rejects.toMatchObject({
    params: { reason: 'workspace' },
  })
})

test('rules for rows see who reads, with the roles of the panel', async () => {
  const identity = { username: 'ana@mina.pe', roles: ['Operaciones'] }
  await powerBi.embed({ ...asked, identity })
  const datasets = ['cfafbeb1-8037-4d0c-896e-a46fb27ff229']
  expect(service.askedOf('/GenerateToken')[0]?.body).toMatchObject({
    identities: [{ ...identity, datasets }],
  })
  await powerBi.embed({ ...asked, identity: { username: 'luis@mina.pe', roles: [] } })
  expect(service.askedOf('/GenerateToken')[1]?.body).toMatchObject({
    identities: [{ username: 'luis@mina.pe', datasets }],
  })
  expect(service.askedOf('/token')).toHaveLength(1)
})

test('a token serves while it is good, and is made anew before it expires', async () => {
  const [one, other] = await Promise.all([powerBi.embed(asked), powerBi.embed(asked)])
  expect(other.token).toBe(one.token)
  nowMs += (one.renewInS - 1) * 1000
  expect(await powerBi.embed(asked)).toMatchObject({ token: 'H4sI-1', renewInS: 1 })
  nowMs += 2_000
  const renewed = await powerBi.embed(asked)
  expect(renewed.token).toBe('H4sI-2')
  // The sign-in was near its end, too, which would have ended the new token before its time.
  expect(service.askedOf('/token')).toHaveLength(2)
})

test('a sign-in that is over is made anew, once', async () => {
  await powerBi.embed(asked)
  service.endSignIns()
  const other = { ...asked, identity: { username: 'ana@mina.pe', roles: [] } }
  expect(await powerBi.embed(other)).toMatchObject({ token: 'H4sI-2' })
  fail('/GenerateToken', 403, 'TokenExpired')
  expect(
    await powerBi.embed({ ...asked, identity: { username: 'eva@mina.pe', roles: [] } }),
  ).toBeDefined()
  for (let times = 0; times < 2; times++) fail(`/reports/${reportId}`, 401, 'Unauthorized')
  const again = { ...asked, identity: { username: 'luz@mina.pe', roles: [] } }
  await expect(powerBi.embed(again)).rejects.toMatchObject({
    problem: 'POWER_BI_FAILED',
    params: { reason: 'sign-in', code: 'Unauthorized' },
  })
})

test.each([
  ['/GenerateToken', 403, 'PowerBINotAuthorizedException', 'denied'],
  [`/reports/${reportId}`, 404, 'PowerBIEntityNotFound', 'not-found'],
  ['/GenerateToken', 400, 'InvalidRequest', 'identity'],
  ['/GenerateToken', 500, 'InternalServerError', 'unavailable'],
  ['/token', 503, 'Unavailable', 'unavailable'],
])('%s answering %i is told as that', async (to, status, code, reason) => {
  fail(to, status, code)
  await expect(powerBi.embed(asked)).rejects.toMatchObject({
    problem: 'POWER_BI_FAILED',
    params: { reason, code },
  })
  // A refusal is not kept.
  expect(await powerBi.embed(asked)).toMatchObject({ embedUrl: service.stage.embedUrl })
})

test('a secret that is no longer valid is told by its code alone', async () => {
  const wrong = open({ clientSecret: 'wrong' })
  const refused = await wrong.embed(asked).catch((error: unknown) => error)
  expect(refused).toMatchObject({ params: { reason: 'sign-in', code: 'AADSTS7000215' } })
  expect(JSON.stringify(refused)).not.toMatch(/wrong|secret/i)
})

test('who is asked to wait waits, and asks nothing meanwhile', async () => {
  fail('/GenerateToken', 429, 'TooManyRequests', { 'retry-after': '20' })
  await expect(powerBi.embed(asked)).rejects.toMatchObject({
    problem: 'POWER_BI_BUSY',
    params: { retryAfterS: 20 },
  })
  const before = service.asked.length
  nowMs += 5_000
  await expect(powerBi.embed(asked)).rejects.toMatchObject({ params: { retryAfterS: 15 } })
  expect(service.asked).toHaveLength(before)
  nowMs += 15_000
  expect(await powerBi.embed(asked)).toMatchObject({ token: 'H4sI-1' })
})

test('one that does not answer, or is not there, is given up', async () => {
  service.stage.silentTo = '/GenerateToken'
  await expect(powerBi.embed(asked)).rejects.toMatchObject({
    params: { reason: 'unavailable', code: 'TIMEOUT' },
  })
  const nowhere = open({ authority: 'http://127.0.0.1:9' })
  await expect(nowhere.embed(asked)).rejects.toMatchObject({
    params: { reason: 'unavailable', code: 'ECONNREFUSED' },
  })
})

test('a page of another site gets no token', async () => {
  service.stage.embedUrl = 'https://app.powerbi.example.com/reportEmbed?reportId=1'
  await expect(powerBi.embed(asked)).rejects.toMatchObject({ params: { reason: 'answer' } })
  expect(service.askedOf('/GenerateToken')).toEqual([])
})

test('without a service principal there is none', () => {
  expect(openPowerBi({ powerBi: null }, openOutbound([]))).toBeNull()
})
