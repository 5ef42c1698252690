import { expect, test } from 'vitest'
import { withFiles } from '../folder-of-files.ts'
import { projectFiles } from '../project-files.ts'
import { root } from '../project.ts'
import { checkUsed } from './check-used.ts'

const problemsOf = (files: Record<string, string>) =>
  withFiles(files, (folder) => checkUsed(folder, projectFiles(folder)))

const mean = 'domain/src/mean.ts'
const exporting = {
  [mean]: 'export const meanOf = () => 1\n',
  'domain/src/index.ts': "export * from './mean.ts'\n",
}

test('what only tests and the door name is refused', () => {
  const [problem, ...others] = problemsOf({
    ...exporting,
    'domain/src/mean.test.ts': "import { meanOf } from './mean.ts'\nmeanOf()\n",
    'server/src/says.ts': '/** As `meanOf` of domain. */\nexport const says = 1\nsays\n',
  })
  expect(problem).toContain(`${mean}: nothing of the product calls meanOf`)
  expect(others).toEqual([])
})

test.each([
  ['another workspace', { 'web/src/page.tsx': 'meanOf()\n' }],
  ['the demonstration', { 'server/seeds/load.ts': 'meanOf()\n' }],
  ['its own file', { [mean]: 'export const meanOf = () => 1\nmeanOf()\n' }],
])('what %s calls is used', (_, files) => {
  expect(problemsOf({ ...exporting, ...files })).toEqual([])
})

test('what the tests alone need stands in its list', () => {
  expect(problemsOf({ [mean]: 'export const evaluateUnder = () => 1\n' })).toEqual([])
})

test('everything in the project is used', () => {
  expect(checkUsed(root, projectFiles(root))).toEqual([])
})
