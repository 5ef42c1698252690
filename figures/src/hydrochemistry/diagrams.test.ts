import { groupLook, onPaper } from '../drawing/looks.ts'
import { describe, expect, test } from 'vitest'
import { type DiagramSample, type Drawing } from './diagram.ts'
import { type DiagramKind, drawDiagram } from './draw.ts'
import { stiffSamplesIn } from './stiff.ts'
import { textWidth } from '../drawing/svg-text.ts'

const diagramKinds = Object.keys(drawDiagram) as DiagramKind[]
const look = { ...onPaper, ink: '#000', dim: '#555', line: '#ccc', paper: '#fff', font: 'Inter' }
const words = {
  title: 'Aguas & <otras>',
  number: String,
  solids: 'Sólidos disueltos',
  notDetected: 'Hueco: no detectado',
  mixed: 'mixta',
  evaporation: 'evaporación',
  rock: 'roca',
  precipitation: 'precipitación',
  scale: 'una escala',
  more: (count: number) => `y ${count} más`,
}
const groups = [
  { name: 'PM-1', look: groupLook(0) },
  { name: 'PM-2', look: groupLook(1) },
]
const even = { ca: 1, mg: 1, na: 1, hco3: 1, so4: 1, cl: 1 }
const gypsum = { ca: 10, mg: 0, na: 0, hco3: 0, so4: 10, cl: 0 }
const sample = (
  id: string,
  meqL: DiagramSample['analysis']['meqL'] = even,
  more: Partial<DiagramSample['analysis']> & { group?: number; sampledOn?: string } = {},
): DiagramSample => {
  const { group = 0, sampledOn = '2026-01-01', ...analysis } = more
  return {
    id,
    station: `PM-${group + 1}`,
    sampledOn,
    day: sampledOn.split('-').toReversed().join('/'),
    group,
    analysis: { meqL, nonDetects: [], ph: 7, tdsMgL: 500, ...analysis },
  }
}
const drawn = (kind: DiagramKind, samples: DiagramSample[], more: Partial<Drawing> = {}) =>
  drawDiagram[kind]({ samples, groups, words, look, width: 600, ...more })
const marksIn = (svg: string, id: string) =>
  svg.match(new RegExp(`data-sample="${id}"`, 'g'))?.length

