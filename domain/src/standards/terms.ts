import type { Text } from '../languages.ts'
import type { Confidence, LimitOrigin } from './limit-row.ts'
import type { Statistic } from './statistics.ts'

export const statisticTerms = {
  'any-time': {
    es: 'En cualquier momento',
    en: 'At any time',
    fr: 'À tout moment',
    pt: 'A qualquer momento',
  },
  'annual-mean': {
    es: 'Promedio anual',
    en: 'Annual mean',
    fr: 'Moyenne annuelle',
    pt: 'Média anual',
  },
  'monthly-mean': {
    es: 'Promedio mensual',
    en: 'Monthly mean',
    fr: 'Moyenne mensuelle',
    pt: 'Média mensal',
  },
  'mean-1h': { es: '1 hora', en: '1 hour', fr: '1 heure', pt: '1 hora' },
  'mean-8h': { es: '8 horas', en: '8 hours', fr: '8 heures', pt: '8 horas' },
  'mean-24h': { es: '24 horas', en: '24 hours', fr: '24 heures', pt: '24 horas' },
  day: { es: 'Horario diurno', en: 'Daytime', fr: 'Période diurne', pt: 'Período diurno' },
  night: {
    es: 'Horario nocturno',
    en: 'Night-time',
    fr: 'Période nocturne',
    pt: 'Período noturno',
  },
} as const satisfies Record<Statistic, Text>

export const confidenceTerms = {
  'very-high': { es: 'Muy alta', en: 'Very high', fr: 'Très élevée', pt: 'Muito alta' },
  high: { es: 'Alta', en: 'High', fr: 'Élevée', pt: 'Alta' },
  medium: { es: 'Media', en: 'Medium', fr: 'Moyenne', pt: 'Média' },
  low: { es: 'Baja', en: 'Low', fr: 'Faible', pt: 'Baixa' },
} as const satisfies Record<Confidence, Text>

export const limitOriginTerms = {
  decree: { es: 'Norma', en: 'Decree', fr: 'Décret', pt: 'Norma legal' },
  own: {
    es: 'Propio del proyecto',
    en: 'Project’s own',
    fr: 'Propre au projet',
    pt: 'Próprio do projeto',
  },
  instrument: {
    es: 'Instrumento ambiental',
    en: 'Environmental instrument',
    fr: 'Instrument environnemental',
    pt: 'Instrumento ambiental',
  },
  baseline: { es: 'Línea base', en: 'Baseline', fr: 'Ligne de base', pt: 'Linha de base' },
} as const satisfies Record<LimitOrigin, Text>
