/** What rows of wells and soundings are called in the audit trail. */
export const levelTableTerms = {
  well: { es: 'Pozo', en: 'Well', fr: 'Puits', pt: 'Poço' },
  sounding: {
    es: 'Medición de nivel',
    en: 'Sounding',
    fr: 'Mesure de niveau',
    pt: 'Medição de nível',
  },
} as const
