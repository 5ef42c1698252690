import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../test/seeded-random.ts'
import { driftOf } from './drift.ts'
import { hydraulicGradient, spansPlane } from './gradient.ts'
import { isLevelUnit, levelAt, soundedLevelAt } from './level-at.ts'
import { levelSummary } from './level-summary.ts'
import { distancesThrough, projectedOn } from './section-line.ts'
import { bottomLevelM, soundingIssue, soundingLevelM, topLevelM } from './sounding.ts'
import { brokenLimit, wellState } from './well-state.ts'

const dayMs = 86_400_000
const well = { terrainLevelM: 4120.5, stickUpM: 0.85, depthM: 58 }
const levels = { topM: topLevelM(well), bottomM: bottomLevelM(well) }

describe('the level of a sounding', () => {
  const of = (
    state: 'measured' | 'dry' | 'artesian',
    depthToWaterM: number | null,
    head = null as number | null,
  ) => soundingLevelM({ state, depthToWaterM, headAboveTopM: head }, levels)

  // The worked case "casagrande" of domain/src/telemetry/data/piezometer_worked_cases.csv.
  it('is terrain + stick-up − depth to water', () => expect(of('measured', 23.47)).toBe(4097.88))
  it('is above the top where the water is artesian', () =>
    expect(of('artesian', null, 1.2)).toBe(4122.55))
  it('of a dry pipe is that of its bottom', () => expect(of('dry', null)).toBe(4062.5))
  it('is none where its depth or head is missing', () => {
    expect(of('measured', null)).toBeNull()
    expect(of('artesian', 3)).toBeNull()
    expect(of('measured', Number.NaN)).toBeNull()
  })
  it('under the bottom is a slip, but for the breadth of a tape', () => {
    const issue = (depthToWaterM: number) =>
      soundingIssue({ state: 'measured', depthToWaterM, headAboveTopM: null }, levels)
    expect([23.47, 58.85, 58.89, 58.95].map(issue)).toEqual([null, null, null, 'below-bottom'])
  })
})

describe('the state of a well', () => {
  const limits = { lowM: 4080, highM: 4110, topM: levels.topM }
  const now = 100 * dayMs
  const state = (levelM: number, more: { days?: number; isDry?: boolean } = {}) =>
    wellState(
      { atMs: now - (more.days ?? 1) * dayMs, levelM, isDry: more.isDry ?? false },
      limits,
      now,
    )
  it('follows from its newest level', () => {
    expect(wellState(null, limits, now)).toBe('unmeasured')
    expect(state(4100)).toBe('normal')
    expect(state(4110)).toBe('normal')
    expect(state(4110.01)).toBe('over-limit')
    expect(state(4079)).toBe('under-limit')
    expect(state(4062.5, { isDry: true })).toBe('dry')
    expect(state(4200, { days: 46 })).toBe('outdated')
    expect(state(4100, { days: 45 })).toBe('normal')
    expect(state(4100, { days: 45 + 1 / 24 })).toBe('outdated')
    expect(
      wellState({ atMs: now, levelM: 4122, isDry: false }, { ...limits, highM: null }, now),
    ).toBe('artesian')
  })
  it('breaks no limit that there is not', () =>
    expect(brokenLimit(1e9, { lowM: null, highM: null })).toBeNull())
})

describe('a level at an instant', () => {
  const points = [
    { atMs: 0, levelM: 10 },
    { atMs: 10 * dayMs, levelM: 20 },
    { atMs: 100 * dayMs, levelM: 0 },
  ]
  it('lies on the line between its neighbours', () => {
    expect(levelAt(points, 0)).toBe(10)
    expect(levelAt(points, 2.5 * dayMs)).toBe(12.5)
    expect(levelAt(points, 100 * dayMs)).toBe(0)
  })
  it('is not known outside of them, nor in a gap', () => {
    expect(levelAt(points, -1)).toBeNull()
    expect(levelAt(points, 101 * dayMs)).toBeNull()
    expect(levelAt(points, 50 * dayMs, 60 * dayMs)).toBeNull()
    expect(levelAt([], 0)).toBeNull()
  })
  it('of soundings is dry between dry ones, and unknown between a dry one and water', () => {
    const at = (day: number, levelM: number, isDry = false) => ({
      atMs: day * dayMs,
      levelM,
      isDry,
    })
    const sounded = [at(0, 12), at(10, 10, true), at(20, 10, true), at(30, 11), at(40, 13)]
    const on = (day: number) => soundedLevelAt(sounded, day * dayMs, 100 * dayMs)
    expect(on(5)).toBeNull()
    expect(on(10)).toEqual({ levelM: 10, isDry: true })
    expect(on(15)).toEqual({ levelM: 10, isDry: true })
    expect(on(25)).toBeNull()
    expect(on(35)).toEqual({ levelM: 12, isDry: false })
  })
  it.each([
    ['m', true],
    ['m s. n. m.', true],
    ['m a.s.l.', true],
    ['mm', false],
    ['kPa', false],
    ['', false],
  ])('a variable in %j may be a level: %s', (unit, may) => expect(isLevelUnit(unit)).toBe(may))
})

