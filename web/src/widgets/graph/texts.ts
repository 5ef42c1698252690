import { defineTexts } from '@puquio/domain'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'

export const graphWords = defineTexts({
  good: { es: 'buena', en: 'good', fr: 'bonne', pt: 'boa' },
  suspect: { es: 'dudosa', en: 'suspect', fr: 'douteuse', pt: 'duvidosa' },
  bucketOf: {
    es: 'media de {{count}}, de {{min}} a {{max}}',
    en: 'mean of {{count}}, {{min}} to {{max}}',
    fr: 'moyenne de {{count}}, de {{min}} à {{max}}',
    pt: 'média de {{count}}, de {{min}} a {{max}}',
  },
  before: {
    es: 'antes {{value}}',
    en: 'before {{value}}',
    fr: 'avant {{value}}',
    pt: 'antes {{value}}',
  },
  keys: {
    es: 'Flechas: lectura anterior o siguiente. Mayús y flechas: mover. Más y menos: acercar y alejar. Cero: volver al inicio.',
    en: 'Arrows: previous or next reading. Shift and arrows: move. Plus and minus: zoom. Zero: start again.',
    fr: 'Flèches : mesure précédente ou suivante. Maj et flèches : déplacer. Plus et moins : zoomer. Zéro : revenir au début.',
    pt: 'Setas: leitura anterior ou seguinte. Shift e setas: mover. Mais e menos: aproximar e afastar. Zero: voltar ao início.',
  },
  graphOf: {
    es: 'Gráfico de {{device}}, del {{from}} al {{to}}.',
    en: 'Graph of {{device}}, {{from}} to {{to}}.',
    fr: 'Graphique de {{device}}, du {{from}} au {{to}}.',
    pt: 'Gráfico de {{device}}, de {{from}} a {{to}}.',
  },
  lineEmpty: {
    es: '{{name}}: sin lecturas.',
    en: '{{name}}: no readings.',
    fr: '{{name}} : aucune mesure.',
    pt: '{{name}}: sem leituras.',
  },
  lineSummary_one: {
    es: '{{name}}: {{count}} lectura, {{last}} {{unit}}.',
    en: '{{name}}: {{count}} reading, {{last}} {{unit}}.',
    fr: '{{name}} : {{count}} mesure, {{last}} {{unit}}.',
    pt: '{{name}}: {{count}} leitura, {{last}} {{unit}}.',
  },
  lineSummary_many: {
    es: '{{name}}: {{count}} lecturas, de {{min}} a {{max}} {{unit}}, la última {{last}}.',
    en: '{{name}}: {{count}} readings, {{min}} to {{max}} {{unit}}, the newest {{last}}.',
    fr: '{{name}} : {{count}} mesures, de {{min}} à {{max}} {{unit}}, la dernière {{last}}.',
    pt: '{{name}}: {{count}} leituras, de {{min}} a {{max}} {{unit}}, a última {{last}}.',
  },
  lineSummary_other: {
    es: '{{name}}: {{count}} lecturas, de {{min}} a {{max}} {{unit}}, la última {{last}}.',
    en: '{{name}}: {{count}} readings, {{min}} to {{max}} {{unit}}, the newest {{last}}.',
    fr: '{{name}} : {{count}} mesures, de {{min}} à {{max}} {{unit}}, la dernière {{last}}.',
    pt: '{{name}}: {{count}} leituras, de {{min}} a {{max}} {{unit}}, a última {{last}}.',
  },
  lineSuspect: {
    es: 'Lecturas dudosas: {{count}}.',
    en: 'Suspect readings: {{count}}.',
    fr: 'Mesures douteuses : {{count}}.',
    pt: 'Leituras duvidosas: {{count}}.',
  },
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    graph: Bundle<typeof graphWords>
  }
}

addTexts('graph', graphWords)
