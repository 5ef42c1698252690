import { fieldTerms } from '@puquio/contract/terms'
import { defineTexts, resultFieldTerms } from '@puquio/domain'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'
import { pageWords } from '../../lib/texts/page-words.ts'
import { words } from '../../lib/texts/words.ts'

const awaitedReportTexts = defineTexts({
  title: words.awaitedReports,
  help: {
    es: 'Muestreos del último año cuyos resultados no han llegado del laboratorio: muestras sin resultados, y monitoreos realizados con muestra que nadie ha registrado. Salen de la lista cuando se importan o registran sus resultados.',
    en: 'Samplings of the last year whose results have not come from the laboratory: samples without results, and monitorings done with a sample that nobody has entered. They leave the list once their results are imported or entered.',
    fr: 'Échantillonnages de la dernière année dont les résultats ne sont pas arrivés du laboratoire : échantillons sans résultats, et suivis réalisés avec un échantillon que personne n’a saisi. Ils quittent la liste dès que leurs résultats sont importés ou saisis.',
    pt: 'Amostragens do último ano cujos resultados não chegaram do laboratório: amostras sem resultados, e monitoramentos realizados com amostra que ninguém registrou. Saem da lista quando seus resultados são importados ou registrados.',
  },
  import: pageWords.importResults,
  station: fieldTerms.station,
  sampledOn: { es: 'Muestreo', en: 'Sampled', fr: 'Prélèvement', pt: 'Amostragem' },
  dueOn: { es: 'Plazo', en: 'Due', fr: 'Échéance', pt: 'Prazo' },
  state: words.state,
  late_one: {
    es: 'Atrasado {{count}} día',
    en: '{{count}} day late',
    fr: '{{count}} jour de retard',
    pt: 'Atrasado {{count}} dia',
  },
  late_many: {
    es: 'Atrasado {{count}} días',
    en: '{{count}} days late',
    fr: '{{count}} jours de retard',
    pt: 'Atrasado {{count}} dias',
  },
  late_other: {
    es: 'Atrasado {{count}} días',
    en: '{{count}} days late',
    fr: '{{count}} jours de retard',
    pt: 'Atrasado {{count}} dias',
  },
  inTime: { es: 'En plazo', en: 'In time', fr: 'Dans les délais', pt: 'No prazo' },
  what: { es: 'Qué falta', en: 'What is missing', fr: 'Ce qui manque', pt: 'O que falta' },
  withoutSample: {
    es: 'Muestra y resultados',
    en: 'Sample and results',
    fr: 'Échantillon et résultats',
    pt: 'Amostra e resultados',
  },
  withoutResults: words.results,
  laboratory: resultFieldTerms.laboratory,
  plan: fieldTerms.plan,
  anyState: {
    es: 'Atrasados y en plazo',
    en: 'Late and in time',
    fr: 'En retard ou non',
    pt: 'Atrasados e no prazo',
  },
  lateOnly: { es: 'Solo atrasados', en: 'Late only', fr: 'En retard', pt: 'Só atrasados' },
  viewSample: {
    es: 'Ver la muestra',
    en: 'View sample',
    fr: 'Voir l’échantillon',
    pt: 'Ver a amostra',
  },
  viewMonitoring: {
    es: 'Ver el monitoreo',
    en: 'View monitoring',
    fr: 'Voir le suivi',
    pt: 'Ver o monitoramento',
  },
  noneTitle: {
    es: 'Ningún informe pendiente',
    en: 'No report is awaited',
    fr: 'Aucun rapport attendu',
    pt: 'Nenhum relatório pendente',
  },
  none: {
    es: 'Los resultados de todos los muestreos han llegado.',
    en: 'The results of all samplings have come.',
    fr: 'Les résultats de tous les échantillonnages sont arrivés.',
    pt: 'Os resultados de todas as amostragens chegaram.',
  },
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    awaitedReports: Bundle<typeof awaitedReportTexts>
  }
}

addTexts('awaitedReports', awaitedReportTexts)
