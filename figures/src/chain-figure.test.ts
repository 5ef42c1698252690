import { expect, it } from 'vitest'
import { chainFigure, type ChainLink } from './chain-figure.ts'

const sizes = { row: 40, lane: 20, radius: 5 }
const modifies = (laterId: number, earlierId: number): ChainLink => ({
  laterId,
  earlierId,
  isReplacing: false,
})
const lanes = (ids: number[], links: ChainLink[]) =>
  chainFigure(ids, links, sizes).nodes.map(({ lane }) => lane)

it('draws what goes on from one to the next in one lane', () => {
  const figure = chainFigure([1, 2, 3], [modifies(2, 1), modifies(3, 2)], sizes)
  expect(figure).toMatchObject({ width: 20, height: 120 })
  expect(figure.nodes.map(({ x, y }) => [x, y])).toEqual([
    [10, 20],
    [10, 60],
    [10, 100],
  ])
  expect(figure.lines.map(({ path }) => path)).toEqual(['M10 25V55', 'M10 65V95'])
})

it('gives what changes the same one a lane each, and none crosses a node', () => {
  const links = [modifies(2, 1), modifies(3, 1), modifies(4, 2), modifies(5, 1)]
  expect(lanes([1, 2, 3, 4, 5], links)).toEqual([0, 0, 1, 0, 2])
  const { lines } = chainFigure([1, 2, 3], [modifies(2, 1), modifies(3, 1)], sizes)
  expect(lines[1]?.path).toBe('M10 25C10 45 30 25 30 45V95')
})

it('joins one that changes several with each of them', () => {
  const links = [modifies(2, 1), modifies(3, 1), { ...modifies(3, 2), isReplacing: true }]
  const figure = chainFigure([1, 2, 3], links, sizes)
  expect(figure.lines.map(({ isReplacing }) => isReplacing)).toEqual([false, false, true])
  expect(figure.nodes.map(({ lane }) => lane)).toEqual([0, 0, 1])
})

it('draws an instrument alone, and leaves out lines to what is not shown', () => {
  expect(chainFigure([7], [modifies(7, 9)], sizes)).toEqual({
    width: 20,
    height: 40,
    nodes: [{ id: 7, lane: 0, x: 10, y: 20 }],
    lines: [],
  })
})

it('keeps nodes and lines apart in random chains', () => {
  let seed = 7
  const next = (max: number) => {
    seed = (seed * 16_807) % 2_147_483_647
    return seed % max
  }
  for (let round = 0; round < 200; round++) {
    const ids = Array.from({ length: 2 + next(12) }, (_, index) => index)
    const links = ids
      .slice(1)
      .flatMap((id) => Array.from({ length: next(3) }, () => modifies(id, next(id))))
    const { nodes } = chainFigure(ids, links, sizes)
    for (const { laterId, earlierId } of links)
      for (const between of ids.slice(earlierId + 1, laterId))
        expect(nodes[between]?.lane).not.toBe(nodes[laterId]?.lane)
  }
})
