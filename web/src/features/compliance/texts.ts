import { complianceTerms, fieldTerms } from '@puquio/contract/terms'
import { defineTexts } from '@puquio/domain'
import { words } from '../../lib/texts/words.ts'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'

const complianceTexts = defineTexts({
  ...complianceTerms,
  stations: fieldTerms.stations,
  component: fieldTerms.component,
  parameters: words.parameters,
  rows: { es: 'Filas', en: 'Rows', fr: 'Lignes', pt: 'Linhas' },
  byBoth: {
    es: 'Estaciones y parámetros',
    en: 'Stations and parameters',
    fr: 'Stations et paramètres',
    pt: 'Estações e parâmetros',
  },
  unapproved: {
    es: 'Contar sin aprobar',
    en: 'Count unapproved',
    fr: 'Compter les non approuvés',
    pt: 'Contar não aprovados',
  },
  total: { es: 'En total', en: 'In total', fr: 'Au total', pt: 'No total' },
  cell: {
    es: '{{name}}, {{month}}: {{outcome}}. {{exceeds}} de {{compared}} exceden.',
    en: '{{name}}, {{month}}: {{outcome}}. {{exceeds}} of {{compared}} exceed.',
    fr: '{{name}}, {{month}} : {{outcome}}. {{exceeds}} sur {{compared}} dépassent.',
    pt: '{{name}}, {{month}}: {{outcome}}. {{exceeds}} de {{compared}} excedem.',
  },
  none: {
    es: 'La matriz cuenta resultados de campañas aprobadas. Aprobar la campaña, contar los resultados sin aprobar, o elegir otros meses.',
    en: 'The matrix counts results of approved campaigns. Approve the campaign, count unapproved results, or choose other months.',
    fr: 'La matrice compte les résultats de campagnes approuvées. Approuver la campagne, compter les résultats non approuvés, ou choisir d’autres mois.',
    pt: 'A matriz conta resultados de campanhas aprovadas. Aprovar a campanha, contar os resultados não aprovados, ou escolher outros meses.',
  },
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    compliance: Bundle<typeof complianceTexts>
  }
}

addTexts('compliance', complianceTexts)
