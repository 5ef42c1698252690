import { describe, expect, it } from 'vitest'
import { placeOf } from '../../geography/place.ts'
import { languages } from '../../languages.ts'
import { headingReader } from '../headings.ts'
import { createPlanCheck } from './check-rows.ts'
import { type PlanColumn, planColumns, planTable, requiredColumns } from './columns.ts'
import type { PlanLists } from './lists.ts'

const listed = (id: number, name: string, isRetired = false) => ({ id, name, isRetired })
const known = placeOf({
  system: 'utm',
  eastingM: 402_315,
  northingM: 8_543_210,
  zone: 18,
  datum: 'WGS84',
})
const lists: PlanLists = {
  components: [listed(1, 'Agua'), listed(2, 'Aire'), listed(3, 'Ruido', true)],
  subcomponents: [
    { ...listed(11, 'Agua superficial'), componentId: 1 },
    { ...listed(12, 'Calidad de aire'), componentId: 2 },
  ],
  miningComponents: [listed(21, 'Depósito de relaves'), listed(22, 'Tajo')],
  sourceTypes: [listed(31, 'Cuerpo receptor'), listed(32, 'Piezómetro')],
  profiles: [listed(41, 'ECA Agua Cat. 3-D1')],
  frequencies: [
    { ...listed(51, 'Mensual'), rule: 'monthly', marginDays: null },
    { ...listed(52, 'Quincenal (relavera)'), rule: 'fortnightly', marginDays: 1 },
    { ...listed(53, 'Diaria'), rule: 'daily', marginDays: null },
  ],
  stations: [
    {
      id: 61,
      code: 'M-01',
      latitudeDeg: known.latitudeDeg,
      longitudeDeg: known.longitudeDeg,
      isRetired: false,
    },
    { id: 62, code: 'EF-01', latitudeDeg: null, longitudeDeg: null, isRetired: false },
    { id: 63, code: 'OLD-1', latitudeDeg: null, longitudeDeg: null, isRetired: true },
  ],
  seasons: { wetStartsMonth: 11, dryStartsMonth: 5 },
}

type Row = Partial<Record<PlanColumn, string>>
const good: Row = { stationCode: 'M-01', component: 'Agua', estimatedOn: '15/03/2026' }
const cells = (row: Row) => planColumns.map((column) => row[column] ?? '')
const check = (row: Row) => createPlanCheck(lists)(cells({ ...good, ...row }), 2)
const issues = (row: Row) => check(row).issues.map(({ column, code }) => `${column} ${code}`)

describe('a good row', () => {
  it('needs a station, a component and a date, and fills the rest', () => {
    expect(check({})).toEqual({
      stationKey: 'M-01',
      issues: [],
      station: null,
      dateCount: 1,
      planned: {
        componentId: 1,
        subcomponentId: null,
        miningComponentId: null,
        sourceTypeId: null,
        profileId: null,
        frequencyId: null,
        type: 'scheduled',
        sampleExpected: true,
        dates: ['2026-03-15'],
        marginDays: 3,
        commitment: null,
        instrument: null,
        standard: null,
        category: null,
        observation: null,
      },
    })
  })

  it('finds names whatever case, accents and spaces', () => {
    const { planned } = check({
      stationCode: ' m-01 ',
      component: 'AGUA',
      subcomponent: 'agua  Superficial',
      miningComponent: 'Deposito de relaves',
      sourceType: 'CUERPO RECEPTOR',
      profile: 'eca agua cat. 3-d1',
      standard: 'DS 004-2017-MINAM',
      category: 'Cat. 3 D1',
    })
    expect(planned).toMatchObject({
      subcomponentId: 11,
      miningComponentId: 21,
      sourceTypeId: 31,
      profileId: 41,
      standard: 'D.S. 004-2017-MINAM',
      category: '3-D1',
    })
  })

  it.each(['Sí', 'si', 'Yes', 'Oui', 'Sim', '1'])('%s is yes', (sample) =>
    expect(check({ sample }).planned?.sampleExpected).toBe(true),
  )
  it.each(['No', 'NO', 'Non', 'Não', '0'])('%s is no', (sample) =>
    expect(check({ sample }).planned?.sampleExpected).toBe(false),
  )

  it.each(['Adicional', 'Additional', 'Supplémentaire', 'additional'])('%s is additional', (type) =>
    expect(check({ type }).planned?.type).toBe('additional'),
  )

  it('spreads a series by its frequency, whose own margin counts', () => {
    const series = { estimatedOn: '', startsOn: '2026-01-31', endsOn: '31/03/2026' }
    expect(check({ ...series, frequency: 'mensual' }).planned).toMatchObject({
      dates: ['2026-01-31', '2026-02-28', '2026-03-31'],
      marginDays: 3,
      frequencyId: 51,
    })
    expect(check({ ...series, frequency: 'Quincenal (relavera)' }).planned).toMatchObject({
      dates: ['2026-01-31', '2026-02-14', '2026-02-28', '2026-03-14', '2026-03-28'],
      marginDays: 1,
    })
  })

  it('makes no date of a series that is too long', () => {
    const series = { startsOn: '1990-01-01', endsOn: '2099-12-31', frequency: 'Diaria' }
    expect(check({ estimatedOn: '', ...series }).dateCount).toBe(0)
  })

  it('knows a frequency by its rule in any language', () => {
    const frequency = 'Monthly'
    expect(
      check({ estimatedOn: '', frequency, startsOn: '2026-01-01', endsOn: '2026-02-01' }).planned
        ?.frequencyId,
    ).toBe(51)
  })

  it('takes a frequency beside a single date for its window', () => {
    expect(check({ frequency: 'Mensual' }).planned).toMatchObject({
      dates: ['2026-03-15'],
      frequencyId: 51,
    })
  })
})

