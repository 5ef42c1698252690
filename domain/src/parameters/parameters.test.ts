import { describe, expect, it } from 'vitest'
import { languages } from '../languages.ts'
import { convert } from '../units/convert.ts'
import { findParameter } from './find-parameter.ts'
import { fractions } from './parameter.ts'
import { isParameterKey, parameterKeys, parameterOf } from './parameters.ts'

describe('parameters', () => {
  it('are complete and sound', () => {
    for (const key of parameterKeys()) {
      const one = parameterOf(key)
      expect(key).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      for (const language of languages) expect(one.name[language].trim()).not.toBe('')
      if (one.min !== null && one.max !== null) expect(one.min).toBeLessThan(one.max)
      expect(one.decimals).toBeGreaterThanOrEqual(0)
      // meq/L of what has a charge, mmol/L of what has a mass.
      if (one.matrix === 'water' && one.unit === 'mg/L')
        expect([key, 'value' in convert(1, 'meq/L', one.unit, one)]).toEqual([
          key,
          one.molarMass !== null && one.charge !== null,
        ])
    }
  })
  it('have CAS numbers whose check digit is right', () => {
    for (const key of parameterKeys()) {
      const { cas } = parameterOf(key)
      if (cas === null) continue
      const digits = cas.replaceAll('-', '')
      const sum = Array.from(digits.slice(0, -1))
        .toReversed()
        .reduce((all, digit, at) => all + Number(digit) * (at + 1), 0)
      expect([key, sum % 10]).toEqual([key, Number(digits.at(-1))])
    }
  })
  it('have one name each in a matrix', () => {
    for (const language of languages) {
      const taken = parameterKeys().map(
        (key) => `${parameterOf(key).matrix} ${parameterOf(key).name[language]}`,
      )
      expect(taken.filter((name, at) => taken.indexOf(name) !== at)).toEqual([])
    }
  })
  it('know their keys', () => {
    expect(isParameterKey('as-total')).toBe(true)
    expect(isParameterKey('constructor')).toBe(false)
  })
})

