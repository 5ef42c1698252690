import { expect, test } from 'vitest'
import { checkDocs } from './check-docs.ts'
import { withFiles } from '../folder-of-files.ts'

const files = {
  'package.json': '{ "scripts": { "bench": "x" } }',
  'domain/src/water.ts': '',
  'docs/formulas.md': '',
}
const problemsOf = (text: string, document = 'README.md') =>
  withFiles({ ...files, [document]: text }, checkDocs)

test.each([
  '[formulas](docs/formulas.md#ph) and [the web](https://example.com/a/b.ts)',
  '`water.ts` alone, and `wine.md`.',
  'See `domain/src/water.ts`, `domain/src/` or domain/src/water.ts; run npm run bench.',
  'Words: `application/json`, `America/Lima`, `fkl-plan/plans`, either/or, `domain/src/F/texts.ts`.',
])('%s', (text) => {
  expect(problemsOf(text)).toEqual([])
})

test.each([
  ['[formulas](docs/formula.md)', 'docs/formula.md does not exist'],
  ['in `domain/src/wine/`', 'domain/src/wine/ does not exist'],
  ['domain/src/wine.ts does it', 'domain/src/wine.ts does not exist'],
  ['`wine.ts` does it', 'there is no file wine.ts'],
  ['npm run brench', 'package.json has no script brench'],
])('%s is noticed', (text, problem) => {
  expect(problemsOf(text)).toEqual([`README.md: ${problem}`])
})

test('a workspace’s own document counts from its folder', () => {
  expect(problemsOf('`src/water.ts` and [all](../docs/formulas.md)', 'domain/README.md')).toEqual(
    [],
  )
  expect(problemsOf('`src/wine.ts`', 'domain/README.md')).toHaveLength(1)
})

test('a superseded decision may name files that have moved, and no link that is dead', () => {
  const past = '# 001. Wine\n\nSuperseded by [002](002.md).\n\nSee domain/src/wine.ts.'
  const decision = 'docs/decisions/001-wine.md'
  expect(problemsOf(past, decision)).toEqual([`${decision}: 002.md does not exist`])
  const held = problemsOf('# 001. Wine\n\nSee domain/src/wine.ts.', decision)
  expect(held).toEqual([`${decision}: domain/src/wine.ts does not exist`])
})

test('a decision has a number of its own, in its name and its title', () => {
  const first = { 'docs/decisions/001-wine.md': '# 001. Wine\n' }
  const decisions = (more: object) => withFiles({ ...files, ...first, ...more }, checkDocs)
  expect(decisions({ 'docs/decisions/002-beer.md': '# 002. Beer\n' })).toEqual([])
  expect(decisions({ 'docs/decisions/001-beer.md': '# 001. Beer\n' })).toEqual([
    'docs/decisions/001-wine.md: docs/decisions/001-beer.md has the number 001; take the next free one',
  ])
  expect(decisions({ 'docs/decisions/002-beer.md': '# 001. Beer\n' })).toEqual([
    'docs/decisions/002-beer.md: its title begins with another number',
  ])
})
