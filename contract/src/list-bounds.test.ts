import { expect, test } from 'vitest'
import { z } from 'zod'
import { api } from './all.ts'
import type { AnyRoute } from './kit/route.ts'

type Schema = { [key: string]: unknown }
const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null

/** Every list in a schema, by its path. */
const listsIn = (schema: unknown, path: string): { path: string; max: unknown }[] => {
  if (!isSchema(schema)) return []
  const own = schema['type'] === 'array' ? [{ path, max: schema['maxItems'] }] : []
  const inner = Object.entries(schema).flatMap(([key, of]) => listsIn(of, `${path}.${key}`))
  return [...own, ...inner]
}

const lists = Object.entries(api).flatMap(([feature, routes]) =>
  Object.entries(routes as Record<string, AnyRoute>).flatMap(([name, { body }]) =>
    body
      ? listsIn(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }), `${feature}.${name}`)
      : [],
  ),
)

test('every list of every body has a most', () => {
  expect(lists.length).toBeGreaterThan(15)
  expect(lists.map(({ path }) => path)).toContain('whatsapp.receive.properties.entry')
  expect(lists.filter(({ max }) => typeof max !== 'number')).toEqual([])
})
