import { describe, expect, it } from 'vitest'
import { decimalMarkOfColumn } from './decimal-mark.ts'
import { readValue } from './read-value.ts'

const short = (text: string | number, how = {}) => {
  const read = readValue(text, how)
  if (read.kind === 'none') return 'none'
  if (read.kind === 'held') return read.reason
  const limit = [read.limitKind, read.limit].filter((one) => one !== null).join(' ')
  return [read.qualifier, read.number ?? '', limit && `limit ${limit}`].filter(Boolean).join(' ')
}

describe('readValue', () => {
  it.each([
    ['0,00233', '= 0.00233'],
    ['12 000', '= 12000'],
    ['12\u00a0000', '= 12000'],
    ['12\u2009000', '= 12000'],
    ['1.234,5', '= 1234.5'],
    ['1,234.5', '= 1234.5'],
    ['1,5E-3', '= 0.0015'],
    ['1.5×10^-3', '= 0.0015'],
    ['1,5 x 10-3', '= 0.0015'],
    ['1.5·10⁻³', '= 0.0015'],
    ['1,234E3', '= 1234'],
    ['-0,05', '= -0.05'],
    ['<0.005', '< 0.005 limit 0.005'],
    ['< 12 000', '< 12000 limit 12000'],
    ['≤ 0,5', '<= 0.5 limit 0.5'],
    ['>=1600', '>= 1600'],
    ['> 2,4E3', '> 2400'],
    ['Menor a 0,005', '< 0.005 limit 0.005'],
    ['inférieur à 0,5', '< 0.5 limit 0.5'],
    ['< LD', '< limit detection'],
    ['<LD 0.005', '< 0.005 limit detection 0.005'],
    ['< L.D.M.', '< limit detection'],
    ['<LC 0,02', '< 0.02 limit quantification 0.02'],
    ['<0.005 (LD)', '< 0.005 limit detection 0.005'],
    ['menor al límite de cuantificación', '< limit quantification'],
    ['ND', 'not-detected'],
    ['N.D.', 'not-detected'],
    ['No detectado', 'not-detected'],
    ['No detectable', 'not-detected'],
    ['não detectado', 'not-detected'],
    ['ND (0.005)', '< 0.005 limit 0.005'],
    ['ND<0,005', '< 0.005 limit 0.005'],
    ['TR', 'trace'],
    ['Trazas', 'trace'],
    ['Ausencia', 'absent'],
    ['Presencia', 'present'],
    ['', 'none'],
    ['-', 'none'],
    ['n.a.', 'none'],
    ['No analizado', 'none'],
    ['**', 'not-a-value'],
    ['N/D', 'not-a-value'],
    ['12 mg/L', 'not-a-value'],
    ['1.5x103', 'not-a-value'],
    ['1-2', 'not-a-value'],
    ['LD 0.005', 'not-a-value'],
    ['<ND', 'not-a-value'],
    ['<LD -5', 'not-a-value'],
    ['1e-400', 'not-a-value'],
    ['Ausencia/Presencia', 'not-a-value'],
    ['12/03/2019', 'not-a-value'],
    ["1'234,567", 'not-a-value'],
    ['#N/A', 'error-value'],
    ['1,234', 'ambiguous-value'],
    ['<1.980', 'ambiguous-value'],
    ['12,345E3', 'ambiguous-value'],
  ])('%j is %s', (text, expected) => expect(short(text)).toBe(expected))

  it('takes a numeric cell as it is', () => {
    expect(short(1.234)).toBe('= 1.234')
    expect(short(Number.NaN)).toBe('not-a-value')
  })

  it('settles 1,234 by a stated mark, and by what is possible', () => {
    expect(short('1,234', { marks: ',' })).toBe('= 1.234')
    expect(short('1,234', { marks: '.' })).toBe('= 1234')
    expect(short('7,452', { isPossible: (ph: number) => ph >= 0 && ph <= 14 })).toBe('= 7.452')
    expect(short('7,452', { isPossible: () => true })).toBe('ambiguous-value')
    expect(short('7,452', { isPossible: () => false })).toBe('ambiguous-value')
  })

  it.each([' '.repeat(79), `${'1 '.repeat(39)}x`, 'N'.repeat(80), '('.repeat(80), '1'.repeat(999)])(
    'ends with %j',
    (text) => expect(short(`<${text}`)).toBe('not-a-value'),
  )
})

describe('decimalMarkOfColumn', () => {
  const settle = (column: (string | number)[], text: string, stated: '.' | ',' | null = null) =>
    short(text, { marks: decimalMarkOfColumn(column, stated) })

  it('reads an open mark as the column writes its decimals', () => {
    expect(settle(['0,233', '4,094'], '4,094')).toBe('= 4.094')
    expect(settle(['0.233', '4.094'], '4.094')).toBe('= 4.094')
  })

  it('reads thousands only where the column shows them', () => {
    expect(settle(['0.5', '1,234'], '1,234')).toBe('ambiguous-value')
    expect(settle(['0.5', '1,234', '2,345.6'], '1,234')).toBe('= 1234')
    expect(settle(['1,234,567', '1,234'], '1,234')).toBe('= 1234')
  })

  it('keeps limits apart from values, as they come from another program', () => {
    expect(settle(['<0.005', '0,233', '4,094'], '4,094')).toBe('= 4.094')
    expect(settle(['<0.005', '0,233', '<1.980'], '<1.980')).toBe('< 1.98 limit 1.98')
    expect(settle(['0,233', '<1.980'], '<1.980')).toBe('ambiguous-value')
  })

  it('leaves open what a column of both marks, or of none, does not say', () => {
    expect(settle(['0,5', '0.5', '1,234'], '1,234')).toBe('ambiguous-value')
    expect(settle(['1,234', '2,345', '12'], '1,234')).toBe('ambiguous-value')
  })

  it('takes the stated mark unless the column contradicts it', () => {
    expect(settle(['1,234', '12'], '1,234', ',')).toBe('= 1.234')
    expect(settle(['1,234', '12'], '1,234', '.')).toBe('= 1234')
    expect(settle(['0,5', '1,234'], '1,234', '.')).toBe('ambiguous-value')
  })

  it('names the rows that show the mark', () => {
    const marks = decimalMarkOfColumn(['12', 'ND', '<0.005', '0,233', 1.5, '4,094'])
    expect(marks.mark).toBe('mixed')
    expect(marks.plain).toMatchObject({ mark: ',', evidence: { ',': { count: 1, rows: [3] } } })
    expect(marks.plain.open).toEqual({ count: 1, rows: [5] })
    expect(marks.limits).toMatchObject({ mark: '.', evidence: { '.': { count: 1, rows: [2] } } })
  })
})
