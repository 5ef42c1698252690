import { fieldTerms, planColumnTerms, yesNoTerms } from '@puquio/contract/terms'
import { defineTexts } from '@puquio/domain'

export const factTexts = defineTexts({
  facts: {
    es: 'Datos del plan',
    en: 'What the plan says',
    fr: 'Données du plan',
    pt: 'Dados do plano',
  },
  estimatedOn: planColumnTerms.estimatedOn,
  windowDates: {
    es: 'del {{from}} al {{to}}',
    en: '{{from}} to {{to}}',
    fr: 'du {{from}} au {{to}}',
    pt: 'de {{from}} a {{to}}',
  },
  subcomponent: planColumnTerms.subcomponent,
  miningComponent: fieldTerms.miningComponent,
  sourceType: planColumnTerms.sourceType,
  profile: planColumnTerms.profile,
  frequency: fieldTerms.frequency,
  window: fieldTerms.window,
  type: fieldTerms.type,
  sampleExpected: planColumnTerms.sample,
  commitment: planColumnTerms.commitment,
  instrument: planColumnTerms.instrument,
  standard: {
    es: 'Norma y categoría',
    en: 'Standard and category',
    fr: 'Norme et catégorie',
    pt: 'Norma e categoria',
  },
  planObservation: fieldTerms.planObservation,
  yes: yesNoTerms.yes,
  no: yesNoTerms.no,
  onTime: fieldTerms.onTime,
  late: {
    es: 'fuera de la ventana',
    en: 'outside its window',
    fr: 'hors délai',
    pt: 'fora da janela',
  },
})
