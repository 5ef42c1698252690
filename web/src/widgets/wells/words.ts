import { soundingColumnTerms } from '@puquio/domain'

/** What pages and maps of wells say alike. */
export const wellWords = {
  well: soundingColumnTerms.well,
  wells: { es: 'Pozos', en: 'Wells', fr: 'Puits', pt: 'Poços' },
} as const
