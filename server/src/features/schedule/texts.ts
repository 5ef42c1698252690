import { fieldTerms } from '@puquio/contract/terms'
import { defineTexts } from '@puquio/domain'

/** Words of the schedule's workbook and calendar. */
export const scheduleTexts = defineTexts({
  fileName: { es: 'Cronograma', en: 'Schedule', fr: 'Calendrier', pt: 'Cronograma' },
  station: fieldTerms.station,
  name: fieldTerms.name,
  summary: { es: 'Resumen', en: 'Summary', fr: 'Synthèse', pt: 'Resumo' },
  noPlans: {
    es: 'No hay planes en ejecución.',
    en: 'There are no plans in execution.',
    fr: 'Aucun plan en exécution.',
    pt: 'Não há planos em execução.',
  },
  month: fieldTerms.month,
  filtered: {
    es: 'Con filtros: solo una parte del plan.',
    en: 'Filtered: only a part of the plan.',
    fr: 'Filtré : une partie du plan seulement.',
    pt: 'Com filtros: apenas uma parte do plano.',
  },
  total: { es: 'Total del mes', en: 'Month total', fr: 'Total du mois', pt: 'Total do mês' },
  additional: fieldTerms.additional,
  mishaps: fieldTerms.withMishap,
  withoutSample: {
    es: 'Realizados sin muestra',
    en: 'Done without sample',
    fr: 'Réalisés sans échantillon',
    pt: 'Realizados sem amostra',
  },
  // French has a non-breaking space before it.
  colon: { es: ': ', en: ': ', fr: '\u00a0: ', pt: ': ' },
  onTime: fieldTerms.onTime,
  component: fieldTerms.component,
  frequency: fieldTerms.frequency,
  commitment: fieldTerms.commitment,
})
