import { readingWords } from '@puquio/contract/terms/modi/reading-words'
import { auditTerms } from '@puquio/contract/terms/audit'
import { laboratoryFieldTerms } from '@puquio/contract/terms/audit-laboratory-fields'
import { personFieldTerms } from '@puquio/contract/terms/audit-person-fields'
import { auditTableTerms } from '@puquio/contract/terms/audit-tables'
import { modiFieldTerms } from '@puquio/contract/terms/modi/audit-modi-fields'
import { defineTexts } from '@puquio/domain'

const counted = { es: 'Lecturas', en: 'Readings', fr: 'Mesures', pt: 'Leituras' }

export const graphFileTexts = defineTexts({
  readings: counted,
  at: auditTerms.at,
  device: auditTableTerms.device,
  serial: modiFieldTerms.serial,
  variable: auditTableTerms.variable,
  unit: modiFieldTerms['variable.unit'],
  value: personFieldTerms.value,
  quality: readingWords.quality,
  good: { es: 'Buena', en: 'Good', fr: 'Bonne', pt: 'Boa' },
  suspect: { es: 'Dudosa', en: 'Suspect', fr: 'Douteuse', pt: 'Duvidosa' },
  mean: { es: 'Media', en: 'Mean', fr: 'Moyenne', pt: 'Média' },
  min: laboratoryFieldTerms.min,
  max: laboratoryFieldTerms.max,
  count: counted,
})

/** Words of the panel of readings on paper. */
export const readingPanelTexts = defineTexts({
  none: {
    es: 'No se eligió ninguna variable, o el periodo está vacío.',
    en: 'No variable was chosen, or the period is empty.',
    fr: 'Aucune variable choisie, ou la période est vide.',
    pt: 'Nenhuma variável foi escolhida, ou o período está vazio.',
  },
  period: { es: 'Entre', en: 'Between', fr: 'Entre', pt: 'Entre' },
  chart: {
    es: '{{name}} en el tiempo, {{count}} puntos. El resumen está en la tabla.',
    en: '{{name}} over time, {{count}} points. The summary stands in the table.',
    fr: '{{name}} dans le temps, {{count}} points. Le résumé figure dans le tableau.',
    pt: '{{name}} no tempo, {{count}} pontos. O resumo está na tabela.',
  },
  latest: { es: 'Última', en: 'Latest', fr: 'Dernière', pt: 'Última' },
  at: { es: 'Medida el', en: 'Measured at', fr: 'Mesurée le', pt: 'Medida em' },
})
