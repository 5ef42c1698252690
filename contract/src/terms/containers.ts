import type { Text } from '@puquio/domain'

/** What a container keeps, as its tab is named. */
export const containerTypeTerms = {
  instrument: { es: 'Instrumentos', en: 'Instruments', fr: 'Instruments', pt: 'Instrumentos' },
  evidence: { es: 'Evidencias', en: 'Evidence', fr: 'Preuves', pt: 'Evidências' },
  image: { es: 'Imágenes', en: 'Images', fr: 'Images', pt: 'Imagens' },
  report: { es: 'Informes', en: 'Reports', fr: 'Rapports', pt: 'Relatórios' },
} as const satisfies Record<string, Text>
