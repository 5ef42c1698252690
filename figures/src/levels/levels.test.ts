import type { SectionWell } from '@puquio/domain'
import { describe, expect, it } from 'vitest'
import { onPaper } from '../drawing/looks.ts'
import { spread } from '../drawing/frame.ts'
import { levelLines, lookOfWell } from './level-lines.ts'
import { type LevelLine, type LevelsData, levelsSvg } from './levels-svg.ts'
import { sectionSvg, waterRuns } from './section-svg.ts'

const dayMs = 86_400_000
const look = {
  ...onPaper,
  ink: '#000000',
  line: '#cccccc',
  paper: '#ffffff',
  font: 'Inter',
  ground: '#8a6d3b',
  water: '#2f6fb3',
  danger: '#c0261c',
}
const words = {
  title: 'Niveles de 1 pozo',
  axis: 'm s. n. m.',
  rain: 'Lluvia (mm)',
  terrain: (well: string) => `Terreno ${well}`,
  level: (levelM: number) => levelM.toFixed(1),
  day: (atMs: number) => new Date(atMs).toISOString().slice(0, 7),
}
const well: LevelLine = {
  name: 'PZ-01',
  color: '#0072b2',
  shape: 'circle',
  sensor: {
    atMs: [0, 1, 2, 3, 20, 21].map((day) => day * dayMs),
    levelM: [98, 98.1, 98.2, 98.1, 98.4, 98.5],
  },
  soundings: [
    { id: 1, atMs: 0, levelM: 98.02, state: 'measured', isBeyond: false },
    { id: 2, atMs: 10 * dayMs, levelM: 97, state: 'dry', isBeyond: false },
    { id: 3, atMs: 21 * dayMs, levelM: 99.2, state: 'artesian', isBeyond: true },
  ],
  terrainM: null,
  limits: [{ levelM: 99, name: 'Alarma PZ-01' }],
}
const data: LevelsData = {
  lines: [well],
  rain: { atMs: [2 * dayMs, 3 * dayMs], mm: [4.5, 0] },
  fromMs: 0,
  toMs: 31 * dayMs,
  width: 640,
  height: 320,
}

