import { describe, expect, it } from 'vitest'
import { readCsv } from '../../test/read-csv.ts'
import table from '../../test/standards/peru-standards.csv?raw'
import { findParameter } from '../parameters/find-parameter.ts'
import type { Fraction, Matrix } from '../parameters/parameter.ts'
import { isParameterKey, parameterOf } from '../parameters/parameters.ts'
import { findUnit } from '../units/find-unit.ts'
import { findCategory, findStandard } from './categories.ts'
import { shippedLimits } from './limits.ts'

const rows = readCsv(table)
const limits = shippedLimits()

const matrices: Record<string, Matrix> = {
  'D.S. 003-2017-MINAM': 'air',
  'D.S. 085-2003-PCM': 'noise',
  'D.S. 011-2017-MINAM': 'soil',
}

const statistics: Record<string, string> = {
  'promedio anual': 'annual-mean',
  anual: 'annual-mean',
  mensual: 'monthly-mean',
  '1 hora': 'mean-1h',
  '8 horas': 'mean-8h',
  '24 horas': 'mean-24h',
  'horario diurno 07:01-22:00': 'day',
  'horario nocturno 22:01-07:00': 'night',
}

const confidences: Record<string, string> = {
  'muy alta': 'very-high',
  alta: 'high',
  media: 'medium',
}

const norms = [
  ...['1-A1', '1-A2', '1-A3', '1-B1', '1-B2', '3-D1', '3-D2', '4-E1'].map(water),
  water('3-D1, agua para riego no restringido'),
  water('3-D1, agua para riego restringido'),
  water('4-E2, ríos de costa y sierra'),
  water('4-E2, ríos de selva'),
  water('4-E3, estuarios'),
  water('4-E3, ecosistemas marinos'),
  'D.S. 010-2010-MINAM, Anexo 1',
  'D.S. 003-2017-MINAM, Anexo',
  'D.S. 085-2003-PCM, Anexo 1, Zona de Protección Especial',
  'D.S. 085-2003-PCM, Anexo 1, Zona Residencial',
  'D.S. 085-2003-PCM, Anexo 1, Zona Comercial',
  'D.S. 085-2003-PCM, Anexo 1, Zona Industrial',
  'D.S. 011-2017-MINAM, Anexo, suelo agrícola',
  'D.S. 011-2017-MINAM, Anexo, suelo residencial/parques',
  'D.S. 011-2017-MINAM, Anexo, suelo comercial/industrial/extractivo',
]
function water(category: string): string {
  return `D.S. 004-2017-MINAM, Anexo, Categoría ${category}`
}

/** A metal without a word is total in the decrees, and the matrix is the decree's. */
const keyOf = (row: Record<string, string>): string => {
  const matrix = matrices[row.standard ?? ''] ?? 'water'
  const plain = findParameter(row.parameter ?? '', { matrix, fraction: 'total' satisfies Fraction })
  return plain.kind === 'one' ? plain.key : JSON.stringify(plain)
}

describe('shippedLimits', () => {
  it('holds the 440 rows, and one that does not apply', () => {
    expect(rows).toHaveLength(440)
    expect(limits.filter(({ kind }) => kind !== 'not-applicable')).toHaveLength(440)
    expect(limits.filter(({ kind }) => kind === 'not-applicable').map(({ key }) => key)).toEqual([
      'D.S. 011-2017-MINAM/Agrícola/soil-cr/any-time',
    ])
    expect(new Set(limits.map(({ key }) => key)).size).toBe(limits.length)
  })

  it.each(rows)('$standard $subcategory $parameter, $statistic_period', (row) => {
    const statistic = statistics[row.statistic_period ?? ''] ?? 'any-time'
    const key = [row.standard, row.subcategory, keyOf(row), statistic].join('/')
    const limit = limits.find((one) => one.key === key)
    const number = (text: string | undefined) =>
      text === undefined || text === '' ? null : Number(text)
    expect(limit).toMatchObject({
      min: number(row.min),
      max: number(row.max),
      unit: findUnit(row.unit ?? ''),
      confidence: confidences[row.confidence ?? ''],
      toBeVerified: row.confidence === 'media' || (row.note ?? '').includes('CONFLICTO'),
      allowedPerYear: number(/NE más de (\d+)/.exec(row.note ?? '')?.[1]),
    })
    const transcribed = (row.source ?? '').replace(/ ; horarios también en$/, '')
    expect(limit?.provenance).toContain(transcribed)
    const [conflict, isConflict] = (row.note ?? '').split(/\s*: CONFLICTO/)
    if (isConflict !== undefined) expect(limit?.provenance).toContain(conflict)
    expect(limit?.note === null).toBe(isConflict !== undefined || row.note === '')
    expect(limit?.kind).toBe(
      row.unit === 'Δ°C' ? 'difference' : row.symbol === 'NH3' ? 'ammonia' : 'bounds',
    )
  })

  it('cites the norm with its annex and category as the source, never the place of its transcription', () => {
    expect(new Set(limits.map(({ source }) => source))).toEqual(new Set(norms))
    const elsewhere =
      /repo |github|scribd|https?:|\.com|\.csv|\.ts\b|@|conocimiento general|CONFLICTO/
    for (const { source, note } of limits) expect(`${source} ${note}`).not.toMatch(elsewhere)
  })

  it('holds mercury in air from the monitoring protocol on, and all others from their decree', () => {
    const later = limits.filter((one) => one.validFrom !== findStandard(one.standard)?.validFrom)
    expect(later.map(({ parameter, validFrom }) => [parameter, validFrom])).toEqual([
      ['air-hg', '2019-12-03'],
    ])
  })

  it('has its limits in the canonical unit of their parameter, in a listed category', () => {
    for (const { unit, kind, parameter, standard, category } of limits) {
      if (kind !== 'difference')
        expect(isParameterKey(parameter) && parameterOf(parameter).unit).toBe(unit)
      const listed = findStandard(standard)
      expect(listed).not.toBeNull()
      if (listed && category !== null) expect(findCategory(listed, category)?.code).toBe(category)
    }
  })
})
