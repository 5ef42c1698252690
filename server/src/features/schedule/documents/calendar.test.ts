import { describe, expect, it } from 'vitest'
import type { EventRow } from '../store.ts'
import { calendarText } from './calendar.ts'

const event: EventRow = {
  id: 7,
  estimatedOn: '2026-02-28',
  status: 'near',
  stationCode: 'PM-01',
  stationName: 'Río Grande, aguas abajo',
  component: 'Agua',
  frequency: 'Mensual',
  commitment: null,
  latitudeDeg: -10.858,
  longitudeDeg: -76.098,
  version: 3,
}
const text = (events: EventRow[], language: 'es' | 'fr' = 'es') =>
  calendarText({
    planTitle: 'Plan 2026',
    language,
    now: new Date('2026-02-15T17:00:00.123Z'),
    events,
  })
const unfolded = (calendar: string) => calendar.replaceAll('\r\n ', '').split('\r\n')

describe('the calendar text (RFC 5545)', () => {
  it('has one all-day event a monitoring, ending the day after', () => {
    expect(unfolded(text([event]))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Puquio//Monitoring schedule//ES',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'X-WR-CALNAME:Plan 2026',
      'BEGIN:VEVENT',
      'UID:monitoring-7@puquio',
      'DTSTAMP:20260215T170000Z',
      'SEQUENCE:3',
      'DTSTART;VALUE=DATE:20260228',
      'DTEND;VALUE=DATE:20260301',
      'SUMMARY:PM-01 · Cercano',
      'DESCRIPTION:Componente ambiental: Agua\\nFrecuencia: Mensual',
      'LOCATION:Río Grande\\, aguas abajo',
      'GEO:-10.858000;-76.098000',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  it('speaks the language asked for', () => {
    expect(unfolded(text([event], 'fr'))).toContain('SUMMARY:PM-01 · Proche')
    expect(unfolded(text([event], 'fr'))).toContain('PRODID:-//Puquio//Monitoring schedule//FR')
  })

  it('escapes what has a meaning of its own', () => {
    const lines = unfolded(text([{ ...event, commitment: 'a;b,c\\d\r\ne' }]))
    expect(lines.find((line) => line.startsWith('DESCRIPTION'))).toMatch(
      /Compromiso: a\\;b\\,c\\\\d\\ne$/,
    )
  })

  it('lets no text begin a line of its own, whatever a reader takes for a line break', () => {
    const breaks = ['\r\n', '\r', '\n', '\v', '\f', '\u0085', '\u2028', '\u2029']
    for (const lineBreak of breaks) {
      const stationName = `PM${lineBreak}ATTACH:file:///etc/passwd`
      const calendar = text([{ ...event, stationName, stationCode: stationName }])
      expect(calendar.replaceAll('\r\n', '')).not.toMatch(/[\n\v\f\r\u0085\u2028\u2029]/)
      expect(unfolded(calendar)).toContain('LOCATION:PM\\nATTACH:file:///etc/passwd')
      expect(unfolded(calendar)).toContain('SUMMARY:PM\\nATTACH:file:///etc/passwd · Cercano')
    }
    const others = text([{ ...event, stationName: 'a\u0000b\u001cc\u007fd\te' }])
    expect(unfolded(others)).toContain('LOCATION:abcd\te')
  })

  it('ends every line with CRLF and folds at 75 octets, never within a character', () => {
    const calendar = text([{ ...event, stationName: 'ñandú 🌊 '.repeat(40).trim() }])
    expect(calendar.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    const lines = calendar.split('\r\n')
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
    expect(unfolded(calendar)).toContain(`LOCATION:${'ñandú 🌊 '.repeat(40).trim()}`)
    expect(lines.every((line) => line.isWellFormed())).toBe(true)
  })

  it('leaves out a place and a name that are not known', () => {
    const lines = unfolded(
      text([{ ...event, stationName: '', latitudeDeg: null, longitudeDeg: null }]),
    )
    expect(lines.filter((line) => /^(GEO|LOCATION)/.test(line))).toEqual([])
  })
})