describe('drift', () => {
  it('is the slope of sounding − sensor over the years', () => {
    const differences = [0, 1, 2, 3].map((year) => ({
      atMs: year * 365.25 * dayMs,
      soundingM: 100 + 0.05 * year,
      sensorM: 99.9,
    }))
    const drift = driftOf(differences)
    expect(drift?.count).toBe(4)
    expect(drift?.meanM).toBeCloseTo(0.175, 12)
    expect(drift?.perYearM).toBeCloseTo(0.05, 12)
  })
  it('is told of three over thirty days, and not of two, or of less', () => {
    const at = (days: number) => ({ atMs: days * dayMs, soundingM: days, sensorM: 0 })
    expect(driftOf([at(0), at(10), at(30)])?.perYearM).toBeCloseTo(365.25, 9)
    expect(driftOf([at(30), at(0), at(10)])?.perYearM).toBeCloseTo(365.25, 9)
    expect(driftOf([at(0), at(30)])).toEqual({ count: 2, meanM: 15, perYearM: null })
    expect(driftOf([at(0), at(10), at(30 - 1 / 86_400)])?.perYearM).toBeNull()
    expect(driftOf([])).toBeNull()
    expect(driftOf([at(0), at(400)])?.perYearM).toBeNull()
    expect(driftOf([at(0), at(10), at(29)])?.perYearM).toBeNull()
    expect(driftOf([at(0), at(0), at(0)])).toEqual({ count: 3, meanM: 0, perYearM: null })
  })
})

describe('the hydraulic gradient of three wells', () => {
  // Heath (1983), Basic ground-water hydrology, USGS Water-Supply Paper 2220, p. 11, constructs it on a drawing: heads of
  // 26.26, 26.20 and 26.07 m; the outer two wells are 215 m apart, 26.20 m lies 68 m along, and the third well is 133 m off
  // that contour. It gives no coordinates: where the second well stands on the contour is ours, and changes nothing.
  const alongM = ((26.26 - 26.2) / (26.26 - 26.07)) * 215
  const angle = Math.asin(133 / (215 - alongM))
  const heath = (alongContourM: number) =>
    [
      { eastM: 0, northM: 0, levelM: 26.26 },
      {
        eastM: alongM + alongContourM * Math.cos(angle),
        northM: alongContourM * Math.sin(angle),
        levelM: 26.2,
      },
      { eastM: 215, northM: 0, levelM: 26.07 },
    ] as const
  it.each([80, 120, 180])(
    'is that of Heath: 0.13 m in 133 m, square to the contour (%d m)',
    (place) => {
      expect(Math.round(alongM)).toBe(68)
      const found = hydraulicGradient([...heath(place)])
      if ('problem' in found) throw new Error(found.problem)
      expect(found.slope).toBeCloseTo(0.13 / 133, 12)
      // The contour's bearing from north is 90° − angle; the flow turns off it by 90°, to the well of the lowest head.
      expect(found.azimuthDeg).toBeCloseTo(180 - (angle * 180) / Math.PI, 9)
    },
  )
  it.each([
    ['north', [0, 1], 0],
    ['east', [1, 0], 90],
    ['south', [0, -1], 180],
    ['west', [-1, 0], 270],
  ] as const)('flows to the %s where the levels fall there', (_name, [east, north], azimuth) => {
    const at = (eastM: number, northM: number) => ({
      eastM,
      northM,
      levelM: 100 - 0.01 * (east * eastM + north * northM),
    })
    const found = hydraulicGradient([at(0, 0), at(300, 40), at(80, 250)])
    if ('problem' in found) throw new Error(found.problem)
    expect(found.slope).toBeCloseTo(0.01, 12)
    expect(found.azimuthDeg).toBeCloseTo(azimuth, 6)
  })
  it('is none of wells in a line or in one place, and flows nowhere where all is level', () => {
    const at = (eastM: number, northM: number) => ({ eastM, northM, levelM: 5 })
    expect(hydraulicGradient([at(0, 0), at(100, 0), at(200, 4)])).toEqual({ problem: 'in-line' })
    expect(hydraulicGradient([at(0, 0), at(0, 0), at(0, 0)])).toEqual({ problem: 'in-line' })
    expect(hydraulicGradient([at(0, 0), at(100, 0), at(0, 100)])).toEqual({
      slope: 0,
      azimuthDeg: null,
    })
  })
  it('is of a triangle whose least height is over a twentieth of its longest side', () => {
    const places = (northM: number) =>
      [
        [0, 0],
        [200, 0],
        [100, northM],
      ].map(([eastM = 0, north = 0]) => ({ eastM, northM: north, levelM: 5 }))
    const [one, two, three] = places(10.01)
    if (!one || !two || !three) throw new Error('Three places')
    expect(spansPlane(places(10))).toBe(false)
    expect(spansPlane(places(10.01))).toBe(true)
    expect(spansPlane([three, one, two])).toBe(true)
    expect(spansPlane([one, two])).toBe(false)
    expect(hydraulicGradient([one, two, three])).toEqual({ slope: 0, azimuthDeg: null })
    expect(hydraulicGradient([one, two, { ...three, northM: 10 }])).toEqual({ problem: 'in-line' })
  })
  it('does not depend on the order of the wells, and is never NaN', () => {
    const random = seededRandom(11)
    for (let round = 0; round < 500; round++) {
      const one = () => ({
        eastM: random() * 500,
        northM: random() * 500,
        levelM: 4000 + random() * 90,
      })
      const [a, b, c] = [one(), one(), one()]
      const [found, turned] = [hydraulicGradient([a, b, c]), hydraulicGradient([c, a, b])]
      if ('problem' in found || 'problem' in turned) {
        expect(turned).toEqual(found)
        continue
      }
      expect(Number.isFinite(found.slope)).toBe(true)
      expect(turned.slope).toBeCloseTo(found.slope, 9)
      expect(Number.isFinite(found.azimuthDeg)).toBe(true)
    }
  })
})

