import type { Text } from '@puquio/domain'

export const commitmentFileTexts = {
  commitments: {
    es: 'Matriz de compromisos',
    en: 'Commitments matrix',
    fr: 'Matrice des engagements',
    pt: 'Matriz de compromissos',
  },
  notice: { es: 'Aviso', en: 'Notice', fr: 'Avertissement', pt: 'Aviso' },
} as const satisfies Record<string, Text>
