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
  fallen: (mm: number) => `${mm.toFixed(1)} mm`,
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
  timeZone: 'UTC',
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

  const withLimits = (levels: readonly number[], ...limitsM: readonly number[]) => {
    const soundings = levels.map((levelM, id) => {
      const one = { id, atMs: id * dayMs, levelM, isBeyond: false }
      return { ...one, state: 'measured' as const }
    })
    const limits = limitsM.map((levelM) => ({ levelM, name: 'Alarma' }))
    const lines = [{ ...well, sensor: null, soundings, limits }]
    const svg = levelsSvg({ ...data, lines, rain: null }, words, look)
    const drawn = svg.match(/stroke-dasharray="6 4"/g)?.length ?? 0
    return { drawn, signs: [...svg.matchAll(/([↑↓]) Alarma/g)].map(([, sign]) => sign) }
  }

  it.each([
    // Of levels from 90 m to 100 m: one and a half times their range on either side.
    [115, { drawn: 1, signs: [] }],
    [115.1, { drawn: 0, signs: ['↑'] }],
    [75, { drawn: 1, signs: [] }],
    [74.9, { drawn: 0, signs: ['↓'] }],
  ])('draws an alarm level of %d m, or names it at the edge', (levelM, shown) =>
    expect(withLimits([90, 100], levelM)).toEqual(shown),
  )

  it('draws one that is far away where the axis reaches it for another one', () => {
    expect(withLimits([90, 101], 118)).toEqual({ drawn: 0, signs: ['↑'] })
    expect(withLimits([90, 101], 117, 118)).toEqual({ drawn: 2, signs: [] })
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

  it.each([
    ['America/Lima', '05:00', '2025-01-01', '2026-01-01'],
    ['Asia/Shanghai', '16:00', '2024-12-31', '2025-12-31'],
  ])('begins months as %s does', (timeZone, hour, from, to) => {
    const [fromMs, toMs] = [from, to].map((on) => Date.parse(`${on}T${hour}:00Z`))
    const asked: number[] = []
    const day = (at: number) => String(asked.push(at))
    levelsSvg({ ...data, fromMs: fromMs ?? 0, toMs: toMs ?? 0, timeZone }, { ...words, day }, look)
    const shown = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      dateStyle: 'short',
      timeStyle: 'short',
    })
    expect(asked.map((at) => shown.format(at))).toEqual(
      ['01/2025', '07/2025', '01/2026'].map((month) => `01/${month}, 00:00`),
    )
  })

  it('begins days as the project does, where the period has no two first days of months', () => {
    const asked: string[] = []
    const day = (at: number) => String(asked.push(new Date(at).toISOString()))
    const [fromMs, toMs] = [Date.parse('2026-02-03T05:00Z'), Date.parse('2026-02-07T05:00Z')]
    levelsSvg({ ...data, fromMs, toMs, timeZone: 'America/Lima' }, { ...words, day }, look)
    expect(asked).toEqual(['03', '04', '05', '06'].map((on) => `2026-02-${on}T05:00:00.000Z`))
  })

  it('says with its unit how much it rained, apart from the levels', () => {
    const rain = { atMs: [2 * dayMs, 3 * dayMs], mm: [28.26, 4.5] }
    const svg = levelsSvg({ ...data, rain }, words, look)
    const atEdge = [...svg.matchAll(/<text x="52" y="([\d.]+)"[^>]*>([^<]*)</g)]
    const places = atEdge.map(([, y, text]) => ({ y: Number(y), text }))
    const fallen = places.find(({ text }) => text === '28.3 mm')
    const levels = places.filter((one) => one !== fallen)
    expect(levels.length).toBeGreaterThan(2)
    expect(Math.min(...levels.map(({ y }) => y)) - (fallen?.y ?? Number.NaN)).toBeGreaterThan(16)
    expect(svg).not.toContain('>28.3<')
  })

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

