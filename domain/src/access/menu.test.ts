import { describe, expect, it } from 'vitest'
import { findMenuItem, isScreenOpen, mayOpenScreen, type MenuItem } from './menu.ts'
import { defaultMenu, isScreen, screens } from './screens.ts'

const item = (id: number, rest: Partial<MenuItem>): MenuItem => ({
  id,
  label: `Item ${id}`,
  kind: 'screen',
  children: [],
  ...rest,
})

const menu: MenuItem[] = [
  item(1, {
    kind: 'folder',
    children: [
      item(2, { alias: 'PlanningAndMonitoring' }),
      item(3, { kind: 'folder', children: [item(4, { alias: 'NPYMS' })] }),
    ],
  }),
  item(5, { kind: 'board', boardId: 9 }),
  item(6, { kind: 'link', url: 'https://example.pe', alias: null }),
  item(7, { alias: 'NPYMS' }),
]

describe('menu', () => {
  it('finds an item at any depth', () => {
    expect(findMenuItem(menu, 'NPYMS')?.id).toBe(4)
    expect(findMenuItem(menu, 'Reports')).toBeNull()
  })

  it.each([
    ['PlanningAndMonitoring', true],
    ['PlanningDetail', true],
    ['AddMoreMonitoring', true],
    ['Commitments', false],
    ['CommitmentsCreate', false],
    ['ModiGraph', false],
    ['Board', true],
    ['EnvironmentReport', true],
    ['Home', true],
    ['Forgot', true],
    ['ProjectUpdate', true],
    ['Notifications', true],
    ['Audit', true],
    ['LaboratoryData', false],
    ['Unknown', false],
    ['constructor', false],
  ])('%s is open: %s', (alias, isOpen) => {
    expect(isScreen(alias) && isScreenOpen(menu, alias)).toBe(isOpen)
  })

  it('closes boards where the menu shows none', () => {
    expect(isScreenOpen([], 'Board')).toBe(false)
    expect(isScreenOpen([item(1, { alias: 'EnvironmentReport' })], 'EnvironmentReport')).toBe(true)
  })
})

describe('a person with a menu', () => {
  it.each([
    ['PlanningAndMonitoring', [2], true],
    ['PlanningCreate', [2], false],
    ['PlanningCreate', [1], true],
    ['Commitments', [1], false],
    ['ConfigView', [], true],
    ['Home', [], true],
  ] as const)('opens %s with the permissions %j: %s', (screen, permissions, isOpen) => {
    expect(mayOpenScreen(screen, { menu, permissions, isSystemAdmin: false })).toBe(isOpen)
  })
})

describe('the registry of screens', () => {
  it('gives a new project its first menu', () => {
    expect(defaultMenu).toEqual([
      'Home',
      'PlanningAndMonitoring',
      'ReferenceData',
      'LaboratoryData',
      'ExportData',
      'FilesContainer',
      'Commitments',
      'Prompt',
      'ModiList',
      'NPYMS',
      'Reports',
    ])
  })

  it('has one screen at each path', () => {
    const paths = Object.values(screens).map(({ path }) => path.replaceAll(/\$\w+/g, '$'))
    expect(paths).toEqual([...new Set(paths)])
  })
})