describe('a bad cell is named with its reason', () => {
  it.each<[Row, string[]]>([
    [{ stationCode: ' ' }, ['stationCode required']],
    [{ stationCode: 'x'.repeat(51) }, ['stationCode too-long']],
    [{ stationCode: 'old-1' }, ['stationCode retired']],
    [{ component: '' }, ['component required']],
    [{ component: 'Ruido' }, ['component retired']],
    [{ component: 'Fuego', subcomponent: 'Agua superficial' }, ['component not-in-list']],
    [{ subcomponent: 'Calidad de aire' }, ['subcomponent not-in-component']],
    [{ subcomponent: 'Agua dura' }, ['subcomponent not-in-list']],
    [
      { miningComponent: 'Botadero', sourceType: 'Nube' },
      ['miningComponent not-in-list', 'sourceType not-in-list'],
    ],
    [{ type: 'Reprogramación' }, ['type not-in-list']],
    [{ sample: 'quizás' }, ['sample yes-no']],
    [{ estimatedOn: '31/02/2026' }, ['estimatedOn no-such-day']],
    [{ estimatedOn: '46096' }, ['estimatedOn date-serial']],
    [{ altitude: '4,210' }, ['altitude ambiguous-number']],
    [{ altitude: '4.210' }, ['altitude ambiguous-number']],
    [{ estimatedOn: '1900-01-05' }, ['estimatedOn date-year']],
    [{ estimatedOn: '31/12/9999' }, ['estimatedOn date-year']],
    [
      { estimatedOn: '', frequency: 'Diaria', startsOn: '0001-01-01', endsOn: '9999-12-31' },
      ['startsOn date-year', 'endsOn date-year'],
    ],
    [{ estimatedOn: '#N/A' }, ['estimatedOn error-value']],
    [{ estimatedOn: '' }, ['estimatedOn date-or-series']],
    [
      { frequency: 'Mensual', startsOn: '2026-01-01', endsOn: '2026-12-31' },
      ['estimatedOn date-or-series'],
    ],
    [
      { estimatedOn: '', frequency: 'Mensual' },
      ['startsOn series-incomplete', 'endsOn series-incomplete'],
    ],
    [
      { estimatedOn: '', startsOn: '2026-01-01', endsOn: '2026-12-31' },
      ['frequency series-incomplete'],
    ],
    [
      { estimatedOn: '', frequency: 'Mensual', startsOn: '2026-02-01', endsOn: '2026-01-01' },
      ['endsOn series-order'],
    ],
    [
      { estimatedOn: '', frequency: 'Diaria', startsOn: '2026-01-01', endsOn: '2040-01-01' },
      ['endsOn series-too-long'],
    ],
    [
      { estimatedOn: '', frequency: 'Diaria', startsOn: '1990-01-01', endsOn: '2099-12-31' },
      ['endsOn series-too-long'],
    ],
    [{ observation: 'x'.repeat(501) }, ['observation too-long']],
    [{ altitude: 'alto' }, ['altitude number']],
    [{ altitude: '8848' }, ['altitude out-of-range']],
    [
      { easting: '402315' },
      [
        'northing coordinates-incomplete',
        'zone coordinates-incomplete',
        'datum coordinates-incomplete',
      ],
    ],
    [
      { easting: '402315', northing: '8543210', zone: '20', datum: 'NAD27' },
      ['zone zone', 'datum datum'],
    ],
    [{ easting: '40', northing: '8543210', zone: '18', datum: 'WGS84' }, ['easting out-of-range']],
    [
      { easting: '402317', northing: '8543210', zone: '18', datum: 'WGS84' },
      ['easting coordinates-differ'],
    ],
  ])('%o', (row, expected) => expect(issues(row)).toEqual(expected))

  it('with the name that was probably meant', () => {
    expect(check({ component: 'Agwa' }).issues).toEqual([
      { column: 'component', code: 'not-in-list', params: { suggestion: 'Agua' } },
    ])
    expect(check({ miningComponent: 'Dep' }).issues[0]?.params).toEqual({
      suggestion: 'Depósito de relaves',
    })
    expect(check({ component: 'Ruidos' }).issues[0]?.params).toEqual({})
  })

  it.each([
    '#REF!',
    '#¡REF!',
    '#¿NOMBRE?',
    '#N/D',
    '#¡NUM!',
    '#VALEUR!',
    '#NÚM!',
    '#SPILL!',
    '#DIV/0!',
  ])('a formula’s %s in any column', (text) => {
    expect(issues({ stationCode: text, observation: text })).toEqual([
      'stationCode error-value',
      'observation error-value',
    ])
  })

  it('whatever invisible letters stand among the visible ones', () => {
    const hidden = { stationCode: '\u200bM-\u202e01', component: 'A\u00adgua\ufeff' }
    expect(check(hidden)).toMatchObject({ stationKey: 'M-01', issues: [], station: null })
    expect(issues({ stationCode: '\u200b' })).toEqual(['stationCode required'])
  })

  it('and none of them hides another', () => {
    expect(
      issues({ stationCode: '', component: '', sample: '?', estimatedOn: 'ayer', altitude: 'x' }),
    ).toEqual([
      'stationCode required',
      'component required',
      'sample yes-no',
      'estimatedOn date',
      'altitude number',
    ])
  })
})

