import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AnyRoute } from '@puquio/contract'
import { api } from '@puquio/contract/all'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { projectRoot } from '../../src/platform/project-root.ts'
import { buildToken } from './build-token.ts'
import { buildMine, buildMonitoring } from '../build.ts'
import { startTestApp, type TestApp } from '../harness.ts'

/** Replays what the examples of docs/machine-access.md ask for, against a server that listens. */
const document = readFileSync(join(projectRoot, 'docs/machine-access.md'), 'utf8')

type ExampleCall = { path: string; query: Record<string, string> }
const queryIn = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/(\w+) ?= ?"?(\w+)"?/g)].map(([, name, value]) => [name, value]),
  ) as Record<string, string>

/** How each language writes `get(path, query)`; names in the path come out as `{name}`. */
const languages: Record<string, (code: string) => ExampleCall[]> = {
  python: (code) =>
    [...code.matchAll(/get\(f"([^"]+)"((?:, \w+=[^,()]+)*)\)/g)].map(
      ([, path = '', query = '']) => ({
        path: path.toLowerCase(),
        query: queryIn(query),
      }),
    ),
  r: (code) =>
    [...code.matchAll(/get\(glue::glue\("([^"]+)"\)((?:, \w+ = [^,()]+)*)\)/g)].map(
      ([, path = '', query = '']) => ({ path, query: queryIn(query) }),
    ),
  m: (code) =>
    [...code.matchAll(/Get\(("\/[^[]+), \[([^\]]*)\]\)/g)].map(([, path = '', query = '']) => ({
      path: path
        .replaceAll(/" & (\w+) & "/g, (_, name: string) => `{${name.toLowerCase()}}`)
        .replaceAll('"', ''),
      query: queryIn(query),
    })),
}
const codeIn = (language: string) =>
  new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 's').exec(document)?.[1] ?? ''

const routes = Object.values(api).flatMap((ofFeature) => Object.values(ofFeature) as AnyRoute[])
const routeOf = (path: string) =>
  routes.find(
    (route) =>
      route.method === 'GET' &&
      route.path.split('/').length === path.split('/').length &&
      route.path.split('/').every((part, i) => part.startsWith(':') || part === path.split('/')[i]),
  )

let puquio: TestApp
let mine: Awaited<ReturnType<typeof buildMine>>
let address: string
let token: string
beforeAll(async () => {
  puquio = await startTestApp()
  mine = await buildMine(puquio.database)
  await buildMonitoring(puquio.database, mine, { estimatedOn: '2026-02-16' })
  const { text } = await buildToken(puquio.database, { project: mine.project, user: mine.admin })
  token = text
  address = await puquio.listen()
})
afterAll(() => puquio.close())

const ask = ({ path, query }: ExampleCall) => {
  const filled = path
    .replaceAll('{project}', String(mine.project.id))
    .replaceAll('{plan}', String(mine.plan.id))
  expect(filled).not.toMatch(/[{}]/)
  return fetch(`${address}${filled}?${new URLSearchParams(query).toString()}`, {
    headers: { authorization: `Bearer ${token}` },
  })
}

describe.each(Object.keys(languages))('the example in %s', (language) => {
  const code = codeIn(language)
  const asked = languages[language]?.(code) ?? []

  test('asks for plans, near monitorings and the record, by parameters that the calls have', () => {
    expect(asked.map(({ path }) => path)).toEqual([
      '/fkl-plan/projects/{project}/plans',
      '/fkl-plan/projects/{project}/plans/{plan}/monitorings',
      '/fkl-plan/projects/{project}/plans/{plan}/monitoring-list',
    ])
    for (const { path, query } of asked) {
      const names = Object.keys(routeOf(path)?.query?.shape ?? {})
      expect(names).toEqual(expect.arrayContaining(Object.keys(query)))
      expect(Object.keys(query).length).toBeGreaterThan(0)
    }
  })

  test('sends the token as the header that the server reads', () => {
    expect(code).toMatch(/Authorization"?\]? ?= ?(paste\()?"Bearer ?"/)
  })

  test('is answered', async () => {
    const [plans, near, record] = await Promise.all(asked.map(ask))
    const { items } = (await (plans as Response).json()) as { items: { id: number }[] }
    expect(items[0]?.id).toBe(mine.plan.id)
    const monitorings = (await near?.json()) as { items: Record<string, unknown>[]; total: number }
    expect(monitorings.total).toBe(1)
    expect(monitorings.items[0]).toMatchObject({
      stationId: mine.station.id,
      estimatedOn: '2026-02-16',
    })
    expect(record?.headers.get('content-type')).toContain('text/csv')
    const [head, ...rows] = ((await record?.text()) ?? '').trim().split('\r\n')
    expect(head).toContain('Fecha estimada')
    expect(rows).toHaveLength(2)
    expect(rows.join()).toContain(mine.station.code)
  })
})

test('the documentation says how a script proves who it is', async () => {
  const { components, paths } = (await (
    await fetch(`${address}/fkl-general/openapi.json`)
  ).json()) as {
    components: { securitySchemes: Record<string, object> }
    paths: Record<string, Record<string, { security: object[] }>>
  }
  expect(components.securitySchemes).toMatchObject({
    accessToken: { type: 'http', scheme: 'bearer' },
    AuthCode: { type: 'apiKey', in: 'header', name: 'Authorization' },
    session: { type: 'apiKey', in: 'cookie' },
  })
  const ofSession = { AuthCode: [], session: [] }
  const plans = paths['/fkl-plan/projects/{projectId}/plans']?.['get']
  expect(plans?.security).toEqual([{ accessToken: [] }, ofSession])
  const tokens = paths['/fkl-user/projects/{projectId}/tokens']?.['post']
  expect(tokens?.security).toEqual([ofSession])
})
