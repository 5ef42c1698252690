import { describe, expect, it } from 'vitest'
import { type MenuEntry, menuIssues } from './menu-entries.ts'

const entry = (rest: Partial<MenuEntry>): MenuEntry => ({
  id: null,
  depth: 0,
  kind: 'folder',
  label: 'Aguas',
  alias: null,
  boardId: null,
  url: null,
  ...rest,
})
const screen = { kind: 'screen', label: 'menu.Home', alias: 'Home' } as const
const link = { kind: 'link', label: 'OEFA', url: 'www.oefa.gob.pe' } as const

describe('a menu that is edited', () => {
  it('may hold folders two deep, screens, boards and links', () => {
    const menu = [
      entry({}),
      entry({ depth: 1 }),
      entry({ ...screen, depth: 2 }),
      entry({ ...link, depth: 1 }),
      entry({ kind: 'board', boardId: 4 }),
      entry({ ...screen, id: 7 }),
    ]
    expect(menuIssues(menu)).toEqual([])
    expect(menuIssues([])).toEqual([])
  })

  it.each<[string, Partial<MenuEntry>, string, string]>([
    ['no name', { label: '  ' }, 'label', 'required'],
    ['a screen without one', { ...screen, alias: null }, 'alias', 'required'],
    ['a screen of the side bar', { ...screen, alias: 'Jobs' }, 'alias', 'not-valid'],
    ['a screen that is none', { ...screen, alias: 'constructor' }, 'alias', 'not-valid'],
    ['a link without address', { ...link, url: null }, 'url', 'required'],
    ['a link with an empty address', { ...link, url: ' ' }, 'url', 'required'],
    ['a link to a script', { ...link, url: 'javascript:alert(1)' }, 'url', 'url'],
    ['a board without one', { kind: 'board' }, 'boardId', 'required'],
    ['a folder with an address', { url: 'www.oefa.gob.pe' }, 'url', 'not-valid'],
    ['a link to a screen, too', { ...link, alias: 'Home' }, 'alias', 'not-valid'],
    ['one that hangs below nothing', { depth: 1 }, 'depth', 'not-valid'],
  ])('is refused with %s', (_, rest, field, problem) => {
    expect(menuIssues([entry(rest)])).toEqual([{ at: 0, field, problem }])
  })

  it('hangs entries below folders alone, not too deep, and holds each once', () => {
    const below = menuIssues([entry({ ...screen }), entry({ ...link, depth: 1 })])
    expect(below).toEqual([{ at: 1, field: 'depth', problem: 'not-valid' }])
    const deep = [0, 1, 2, 3].map((depth) => entry({ depth }))
    expect(menuIssues(deep)).toEqual([{ at: 3, field: 'depth', problem: 'not-valid' }])
    expect(menuIssues([entry({ id: 3 }), entry({ id: 3 })])).toEqual([
      { at: 1, field: 'id', problem: 'not-valid' },
    ])
  })
})
