import { describe, expect, test } from 'vitest'
import { withFiles } from '../folder-of-files.ts'
import { root } from '../project.ts'
import { projectFiles, textOf } from '../project-files.ts'
import { checkWriters } from './check-writers.ts'

const problemsOf = (files: Record<string, string>) =>
  withFiles(files, (folder) => checkWriters(folder, projectFiles(folder)))

const store = 'server/src/features/wells/store.ts'
const text = (statement: string) =>
  `export const change = (scope) => scope.rows(sql\`${statement}\`)\n`

describe('a file that is not known as a writer is refused, and told what to call', () => {
  test.each([
    ['insert into sample (project_id) values (1)', 'refuseApproved'],
    ['\n    update sample s set code = 1', 'refuseApproved'],
    ['DELETE FROM result where id = 1', 'resultsEntered'],
    ['with gone as (delete from only result returning 1) select', 'calculateResults'],
    ['copy "result" from stdin', 'refuseApproved'],
    ['update profile_parameter set position = 1', 'keyProfiles'],
    ['insert into parameter_profile (name) values (1)', 'keyProfiles'],
    ['update ${raw(table)} set version = 1', 'write the name of the table'],
  ])('%s', (statement, call) => {
    const [problem, ...others] = problemsOf({ [store]: text(statement) })
    expect(problem).toContain(`${store}: writes `)
    expect(problem).toContain(call)
    expect(problem).toContain('name the file in scripts/checks/check-writers.ts')
    expect(others).toEqual([])
  })

  test.each([
    'select * from sample',
    'select id from result for update',
    'insert into sample_file (file_id) values (1)',
    'update result_import set state = 1',
    'delete from calculated_result where sample_id = 1',
  ])('%s is not meant', (statement) => {
    expect(problemsOf({ [store]: text(statement) })).toEqual([])
  })

  test('a migration counts, and a test does not', () => {
    const statement = 'update result set unit = 1'
    expect(problemsOf({ 'server/migrations/0900_units.sql': statement })).toHaveLength(1)
    expect(problemsOf({ 'server/src/features/wells/wells.test.ts': statement })).toEqual([])
  })
})

describe('a known writer makes its calls', () => {
  const qualifier = 'server/src/features/samples/quality/qualifier-store.ts'
  const writes = text('update result set applied_qualifier = 1')

  test('in its own file', () => {
    expect(
      problemsOf({ [qualifier]: `${writes}refuseApprovedSample(\ncalculateResults(` }),
    ).toEqual([])
    expect(problemsOf({ [qualifier]: `${writes}refuseApprovedSample(` })).toEqual([
      `${qualifier}: changes the table result and does not call resultsEntered or calculateResults`,
    ])
    expect(problemsOf({ [qualifier]: `${writes}calculateResults(` })).toEqual([
      `${qualifier}: changes the table result and does not call refuseApproved`,
    ])
  })

  test('or in the file that has its transaction', () => {
    const folder = 'server/src/features/result-imports/save'
    const saving = { [`${folder}/saving-store.ts`]: text('insert into sample (code) values (1)') }
    expect(problemsOf(saving)).toEqual([
      `${folder}/save-import.ts: changes the table sample and does not call refuseApproved`,
    ])
    expect(
      problemsOf({ ...saving, [`${folder}/save-import.ts`]: 'refuseApproved(scope)' }),
    ).toEqual([])
  })
})

test('a file that writes no longer leaves the list', () => {
  const problems = problemsOf({ 'server/src/jobs.ts': '' })
  expect(problems).toContain(
    'scripts/checks/check-writers.ts: server/seeds/load-mine.ts does not write the table parameter_profile; take it from the list',
  )
})

test('without one of the calls the project itself would fail', () => {
  const files = projectFiles(root)
  expect(checkWriters(root, files)).toEqual([])
  const entry = 'server/src/features/samples/entry/enter-sample.ts'
  const store = 'server/src/features/samples/entry/entry-store.ts'
  const without = textOf(root, entry).replaceAll(/refuseApprovedSample\(/g, '')
  const problems = problemsOf({ [entry]: without, [store]: textOf(root, store) })
  expect(problems).toEqual([
    `${entry}: changes the table sample and does not call refuseApproved`,
    `${entry}: changes the table result and does not call refuseApproved`,
  ])
})
