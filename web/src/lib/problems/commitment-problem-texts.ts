import type { ProblemCode } from '@puquio/contract'
import type { Text } from '@puquio/domain'

export const commitmentProblemTexts = {
  COMMITMENT_CLOSED: {
    es: 'El compromiso está rechazado o reemplazado. Primero deshacer esa decisión.',
    en: 'The commitment was rejected or superseded. Take that decision back first.',
    fr: 'L’engagement est rejeté ou remplacé. Annuler d’abord cette décision.',
    pt: 'O compromisso está rejeitado ou substituído. Desfazer primeiro essa decisão.',
  },
  NOTHING_TO_TAKE_BACK: {
    es: 'No hay un cambio de este compromiso que deshacer.',
    en: 'There is no change of this commitment to take back.',
    fr: 'Aucune modification de cet engagement à annuler.',
    pt: 'Não há uma alteração deste compromisso a desfazer.',
  },
} as const satisfies Partial<Record<ProblemCode, Text>>