describe('levels over time', () => {
  it('is the same text for the same wells', () =>
    expect(levelsSvg(data, words, look)).toMatchSnapshot())

  it('breaks the line of a sensor at a gap', () => {
    const path = /d="(M[^"]*)" stroke="#0072b2" stroke-width="1.4"/.exec(
      levelsSvg(data, words, look),
    )
    expect(path?.[1]?.match(/M/g)).toHaveLength(2)
    const joined = (days: number) => {
      const sensor = {
        atMs: [0, 1, 2, 2 + days].map((day) => day * dayMs),
        levelM: [98, 98, 98, 98],
      }
      const svg = levelsSvg({ ...data, lines: [{ ...well, sensor }] }, words, look)
      return /d="(M[^"]*)" stroke="#0072b2" stroke-width="1.4"/
        .exec(svg)?.[1]
        ?.replace(/[^ML]/g, '')
    }
    expect([2.5, 2.51].map(joined)).toEqual(['MLLL', 'MLLM'])
  })

  it('joins no dry sounding to those of water', () => {
    const of = (id: number, state: 'measured' | 'dry') => ({
      id,
      atMs: id * dayMs,
      levelM: 98,
      state,
      isBeyond: false,
    })
    const states = [
      'measured',
      'measured',
      'dry',
      'measured',
      'dry',
      'measured',
      'measured',
    ] as const
    const soundings = states.map((state, id) => of(id, state))
    const svg = levelsSvg({ ...data, lines: [{ ...well, sensor: null, soundings }] }, words, look)
    const paths = [...svg.matchAll(/d="([^"]*)"[^>]*stroke-opacity="0.55"/g)].map(([, d]) => d)
    expect(paths.map((d) => d?.match(/[ML]/g)?.join(''))).toEqual(['ML', 'ML'])
  })

  it('names grounds at one height together', () => {
    const grounds = [100, 100.01, 97].map((terrainM, at) => ({ ...well, name: `P${at}`, terrainM }))
    const svg = levelsSvg({ ...data, lines: grounds }, words, look)
    expect(svg).toContain('>Terreno P1, P0<')
    expect(svg).toContain('>Terreno P2<')
  })

  it('draws alarm levels and the ground through the figure at their heights', () => {
    const soundings = [90, 100].map((levelM, id) => ({
      id,
      atMs: id * dayMs,
      levelM,
      state: 'measured' as const,
      isBeyond: false,
    }))
    const limits = [95, 92.5].map((levelM) => ({ levelM, name: `${levelM}` }))
    const one = { ...well, sensor: null, soundings, limits, terrainM: 100 }
    const svg = levelsSvg({ ...data, lines: [one], rain: null, toMs: dayMs }, words, look)
    const paths = (more: string) =>
      [...svg.matchAll(new RegExp(`d="([^"]*)"[^>]*${more}`, 'g'))].map(([, d]) => d)
    // From 90 m at 294 pixels to 100 m at 24, and from the first moment at 58 to the last at 508.
    expect(paths('stroke-dasharray="6 4"')).toEqual(['M58 159H508', 'M58 226.5H508'])
    expect(paths('stroke-dasharray="1 5"')).toEqual(['M58 24H508'])
    expect(paths('stroke-opacity="0.55"')).toEqual(['M58 294L508 24'])
  })

  it('takes the alarm levels of a well as lines, and marks what is beyond them', () => {
    const drawn = { id: 7, name: 'PZ-01', terrainLevelM: 100, lowM: 90, highM: 95 }
    const sounding = (id: number, levelM: number, state: 'measured' | 'dry' = 'measured') => ({
      id,
      at: id * dayMs,
      levelM,
      state,
    })
    const soundings = [
      sounding(1, 95),
      sounding(2, 95.01),
      sounding(3, 90),
      sounding(4, 89.99),
      sounding(5, 60, 'dry'),
    ]
    const names = {
      highest: (name: string, levelM: number) => `${name} ≤ ${levelM}`,
      lowest: (name: string, levelM: number) => `${name} ≥ ${levelM}`,
    }
    const [line, free] = levelLines(
      [drawn, { ...drawn, id: 8, lowM: null, highM: null }],
      [{ wellId: 7, soundings, sensor: { at: [0, dayMs], value: [91, 92] } }],
      { withGround: false, names },
    )
    expect(line?.soundings.filter(({ isBeyond }) => isBeyond).map(({ id }) => id)).toEqual([2, 4])
    expect(line).toMatchObject({
      terrainM: null,
      sensor: { atMs: [0, dayMs], levelM: [91, 92] },
      limits: [
        { levelM: 95, name: 'PZ-01 ≤ 95' },
        { levelM: 90, name: 'PZ-01 ≥ 90' },
      ],
    })
    expect(free).toMatchObject({ limits: [], soundings: [], sensor: null })
    expect(free?.color).not.toBe(line?.color)
  })

  it('keeps triangles for what is artesian or dry', () =>
    expect(Array.from({ length: 12 }, (_, at) => lookOfWell(at).shape)).not.toContain('triangle'))

  it('names at the edge an alarm level that would press the levels flat', () => {
    const far = { ...well, limits: [{ levelM: 140, name: 'Alarma' }] }
    const svg = levelsSvg({ ...data, lines: [far] }, words, look)
    expect(svg).toContain('↑ Alarma')
    expect(svg).not.toContain('140.0')
    expect(svg).not.toContain('stroke-dasharray="6 4"')
  })

  it.each([
    ['no well', []],
    ['a well without levels', [{ ...well, sensor: null, soundings: [] }]],
    ['one level', [{ ...well, sensor: null, soundings: well.soundings.slice(0, 1), limits: [] }]],
    ['values that are none', [{ ...well, sensor: { atMs: [0, dayMs], levelM: [Number.NaN, 98] } }]],
  ] as const)('has a number at every place with %s', (_name, lines) =>
    expect(levelsSvg({ ...data, lines, rain: null, width: 300 }, words, look)).not.toMatch(
      /NaN|Infinity|undefined/,
    ),
  )

  it('lets no name stand on another', () => {
    const labels = spread([{ y: 90 }, { y: 92 }, { y: 10 }, { y: 99 }], 13, 100)
    expect(labels.map(({ y }) => y)).toEqual([10, 74, 87, 100])
  })
})