describe('Piper', () => {
  test('a pure water stands in the corners: calcium at the left, sulfate at the top', () => {
    const { marks } = drawn('piper', [sample('1', gypsum)])
    const [cations, anions, diamond] = marks.map(({ at }) => at)
    const side = (600 - 92) / 2.2
    expect(cations?.x).toBeCloseTo(46, 6)
    expect(anions?.x).toBeCloseTo(46 + side * 1.7, 6)
    expect((cations?.y ?? 0) - (anions?.y ?? 0)).toBeCloseTo((side * Math.sqrt(3)) / 2, 6)
    expect(diamond?.x).toBeCloseTo(46 + side * 1.1, 6)
    expect(diamond?.y).toBeCloseTo(14, 6)
  })

  test('each sample is three marks by its id, hollow where an ion was not detected', () => {
    const { svg } = drawn('piper', [
      sample('7', even, { nonDetects: ['cl'] }),
      sample('<8>', gypsum, { group: 1 }),
    ])
    expect(marksIn(svg, '7')).toBe(3)
    expect(marksIn(svg, '&lt;8&gt;')).toBe(3)
    expect(svg.match(/fill="#fff" stroke="#0072b2"/g)).toHaveLength(3)
    expect(svg).toContain('<title>Aguas &amp; &lt;otras&gt;</title>')
    expect(svg).not.toContain('<otras>')
  })

  test('names its zones and facies, has ticks at each fifth, and says what sizes and hollow marks mean', () => {
    const { svg } = drawn('piper', [sample('1')])
    for (const name of ['mixta', 'Na–K', 'SO₄–Cl', 'Ca–Mg', 'Hueco: no detectado', '10000'])
      expect(svg).toContain(`>${name}<`)
    for (const tick of [20, 40, 60, 80])
      expect(svg.match(new RegExp(`>${tick}<`, 'g'))).toHaveLength(8)
  })

  test.each<[width: number, height?: number]>([
    [320],
    [358],
    [720],
    [520, 290],
    [620, 300],
    [1_500, 296],
    [530, 460],
    [1_400, 800],
  ])(
    'at a width of %d and a height of %o no number or name of its axes touches another',
    (width, height) => {
      const room = height === undefined ? {} : { height }
      const { svg } = drawn('piper', [], { width, groups: [], ...room })
      const texts = [...svg.matchAll(/<text x="([\d.]+)" y="([\d.]+)"([^>]*)>([^<]+)</g)]
        .filter(([, , , attributes]) => !/fill="#(555|fff)".*"middle"/.test(attributes ?? ''))
        .map(([, x, y, attributes = '', words = '']) => {
          const size = Number(/font-size="(\d+)"/.exec(attributes)?.[1] ?? 11)
          const [wide, high] = [textWidth(words, size), size * 0.8]
          const turn = (Number(/rotate\((-?\d+)/.exec(attributes)?.[1] ?? 0) * Math.PI) / 180
          const anchor = /text-anchor="(\w+)"/.exec(attributes)?.[1]
          const shift = anchor === 'end' ? -wide / 2 : anchor === 'middle' ? 0 : wide / 2
          const isMiddle = attributes.includes('dominant-baseline')
          // Along its line in steps, since it may be turned.
          return Array.from({ length: Math.ceil(wide / 4) + 1 }, (_, at) => {
            const along = shift - wide / 2 + Math.min(at * 4, wide)
            return {
              words,
              x: Number(x) + along * Math.cos(turn),
              y: Number(y) - (isMiddle ? 0 : high / 2) + along * Math.sin(turn),
            }
          })
        })
      for (const [at, one] of texts.entries())
        for (const other of texts.slice(at + 1)) {
          const near = one.some((a) => other.some((b) => Math.hypot(a.x - b.x, a.y - b.y) < 11))
          expect(near, `${one[0]?.words} and ${other[0]?.words}`).toBe(false)
        }
      for (const { x, words } of texts.flat()) expect(x > -2 && x < width + 2, words).toBe(true)
    },
  )

  test('a mark grows with dissolved solids', () => {
    const { marks } = drawn('piper', [
      sample('1', even, { tdsMgL: 100 }),
      sample('2', even, { tdsMgL: 10_000 }),
    ])
    const radiusOf = (sought: string) => marks.find(({ id }) => id === sought)?.radius ?? 0
    expect(radiusOf('2') / radiusOf('1')).toBeGreaterThan(2)
  })

  test('samples are joined in time within their group, where it is asked for', () => {
    const samples = [
      sample('3', gypsum, { sampledOn: '2026-03-01' }),
      sample('1', even),
      sample('2', even, { group: 1 }),
    ]
    const ways = (svg: string) => svg.match(/stroke-opacity="0.6"/g)?.length ?? 0
    expect(ways(drawn('piper', samples).svg)).toBe(0)
    const { svg, marks } = drawn('piper', samples, { isPathDrawn: true })
    expect(ways(svg)).toBe(3)
    expect(marks.slice(0, 3).map(({ id }) => id)).toEqual(['1', '2', '3'])
  })
})

describe('Stiff', () => {
  const tenfold = [
    sample('1', { ca: 1, hco3: 1 }),
    sample('2', { ca: 10, hco3: 10 }, { group: 1, nonDetects: ['k'] }),
  ]
  const leftOf = (path = '') => Number(/L(\S+) /.exec(path)?.[1])

  test.each(['stiff', 'stiff-time'] as const)('%s: polygons share one scale', (kind) => {
    const { marks, svg } = drawn(kind, tenfold)
    const [small, large] = marks.map(({ at, path }) => at.x - leftOf(path))
    expect((large ?? 0) / (small ?? 1)).toBeCloseTo(10, 0)
    expect(marksIn(svg, '1')).toBe(1)
    expect(svg.match(/>Na⁺ \+ K⁺</g)).toHaveLength(1)
    expect(svg).toContain('fill-opacity="0"')
  })

  test('as many as are said to stand within a height do', () => {
    const heightOf = (count: number) =>
      drawn(
        'stiff',
        Array.from({ length: count }, (_, at) => sample(String(at))),
      ).height
    const count = stiffSamplesIn(500)
    expect(count).toBeGreaterThan(4)
    expect(heightOf(count)).toBeLessThanOrEqual(500)
    expect(heightOf(count + 1)).toBeGreaterThan(500 - 50)
    expect(stiffSamplesIn(20)).toBe(0)
  })

  test('in time: a column for a station, a row for a day, two samples of a day in rows of their own', () => {
    const { marks, omitted } = drawn('stiff-time', [
      sample('1'),
      sample('2', even, { sampledOn: '2026-02-01' }),
      sample('3', even, { sampledOn: '2026-02-01' }),
      sample('4', even, { group: 1, sampledOn: '2026-02-01' }),
    ])
    expect(omitted).toEqual([])
    const at = (sought: string) => marks.find(({ id }) => id === sought)?.at
    expect(at('2')?.x).toBe(at('1')?.x)
    expect(at('4')?.x).toBeGreaterThan(at('1')?.x ?? 0)
    expect(at('4')?.y).toBe(at('2')?.y)
    expect(new Set(['1', '2', '3'].map((id) => at(id)?.y)).size).toBe(3)
  })

  test('what there is no room for is named', () => {
    const many = Array.from({ length: 45 }, (_, index) =>
      sample(String(index), even, {
        group: index % 9,
        sampledOn: `2026-01-${String((index % 28) + 1).padStart(2, '0')}`,
      }),
    )
    for (const kind of ['stiff', 'stiff-time'] as const) {
      const { marks, omitted } = drawn(kind, many)
      const shown = marks.map(({ id }) => id)
      expect([...shown, ...omitted].toSorted()).toEqual(many.map(({ id }) => id).toSorted())
      expect(omitted.length).toBeGreaterThan(0)
    }
  })

  test('the end of a name that does not fit is left out, its day never', () => {
    const long = { ...sample('1'), station: 'Manantial de la quebrada alta del norte' }
    const { svg } = drawn('stiff', [long])
    expect(svg).toMatch(/>Manantial de la[^<]*…</)
    expect(svg).toContain('>01/01/2026<')
  })
})

test('Durov: a sample is in both triangles, the square and two panels; without pH not in its panel', () => {
  const { svg, omitted } = drawn('durov', [sample('1'), sample('2', even, { ph: null })])
  expect([marksIn(svg, '1'), marksIn(svg, '2')]).toEqual([5, 4])
  expect(omitted).toEqual(['2'])
})

test('Durov: solids and pH have ticks outside of their panels, fewer numbers and lines of text where it is narrow', () => {
  const samples = [sample('1', even, { tdsMgL: 1_900, ph: 4.2 })]
  const wide = drawn('durov', samples).svg
  const narrow = drawn('durov', samples, { width: 358 }).svg
  const ticks = (svg: string) => [/(v4M?.*){2}/.test(svg), /h-4/.test(svg)]
  expect([ticks(wide), ticks(narrow)]).toEqual([
    [true, true],
    [true, true],
  ])
  expect(wide.match(/>(500|1000|1500|2000)</g)).toHaveLength(4)
  expect(narrow.match(/>(500|1000|1500|2000)</g)).toHaveLength(2)
  expect(wide).toContain('>Sólidos disueltos (mg/L)<')
  expect(narrow).toContain('>Sólidos disueltos<')
})

describe('Schoeller', () => {
  test('is logarithmic: ten times as much is as far everywhere', () => {
    const { marks } = drawn('schoeller', [sample('1', { ...even, ca: 0.1, mg: 1, cl: 10 })])
    const [ca, mg, , cl] = marks.filter(({ path }) => path === undefined).map(({ at }) => at.y)
    expect((ca ?? 0) - (mg ?? 0)).toBeCloseTo((mg ?? 0) - (cl ?? 0), 6)
  })

  test('has a gap where an ion is zero, and only the ion that was not detected is hollow', () => {
    const { marks, omitted } = drawn('schoeller', [
      sample('1', { ...even, na: 0 }, { nonDetects: ['cl'] }),
    ])
    const points = marks.filter(({ path }) => path === undefined)
    expect(points.map(({ isHollow }) => isHollow)).toEqual([false, false, true, false, false])
    expect(marks[0]?.path?.match(/M/g)).toHaveLength(2)
    expect(omitted).toEqual(['1'])
  })
})

test('Schoeller: of many lines only the newest of each group is strong; a few stay as they are', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      sample(String(index + 1), even, {
        group: index % 2,
        sampledOn: `20${10 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}-01`,
      }),
    )
  const few = drawn('schoeller', many(40))
  expect(few.isThinned).toBeUndefined()
  expect(few.svg).not.toContain('stroke-opacity')
  const { svg, marks, isThinned } = drawn('schoeller', many(300))
  expect(isThinned).toBe(true)
  expect(svg.match(/stroke-opacity="0.25"/g)).toHaveLength(298)
  // A pale line is alone, a strong one has its six points; all can be pointed at.
  expect([marksIn(svg, '1'), marksIn(svg, '299'), marksIn(svg, '300')]).toEqual([1, 7, 7])
  expect(svg.lastIndexOf('stroke-opacity')).toBeLessThan(svg.indexOf('data-sample="300"'))
  expect(new Set(marks.map(({ id }) => id)).size).toBe(300)
})

