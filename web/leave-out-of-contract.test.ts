import { parseAst } from 'vite'
import { describe, expect, it } from 'vitest'
import { leaveOutOfContract } from './leave-out-of-contract.ts'

const transform = leaveOutOfContract().transform as (
  this: { parse: typeof parseAst },
  code: string,
  id: string,
) => string | null
const changed = (code: string, id = '/contract/src/plans.ts') =>
  transform.call({ parse: parseAst }, code, id)

describe('what the built web leaves out of the contract', () => {
  it('is what only the server validates by, and its words', () => {
    const code = `export const planRoutes = { get: route({ method: 'GET', path: '/a/:id',
      summary: 'One plan', params: z.object({ id }), query: list({ from: date }),
      response: plan.extend({ a: z.string() }) }) }`
    expect(
      changed(code),
    ).toBe(`export const planRoutes = { get: route({ method: 'GET', path: '/a/:id',
      summary: undefined, params: undefined, query: undefined,
      response: {} }) }`)
  })

  it('is neither what forms validate by, nor that a route answers nothing', () => {
    const code = `const routes = { annul: upload({ access: 'system', body: z.object({ reason: text(9) }),
      response: nothing, problems: ['NOT_FOUND'], maxBytes: 9, changes: ['plans'] }) }`
    expect(changed(code)).toBe(code)
  })

  it('is each schema that nothing names, the others stay as they are', async () => {
    const code = changed('export const plan = make(make(3))\nexport const other = [make(1)]') ?? ''
    expect(code).toContain('plan = /* @__PURE__ */ (() => (make(make(3))))()')
    const module = `data:text/javascript,${encodeURIComponent(`const make = (one) => one + 1\n${code}`)}`
    expect(await import(/* @vite-ignore */ module)).toMatchObject({ plan: 5, other: [2] })
  })

  it('is nothing of other code', () => {
    expect(changed('export const a = z.object({})', '/web/src/lib/a.ts')).toBeNull()
    expect(changed('export const a = z.object({})', '/contract/src/kit/values.ts')).toBeNull()
  })

  it('is left out of what is built alone', () => {
    expect(leaveOutOfContract().apply).toBe('build')
  })
})
