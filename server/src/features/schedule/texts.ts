import { defineTexts } from '@puquio/domain'

/** Words of the schedule's workbook and calendar. */
export const scheduleTexts = defineTexts({
  fileName: { es: 'Cronograma', en: 'Schedule', fr: 'Calendrier', pt: 'Cronograma' },
  station: { es: 'Estación', en: 'Station', fr: 'Station', pt: 'Estação' },
  name: { es: 'Nombre', en: 'Name', fr: 'Nom', pt: 'Nome' },
  summary: { es: 'Resumen', en: 'Summary', fr: 'Synthèse', pt: 'Resumo' },
  month: { es: 'Mes', en: 'Month', fr: 'Mois', pt: 'Mês' },
  filtered: {
    es: 'Con filtros: solo una parte del plan.',
    en: 'Filtered: only a part of the plan.',
    fr: 'Filtré : une partie du plan seulement.',
    pt: 'Com filtros: apenas uma parte do plano.',
  },
  total: { es: 'Total del mes', en: 'Month total', fr: 'Total du mois', pt: 'Total do mês' },
  additional: { es: 'Adicionales', en: 'Additional', fr: 'Supplémentaires', pt: 'Adicionais' },
  mishaps: { es: 'Con percance', en: 'With a mishap', fr: 'Avec incident', pt: 'Com incidente' },
  withoutSample: {
    es: 'Realizados sin muestra',
    en: 'Done without sample',
    fr: 'Réalisés sans échantillon',
    pt: 'Realizados sem amostra',
  },
  // French sets a space before it, which must not break.
  colon: { es: ': ', en: ': ', fr: '\u00a0: ', pt: ': ' },
  onTime: { es: 'a tiempo', en: 'on time', fr: 'dans les délais', pt: 'no prazo' },
  component: {
    es: 'Componente ambiental',
    en: 'Environmental component',
    fr: 'Composante environnementale',
    pt: 'Componente ambiental',
  },
  frequency: { es: 'Frecuencia', en: 'Frequency', fr: 'Fréquence', pt: 'Frequência' },
  commitment: { es: 'Compromiso', en: 'Commitment', fr: 'Engagement', pt: 'Compromisso' },
})