/** Where texts stand, about as wide as they are. */
const textsOf = (svg: string) =>
  [...svg.matchAll(/<text ([^>]*)>([^<]*)<\/text>/g)].map(([, attributes = '', content = '']) => {
    const of = (name: string) => new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1] ?? ''
    const [x, y, length] = [Number(of('x')), Number(of('y')), content.length * 6.2]
    if (of('transform').startsWith('rotate(-90'))
      return { content, y, from: x - 9, to: x + 2, top: y - length, bottom: y }
    const anchor = of('text-anchor')
    const from = anchor === 'end' ? x - length : anchor === 'middle' ? x - length / 2 : x
    return { content, y, from, to: from + length, top: y - 9, bottom: y + 2 }
  })

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
  it('fills the pipe of an artesian well to its top, with the mark of the water above it', () => {
    const svg = section([at(1, 0, { topM: 101, levelM: 104 }), at(2, 150)])
    const topOf = (found: RegExp) => Number(found.exec(svg)?.[1])
    const pipeTop = topOf(/data-sample="1" d="M\S+ ([\d.]+)H/)
    expect(topOf(/d="M\S+ ([\d.]+)H[^"]*" fill="#2f6fb3" fill-opacity="0.55"/)).toBe(pipeTop)
    expect(topOf(/d="M\S+ ([\d.]+)h12l-6 8z"/) + 8).toBeLessThan(pipeTop)
  })
  it('lets no text stand on another at the width of a telephone, nor leave the picture', () => {
    const names = ['PZ-RELAVES-01', 'PZ-RELAVES-02', 'PZ-03', 'PZ-BOTADERO-04', 'PZ-05', 'PZ-06']
    const wells = names.map((name, index) =>
      at(index + 1, index * 45, { name, levelM: 80 + index * 0.02, isDry: false }),
    )
    const width = 340
    const svg = sectionSvg({ wells, width, height: 420 }, sectionWords, look)
    const texts = textsOf(svg)
    const ofWells = texts.filter(({ content }) => /^PZ|^8\d\.\d\d$/.test(content))
    expect(ofWells).toHaveLength(12)
    for (const [index, one] of ofWells.entries()) {
      // Levels stand clear of the axis and its own.
      expect(one.from).toBeGreaterThanOrEqual(one.content.startsWith('PZ') ? 0 : 58)
      expect(one.to).toBeLessThanOrEqual(width)
      for (const other of ofWells.slice(index + 1))
        expect(
          one.to <= other.from ||
            other.to <= one.from ||
            one.bottom <= other.top ||
            other.bottom <= one.top,
          `${one.content} on ${other.content}`,
        ).toBe(true)
    }
  })
  it('says each level beside its own mark where wells stand near each other', () => {
    // As at a slope: the feet of the upper wells lie about where the water of the lower ones does.
    const wells = [0, 1, 2, 3, 4].map((index) =>
      at(index + 1, index * 90, {
        terrainM: 4280 - index * 12,
        topM: 4281 - index * 12,
        bottomM: 4235 - index * 12,
        levelM: 4262.5 - index * 12,
      }),
    )
    const svg = sectionSvg({ wells, width: 340, height: 420 }, sectionWords, look)
    const texts = textsOf(svg)
    const marks = [...svg.matchAll(/d="M([\d.]+) ([\d.]+)h12l-6 8z"/g)].map(([, x, y]) => ({
      x: Number(x) + 6,
      y: Number(y) + 8,
    }))
    expect(marks).toHaveLength(5)
    for (const [index, { levelM }] of wells.entries()) {
      const said = texts.find(({ content }) => content === levelM?.toFixed(2))
      if (!said) throw new Error(`${levelM} is not said`)
      const away = ({ x, y }: { x: number; y: number }) =>
        Math.hypot(
          Math.max(said.from - x, x - said.to, 0),
          Math.max(said.top - y, y - said.bottom, 0),
        )
      const [own, ...others] = [...marks.splice(index, 1), ...marks]
      if (!own) throw new Error('a well has no mark')
      expect(away(own)).toBeLessThan(24)
      for (const other of others) expect(away(other)).toBeGreaterThan(away(own))
      marks.splice(index, 0, own)
    }
  })
  it.each([90, 100, 199, 480, 501, 1999])(
    'has two distances at least, which keep apart, over %d m on a telephone',
    (lengthM) => {
      const svg = sectionSvg(
        { wells: [at(1, 0), at(2, lengthM)], width: 340, height: 420 },
        sectionWords,
        look,
      )
      const along = textsOf(svg).filter(({ y, content }) => y === 394 && content !== '')
      expect(along.length).toBeGreaterThan(1)
      for (const [index, one] of along.entries())
        expect(one.from).toBeGreaterThan(along[index - 1]?.to ?? 0)
    },
  )
  it.each([
    ['no well', []],
    ['one well', [at(1, 0)]],
    ['two in one place', [at(1, 0), at(2, 0)]],
  ])('has a number at every place with %s', (_name, wells) =>
    expect(section(wells)).not.toMatch(/NaN|Infinity|undefined/),
  )
})