describe('a line of section', () => {
  const line = [
    { eastM: 0, northM: 0 },
    { eastM: 300, northM: 400 },
    { eastM: 800, northM: 400 },
  ]
  it('adds up the ways between its points', () => {
    expect(distancesThrough(line)).toEqual([0, 500, 1000])
    expect(distancesThrough([])).toEqual([])
  })
  it('takes a well at the foot of its perpendicular, else at the nearest end', () => {
    expect(projectedOn(line, { eastM: 550, northM: 430 })).toEqual({ distanceM: 750, offsetM: 30 })
    expect(projectedOn(line, { eastM: 900, northM: 400 })).toEqual({
      distanceM: 1000,
      offsetM: 100,
    })
    expect(projectedOn(line, { eastM: -30, northM: -40 })).toEqual({ distanceM: 0, offsetM: 50 })
    expect(projectedOn(line.slice(0, 1), { eastM: 0, northM: 0 })).toBeNull()
    const point = { eastM: 5, northM: 0 }
    expect(projectedOn([point, point], { eastM: 5, northM: 7 })).toEqual({
      distanceM: 0,
      offsetM: 7,
    })
  })
})

describe('what a period amounts to', () => {
  const at = (day: number) => Date.parse(`2026-02-${String(day).padStart(2, '0')}T12:00Z`)
  const sounding = (day: number, levelM: number, state: 'measured' | 'dry' = 'measured') => ({
    at: at(day),
    levelM,
    state,
  })
  const none = { count: 0, dryCount: 0, min: null, isMinDry: false, max: null, change: null }
  it('is of soundings and of the sensor', () => {
    const sensor = { at: [at(2), at(3)], value: [96, 95.5] }
    expect(levelSummary({ soundings: [sounding(1, 93)], sensor })).toEqual({
      ...none,
      count: 1,
      min: 93,
      max: 96,
      change: 2.5,
    })
  })
  it('has the bottom of a dry pipe as its lowest, where no level lies below it', () => {
    const of = (...soundings: ReturnType<typeof sounding>[]) =>
      levelSummary({ soundings, sensor: null })
    const wet = [sounding(1, 93), sounding(9, 92.5)]
    expect(of(...wet, sounding(5, 60, 'dry'))).toEqual({
      count: 3,
      dryCount: 1,
      min: 60,
      isMinDry: true,
      max: 93,
      change: -0.5,
    })
    expect(of(...wet, sounding(5, 92.5, 'dry'))).toMatchObject({ min: 92.5, isMinDry: true })
    expect(of(...wet, sounding(5, 92.6, 'dry'))).toMatchObject({ min: 92.5, isMinDry: false })
    // The lowest of two bottoms, of a pipe that was lengthened.
    expect(of(sounding(2, 60, 'dry'), sounding(3, 58, 'dry'))).toEqual({
      ...none,
      count: 2,
      dryCount: 2,
      min: 58,
      isMinDry: true,
    })
  })
  it('changes by nothing that is known where the first or the last was dry', () => {
    const change = (...soundings: ReturnType<typeof sounding>[]) =>
      levelSummary({ soundings, sensor: null }).change
    expect(change(sounding(1, 60, 'dry'), sounding(2, 93), sounding(3, 95))).toBeNull()
    expect(change(sounding(1, 93), sounding(2, 95), sounding(3, 60, 'dry'))).toBeNull()
    expect(change(sounding(1, 93), sounding(2, 60, 'dry'), sounding(3, 95))).toBe(2)
  })
  it('changes by nothing that one point could tell', () => {
    const only = { ...none, count: 1, min: 93, max: 93 }
    expect(levelSummary({ soundings: [sounding(1, 93)], sensor: null })).toEqual(only)
    expect(levelSummary(undefined)).toEqual(none)
  })
})
