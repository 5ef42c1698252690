import { fieldTerms } from '@puquio/contract/terms'
import { laboratoryFieldTerms } from '@puquio/contract/terms/audit-laboratory-fields'
import { laboratoryKindTerms } from '@puquio/contract/terms/audit-laboratory-values'
import { defineTexts, planColumnTerms, resultFieldTerms } from '@puquio/domain'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'
import { pageWords } from '../../lib/texts/page-words.ts'
import { words } from '../../lib/texts/words.ts'
import { stationStandardTexts } from './station-texts.ts'

const limitTexts = defineTexts({
  ...stationStandardTexts,
  limits: pageWords.limits,
  limit: pageWords.limit,
  parameter: resultFieldTerms.parameter,
  category: planColumnTerms.category,
  unit: resultFieldTerms.unit,
  statistic: laboratoryFieldTerms.statistic,
  valid: { es: 'Vigencia', en: 'In force', fr: 'En vigueur', pt: 'Vigência' },
  validFrom: laboratoryFieldTerms.valid_from,
  validTo: laboratoryFieldTerms.valid_to,
  origin: laboratoryFieldTerms.origin,
  approvedOn: laboratoryFieldTerms.approved_on,
  confidence: laboratoryFieldTerms.confidence,
  source: laboratoryFieldTerms.source,
  provenance: {
    es: 'Transcrito de',
    en: 'Transcribed from',
    fr: 'Transcrit de',
    pt: 'Transcrito de',
  },
  note: laboratoryFieldTerms.note,
  allowedPerYear: laboratoryFieldTerms.allowed_per_year,
  min: laboratoryFieldTerms.min,
  max: laboratoryFieldTerms.max,
  version: pageWords.version,
  rule: pageWords.rule,
  'kind.bounds': laboratoryKindTerms.bounds,
  'kind.difference': laboratoryKindTerms.difference,
  'kind.ammonia': laboratoryKindTerms.ammonia,
  'kind.not-applicable': laboratoryKindTerms['not-applicable'],
  between: pageWords.between,
  timesAYear: {
    es: 'hasta {{times}} veces al año',
    en: 'up to {{times}} times a year',
    fr: 'jusqu’à {{times}} fois par an',
    pt: 'até {{times}} vezes por ano',
  },
  since: {
    es: 'desde el {{on}}',
    en: 'since {{on}}',
    fr: 'depuis le {{on}}',
    pt: 'desde {{on}}',
  },
  toBeVerified: laboratoryFieldTerms.to_be_verified,
  toBeVerifiedHelp: {
    es: 'El número se transcribió de una fuente que no es segura: cotejarlo con la norma publicada antes de decidir con él. Cada resultado que se compara con él lo indica también.',
    en: 'This number was transcribed from an uncertain source: check it against the published standard before relying on it. Every result compared with it is marked, too.',
    fr: 'Ce nombre a été transcrit d’une source incertaine : le vérifier dans la norme publiée avant de décider. Chaque résultat comparé le signale aussi.',
    pt: 'O número foi transcrito de uma fonte incerta: conferi-lo com a norma publicada antes de decidir com ele. Cada resultado comparado com ele também o indica.',
  },
  confidenceHelp: {
    es: 'Media o baja: se muestra «por verificar» en cada resultado.',
    en: 'Medium or low: each result says “to be verified”.',
    fr: 'Moyenne ou faible : chaque résultat indique « à vérifier ».',
    pt: 'Média ou baixa: cada resultado diz “a verificar”.',
  },
  standardHelp: {
    es: 'Una norma, que este límite reemplaza, o un nombre propio, como «EIA 2014».',
    en: 'A decree, whose limit this one replaces, or a name of your own, as “EIA 2014”.',
    fr: 'Une norme, que cette limite remplace, ou un nom propre, comme « EIA 2014 ».',
    pt: 'Uma norma, que este limite substitui, ou um nome próprio, como “EIA 2014”.',
  },
  categoryHelp: {
    es: 'Vacía si la norma no tiene categorías.',
    en: 'Empty where the standard has no categories.',
    fr: 'Vide si la norme n’a pas de catégories.',
    pt: 'Vazia se a norma não tem categorias.',
  },
  addLimit: {
    es: 'Agregar límite',
    en: 'Add a limit',
    fr: 'Ajouter une limite',
    pt: 'Adicionar limite',
  },
  newLimit: {
    es: 'Límite propio nuevo',
    en: 'New limit of the project',
    fr: 'Nouvelle limite du projet',
    pt: 'Limite próprio novo',
  },
  baseline: {
    es: 'Promedio de la línea base',
    en: 'Mean of the baseline',
    fr: 'Moyenne de la ligne de base',
    pt: 'Média da linha de base',
  },
  from: words.fromDay,
  to: words.toDay,
  baselineParameter: {
    es: 'Elegir primero el parámetro.',
    en: 'Choose the parameter first.',
    fr: 'Choisir d’abord le paramètre.',
    pt: 'Escolher primeiro o parâmetro.',
  },
  baselineHelp: {
    es: 'Elegir la estación y el período: se promedian sus muestras normales.',
    en: 'Choose station and period: its normal samples are averaged.',
    fr: 'Choisir la station et la période : ses échantillons normaux sont moyennés.',
    pt: 'Escolher a estação e o período: calcula-se a média de suas amostras normais.',
  },
  baselineNone: {
    es: 'La estación no tiene resultados con número en ese período.',
    en: 'The station has no results with a number in that period.',
    fr: 'La station n’a pas de résultats chiffrés sur cette période.',
    pt: 'A estação não tem resultados com número nesse período.',
  },
  baselineIs: {
    es: 'Promedio {{mean}} de {{count}} resultados, del {{from}} al {{to}}.',
    en: 'Mean {{mean}} of {{count}} results, from {{from}} to {{to}}.',
    fr: 'Moyenne {{mean}} de {{count}} résultats, du {{from}} au {{to}}.',
    pt: 'Média {{mean}} de {{count}} resultados, de {{from}} a {{to}}.',
  },
  baselineNonDetects: {
    es: 'No detectados: {{number}}, por: {{rule}}.',
    en: 'Non-detects: {{number}}, by: {{rule}}.',
    fr: 'Non détectés : {{number}}, par : {{rule}}.',
    pt: 'Não detectados: {{number}}, por: {{rule}}.',
  },
  baselineLeft: {
    es: 'Fuera del promedio, sin número o rechazados (R): {{number}}.',
    en: 'Not in the mean, without a number or rejected (R): {{number}}.',
    fr: 'Hors de la moyenne, sans nombre ou rejetés (R) : {{number}}.',
    pt: 'Fora da média, sem número ou rejeitados (R): {{number}}.',
  },
  baselineTake: {
    es: 'Usar como máximo',
    en: 'Take as maximum',
    fr: 'Prendre comme maximum',
    pt: 'Usar como máximo',
  },
  anyStandard: {
    es: 'Todas las normas',
    en: 'Any standard',
    fr: 'Toutes les normes',
    pt: 'Todas as normas',
  },
  anyCategory: {
    es: 'Todas las categorías',
    en: 'Any category',
    fr: 'Toutes les catégories',
    pt: 'Todas as categorias',
  },
  anyOrigin: pageWords.anyOrigin,
  anyStatistic: {
    es: 'Todos los estadísticos',
    en: 'Any statistic',
    fr: 'Toutes les statistiques',
    pt: 'Todas as estatísticas',
  },
  anyConfidence: {
    es: 'Toda confianza',
    en: 'Any confidence',
    fr: 'Toute confiance',
    pt: 'Toda confiança',
  },
  state: fieldTerms.status,
  current: pageWords.current,
  retired: pageWords.retired,
  view: words.viewDetail,
  edit: pageWords.edit,
  retire: pageWords.retire,
  restore: pageWords.restore,
  retireTitle: pageWords.retireTitle,
  retireText: {
    es: 'Ningún resultado se comparará con él, tampoco los de antes. Se puede restablecer.',
    en: 'No result will be compared with it, earlier ones neither. It can be restored.',
    fr: 'Aucun résultat ne lui sera comparé, même antérieur. Elle peut être rétablie.',
    pt: 'Nenhum resultado será comparado com ele, nem os anteriores. Pode ser restaurado.',
  },
  wasRetired: pageWords.wasRetired,
  wasRestored: pageWords.wasRestored,
  added: pageWords.added,
  saved: pageWords.wasSaved,
  save: words.save,
  changedMeanwhile: pageWords.changedMeanwhile,
  noneTitle: { es: 'Sin límites', en: 'No limits', fr: 'Aucune limite', pt: 'Sem limites' },
  none: {
    es: 'Aquí están los límites de las normas y los propios del proyecto.',
    en: 'The limits of the decrees and of the project are here.',
    fr: 'Ici se trouvent les limites des normes et celles du projet.',
    pt: 'Aqui estão os limites das normas e os próprios do projeto.',
  },
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    limits: Bundle<typeof limitTexts>
  }
}

addTexts('limits', limitTexts)

addTexts('fields', {
  'no-bound': {
    es: 'Falta el límite: completar el mínimo, el máximo o los dos.',
    en: 'The limit is missing: fill in the minimum, the maximum or both.',
    fr: 'La limite manque : indiquer le minimum, le maximum ou les deux.',
    pt: 'Falta o limite: preencher o mínimo, o máximo ou os dois.',
  },
  'times-a-year': {
    es: 'Escribir un número entero de 0 a 366, o dejarlo vacío.',
    en: 'Write a whole number from 0 to 366, or leave it empty.',
    fr: 'Saisir un nombre entier de 0 à 366, ou laisser vide.',
    pt: 'Escrever um número inteiro de 0 a 366, ou deixar vazio.',
  },
  'limit-overlaps': {
    es: 'Otro límite propio vale para lo mismo en esos días. Terminar ese antes, o cambiar las fechas.',
    en: 'Another limit of the project holds for the same on these days. End that one before, or change the dates.',
    fr: 'Une autre limite du projet vaut pour la même chose ces jours-là. Y mettre fin avant, ou changer les dates.',
    pt: 'Outro limite próprio vale para o mesmo nesses dias. Encerrá-lo antes, ou mudar as datas.',
  },
})
