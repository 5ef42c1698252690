import { type ComplianceOutcome, outcomeTerms, type Text } from '@puquio/domain'
import { variationMarkTerms } from './variation.ts'

export const complianceOutcomeTerms: Record<ComplianceOutcome, Text> = {
  exceeds: outcomeTerms.exceeds,
  unknown: outcomeTerms['cannot-be-determined'],
  near: variationMarkTerms.near,
  complies: outcomeTerms.complies,
  'no-standard': outcomeTerms['no-standard'],
  'not-sampled': {
    es: 'Sin muestreo',
    en: 'Not sampled',
    fr: 'Non prélevé',
    pt: 'Sem amostragem',
  },
}

/** Of the page and of its files. */
export const complianceTerms = {
  title: {
    es: 'Matriz de cumplimiento',
    en: 'Compliance matrix',
    fr: 'Matrice de conformité',
    pt: 'Matriz de conformidade',
  },
  noneTitle: {
    es: 'No hay resultados en estos meses',
    en: 'There are no results in these months',
    fr: 'Aucun résultat dans ces mois',
    pt: 'Não há resultados nestes meses',
  },
  share: {
    es: 'Excede (%)',
    en: 'Exceeds (%)',
    fr: 'Dépasse (%)',
    pt: 'Excede (%)',
  },
  compared: {
    es: 'Comparados',
    en: 'Compared',
    fr: 'Comparés',
    pt: 'Comparados',
  },
  /** Of a matrix as a picture. */
  figure: {
    es: '{{rows}} filas y {{months}} meses: {{exceeding}} celdas exceden. Los números están en la tabla.',
    en: '{{rows}} rows and {{months}} months: {{exceeding}} cells exceed. The numbers stand in the table.',
    fr: '{{rows}} lignes et {{months}} mois : {{exceeding}} cellules dépassent. Les nombres figurent dans le tableau.',
    pt: '{{rows}} linhas e {{months}} meses: {{exceeding}} células excedem. Os números estão na tabela.',
  },
  rule: {
    es: 'Cada celda muestra el peor resultado del mes: excede, no evaluable, cerca del límite, cumple, sin norma. El porcentaje es de los resultados que se pudieron comparar.',
    en: 'Each cell shows the worst result of the month: exceeds, cannot be determined, near the limit, complies, no standard. The share is of the results that could be compared.',
    fr: 'Chaque cellule montre le pire résultat du mois : dépasse, indéterminable, proche de la limite, conforme, sans norme. Le pourcentage porte sur les résultats qui ont pu être comparés.',
    pt: 'Cada célula mostra o pior resultado do mês: excede, não avaliável, perto do limite, atende, sem norma. A porcentagem é dos resultados que puderam ser comparados.',
  },
} as const satisfies Record<string, Text>