describe.each(['piper', 'gibbs'] as const)('%s in a room', (kind) => {
  test.each([
    [530, 460],
    [940, 420],
    [360, 500],
    [1_500, 300],
    [1_200, 900],
  ])('of %d × %d fills it, and its letters are read', (width, height) => {
    const found = drawn(kind, [sample('1'), sample('2', gypsum, { group: 1 })], { width, height })
    expect(found.width).toBeLessThanOrEqual(width)
    expect(found.height).toBeLessThanOrEqual(height + 0.01)
    // As tall as its room or as wide as it.
    expect(found.height > height * 0.75 || found.width > width * 0.95).toBe(true)
    const letters = [...found.svg.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size))
    expect(Math.min(...letters)).toBeGreaterThanOrEqual(10)
  })
})

test('Gibbs: two plots stand side by side from a width of 400 on, or where the height is given', () => {
  const tops = (more: Partial<Drawing>) =>
    new Set(drawn('gibbs', [sample('1')], more).marks.map(({ at }) => at.y)).size
  expect([tops({ width: 360 }), tops({ width: 400 }), tops({ width: 360, height: 500 })]).toEqual([
    2, 1, 1,
  ])
})

test('Gibbs: names of fields stand above the marks', () => {
  const { svg } = drawn('gibbs', [sample('1')])
  expect(svg.indexOf('class="fields"')).toBeGreaterThan(svg.indexOf('data-sample="1"'))
})

