import { describe, expect, test } from 'vitest'
import { withFiles } from './folder-of-files.ts'
import { root } from './project.ts'
import { namesWithTests, testsOfName } from './tests-of-name.ts'

const project = {
  'domain/src/wells/depth.test.ts': '',
  'server/src/features/wells/wells.test.ts': '',
  'web/src/features/wells/pages/WellsPage.test.tsx': '',
  'web/src/features/wells/pages/WellsPage.tsx': '',
  'web/src/features/home/HomePage.tsx': '',
  'server/src/platform/deep-wells.test.ts': '',
  'e2e/first-well.e2e.ts': "test('opens a well', { tag: ['@wells'] }, async () => {})",
}
const of = (name: string) => withFiles(project, (folder) => testsOfName(folder, name))

describe('the tests of a name', () => {
  test('of a feature stand in every workspace, with its quick journeys', () => {
    expect(of('wells')).toEqual({
      tests: [
        'domain/src/wells/depth.test.ts',
        'server/src/features/wells/wells.test.ts',
        'web/src/features/wells/pages/WellsPage.test.tsx',
      ],
      journeys: ['--grep', '@wells\\b'],
    })
  })

  test('of a file are its own', () => {
    expect(of('deep-wells')?.tests).toEqual(['server/src/platform/deep-wells.test.ts'])
    expect(of('first-well')).toEqual({ tests: [], journeys: ['e2e/first-well.e2e.ts'] })
  })

  test('that nothing has are none, and the features that have some are known', () => {
    expect(of('well')).toBeNull()
    expect(of('home')).toBeNull()
    expect(withFiles(project, namesWithTests)).toEqual(['wells'])
    expect(namesWithTests(root)).toContain('plans')
  })
})
