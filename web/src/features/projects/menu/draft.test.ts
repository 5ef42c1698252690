import { defaultMenu, menuIssues } from '@puquio/domain'
import { describe, expect, it } from 'vitest'
import {
  add,
  blank,
  type Draft,
  drop,
  isSame,
  move,
  placeOf,
  remove,
  toDefault,
  toTree,
  type Way,
} from './draft.ts'

/** Each entry is its depth and its key: '0a 0F 1b'; capitals are folders. */
const draftOf = (text: string): Draft =>
  text.split(' ').map((word) => {
    const key = word.slice(1)
    const kind = key === key.toUpperCase() ? 'folder' : 'link'
    return { ...blank, key, kind, label: key, depth: Number(word[0]) }
  })
const textOf = (draft: Draft | null) => draft?.map(({ depth, key }) => `${depth}${key}`).join(' ')

const menu = draftOf('0a 0F 1b 1G 2c 0d')

describe('moving an entry', () => {
  it.each<[string, Way, string | undefined]>([
    ['a', 'up', undefined],
    ['a', 'down', '0F 1b 1G 2c 0a 0d'],
    ['F', 'up', '0F 1b 1G 2c 0a 0d'],
    ['F', 'down', '0a 0d 0F 1b 1G 2c'],
    ['b', 'down', '0a 0F 1G 2c 1b 0d'],
    ['G', 'up', '0a 0F 1G 2c 1b 0d'],
    ['G', 'down', undefined],
    ['d', 'down', undefined],
    ['d', 'in', '0a 0F 1b 1G 2c 1d'],
    ['F', 'in', undefined],
    ['b', 'in', undefined],
    ['c', 'in', undefined],
    ['a', 'out', undefined],
    ['c', 'out', '0a 0F 1b 1G 1c 0d'],
    ['G', 'out', '0a 0F 1b 0G 1c 0d'],
    ['b', 'out', '0a 0F 1G 2c 0b 0d'],
  ])('%s %s: %s', (key, way, expected) => {
    expect(textOf(move(menu, key, way))).toBe(expected)
  })

  it('is never deeper than a menu may be', () => {
    const deep = draftOf('0F 1G 0H 1I 2a')
    expect(move(deep, 'H', 'in')).toBeNull()
    expect(textOf(move(draftOf('0F 1G 0H 1a'), 'H', 'in'))).toBe('0F 1G 1H 2a')
  })
})

describe('dropping an entry', () => {
  it.each([
    ['a', 'd', 'after', '0F 1b 1G 2c 0d 0a'],
    ['d', 'b', 'before', '0a 0F 1d 1b 1G 2c'],
    ['d', 'F', 'inside', '0a 0F 1b 1G 2c 1d'],
    ['G', 'a', 'before', '0G 1c 0a 0F 1b 0d'],
    ['a', 'F', 'after', '0F 1b 1G 2c 0a 0d'],
    ['F', 'c', 'before', undefined],
    ['F', 'F', 'inside', undefined],
    ['a', 'd', 'inside', undefined],
  ] as const)('%s %s %s: %s', (key, target, position, expected) => {
    expect(textOf(drop(menu, { key, target, position }))).toBe(expected)
  })
})

it('adds into the selected folder, else after the selected entry, else at the end', () => {
  const entry = { ...blank, key: 'x', kind: 'link' as const }
  expect(textOf(add(menu, entry, 'F'))).toBe('0a 0F 1b 1G 2c 1x 0d')
  expect(textOf(add(menu, entry, 'c'))).toBe('0a 0F 1b 1G 2c 2x 0d')
  expect(textOf(add(menu, entry, null))).toBe('0a 0F 1b 1G 2c 0d 0x')
})

it('removes an entry with what hangs below it', () => {
  expect(textOf(remove(menu, 'F'))).toBe('0a 0d')
  expect(textOf(remove(menu, 'gone'))).toBe(textOf(menu))
})

it('begins again from the default menu, by the entries that lead to the same screens', () => {
  const [first] = defaultMenu
  const known = {
    ...blank,
    key: '7',
    id: 7,
    kind: 'screen' as const,
    label: 'X',
    alias: first ?? '',
  }
  const draft = toDefault([{ ...known, depth: 1 }])
  expect(draft.map(({ alias }) => alias)).toEqual([...defaultMenu])
  expect(draft[0]).toMatchObject({ id: 7, depth: 0, label: `menu.${first}` })
  expect(menuIssues(draft)).toEqual([])
})

it('says where an entry stands', () => {
  expect(placeOf(menu, 'G')).toMatchObject({ position: 2, of: 2, folder: { key: 'F' } })
  expect(placeOf(menu, 'd')).toMatchObject({ position: 3, of: 3, folder: null })
})

it('is a tree to look at', () => {
  expect(toTree(menu)).toMatchObject([
    { key: 'a', children: [] },
    { key: 'F', children: [{ key: 'b' }, { key: 'G', children: [{ key: 'c' }] }] },
    { key: 'd', children: [] },
  ])
})

it('is another one once anything of it differs', () => {
  expect(isSame(menu, [...menu])).toBe(true)
  expect(isSame(menu, move(menu, 'a', 'down') ?? [])).toBe(false)
})