test('Gibbs: dissolved solids on a logarithmic axis, and what has no ratio is named', () => {
  const { marks, omitted } = drawn('gibbs', [
    sample('1', even, { tdsMgL: 100 }),
    sample('2', even, { tdsMgL: 1_000 }),
    sample('3', { mg: 1, cl: 1 }, { tdsMgL: 10_000 }),
  ])
  const of = (sought: string) => marks.filter(({ id }) => id === sought)
  expect([of('1'), of('2'), of('3')].map((found) => found.length)).toEqual([2, 2, 1])
  expect(omitted).toEqual(['3'])
  const [one, two, three] = ['1', '2', '3'].map((id) => of(id).at(-1)?.at.y ?? 0)
  expect((one ?? 0) - (two ?? 0)).toBeCloseTo((two ?? 0) - (three ?? 0), 6)
})

describe('whatever the samples are', () => {
  let seed = 11
  const next = () => {
    seed = (seed * 16_807) % 2_147_483_647
    return (seed >> 8) / (2_147_483_647 / 256)
  }
  const amounts = [0, 1e-12, 0.01, 1, 30, 5_000]
  const some = () => amounts[Math.floor(next() * amounts.length)] ?? 0
  const random = (id: number) =>
    sample(
      String(id),
      // Of an analysis neither triangle is empty.
      { ca: some() + 1e-9, mg: some(), na: some(), hco3: some(), so4: some() + 1e-9, cl: some() },
      {
        group: id % 2,
        sampledOn: `2026-0${1 + (id % 9)}-11`,
        nonDetects: next() < 0.3 ? ['cl'] : [],
        ph: next() < 0.2 ? null : 14 * next(),
        tdsMgL: some() + 1e-6,
      },
    )

  test.each(diagramKinds)('%s has no place that is no number, and names every sample', (kind) => {
    for (let round = 0; round < 40; round += 1) {
      const samples = Array.from({ length: 12 }, (_, id) => random(id))
      for (const width of [320, 720]) {
        const { svg, marks, omitted } = drawn(kind, samples, {
          width,
          isPathDrawn: round % 2 === 0,
        })
        expect(svg).not.toMatch(/NaN|Infinity|undefined|null/)
        const named = new Set([...marks.map(({ id }) => id), ...omitted])
        expect(named.size).toBe(samples.length)
      }
    }
  })

  // Stiff diagrams stand in the order that the table has.
  test.each(diagramKinds.filter((kind) => kind !== 'stiff'))(
    '%s of permuted samples is the same figure',
    (kind) => {
      for (let round = 0; round < 20; round += 1) {
        const samples = Array.from({ length: 9 }, (_, id) => random(id))
        const permuted = samples
          .map((one) => ({ one, at: next() }))
          .toSorted((a, b) => a.at - b.at)
          .map(({ one }) => one)
        expect(drawn(kind, permuted).svg).toBe(drawn(kind, samples).svg)
      }
    },
  )

  test.each(diagramKinds)('%s of no sample is a frame', (kind) => {
    const { svg, marks } = drawn(kind, [])
    expect(svg).not.toMatch(/NaN|Infinity|undefined/)
    expect(marks).toEqual([])
  })
})

test.each(diagramKinds)('%s looks as it did', async (kind) => {
  const samples = [
    sample('1', { ca: 2, mg: 1, na: 1, k: 0.1, hco3: 2.5, so4: 1, cl: 0.5 }),
    sample(
      '2',
      { ca: 12, mg: 6, na: 2, h: 1, fe: 4, so4: 24, cl: 0.5 },
      { group: 1, sampledOn: '2026-02-01', ph: 3, tdsMgL: 2_400, nonDetects: ['cl'] },
    ),
  ]
  const { svg } = drawn(kind, samples, { width: 720 })
  await expect(svg.replaceAll('><', '>\n<')).toMatchFileSnapshot(`pictures/${kind}.svg`)
})
