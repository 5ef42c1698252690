import type { Text } from '../languages.ts'
import type { Frequency } from './frequencies.ts'
import type { MonitoringType } from './monitoring-types.ts'

export const monitoringTypeTerms = {
  scheduled: { es: 'Programado', en: 'Scheduled', fr: 'Planifié', pt: 'Programado' },
  additional: { es: 'Adicional', en: 'Additional', fr: 'Supplémentaire', pt: 'Adicional' },
  rescheduled: {
    es: 'Reprogramación',
    en: 'Reschedule',
    fr: 'Reprogrammation',
    pt: 'Reprogramação',
  },
} as const satisfies Record<MonitoringType, Text>

export const frequencyTerms = {
  daily: { es: 'Diaria', en: 'Daily', fr: 'Quotidienne', pt: 'Diária' },
  weekly: { es: 'Semanal', en: 'Weekly', fr: 'Hebdomadaire', pt: 'Semanal' },
  fortnightly: { es: 'Quincenal', en: 'Fortnightly', fr: 'Tous les quinze jours', pt: 'Quinzenal' },
  monthly: { es: 'Mensual', en: 'Monthly', fr: 'Mensuelle', pt: 'Mensal' },
  bimonthly: { es: 'Bimestral', en: 'Every two months', fr: 'Bimestrielle', pt: 'Bimestral' },
  quarterly: { es: 'Trimestral', en: 'Quarterly', fr: 'Trimestrielle', pt: 'Trimestral' },
  'four-monthly': {
    es: 'Cuatrimestral',
    en: 'Every four months',
    fr: 'Quadrimestrielle',
    pt: 'Quadrimestral',
  },
  'half-yearly': { es: 'Semestral', en: 'Half-yearly', fr: 'Semestrielle', pt: 'Semestral' },
  yearly: { es: 'Anual', en: 'Yearly', fr: 'Annuelle', pt: 'Anual' },
  seasonal: {
    es: 'Por temporada',
    en: 'Seasonal',
    fr: 'Saisonnière',
    pt: 'Por estação do ano',
  },
  once: { es: 'Única vez', en: 'Once', fr: 'Une seule fois', pt: 'Única vez' },
  'on-event': { es: 'Por evento', en: 'On event', fr: 'Sur événement', pt: 'Por evento' },
} as const satisfies Record<Frequency, Text>
