import { monitoringStatusTerms } from '@puquio/contract/terms'
import { addDays, type Language } from '@puquio/domain'
import type { EventRow } from '../store.ts'
import { scheduleTexts } from '../texts.ts'

type Setting = { planTitle: string; language: Language; now: Date; events: readonly EventRow[] }

/**
 * The month as iCalendar (RFC 5545): all-day events, CRLF, lines of at most 75 octets. A monitoring keeps
 * its UID, so that importing the file again replaces its event.
 */
export function calendarText({ planTitle, language, now, events }: Setting): string {
  const stamp = `${now.toISOString().replace(/[-:]|\.\d+/g, '')}`
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Puquio//Monitoring schedule//${language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(planTitle)}`,
    ...events.flatMap((event) => eventLines(event, stamp, language)),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

function eventLines(event: EventRow, stamp: string, language: Language): string[] {
  const status = monitoringStatusTerms[event.status][language]
  const day = (on: string) => on.replaceAll('-', '')
  const about = (['component', 'frequency', 'commitment'] as const).flatMap((key) =>
    event[key]
      ? [`${scheduleTexts[key][language]}${scheduleTexts.colon[language]}${event[key]}`]
      : [],
  )
  return [
    'BEGIN:VEVENT',
    `UID:monitoring-${event.id}@puquio`,
    `DTSTAMP:${stamp}`,
    `SEQUENCE:${event.version}`,
    `DTSTART;VALUE=DATE:${day(event.estimatedOn)}`,
    `DTEND;VALUE=DATE:${day(addDays(event.estimatedOn, 1))}`,
    `SUMMARY:${escaped(`${event.stationCode} · ${status}`)}`,
    `DESCRIPTION:${escaped(about.join('\n'))}`,
    ...(event.stationName ? [`LOCATION:${escaped(event.stationName)}`] : []),
    ...(event.latitudeDeg === null
      ? []
      : [`GEO:${event.latitudeDeg.toFixed(6)};${event.longitudeDeg?.toFixed(6)}`]),
    // All-day events do not mark anybody as busy.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

/**
 * Escapes a value of type TEXT: all kinds of line breaks become `\\n`, other control characters are
 * removed.
 */
const escaped = (text: string) =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/g, '\\n')
    .replace(/[^\P{Cc}\t]/gu, '')

/** Folds after 75 octets, never within a character. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > 75) {
      parts.push(part)
      part = ' '
      octets = 1
    }
    part += character
    octets += size
  }
  return [...parts, part].join('\r\n')
}
