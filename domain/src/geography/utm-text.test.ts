import { describe, expect, it } from 'vitest'
import { formatUtm, parseDatum, parseZone } from './utm-text.ts'

describe('parseZone', () => {
  it.each([
    '18',
    '18S',
    '18 s',
    '18L',
    '18m',
    '18K',
    ' 18 S ',
    'zona 18',
    'Zona 18 Sur',
    'UTM 18S',
  ])('%j is 18', (text) => expect(parseZone(text)).toBe(18))
  it('knows the three zones of Peru', () => {
    expect(['16', '17', '18', '19', '20'].map(parseZone)).toEqual([null, 17, 18, 19, null])
  })
  it.each(['', '18N', '18P', '18SS', 'S', '118', '1 8', '18.5', 'dieciocho'])(
    '%j is none',
    (text) => expect(parseZone(text)).toBeNull(),
  )
})

describe('parseDatum', () => {
  it.each(['WGS84', 'WGS 84', 'wgs-84', 'Wgs_84', 'WGS 1984'])('%s is WGS84', (text) =>
    expect(parseDatum(text)).toBe('WGS84'),
  )
  it.each(['PSAD56', 'PSAD 56', 'psad-56', 'P.S.A.D. 56', 'PSAD 1956'])('%s is PSAD56', (text) =>
    expect(parseDatum(text)).toBe('PSAD56'),
  )
  it.each(['', 'WGS', 'SAD69', 'WGS85', 'constructor'])('%j is none', (text) =>
    expect(parseDatum(text)).toBeNull(),
  )
})

describe('formatUtm', () => {
  it('writes zone, easting and northing to the metre', () => {
    expect(formatUtm({ zone: 18, eastingM: 274981.304, northingM: 8943672.355 })).toBe(
      '18S 274981 8943672',
    )
  })
})
