import { describe, expect, it } from 'vitest'
import { check, issues, type Row } from '../../../test/plan-check.ts'
import { languages } from '../../languages.ts'
import { headingReader } from '../headings.ts'
import { expectedColumns } from '../table.ts'
import { planColumns, planTable } from './columns.ts'

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
      missing: expectedColumns(planTable).filter(
        (column) => column !== 'stationCode' && column !== 'component',
      ),
      unknown: ['Color'],
      repeated: ['codigo de estacion'],
    })
  })
})