describe('stations', () => {
  const place = { easting: '402 980,5', northing: '8543875', zone: '18 S', datum: 'WGS 84' }

  it('a known one may repeat its coordinates to the metre', () => {
    expect(
      issues({ easting: '402315,6', northing: '8543210.4', zone: '18S', datum: 'wgs-84' }),
    ).toEqual([])
  })

  it('a new one comes with its coordinates and its kind', () => {
    const { station } = check({
      ...place,
      stationCode: 'PZ-03',
      sourceType: 'Piezómetro',
      altitude: '4.190,5',
    })
    expect(station).toMatchObject({
      id: null,
      code: 'PZ-03',
      kind: 'piezometer',
      altitudeM: 4190.5,
    })
    expect(station?.place).toMatchObject({ eastingM: 402_980.5, zone: 18, sourceDatum: 'WGS84' })
  })

  it('takes the reading of an open mark that the limits leave', () => {
    const row = { ...place, easting: '402,980', altitude: '7.421', stationCode: 'N-2' }
    expect(check(row).station).toMatchObject({ altitudeM: 7.421, place: { eastingM: 402_980 } })
  })

  it('suggests the date that a spreadsheet keeps as a number', () => {
    expect(check({ estimatedOn: '46096' }).issues[0]?.params).toEqual({ suggestion: '15/03/2026' })
  })

  it('PSAD56 is converted', () => {
    const { station } = check({ ...place, datum: 'PSAD 56', stationCode: 'N-1' })
    expect(station?.place?.sourceDatum).toBe('PSAD56')
    expect(station?.place?.eastingM).toBeLessThan(402_980 - 150)
  })

  it('a known one without coordinates gets them', () => {
    expect(check({ ...place, stationCode: 'EF-01' }).station).toMatchObject({ id: 62 })
    expect(check({ stationCode: 'EF-01' }).station).toBeNull()
  })

  it('a new code is one station: told once, and not in two places', () => {
    const checkRow = createPlanCheck(lists)
    const at = (row: Row, number: number) =>
      checkRow(cells({ ...good, stationCode: 'N-1', ...row }), number)
    expect(at({}, 2).station).toMatchObject({ code: 'N-1', place: null })
    expect(at({ ...place, estimatedOn: '2026-04-01' }, 3).station?.place).not.toBeNull()
    expect(at({ ...place, stationCode: 'n-1', estimatedOn: '2026-05-01' }, 4)).toMatchObject({
      issues: [],
      station: null,
    })
    expect(at({ ...place, northing: '8543879', estimatedOn: '2026-06-01' }, 5).issues).toEqual([
      { column: 'easting', code: 'coordinates-differ-new', params: { row: 3 } },
    ])
  })

  it('two codes may share a place', () => {
    const checkRow = createPlanCheck(lists)
    for (const stationCode of ['AS02', 'F00768-AG01']) {
      expect(checkRow(cells({ ...good, ...place, stationCode }), 2).station?.code).toBe(stationCode)
    }
  })
})

