import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { api } from '../all.ts'
import { problems } from '../problems.ts'
import { type AnyRoute, type RouteAnswer, type RouteInput, route, upload } from './route.ts'
import { idText, nothing } from './values.ts'

const all = Object.entries(api).flatMap(([feature, routes]) =>
  Object.entries(routes).map(([name, one]) => [`${feature}.${name}`, one as AnyRoute] as const),
)

describe('every route of the product', () => {
  it('has a method and path of its own', () => {
    const addresses = all.map(([, one]) => `${one.method} ${one.path.replace(/:\w+/g, ':')}`)
    expect(addresses).toEqual([...new Set(addresses)])
  })

  it.each(all)('%s stands under a prefix of the API', (name, one) => {
    // The addresses that the firmware of devices has already: ThingsBoard's, and OGC SensorThings'.
    if (/^device(Messages|Commands)\.(?!ingest)/.test(name))
      return expect(one.path).toMatch(/^\/(api\/v1\/:token|v1\.1)\//)
    expect(one.path).toMatch(
      /^\/fkl-(auth|user|project|general|plan|bdo|data-source|data-filter|board|pwbi|modi|notification|file|fimages)(\/|$)/,
    )
  })

  it.each(all)('%s names its params, and its project where its access needs one', (_, one) => {
    const names = [...one.path.matchAll(/:(\w+)/g)].map((match) => String(match[1]))
    expect(Object.keys(one.params?.shape ?? {}).toSorted()).toEqual(names.toSorted())
    if (one.access.startsWith('project:')) expect(names).toContain('projectId')
  })

  it.each(all)('%s names problems of the catalogue', (_, one) => {
    for (const problem of one.problems ?? []) expect(problems).toHaveProperty(problem)
  })

  it.each(all)('%s never changes anything on GET', (_, one) => {
    if (one.method === 'GET') expect(one.body).toBeUndefined()
  })
})

describe('the types of a route', () => {
  const params = z.object({ projectId: idText })
  const one = route({
    method: 'PUT',
    path: '/fkl-plan/projects/:projectId/things',
    access: 'project:write',
    changes: [],
    summary: 'A thing',
    params,
    query: z.object({ page: z.string().optional() }),
    body: z.object({ title: z.string() }),
    response: nothing,
  })

  it('asks callers for what has no default, and for nothing else', () => {
    const input: RouteInput<typeof one> = { params: { projectId: 1 }, body: { title: 'A' } }
    const answer: RouteAnswer<typeof one> = null
    expect([input.body.title, answer]).toEqual(['A', null])
  })

  it('keeps the size limit of an upload', () => {
    const two = upload({
      method: 'POST',
      path: '/fkl-plan/projects/:projectId/files',
      access: 'project:write',
      changes: [],
      summary: 'A file',
      params,
      response: nothing,
      maxBytes: 10,
    })
    expect([two.kind, two.maxBytes]).toEqual(['upload', 10])
  })
})

/** What must not compile: each marked line is an error, or this file fails the type check. */
export const refused = () => {
  const response = nothing
  const params = z.object({ projectId: idText })
  const here = { method: 'GET', summary: '', reads: [], response } as const
  // @ts-expect-error a route without access
  route({ ...here, path: '/a' })
  // @ts-expect-error a project's access without the project in the path
  route({ ...here, path: '/a', access: 'project:read' })
  // @ts-expect-error a name of the path without its schema
  route({ ...here, path: '/a/:projectId/:other', access: 'signed-in', params })
  // @ts-expect-error a problem that the catalogue does not have
  route({ ...here, path: '/a', access: 'signed-in', problems: ['NO_SUCH'] })
  const open = { path: '/a', access: 'signed-in', summary: '', response } as const
  // @ts-expect-error a GET that does not say what it reads
  route({ ...open, method: 'GET' })
  // @ts-expect-error a change that does not say what it changes
  route({ ...open, method: 'POST' })
  // @ts-expect-error a change that says what it reads instead
  route({ ...open, method: 'POST', reads: ['plans'] })
  // @ts-expect-error an upload that does not say what it changes
  upload({ ...open, method: 'POST', maxBytes: 1 })
  // @ts-expect-error a tag that does not exist
  route({ ...open, method: 'POST', changes: ['plan'] })
}
