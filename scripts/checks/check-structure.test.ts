import { describe, expect, test } from 'vitest'
import { checkCase, checkStructure } from './check-structure.ts'
import { withFiles } from '../folder-of-files.ts'

const problemsOf = (files: Record<string, string>) => withFiles(files, checkStructure)

describe('names', () => {
  test.each([
    'web/src/lib/utils.ts',
    'server/src/platform/date-helpers.ts',
    'domain/src/common/water.ts',
    'server/src/file-manager.ts',
    'domain/src/types.ts',
    'contract/src/plan-dto.ts',
  ])('%s says nothing', (file) => {
    expect(problemsOf({ [file]: '' })[0]).toContain('says nothing')
  })

  test.each([
    ['server/src/readPlan.ts', 'kebab-case'],
    ['web/src/ui/search_field.tsx', 'PascalCase'],
    ['server/src/features/plans/index.ts', 'door'],
    ['server/migrations/plans.sql', 'NNNN'],
  ])('%s is refused', (file, word) => {
    expect(problemsOf({ [file]: '', 'contract/src/plans.ts': '' }).join()).toContain(word)
  })

  test.each([
    'web/src/ui/SearchField.tsx',
    'web/src/lib/useApi.ts',
    'web/src/app/main.tsx',
    'domain/src/index.ts',
    'domain/src/source-types.ts',
    'server/migrations/0001_users.sql',
    'web/vite.config.ts',
    'e2e/sign-in.e2e.ts',
  ])('%s is right', (file) => {
    expect(problemsOf({ [file]: '', [`${file.split('/')[0]}/README.md`]: '' })).toEqual([])
  })
})

describe('case', () => {
  // Paths only: not every file system can hold such files.
  test.each([
    ['web/src/Steps.module.css', 'web/src/steps.module.css'],
    ['web/src/Plan/a.css', 'web/src/plan/b.css'],
  ])('%s and %s are one on macOS and Windows', (a, b) => {
    expect(checkCase([a, b])).toEqual([expect.stringContaining('only in case')])
  })

  test('files of one folder, and names of other letters, are right', () => {
    expect(checkCase(['web/src/Steps.tsx', 'web/src/Steps.css', 'web/src/step.css'])).toEqual([])
  })
})

describe('sizes', () => {
  const lines = (count: number) => 'x\n'.repeat(count)

  test.each([
    ['domain/src/water.ts', 401],
    ['README.md', 121],
    ['ARCHITECTURE.md', 201],
    ['web/README.md', 26],
  ])('%s of %d lines is too long', (file, count) => {
    const others = { 'domain/README.md': '' }
    expect(problemsOf({ ...others, [file]: lines(count) })[0]).toContain(`${count} lines`)
    expect(problemsOf({ ...others, [file]: lines(count - 1) })).toEqual([])
  })

  test('texts may be as long as they are', () => {
    const files = { 'contract/src/plans.ts': '', 'contract/README.md': '', 'web/README.md': '' }
    expect(problemsOf({ ...files, 'web/src/features/plans/texts.ts': lines(900) })).toEqual([])
  })
})