it('the same monitoring twice is told with the row of the first', () => {
  const checkRow = createPlanCheck(lists)
  checkRow(cells(good), 7)
  expect(
    checkRow(
      cells({ ...good, stationCode: 'm-01', estimatedOn: '2026-03-15', observation: 'otra' }),
      9,
    ).issues,
  ).toEqual([{ column: 'stationCode', code: 'repeated-row', params: { row: 7 } }])
  expect(checkRow(cells({ ...good, commitment: 'COM-2' }), 10).issues).toEqual([])
})

describe('headings', () => {
  const readHeadings = headingReader(planTable)

  it.each(languages)('are understood in %s, with and without asterisk and unit', (language) => {
    for (const column of planColumns) {
      const term = planTable[column].heading[language]
      for (const heading of [term, `${term} *`, term.toUpperCase(), term.replace(/ \(.*/, '')]) {
        expect(readHeadings([heading]).columns).toEqual({ [column]: 0 })
      }
    }
  })

  it('tell what is missing and what is none of theirs', () => {
    const headings = [
      'Código de estación*',
      'Color',
      '',
      'Componente ambiental',
      'codigo de estacion',
    ]
    expect(readHeadings(headings)).toEqual({
      columns: { stationCode: 0, component: 3 },
      known: 2,
      missing: requiredColumns.filter(
        (column) => column !== 'stationCode' && column !== 'component',
      ),
      unknown: ['Color'],
      repeated: ['codigo de estacion'],
    })
  })
})

describe('a code like a known one', () => {
  const checkAll = (codes: readonly string[], codeAnswers = {}) => {
    const checkRow = createPlanCheck(lists, { codeAnswers })
    return codes.map((stationCode, at) =>
      checkRow(cells({ ...good, stationCode, commitment: `C-${at}` }), at + 2),
    )
  }

  it('is asked about in its first row', () => {
    const [first, second, known] = checkAll(['m01', 'M01', 'm-01'])
    expect(first?.issues).toEqual([
      { column: 'stationCode', code: 'similar-code', params: { suggestion: 'M-01' } },
    ])
    expect([second?.issues, known?.issues]).toEqual([[], []])
  })

  it('means in all rows what was answered', () => {
    const asKnown = checkAll(['m01', 'M01'], { M01: 'M-01' })
    expect(asKnown.map(({ stationKey, station, issues }) => [stationKey, station, issues])).toEqual(
      [
        ['M-01', null, []],
        ['M-01', null, []],
      ],
    )
    const asNew = checkAll(['M01', 'M01'], { M01: 'M01' })
    expect(asNew.map(({ stationKey, issues }) => [stationKey, issues])).toEqual([
      ['M01', []],
      ['M01', []],
    ])
    expect(asNew[0]?.station).toMatchObject({ id: null, code: 'M01' })
  })

  it('is not like a retired one', () => {
    expect(checkAll(['OLD1'])[0]?.issues).toEqual([])
  })
})

describe('the name of a station', () => {
  const told = (rows: Row[]) => {
    const checkRow = createPlanCheck(lists)
    return rows.map((row, at) => {
      const { station } = checkRow(cells({ ...good, commitment: `C-${at}`, ...row }), at + 2)
      return station && [station.code, station.name, station.place !== null]
    })
  }
  const place = { easting: '402315', northing: '8543210', zone: '18S', datum: 'WGS84' }

  it('comes with a new one, from whichever row has it, beside its coordinates', () => {
    expect(told([{ stationCode: 'N-1', stationName: 'Río Blanco' }])).toEqual([
      ['N-1', 'Río Blanco', false],
    ])
    expect(
      told([
        { stationCode: 'N-1', ...place },
        { stationCode: 'N-1' },
        { stationCode: 'N-1', stationName: 'Río Blanco' },
        { stationCode: 'N-1', stationName: 'Río Negro' },
      ]),
    ).toEqual([['N-1', '', true], null, ['N-1', 'Río Blanco', true], null])
  })

  it('leaves that of a known one as it is', () => {
    expect(told([{ stationName: 'Otro nombre' }])).toEqual([null])
  })
})
