import type { personTimeZones } from '@puquio/contract/notifications/preferences'
import type { Language, Text } from '@puquio/domain'
import { localeOf } from './locale.ts'

/** Those whose city is called otherwise in a language than in the name of the zone. */
const cities: Partial<Record<string, Text>> = {
  'America/Bogota': { es: 'Bogotá', en: 'Bogota', fr: 'Bogota', pt: 'Bogotá' },
  'America/Mexico_City': {
    es: 'Ciudad de México',
    en: 'Mexico City',
    fr: 'Mexico',
    pt: 'Cidade do México',
  },
  'America/Santiago': { es: 'Santiago de Chile', en: 'Santiago', fr: 'Santiago', pt: 'Santiago' },
  'America/Sao_Paulo': { es: 'São Paulo', en: 'São Paulo', fr: 'São Paulo', pt: 'São Paulo' },
  'Europe/London': { es: 'Londres', en: 'London', fr: 'Londres', pt: 'Londres' },
  'Europe/Madrid': { es: 'Madrid', en: 'Madrid', fr: 'Madrid', pt: 'Madri' },
  'Europe/Paris': { es: 'París', en: 'Paris', fr: 'Paris', pt: 'Paris' },
} satisfies Partial<Record<(typeof personTimeZones)[number], Text>>

/** Returns a zone by its city and its offset at an instant, e.g. `Lima (UTC−5)`. */
export function timeZoneName(zone: string, language: Language, at = new Date()): string {
  const [city = zone] = zone.split('/').toReversed()
  const { value = '' } =
    new Intl.DateTimeFormat(localeOf(language), { timeZone: zone, timeZoneName: 'shortOffset' })
      .formatToParts(at)
      .find(({ type }) => type === 'timeZoneName') ?? {}
  const offset = value.replace('GMT', 'UTC').replace('-', '−').replace(/\+0$/, '')
  const name = cities[zone]?.[language] ?? city.replaceAll('_', ' ')
  return name === offset ? name : `${name} (${offset})`
}
