import { expect, test } from 'vitest'
import { z } from 'zod'
import { api } from './all.ts'
import type { AnyRoute } from './kit/route.ts'

type Schema = {
  type?: string
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  enum?: unknown[]
  const?: unknown
}
type Path = (string | number)[]

/** Every text of a body: by its path, in objects, in the first entry of arrays, in each kind of a union. */
const textsIn = (schema: Schema, path: Path = []): Path[] => {
  const kinds = schema.anyOf ?? schema.oneOf
  if (kinds) return kinds.flatMap((kind) => textsIn(kind, path))
  if (schema.items) return textsIn(schema.items, [...path, 0])
  if (schema.properties)
    return Object.entries(schema.properties).flatMap(([key, of]) => textsIn(of, [...path, key]))
  return schema.type === 'string' && !schema.enum && schema.const === undefined ? [path] : []
}

const bodyWith = (path: Path, text: string): unknown =>
  path.reduceRight<unknown>((inner, key) => (key === 0 ? [inner] : { [key]: inner }), text)

const texts = Object.entries(api).flatMap(([feature, routes]) =>
  Object.entries(routes as Record<string, AnyRoute>).flatMap(([name, { body }]) => {
    if (!body) return []
    const schema = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Schema
    const paths = new Map(textsIn(schema).map((path) => [path.join('.'), path]))
    return [...paths].map(([field, path]) => ({ call: `${feature}.${name}`, field, path, body }))
  }),
)

test('texts of every feature that takes some are found', () => {
  expect(texts.length).toBeGreaterThan(60)
  const found = texts.map(({ call, field }) => `${call} ${field}`)
  expect(found).toContain('session.login email')
  expect(found).toContain('monitorings.markMany followUp.observation')
  expect(found).toContain('planImports.correct cells.0.value')
})

// The largest body is 1 MB. As they come, 300,000 marks take more than 10 s to normalise, 30,000 a tenth
// of a second; the margin is for a busy machine.
test.for(texts)('$call refuses marks as $field in linear time', ({ body, path }) => {
  const took = (count: number): number => {
    const given = bodyWith(path, '\u0301\u0323'.repeat(count / 2))
    const startedMs = Date.now()
    const { success } = body.safeParse(given)
    const tookMs = Date.now() - startedMs
    // A short run is cut to what a text may hold; no text may be this long.
    if (count >= 30_000) expect(success).toBe(false)
    return tookMs
  }
  took(3_000)
  const small = Math.max(took(30_000), 5)
  expect(took(300_000)).toBeLessThan(small * 50 + 1_000)
})