const at = (id: number, distanceM: number, more: Partial<SectionWell> = {}): SectionWell => ({
  id,
  name: `PZ-0${id}`,
  distanceM,
  terrainM: 100 - id,
  topM: 101 - id,
  bottomM: 60,
  screen: { topM: 66, bottomM: 62 },
  levelM: 80 - id,
  isDry: false,
  ...more,
})
const sectionWords = {
  title: 'Sección',
  level: 'm s. n. m.',
  distance: 'Distancia (m)',
  terrain: 'Terreno',
  water: 'Agua',
  dry: 'Seco',
  unknown: 'Sin dato',
  levelAt: (levelM: number) => levelM.toFixed(2),
  metres: (value: number) => value.toFixed(0),
  exaggeration: (times: number) => `× ${times.toFixed(1)}`,
}
const section = (wells: readonly SectionWell[]) =>
  sectionSvg({ wells, width: 640, height: 360 }, sectionWords, look)

describe('a section', () => {
  it('is the same text for the same wells', () =>
    expect(section([at(1, 0), at(2, 150), at(3, 400)])).toMatchSnapshot())
  it('goes past what is not known, and ends at a dry well', () => {
    const wells = [
      at(1, 0),
      at(2, 100, { levelM: null }),
      at(3, 200),
      at(4, 300, { isDry: true, levelM: 60 }),
      at(5, 400),
    ]
    expect(waterRuns(wells)).toEqual([
      [
        { distanceM: 0, levelM: 79 },
        { distanceM: 200, levelM: 77 },
      ],
    ])
    expect(section(wells)).toContain('Seco')
    expect(section(wells)).toContain('Sin dato')
  })
  it('lets no text stand on another at the width of a telephone, nor leave the picture', () => {
    const names = ['PZ-RELAVES-01', 'PZ-RELAVES-02', 'PZ-03', 'PZ-BOTADERO-04', 'PZ-05', 'PZ-06']
    const wells = names.map((name, index) =>
      at(index + 1, index * 45, { name, levelM: 80 + index * 0.02, isDry: false }),
    )
    const width = 340
    const svg = sectionSvg({ wells, width, height: 420 }, sectionWords, look)
    const texts = [...svg.matchAll(/<text ([^>]*)>([^<]*)<\/text>/g)].map(
      ([, attributes = '', content = '']) => {
        const of = (name: string) =>
          new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1] ?? ''
        const length = content.length * 6.2
        const anchor = of('text-anchor')
        const x = Number(of('x'))
        const from = anchor === 'end' ? x - length : anchor === 'middle' ? x - length / 2 : x
        return { content, from, to: from + length, y: Number(of('y')) }
      },
    )
    const ofWells = texts.filter(({ content }) => /^PZ|^8\d\.\d\d$/.test(content))
    expect(ofWells).toHaveLength(12)
    for (const [index, one] of ofWells.entries()) {
      // Levels stand clear of the axis and its own.
      expect(one.from).toBeGreaterThanOrEqual(one.content.startsWith('PZ') ? 0 : 58)
      expect(one.to).toBeLessThanOrEqual(width)
      for (const other of ofWells.slice(index + 1))
        if (Math.abs(one.y - other.y) < 11)
          expect(
            one.to <= other.from || other.to <= one.from,
            `${one.content} on ${other.content}`,
          ).toBe(true)
    }
  })
  it.each([
    ['no well', []],
    ['one well', [at(1, 0)]],
    ['two in one place', [at(1, 0), at(2, 0)]],
  ])('has a number at every place with %s', (_name, wells) =>
    expect(section(wells)).not.toMatch(/NaN|Infinity|undefined/),
  )
})
