import type { Text } from '@puquio/domain'
import { modiFieldTerms } from './audit-modi-fields.ts'
import { personFieldTerms } from '../audit-person-fields.ts'

/** What conditions, schedules and escalations of alarm rules are made of, as the audit trail names it. */
export const modiPartTerms = {
  op1: { es: 'Operador', en: 'Operator', fr: 'Opérateur', pt: 'Operador' },
  value1: personFieldTerms.value,
  join: {
    es: 'Unión con la segunda condición',
    en: 'Joined to the second condition by',
    fr: 'Liée à la seconde condition par',
    pt: 'União com a segunda condição',
  },
  op2: {
    es: 'Segundo operador',
    en: 'Second operator',
    fr: 'Second opérateur',
    pt: 'Segundo operador',
  },
  value2: { es: 'Segundo valor', en: 'Second value', fr: 'Seconde valeur', pt: 'Segundo valor' },
  windowS: {
    es: 'Período del cambio (s)',
    en: 'Window of the change (s)',
    fr: 'Période de la variation (s)',
    pt: 'Período da variação (s)',
  },
  onDelayS: { es: 'Durante (s)', en: 'For (s)', fr: 'Pendant (s)', pt: 'Durante (s)' },
  inARow: { es: 'Veces seguidas', en: 'Times in a row', fr: 'Fois de suite', pt: 'Vezes seguidas' },
  deadBand: { es: 'Banda muerta', en: 'Dead band', fr: 'Bande morte', pt: 'Banda morta' },
  offDelayS: {
    es: 'Termina después de (s)',
    en: 'Clears after (s)',
    fr: 'Se termine après (s)',
    pt: 'Termina depois de (s)',
  },
  intervals: {
    es: 'Intervalos sin datos',
    en: 'Intervals without data',
    fr: 'Intervalles sans données',
    pt: 'Intervalos sem dados',
  },
  graceS: modiFieldTerms.grace_s,
  days: {
    es: 'Días (1 es lunes)',
    en: 'Days (1 is Monday)',
    fr: 'Jours (1 est lundi)',
    pt: 'Dias (1 é segunda)',
  },
  from: { es: 'Desde', en: 'From', fr: 'Dès', pt: 'De' },
  until: { es: 'Hasta', en: 'Until', fr: 'Jusqu’à', pt: 'Até' },
  afterMinutes: {
    es: 'Después de (min)',
    en: 'After (min)',
    fr: 'Après (min)',
    pt: 'Depois de (min)',
  },
} as const satisfies Readonly<Record<string, Text>>
