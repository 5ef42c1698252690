import { fieldTerms } from '@puquio/contract/terms'
import { defineTexts, resultFieldTerms } from '@puquio/domain'
import { addTexts, type Bundle } from '../../../lib/texts/texts.ts'
import { pageWords } from '../../../lib/texts/page-words.ts'
import { words } from '../../../lib/texts/words.ts'

const seriesTexts = defineTexts({
  station: fieldTerms.station,
  parameter: resultFieldTerms.parameter,
  sampledOn: resultFieldTerms.date,
  campaign: resultFieldTerms.campaign,
  samples: pageWords.laboratoryResults,
  noStation: {
    es: 'Esta estación no existe en el proyecto.',
    en: 'This station does not exist in the project.',
    fr: 'Cette station n’existe pas dans le projet.',
    pt: 'Esta estação não existe no projeto.',
  },
  noParameter: {
    es: 'Este parámetro no existe en el proyecto.',
    en: 'This parameter does not exist in the project.',
    fr: 'Ce paramètre n’existe pas dans le projet.',
    pt: 'Este parâmetro não existe no projeto.',
  },
  viewSamples: pageWords.viewSamples,
  latest: {
    es: 'Último resultado',
    en: 'Latest result',
    fr: 'Dernier résultat',
    pt: 'Último resultado',
  },
  limit: {
    es: 'Límite vigente',
    en: 'Limit in force',
    fr: 'Limite en vigueur',
    pt: 'Limite vigente',
  },
  exceedances: pageWords.exceedances,
  results: words.results,
  result: pageWords.result,
  nonDetects: {
    es: 'No detectados',
    en: 'Non-detects',
    fr: 'Non détectés',
    pt: 'Não detectados',
  },
  min: { es: 'Mínimo', en: 'Minimum', fr: 'Minimum', pt: 'Mínimo' },
  median: { es: 'Mediana', en: 'Median', fr: 'Médiane', pt: 'Mediana' },
  max: { es: 'Máximo', en: 'Maximum', fr: 'Maximum', pt: 'Máximo' },
  standards: {
    es: 'Normas vigentes',
    en: 'Standards in force',
    fr: 'Normes en vigueur',
    pt: 'Normas vigentes',
  },
  strictest: {
    es: 'se aplica la más estricta',
    en: 'the strictest counts',
    fr: 'la plus stricte compte',
    pt: 'aplica-se a mais restritiva',
  },
  noStandard: {
    es: 'Sin norma asignada',
    en: 'No standard assigned',
    fr: 'Aucune norme attribuée',
    pt: 'Sem norma atribuída',
  },
  noLimit: { es: 'sin límite', en: 'no limit', fr: 'sans limite', pt: 'sem limite' },
  chartOf: {
    es: '{{parameter}} en {{station}}: {{count}} resultados entre {{from}} y {{to}}, {{exceedances}} exceden. Los números están en la tabla de abajo.',
    en: '{{parameter}} at {{station}}: {{count}} results from {{from}} to {{to}}, {{exceedances}} exceed. The numbers stand in the table below.',
    fr: '{{parameter}} à {{station}} : {{count}} résultats du {{from}} au {{to}}, {{exceedances}} dépassent. Les nombres figurent dans le tableau ci-dessous.',
    pt: '{{parameter}} em {{station}}: {{count}} resultados de {{from}} a {{to}}, {{exceedances}} excedem. Os números estão na tabela abaixo.',
  },
  legend: {
    es: '▲ excede · △ cerca del límite · ○ no detectado (en su límite de detección) · línea discontinua: límite de cada fecha.',
    en: '▲ exceeds · △ near the limit · ○ non-detect (at its detection limit) · dashed line: the limit of each day.',
    fr: '▲ dépasse · △ proche de la limite · ○ non détecté (à sa limite de détection) · tirets : limite de chaque date.',
    pt: '▲ excede · △ perto do limite · ○ não detectado (em seu limite de detecção) · linha tracejada: limite de cada data.',
  },
  limitMax: {
    es: 'máx. {{value}}',
    en: 'max. {{value}}',
    fr: 'max. {{value}}',
    pt: 'máx. {{value}}',
  },
  limitMin: {
    es: 'mín. {{value}}',
    en: 'min. {{value}}',
    fr: 'min. {{value}}',
    pt: 'mín. {{value}}',
  },
  limitAbove: {
    es: 'El límite de {{value}} {{unit}} queda muy por encima del gráfico.',
    en: 'The limit of {{value}} {{unit}} lies far above the chart.',
    fr: 'La limite de {{value}} {{unit}} est bien au-dessus du graphique.',
    pt: 'O limite de {{value}} {{unit}} fica muito acima do gráfico.',
  },
  limitBelow: {
    es: 'El límite de {{value}} {{unit}} queda muy por debajo del gráfico.',
    en: 'The limit of {{value}} {{unit}} lies far below the chart.',
    fr: 'La limite de {{value}} {{unit}} est bien en dessous du graphique.',
    pt: 'O limite de {{value}} {{unit}} fica muito abaixo do gráfico.',
  },
  source: {
    es: 'Fuente: {{source}}.',
    en: 'Source: {{source}}.',
    fr: 'Source : {{source}}.',
    pt: 'Fonte: {{source}}.',
  },
  toBeVerified: {
    es: 'Por verificar.',
    en: 'To be verified.',
    fr: 'À vérifier.',
    pt: 'A verificar.',
  },
  trend: { es: 'Tendencia', en: 'Trend', fr: 'Tendance', pt: 'Tendência' },
  'trend.rising': {
    es: 'Sube {{slope}} {{unit}} por año (pendiente de Sen).',
    en: 'Rises by {{slope}} {{unit}} a year (Sen’s slope).',
    fr: 'Augmente de {{slope}} {{unit}} par an (pente de Sen).',
    pt: 'Sobe {{slope}} {{unit}} por ano (inclinação de Sen).',
  },
  'trend.falling': {
    es: 'Baja: {{slope}} {{unit}} por año (pendiente de Sen).',
    en: 'Falls: {{slope}} {{unit}} a year (Sen’s slope).',
    fr: 'Diminue : {{slope}} {{unit}} par an (pente de Sen).',
    pt: 'Cai: {{slope}} {{unit}} por ano (inclinação de Sen).',
  },
  'trend.none': {
    es: 'Sin tendencia significativa (pendiente de Sen {{slope}} {{unit}} por año).',
    en: 'No significant trend (Sen’s slope {{slope}} {{unit}} a year).',
    fr: 'Pas de tendance significative (pente de Sen {{slope}} {{unit}} par an).',
    pt: 'Sem tendência significativa (inclinação de Sen {{slope}} {{unit}} por ano).',
  },
  'trend.exact': {
    es: 'Mann-Kendall, {{count}} resultados, p {{p}} (exacto).',
    en: 'Mann-Kendall, {{count}} results, p {{p}} (exact).',
    fr: 'Mann-Kendall, {{count}} résultats, p {{p}} (exact).',
    pt: 'Mann-Kendall, {{count}} resultados, p {{p}} (exato).',
  },
  'trend.normal': {
    es: 'Mann-Kendall, {{count}} resultados, p {{p}}.',
    en: 'Mann-Kendall, {{count}} results, p {{p}}.',
    fr: 'Mann-Kendall, {{count}} résultats, p {{p}}.',
    pt: 'Mann-Kendall, {{count}} resultados, p {{p}}.',
  },
  'trend.nonDetects.half': {
    es: '{{nonDetects}} no detectados: todo lo que está bajo el mayor límite de detección ({{tied}} resultados) cuenta como igual y entra en la pendiente por la mitad de ese límite.',
    en: '{{nonDetects}} non-detects: everything under the highest detection limit ({{tied}} results) counts as equal, and enters the slope by half of that limit.',
    fr: '{{nonDetects}} non détectés : tout ce qui est sous la plus haute limite de détection ({{tied}} résultats) compte comme égal et entre dans la pente par la moitié de cette limite.',
    pt: '{{nonDetects}} não detectados: tudo abaixo do maior limite de detecção ({{tied}} resultados) conta como igual e entra na inclinação pela metade desse limite.',
  },
  'trend.nonDetects.limit': {
    es: '{{nonDetects}} no detectados: todo lo que está bajo el mayor límite de detección ({{tied}} resultados) cuenta como igual y entra en la pendiente por ese límite.',
    en: '{{nonDetects}} non-detects: everything under the highest detection limit ({{tied}} results) counts as equal, and enters the slope by that limit.',
    fr: '{{nonDetects}} non détectés : tout ce qui est sous la plus haute limite de détection ({{tied}} résultats) compte comme égal et entre dans la pente par cette limite.',
    pt: '{{nonDetects}} não detectados: tudo abaixo do maior limite de detecção ({{tied}} resultados) conta como igual e entra na inclinação por esse limite.',
  },
  'trend.nonDetects.zero': {
    es: '{{nonDetects}} no detectados: todo lo que está bajo el mayor límite de detección ({{tied}} resultados) cuenta como igual y entra en la pendiente como cero.',
    en: '{{nonDetects}} non-detects: everything under the highest detection limit ({{tied}} results) counts as equal, and enters the slope as zero.',
    fr: '{{nonDetects}} non détectés : tout ce qui est sous la plus haute limite de détection ({{tied}} résultats) compte comme égal et entre dans la pente comme zéro.',
    pt: '{{nonDetects}} não detectados: tudo abaixo do maior limite de detecção ({{tied}} resultados) conta como igual e entra na inclinação como zero.',
  },
  'trend.too-few': {
    es: 'Hacen falta al menos 4 resultados para una prueba de tendencia.',
    en: 'A trend test needs 4 results at least.',
    fr: 'Un test de tendance demande au moins 4 résultats.',
    pt: 'Um teste de tendência precisa de pelo menos 4 resultados.',
  },
  'trend.too-many': {
    es: 'Hay más de 2000 resultados: la prueba de tendencia no se calcula.',
    en: 'There are more than 2000 results: the trend test is not computed.',
    fr: 'Il y a plus de 2000 résultats : le test de tendance n’est pas calculé.',
    pt: 'Há mais de 2000 resultados: o teste de tendência não é calculado.',
  },
  means: {
    es: 'Promedios del año o del mes',
    en: 'Means of the year or the month',
    fr: 'Moyennes de l’année ou du mois',
    pt: 'Médias do ano ou do mês',
  },
  period: { es: 'Año o mes', en: 'Year or month', fr: 'Année ou mois', pt: 'Ano ou mês' },
  mean: { es: 'Promedio', en: 'Mean', fr: 'Moyenne', pt: 'Média' },
  untilToday: {
    es: '(hasta hoy)',
    en: '(until today)',
    fr: '(jusqu’à aujourd’hui)',
    pt: '(até hoje)',
  },
  meanNonDetects: {
    es: '{{nonDetects}} no detectados por: {{rule}}',
    en: '{{nonDetects}} non-detects by: {{rule}}',
    fr: '{{nonDetects}} non détectés par : {{rule}}',
    pt: '{{nonDetects}} não detectados por: {{rule}}',
  },
  allowanceBroken: {
    es: 'excede {{exceedances}} veces; {{standard}} permite {{allowed}} al año.',
    en: 'exceeds {{exceedances}} times; {{standard}} allows {{allowed}} a year.',
    fr: 'dépasse {{exceedances}} fois ; {{standard}} en permet {{allowed}} par an.',
    pt: 'excede {{exceedances}} vezes; {{standard}} permite {{allowed}} por ano.',
  },
  allowanceKept: {
    es: 'excede {{exceedances}} de las {{allowed}} veces al año que permite {{standard}}.',
    en: 'exceeds {{exceedances}} of the {{allowed}} times a year that {{standard}} allows.',
    fr: 'dépasse {{exceedances}} des {{allowed}} fois par an que permet {{standard}}.',
    pt: 'excede {{exceedances}} das {{allowed}} vezes por ano que {{standard}} permite.',
  },
  showTable: {
    es: 'Ver los resultados en una tabla',
    en: 'Show the results as a table',
    fr: 'Afficher les résultats en tableau',
    pt: 'Ver os resultados em uma tabela',
  },
  calculatedElse: {
    es: 'Donde el laboratorio no lo informa se calcula por fórmula: {{formula}}',
    en: 'Where the laboratory does not report it, it is calculated by a formula: {{formula}}',
    fr: 'Là où le laboratoire ne le rapporte pas, il est calculé par une formule : {{formula}}',
    pt: 'Onde o laboratório não o informa, é calculado por fórmula: {{formula}}',
  },
  allStations: {
    es: 'Este parámetro en todas las estaciones',
    en: 'This parameter at all stations',
    fr: 'Ce paramètre dans toutes les stations',
    pt: 'Este parâmetro em todas as estações',
  },
  normalOnly: {
    es: 'Sin duplicados ni blancos.',
    en: 'Without duplicates and blanks.',
    fr: 'Sans duplicatas ni blancs.',
    pt: 'Sem duplicatas nem brancos.',
  },
  rejected_one: {
    es: 'Un resultado rechazado (R) no se dibuja ni cuenta; está en la tabla.',
    en: 'One rejected result (R) is not drawn and does not count; it stands in the table.',
    fr: 'Un résultat rejeté (R) n’est ni tracé ni compté ; il figure dans le tableau.',
    pt: 'Um resultado rejeitado (R) não é desenhado nem conta; está na tabela.',
  },
  rejected_other: {
    es: '{{count}} resultados rechazados (R) no se dibujan ni cuentan; están en la tabla.',
    en: '{{count}} rejected results (R) are not drawn and do not count; they stand in the table.',
    fr: '{{count}} résultats rejetés (R) ne sont ni tracés ni comptés ; ils figurent dans le tableau.',
    pt: '{{count}} resultados rejeitados (R) não são desenhados nem contam; estão na tabela.',
  },
  noneAtStation: {
    es: 'En esta estación no hay resultados de laboratorio.',
    en: 'There are no laboratory results at this station.',
    fr: 'Il n’y a pas de résultats de laboratoire dans cette station.',
    pt: 'Não há resultados de laboratório nesta estação.',
  },
  noneOfParameter: {
    es: 'Ninguna estación tiene resultados de este parámetro en estas fechas.',
    en: 'No station has results of this parameter on these days.',
    fr: 'Aucune station n’a de résultats de ce paramètre à ces dates.',
    pt: 'Nenhuma estação tem resultados deste parâmetro nestas datas.',
  },
  from: words.fromDay,
  to: words.toDay,
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    series: Bundle<typeof seriesTexts>
  }
}

addTexts('series', seriesTexts)