describe('findParameter', () => {
  it.each([
    ['as-total', 'as-total'],
    ['Cobre total', 'cu-total'],
    ['COBRE  TOTAL', 'cu-total'],
    ['Cu (Total)', 'cu-total'],
    ['Cu (T)', 'cu-total'],
    ['Cu_T', 'cu-total'],
    ['Cu-T', 'cu-total'],
    ['Cu total', 'cu-total'],
    ['Total copper', 'cu-total'],
    ['Copper, dissolved', 'cu-dissolved'],
    ['Cuivre dissous', 'cu-dissolved'],
    ['Arsénico Disuelto', 'as-dissolved'],
    ['arsenico disuelto', 'as-dissolved'],
    ['Cd_dis', 'cd-dissolved'],
    ['Hierro (Disuelto)', 'fe-dissolved'],
    ['Fe dis', 'fe-dissolved'],
    ['Plata disuelta', 'ag-dissolved'],
    ['pH', 'ph'],
    ['Potencial de Hidrógeno', 'ph'],
    ['CE', 'conductivity'],
    ['OD', 'do'],
    ['T', 'temperature'],
    ['STS', 'tss'],
    ['AyG', 'oil-grease'],
    ['CN total', 'cn-total'],
    ['CN_T', 'cn-total'],
    ['CN WAD', 'cn-wad'],
    ['Ce total', 'ce-total'],
    ['CO', 'air-co'],
    ['caudal', 'flow'],
    ['nivel piezométrico', 'piezometric-level'],
    ['PM10', 'air-pm10'],
    ['PM 2.5', 'air-pm25'],
    ['Pb en PM10', 'air-pb-pm10'],
    ['NO3-N+NO2-N', 'no3-no2-n'],
    ['Benzo (g,h,i) Perileno', 'benzo-ghi-perylene'],
    ['Indeno (1,2,3 cd) Pireno', 'indeno-123cd-pyrene'],
    ['m,p- Xileno', 'm-p-xylene'],
    ['Alcalinidad Total', 'alkalinity-total'],
    ['Sulfatos totales', 'so4'],
    ['LAeqT', 'laeq'],
    ['Cadmio (Cd) Total', 'cd-total'],
    ['Cadmio Total (Cd)', 'cd-total'],
    ['Cadmio (Cd) Disuelto', 'cd-dissolved'],
    ['Copper (Cu), dissolved', 'cu-dissolved'],
    ['Sólidos Totales Suspendidos (STS)', 'tss'],
    ['Nitratos (NO3-)', 'no3'],
  ])('%j is %s', (text, key) => expect(findParameter(text)).toEqual({ kind: 'one', key }))

  it.each([
    ['As', ['as-total', 'as-dissolved', 'air-as-pm10', 'soil-as']],
    ['Cobre', ['cu-total', 'cu-dissolved']],
    ['NO2', ['no2', 'air-no2']],
    ['Cr6', ['cr6', 'soil-cr6']],
    ['Ce', ['ce-total', 'ce-dissolved']],
    ['Co', ['co-total', 'co-dissolved']],
    ['ce', ['conductivity', 'ce-total', 'ce-dissolved']],
    ['Cianuro', ['cn-total', 'cn-free', 'cn-wad']],
    ['Benceno', ['benzene', 'air-benzene', 'soil-benzene']],
  ])('%j means several', (text, keys) => {
    const found = findParameter(text)
    expect(found.kind === 'several' && found.keys.toSorted()).toEqual(keys.toSorted())
  })

  it('takes a symbol in brackets only where it means the same as the name', () => {
    expect(findParameter('Cadmio (Pb) Total')).toEqual({ kind: 'none' })
    expect(findParameter('Nitratos (NO2)')).toEqual({ kind: 'none' })
    expect(findParameter('Cadmio (nota) Total')).toEqual({ kind: 'none' })
    expect(findParameter('Cadmio (Cd)', { matrix: 'water' })).toEqual({
      kind: 'several',
      keys: ['cd-total', 'cd-dissolved'],
    })
  })

  it('takes what the column and the sheet say', () => {
    expect(findParameter('As', { matrix: 'water', fraction: 'total' })).toEqual({
      kind: 'one',
      key: 'as-total',
    })
    expect(findParameter('As', { matrix: 'water', fraction: 'dissolved' })).toEqual({
      kind: 'one',
      key: 'as-dissolved',
    })
    expect(findParameter('As', { matrix: 'soil' })).toEqual({ kind: 'one', key: 'soil-as' })
    expect(findParameter('NO2', { matrix: 'air' })).toEqual({ kind: 'one', key: 'air-no2' })
    expect(findParameter('pH', { matrix: 'air' })).toEqual({ kind: 'none' })
    // What the name itself says wins over its column.
    expect(findParameter('Cobre disuelto', { fraction: 'total' })).toEqual({
      kind: 'one',
      key: 'cu-dissolved',
    })
    expect(findParameter('Nitrógeno', { fraction: 'dissolved' })).toEqual({ kind: 'none' })
    expect(findParameter('CN_T', { fraction: 'dissolved' })).toEqual({
      kind: 'one',
      key: 'cn-total',
    })
  })

  it.each([
    '',
    ' ',
    'total',

    'disuelto',
    'constructor',
    'pH disuelto',
    'Unobtainium',
    'X total',
  ])('%j is none', (text) => expect(findParameter(text)).toEqual({ kind: 'none' }))

  it('finds every parameter by its key and by its name in its matrix', () => {
    for (const key of parameterKeys()) {
      const { name, matrix } = parameterOf(key)
      expect(findParameter(key, { matrix })).toEqual({ kind: 'one', key })
      for (const language of languages) {
        const found = findParameter(name[language], { matrix })
        expect([name[language], found]).toEqual([name[language], { kind: 'one', key }])
      }
    }
  })

  it('leaves no name with two meanings once matrix and fraction are known, but for those of any cyanide', () => {
    const several = new Set<string>()
    for (const key of parameterKeys())
      for (const text of [parameterOf(key).symbol, ...parameterOf(key).aliases])
        for (const fraction of fractions) {
          const found = findParameter(text, { matrix: parameterOf(key).matrix, fraction })
          if (found.kind === 'several') several.add(text)
        }
    expect([...several]).toEqual([
      'Cianuro',
      'Cianuros',
      'Cyanide',
      'Cyanure',
      'Cianeto',
      'CN',
      'CN-',
    ])
  })
})
