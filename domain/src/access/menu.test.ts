import { describe, expect, it } from 'vitest'
import { findMenuItem, isRouteOpen, type MenuItem } from './menu.ts'

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
    ['Unknown', false],
    ['constructor', false],
  ])('%s is open: %s', (alias, isOpen) => {
    expect(isRouteOpen(menu, alias)).toBe(isOpen)
  })

  it('closes boards where the menu shows none', () => {
    expect(isRouteOpen([], 'Board')).toBe(false)
    expect(isRouteOpen([item(1, { alias: 'EnvironmentReport' })], 'EnvironmentReport')).toBe(true)
  })
})
