import { fieldTerms } from '@puquio/contract/terms'
import { defineTexts, resultFieldTerms } from '@puquio/domain'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'
import { pageWords } from '../../lib/texts/page-words.ts'
import { words } from '../../lib/texts/words.ts'
import { sampleAnswerTexts } from './answers/texts.ts'
import { sampleFileTexts } from './attachments/texts.ts'
import { sampleDetailTexts } from './detail/texts.ts'
import { sampleEntryTexts } from './entry/texts.ts'
import { sampleQualityTexts } from './quality/texts.ts'
import { resultTableTexts } from './table/texts.ts'

const sampleTexts = defineTexts({
  ofImport: {
    es: 'Solo las muestras de las que una importación guardó resultados.',
    en: 'Only samples of which one import saved results.',
    fr: 'Seulement les échantillons dont un import a enregistré des résultats.',
    pt: 'Só as amostras das quais uma importação salvou resultados.',
  },
  allSamples: {
    es: 'Ver todas las muestras',
    en: 'Show all samples',
    fr: 'Voir tous les échantillons',
    pt: 'Ver todas as amostras',
  },
  ...sampleDetailTexts,
  ...sampleAnswerTexts,
  ...sampleEntryTexts,
  ...sampleQualityTexts,
  ...sampleFileTexts,
  ...resultTableTexts,
  title: pageWords.laboratoryResults,
  import: pageWords.importResults,
  legend: {
    es: '▲ excede · △ cerca del límite · ○ no detectado · ? no evaluable. El límite se lee al pasar sobre el resultado; (*) límite por verificar.',
    en: '▲ exceeds · △ near the limit · ○ non-detect · ? cannot be determined. Point at a result to read its limit; (*) limit to be verified.',
    fr: '▲ dépasse · △ proche de la limite · ○ non détecté · ? indéterminable. La limite se lit en survolant le résultat ; (*) limite à vérifier.',
    pt: '▲ excede · △ perto do limite · ○ não detectado · ? não avaliável. O limite aparece ao passar sobre o resultado; (*) limite a verificar.',
  },
  legendPhone: {
    es: '▲ excede · △ cerca del límite · ○ no detectado · ? no evaluable. Abrir la muestra para leer sus límites; (*) límite por verificar.',
    en: '▲ exceeds · △ near the limit · ○ non-detect · ? cannot be determined. Open a sample to read its limits; (*) limit to be verified.',
    fr: '▲ dépasse · △ proche de la limite · ○ non détecté · ? indéterminable. Ouvrir l’échantillon pour lire ses limites ; (*) limite à vérifier.',
    pt: '▲ excede · △ perto do limite · ○ não detectado · ? não avaliável. Abrir a amostra para ler seus limites; (*) limite a verificar.',
  },
  exceedances: pageWords.exceedances,
  station: fieldTerms.station,
  stations: fieldTerms.stations,
  sampledOn: resultFieldTerms.date,
  code: resultFieldTerms.sampleCode,
  type: resultFieldTerms.sampleType,
  campaign: resultFieldTerms.campaign,
  stationResults: {
    es: 'Resultados de la estación',
    en: 'Results of the station',
    fr: 'Résultats de la station',
    pt: 'Resultados da estação',
  },
  unapproved: { es: 'sin aprobar', en: 'not approved', fr: 'non approuvée', pt: 'não aprovada' },
  from: words.fromDay,
  to: words.toDay,
  group: pageWords.group,
  anyGroup: pageWords.anyGroup,
  outcome: { es: 'Evaluación', en: 'Outcome', fr: 'Évaluation', pt: 'Avaliação' },
  anyOutcome: {
    es: 'Todas las evaluaciones',
    en: 'Any outcome',
    fr: 'Toutes les évaluations',
    pt: 'Todas as avaliações',
  },
  nearLimit: {
    es: 'Cumple, cerca del límite',
    en: 'Complies, near the limit',
    fr: 'Conforme, proche de la limite',
    pt: 'Atende, perto do limite',
  },
  calculated: pageWords.calculated,
  calculatedBy: {
    es: 'Calculado por fórmula: {{formula}}',
    en: 'Calculated by a formula: {{formula}}',
    fr: 'Calculé par une formule : {{formula}}',
    pt: 'Calculado por fórmula: {{formula}}',
  },
  repeated: {
    es: 'exceso repetido',
    en: 'repeated exceedance',
    fr: 'dépassement répété',
    pt: 'excesso repetido',
  },
  withNonDetects: {
    es: 'no detectados ({{names}}) por: {{rule}}',
    en: 'non-detects ({{names}}) by: {{rule}}',
    fr: 'non détectés ({{names}}) par : {{rule}}',
    pt: 'não detectados ({{names}}) por: {{rule}}',
  },
  toBeVerified: {
    es: 'límite por verificar',
    en: 'limit to be verified',
    fr: 'limite à vérifier',
    pt: 'limite a verificar',
  },
  noneTitle: { es: 'Sin muestras', en: 'No samples', fr: 'Aucun échantillon', pt: 'Sem amostras' },
  none: {
    es: 'Aquí aparecen las muestras con sus resultados cuando se registran.',
    en: 'Samples appear here with their results once they are entered.',
    fr: 'Les échantillons apparaissent ici avec leurs résultats dès qu’ils sont saisis.',
    pt: 'As amostras aparecem aqui com seus resultados quando são registradas.',
  },
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    samples: Bundle<typeof sampleTexts>
  }
}

addTexts('samples', sampleTexts)
