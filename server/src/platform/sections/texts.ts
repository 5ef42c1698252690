import { personFieldTerms } from '@puquio/contract/terms/audit-person-fields'
import { defineTexts, resultFieldTerms } from '@puquio/domain'

/** What files of sections say beside the sections. */
export const sectionTexts = defineTexts({
  summary: { es: 'Resumen', en: 'Summary', fr: 'Résumé', pt: 'Resumo' },
  section: { es: 'Sección', en: 'Section', fr: 'Section', pt: 'Seção' },
  name: { es: 'Dato', en: 'Item', fr: 'Donnée', pt: 'Dado' },
  value: personFieldTerms.value,
  unit: resultFieldTerms.unit,
  notice: { es: 'Aviso', en: 'Notice', fr: 'Avis', pt: 'Aviso' },
  cutOf: {
    es: 'Aquí están las primeras {{shown}} filas de {{total}}. Todas están en su propia lista.',
    en: 'Here are the first {{shown}} rows of {{total}}. All of them are in their own list.',
    fr: 'Voici les {{shown}} premières lignes sur {{total}}. Toutes figurent dans leur propre liste.',
    pt: 'Aqui estão as primeiras {{shown}} linhas de {{total}}. Todas estão na própria lista.',
  },
  cut: {
    es: 'Aquí están las primeras {{shown}} filas, y hay más. Todas están en su propia lista.',
    en: 'Here are the first {{shown}} rows, and there are more. All of them are in their own list.',
    fr: 'Voici les {{shown}} premières lignes, et il y en a d’autres. Toutes figurent dans leur propre liste.',
    pt: 'Aqui estão as primeiras {{shown}} linhas, e há mais. Todas estão na própria lista.',
  },
})
