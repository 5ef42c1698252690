import { defineTexts, type QualityCheck, type Text } from '@puquio/domain'
import { pageWords } from '../../../lib/texts/page-words.ts'
import { words } from '../../../lib/texts/words.ts'

/** What the checks of quality say of a sample, and what a person says of a result. */
export const sampleQualityTexts = defineTexts({
  quality: {
    es: 'Control de calidad',
    en: 'Quality control',
    fr: 'Contrôle qualité',
    pt: 'Controle de qualidade',
  },
  qualityNone: {
    es: 'Todavía no hay con qué comparar esta muestra: ni duplicado, ni blancos, ni fechas de análisis, ni historial.',
    en: 'There is nothing to compare this sample with yet: no duplicate, no blanks, no dates of analysis, no history.',
    fr: 'Rien n’est encore comparable à cet échantillon : ni doublon, ni blancs, ni dates d’analyse, ni historique.',
    pt: 'Ainda não há com que comparar esta amostra: nem duplicata, nem brancos, nem datas de análise, nem histórico.',
  },
  qualityGood: {
    es: 'Sin observaciones.',
    en: 'Nothing to point out.',
    fr: 'Aucune observation.',
    pt: 'Sem observações.',
  },
  checkedOf_one: {
    es: '{{check}}: {{count}} revisado',
    en: '{{check}}: {{count}} checked',
    fr: '{{check}} : {{count}} vérifié',
    pt: '{{check}}: {{count}} verificado',
  },
  checkedOf_many: {
    es: '{{check}}: {{count}} revisados',
    en: '{{check}}: {{count}} checked',
    fr: '{{check}} : {{count}} vérifiés',
    pt: '{{check}}: {{count}} verificados',
  },
  checkedOf_other: {
    es: '{{check}}: {{count}} revisados',
    en: '{{check}}: {{count}} checked',
    fr: '{{check}} : {{count}} vérifiés',
    pt: '{{check}}: {{count}} verificados',
  },
  'check.duplicate': { es: 'Duplicado', en: 'Duplicate', fr: 'Doublon', pt: 'Duplicata' },
  'check.blank': { es: 'Blancos', en: 'Blanks', fr: 'Blancs', pt: 'Brancos' },
  'check.own-blank': {
    es: 'Pureza del blanco',
    en: 'Purity of the blank',
    fr: 'Pureté du blanc',
    pt: 'Pureza do branco',
  },
  'check.holding-time': {
    es: 'Tiempo de conservación',
    en: 'Holding time',
    fr: 'Délai de conservation',
    pt: 'Tempo de conservação',
  },
  'check.fractions': {
    es: 'Total y disuelto',
    en: 'Total and dissolved',
    fr: 'Total et dissous',
    pt: 'Total e dissolvido',
  },
  'check.charge-balance': {
    es: 'Balance iónico',
    en: 'Charge balance',
    fr: 'Balance ionique',
    pt: 'Balanço iônico',
  },
  'check.history': {
    es: 'Historial de la estación',
    en: 'History of the station',
    fr: 'Historique de la station',
    pt: 'Histórico da estação',
  },
  'found.duplicate': {
    es: 'Difiere {{rpdPercent}} % de su duplicado; se acepta hasta {{limitPercent}} %.',
    en: 'Differs by {{rpdPercent}} % from its duplicate; up to {{limitPercent}} % is accepted.',
    fr: 'Diffère de {{rpdPercent}} % de son doublon ; jusqu’à {{limitPercent}} % est accepté.',
    pt: 'Difere {{rpdPercent}} % de sua duplicata; aceita-se até {{limitPercent}} %.',
  },
  'found.blank': {
    es: 'Está por debajo de {{factor}} veces lo que tiene el blanco ({{blank}} {{unit}}).',
    en: 'Is under {{factor}} times what the blank holds ({{blank}} {{unit}}).',
    fr: 'Est inférieur à {{factor}} fois ce que contient le blanc ({{blank}} {{unit}}).',
    pt: 'Está abaixo de {{factor}} vezes o que o branco tem ({{blank}} {{unit}}).',
  },
  'found.own-blank': {
    es: 'El blanco contiene {{value}} {{unit}}: puede haberse contaminado.',
    en: 'The blank holds {{value}} {{unit}}: it may be contaminated.',
    fr: 'Le blanc contient {{value}} {{unit}} : il peut être contaminé.',
    pt: 'O branco contém {{value}} {{unit}}: pode ter sido contaminado.',
  },
  'found.holding-time': {
    es: 'Se analizó después de {{leastHours}} h o más; se conserva {{hours}} h.',
    en: 'Was analysed after {{leastHours}} h or more; it keeps for {{hours}} h.',
    fr: 'Analysé après {{leastHours}} h ou plus ; il se conserve {{hours}} h.',
    pt: 'Foi analisado após {{leastHours}} h ou mais; conserva-se por {{hours}} h.',
  },
  'found.fractions': {
    es: 'El disuelto supera al total en {{excessPercent}} %.',
    en: 'The dissolved fraction is {{excessPercent}} % above the total.',
    fr: 'La fraction dissoute dépasse le total de {{excessPercent}} %.',
    pt: 'O dissolvido supera o total em {{excessPercent}} %.',
  },
  'found.charge-balance': {
    es: 'El error del balance iónico es {{errorPercent}} %.',
    en: 'The error of the charge balance is {{errorPercent}} %.',
    fr: 'L’erreur de la balance ionique est de {{errorPercent}} %.',
    pt: 'O erro do balanço iônico é {{errorPercent}} %.',
  },
  'found.history': {
    es: 'Se aparta {{deviations}} desviaciones estándar del promedio de la estación ({{mean}} {{unit}}).',
    en: 'Is {{deviations}} standard deviations from the mean of the station ({{mean}} {{unit}}).',
    fr: 'S’écarte de {{deviations}} écarts types de la moyenne de la station ({{mean}} {{unit}}).',
    pt: 'Afasta-se {{deviations}} desvios padrão da média da estação ({{mean}} {{unit}}).',
  },
  suggested: {
    es: 'Sugerido: {{qualifier}}',
    en: 'Suggested: {{qualifier}}',
    fr: 'Suggéré : {{qualifier}}',
    pt: 'Sugerido: {{qualifier}}',
  },
  toReview: { es: 'Por revisar', en: 'To be reviewed', fr: 'À revoir', pt: 'A revisar' },
  qualifierShort: { es: 'Calidad', en: 'Quality', fr: 'Qualité', pt: 'Qualidade' },
  applied: {
    es: 'Calificador aplicado',
    en: 'Applied qualifier',
    fr: 'Qualificatif appliqué',
    pt: 'Qualificador aplicado',
  },
  appliedBy: {
    es: '{{qualifier}}. {{reason}} ({{person}})',
    en: '{{qualifier}}. {{reason}} ({{person}})',
    fr: '{{qualifier}}. {{reason}} ({{person}})',
    pt: '{{qualifier}}. {{reason}} ({{person}})',
  },
  noQualifier: {
    es: 'Sin calificador',
    en: 'No qualifier',
    fr: 'Aucun qualificatif',
    pt: 'Sem qualificador',
  },
  qualifierReason: pageWords.reason,
  saveQualifier: words.save,
  qualifierSaved: {
    es: 'Se guardó el calificador del resultado.',
    en: 'The qualifier of the result was saved.',
    fr: 'Le qualificatif du résultat a été enregistré.',
    pt: 'O qualificador do resultado foi salvo.',
  },
} satisfies Record<`check.${QualityCheck}` | `found.${QualityCheck}`, Text> & Record<string, Text>)