describe('content', () => {
  const line = (text: string, file = 'domain/src/water.ts') =>
    problemsOf({
      [file]: text,
      'domain/README.md': '',
      'server/README.md': '',
      'contract/src/plans.ts': '',
      'contract/README.md': '',
    })

  test.each([
    '// TODO later',
    'x as any',
    '// @ts-ignore',
    '// biome-ignore lint: no',
    'test.skip(1)',
  ])('%s is refused, with its line', (text) => {
    expect(line(`const a = 1\n${text}\n`)[0]).toMatch(/^domain\/src\/water\.ts:2: /)
  })

  test('an expected compile error belongs into a test', () => {
    expect(line('// @ts-expect-error wrong on purpose')).toHaveLength(1)
    expect(line('// @ts-expect-error wrong on purpose', 'domain/src/water.test.ts')).toEqual([])
  })

  test.each([
    'platform.database.owner.one({}, statement)',
    'database.one({}, statement)',
    'await platform.database.transaction({}, work)',
    'const { owner } = platform.database',
  ])('%s: only platform/db asks the database itself', (text) => {
    expect(line(text, 'server/src/features/plans/routes.ts')[0]).toContain('run in a scope')
    expect(line(text, 'server/src/platform/db/sessions.ts')).toEqual([])
    expect(line(text, 'server/src/features/plans/plans.test.ts')).toEqual([])
  })

  test('SQL lives in stores and in platform/db', () => {
    const query = 'rows(sql`select 1`)'
    expect(line(query, 'server/src/features/plans/routes.ts')[0]).toContain('SQL lives')
    expect(line("client.query('select 1')", 'server/src/app.ts')[0]).toContain('SQL lives')
    expect(line(query, 'server/src/features/plans/store.ts')).toEqual([])
    expect(line(query, 'server/src/features/plans/history-store.ts')).toEqual([])
    expect(line(query, 'server/src/features/plans/restore.ts')[0]).toContain('SQL lives')
    expect(line(query, 'server/src/platform/db/sessions.ts')).toEqual([])
  })

  test('scripts and tests start no program that a bare machine lacks', () => {
    const listing = "execFileSync('ps', ['-e'])"
    expect(line(listing, 'server/src/app.test.ts')[0]).toContain('start only process.execPath')
    expect(line("spawn('sleep', ['9'])", 'e2e/puquio.ts')[0]).toContain('process.execPath')
    expect(line('spawn(process.execPath, [file])', 'domain/src/water.test.ts')).toEqual([])
    expect(line(listing, 'domain/src/water.ts')).toEqual([])
  })

  test('locks have one name, in one list', () => {
    const text = "select pg_advisory_xact_lock(hashtext('plans'))"
    expect(line(text, 'server/src/features/plans/store.ts')[0]).toContain('platform/db/lock.ts')
    expect(line(text, 'server/src/platform/db/lock.ts')).toEqual([])
  })

  test('lists are searched without case and accents', () => {
    const text = 'sql`name ilike ${like}`'
    const store = 'server/src/features/plans/store.ts'
    expect(line(text, store)).toEqual([expect.stringContaining('containsWords')])
    expect(line(text, 'server/src/platform/db/contains-words.ts')).toEqual([])
  })

  test.each([
    "sql`select u.name || ' ' || u.last_name from app_user u`",
    'raw("concat_ws(\' \', t.title, name, last_name)")',
  ])('%s: people are named by personName', (text) => {
    const store = 'server/src/features/plans/store.ts'
    expect(line(text, store)).toEqual([expect.stringContaining('personName')])
    expect(line(text, 'server/src/platform/db/person-name.ts')).toEqual([])
    expect(line('sql`select u.name, u.last_name from app_user u`', store)).toEqual([])
  })

  test.each([
    'const to = `/planning-and-monitoring/${id}`',
    "'/config'",
    '`${web}/notifications?open=1`',
  ])('%s: the server names the screen', (text) => {
    expect(line(text, 'server/src/features/plans/routes.ts')[0]).toContain('addressOf')
    expect(line(text, 'server/src/features/plans/plans.test.ts')).toEqual([])
    expect(line(text, 'web/src/features/plans/path.ts').join()).not.toContain('addressOf')
  })

  test('texts are normalised in linear time', () => {
    const found = line("text.normalize('NFC')", 'web/src/ui/search.ts')
    expect(found[0]).toContain('normalForm of domain')
    expect(line('text.normalize()', 'server/src/app.ts')[0]).toContain('normalForm of domain')
    expect(line('posix.normalize(path)', 'server/src/app.ts')).toEqual([])
  })
})

test('a feature has one name in every workspace', () => {
  const readmes = { 'server/README.md': '', 'web/README.md': '', 'contract/README.md': '' }
  const server = { ...readmes, 'server/src/features/wells/routes.ts': '' }
  expect(problemsOf(server)[0]).toContain('no wells.ts in contract/src')
  expect(problemsOf({ ...server, 'contract/src/wells.ts': '' })).toEqual([])
  expect(problemsOf({ ...server, 'contract/src/ground/wells.ts': '' })).toEqual([])
  expect(problemsOf({ ...readmes, 'web/src/features/wels/texts.ts': '' })[0]).toContain('wels')
  const routes = { 'contract/src/ground/wells.ts': 'export const wellRoutes = {}\n' }
  expect(problemsOf({ ...readmes, ...routes })[0]).toContain('nothing in server/src/features')
  expect(problemsOf({ ...server, ...routes })).toEqual([])
  const whole = { 'contract/src/basins.ts': 'export const basin = {\n  ...wellRoutes,\n}' }
  expect(problemsOf({ ...readmes, ...routes, ...whole })).toEqual([])
  const within = { 'server/src/features/wells/routes.ts': '', 'contract/src/wells.ts': '' }
  const ofPart = {
    ...readmes,
    ...within,
    'contract/src/ground/pumps.ts': 'export const pumpRoutes = 1',
  }
  expect(problemsOf(ofPart)).toHaveLength(1)
  expect(problemsOf({ ...ofPart, 'server/src/features/wells/pumps/store.ts': '' })).toEqual([])
})

test('the list of features of the web alone holds those, and no others', () => {
  const readmes = { 'web/README.md': '', 'contract/README.md': '', 'web/src/app/pages.ts': '' }
  const pages = { 'web/src/features/home/texts.ts': '', 'web/src/features/policy/texts.ts': '' }
  expect(problemsOf({ ...readmes, ...pages })).toEqual([])
  expect(problemsOf({ ...readmes, 'web/src/features/home/texts.ts': '' })).toEqual([
    expect.stringContaining('"policy" is no feature of the web alone'),
  ])
  expect(problemsOf({ ...readmes, ...pages, 'contract/src/home.ts': '' })).toEqual([
    expect.stringContaining('"home" is no feature of the web alone'),
  ])
})

test('every workspace says what belongs in it', () => {
  expect(problemsOf({ 'figures/src/piper.ts': '' })).toEqual([
    'figures/: a workspace has a README.md that says what belongs in it',
  ])
})
