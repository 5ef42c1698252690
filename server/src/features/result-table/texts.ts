import { panelWords } from '@puquio/contract/terms/boards/panel-words'
import { fieldTerms } from '@puquio/contract/terms/fields'
import { defineTexts } from '@puquio/domain'

/** Words of the panel of exceedances on paper. */
export const exceedanceTexts = defineTexts({
  title: {
    es: 'Resultados sobre su límite',
    en: 'Results over their limit',
    fr: 'Résultats au-delà de leur limite',
    pt: 'Resultados acima do limite',
  },
  sampledOn: panelWords.on,
  parameter: panelWords.parameter,
  result: panelWords.result,
  unit: { es: 'Unidad', en: 'Unit', fr: 'Unité', pt: 'Unidade' },
  limit: fieldTerms.limit,
  standard: panelWords.standard,
  none: {
    es: 'Ningún resultado supera su límite.',
    en: 'No result exceeds its limit.',
    fr: 'Aucun résultat ne dépasse sa limite.',
    pt: 'Nenhum resultado ultrapassa seu limite.',
  },
})
