import type { Text } from '../languages.ts'
import type { Outcome, OutcomeReason } from './evaluate.ts'
import type { LimitChoice } from './in-force.ts'
import type { NonDetectRule } from './amount.ts'

export const outcomeTerms = {
  exceeds: { es: 'Excede', en: 'Exceeds', fr: 'Dépasse', pt: 'Excede' },
  complies: { es: 'Cumple', en: 'Complies', fr: 'Conforme', pt: 'Atende' },
  'non-detect-complies': {
    es: 'No detectado, cumple',
    en: 'Non-detect, complies',
    fr: 'Non détecté, conforme',
    pt: 'Não detectado, atende',
  },
  'cannot-be-determined': {
    es: 'No evaluable',
    en: 'Cannot be determined',
    fr: 'Indéterminable',
    pt: 'Não avaliável',
  },
  'no-standard': { es: 'Sin norma', en: 'No standard', fr: 'Sans norme', pt: 'Sem norma' },
} as const satisfies Record<Outcome, Text>

export const outcomeReasonTerms = {
  rejected: {
    es: 'Rechazado en el control de calidad',
    en: 'Rejected in quality control',
    fr: 'Rejeté au contrôle de la qualité',
    pt: 'Rejeitado no controle de qualidade',
  },
  'no-value': {
    es: 'El resultado no tiene número',
    en: 'The result has no number',
    fr: 'Le résultat n’a pas de nombre',
    pt: 'O resultado não tem número',
  },
  'not-decided': {
    es: 'El límite de detección no permite compararlo',
    en: 'The detection limit does not allow a comparison',
    fr: 'La limite de détection ne permet pas de comparer',
    pt: 'O limite de detecção não permite comparar',
  },
  'no-monthly-mean': {
    es: 'Falta el promedio mensual multianual',
    en: 'The mean of the month over several years is missing',
    fr: 'La moyenne mensuelle pluriannuelle manque',
    pt: 'Falta a média mensal plurianual',
  },
  'no-ph-or-temperature': {
    es: 'Falta el pH o la temperatura de la muestra',
    en: 'pH or temperature of the sample is missing',
    fr: 'Le pH ou la température de l’échantillon manque',
    pt: 'Falta o pH ou a temperatura da amostra',
  },
  'outside-table': {
    es: 'pH o temperatura fuera de la tabla',
    en: 'pH or temperature outside the table',
    fr: 'pH ou température hors du tableau',
    pt: 'pH ou temperatura fora da tabela',
  },
  'table-not-collected': {
    es: 'Tabla de agua marina no disponible',
    en: 'Table of sea water not available',
    fr: 'Tableau de l’eau de mer non disponible',
    pt: 'Tabela de água do mar não disponível',
  },
  'not-applicable': {
    es: 'El parámetro no aplica en esta categoría',
    en: 'The parameter does not apply in this category',
    fr: 'Le paramètre ne s’applique pas à cette catégorie',
    pt: 'O parâmetro não se aplica a esta categoria',
  },
} as const satisfies Record<OutcomeReason, Text>

export const nonDetectRuleTerms = {
  limit: {
    es: 'Límite de detección',
    en: 'Detection limit',
    fr: 'Limite de détection',
    pt: 'Limite de detecção',
  },
  half: {
    es: 'Mitad del límite de detección',
    en: 'Half the detection limit',
    fr: 'Moitié de la limite de détection',
    pt: 'Metade do limite de detecção',
  },
  zero: { es: 'Cero', en: 'Zero', fr: 'Zéro', pt: 'Zero' },
} as const satisfies Record<NonDetectRule, Text>

export const limitChoiceTerms = {
  first: {
    es: 'La primera que tenga límite',
    en: 'The first with a limit',
    fr: 'La première qui a une limite',
    pt: 'A primeira que tenha limite',
  },
  strictest: {
    es: 'La más estricta',
    en: 'The strictest',
    fr: 'La plus stricte',
    pt: 'A mais restritiva',
  },
} as const satisfies Record<LimitChoice, Text>
