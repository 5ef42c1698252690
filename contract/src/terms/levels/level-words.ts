import type { Text } from '@puquio/domain'

/** What lists, files and the audit trail call alike. */
export const levelWords = {
  levelM: {
    es: 'Nivel (m s. n. m.)',
    en: 'Level (m a.s.l.)',
    fr: 'Niveau (m d’altitude)',
    pt: 'Nível (m s.n.m.)',
  },
  wells: { es: 'Pozos', en: 'Wells', fr: 'Puits', pt: 'Poços' },
  least: { es: 'Mínimo', en: 'Least', fr: 'Minimum', pt: 'Mínimo' },
  greatest: { es: 'Máximo', en: 'Greatest', fr: 'Maximum', pt: 'Máximo' },
  measuredBy: { es: 'Medido por', en: 'Measured by', fr: 'Mesuré par', pt: 'Medido por' },
} as const satisfies Record<string, Text>
