import { fieldTerms, statisticTerms, variationTerms } from '@puquio/contract/terms'
import { defineTexts, resultFieldTerms } from '@puquio/domain'
import { pageWords } from '../../lib/texts/page-words.ts'
import { words } from '../../lib/texts/words.ts'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'

const variationTexts = defineTexts({
  ...statisticTerms,
  ...variationTerms,
  stations: fieldTerms.stations,
  station: fieldTerms.station,
  component: fieldTerms.component,
  limit: pageWords.limit,
  sampledOn: resultFieldTerms.date,
  toBeVerified: fieldTerms.toBeVerified,
  parameters: words.parameters,
  sensorAgainstLaboratory: {
    es: 'Sensor frente a laboratorio, con sus factores y fechas',
    en: 'Sensor against laboratory, with its factors and their dates',
    fr: 'Capteur face au laboratoire, avec ses facteurs et leurs dates',
    pt: 'Sensor frente ao laboratório, com seus fatores e datas',
  },
  mostMeasured: {
    es: 'los principales',
    en: 'the main ones',
    fr: 'les principaux',
    pt: 'os principais',
  },
  unapproved: {
    es: 'También sin aprobar',
    en: 'Unapproved, too',
    fr: 'Aussi non approuvés',
    pt: 'Também não aprovados',
  },
  log: {
    es: 'Escala logarítmica',
    en: 'Logarithmic scale',
    fr: 'Échelle logarithmique',
    pt: 'Escala logarítmica',
  },
  pointHelp: {
    es: 'Con el ratón o con las flechas del teclado: valor, fecha y límite de cada resultado.',
    en: 'With the mouse or the arrow keys: value, time and limit of each result.',
    fr: 'Avec la souris ou les flèches du clavier : valeur, date et limite de chaque résultat.',
    pt: 'Com o mouse ou as setas do teclado: valor, data e limite de cada resultado.',
  },
  table: {
    es: 'Ver los resultados en una tabla',
    en: 'See the results in a table',
    fr: 'Voir les résultats dans un tableau',
    pt: 'Ver os resultados em uma tabela',
  },
  more: {
    es: 'Mostrar {{number}} fechas más',
    en: 'Show {{number}} more dates',
    fr: 'Afficher {{number}} dates de plus',
    pt: 'Mostrar mais {{number}} datas',
  },
  noStandard: {
    es: 'sin norma en estas estaciones',
    en: 'no standard at these stations',
    fr: 'sans norme dans ces stations',
    pt: 'sem norma nestas estações',
  },
  sources: {
    es: 'Fuentes: {{source}}',
    en: 'Sources: {{source}}',
    fr: 'Sources : {{source}}',
    pt: 'Fontes: {{source}}',
  },
  view: { es: 'Vista', en: 'View', fr: 'Vue', pt: 'Visão' },
  'view.time': { es: 'En el tiempo', en: 'Over time', fr: 'Dans le temps', pt: 'No tempo' },
  'view.boxes': { es: 'Cajas', en: 'Boxes', fr: 'Boîtes', pt: 'Caixas' },
  'view.correlation': {
    es: 'Correlación',
    en: 'Correlation',
    fr: 'Corrélation',
    pt: 'Correlação',
  },
  boxesByStation: {
    es: 'una caja por estación',
    en: 'a box for each station',
    fr: 'une boîte par station',
    pt: 'uma caixa por estação',
  },
  boxesByMonth: {
    es: 'una caja por mes del año, todas las estaciones',
    en: 'a box for each month of the year, all stations',
    fr: 'une boîte par mois de l’année, toutes les stations',
    pt: 'uma caixa por mês do ano, todas as estações',
  },
  hinges: { es: 'Bisagras', en: 'Hinges', fr: 'Charnières', pt: 'Dobradiças' },
  whiskers: { es: 'Bigotes', en: 'Whiskers', fr: 'Moustaches', pt: 'Bigodes' },
  outliers: { es: 'Atípicos', en: 'Outliers', fr: 'Atypiques', pt: 'Atípicos' },
  boxMethod: {
    es: 'Cajas de Tukey: bisagras en las medianas de ambas mitades, bigotes hasta el último resultado dentro de 1.5 veces su distancia, anillos más allá. Los no detectados entran por: {{rule}}.',
    en: 'Tukey’s boxes: hinges at the medians of both halves, whiskers to the last result within 1.5 times their distance, rings beyond. Non-detects enter by: {{rule}}.',
    fr: 'Boîtes de Tukey : charnières aux médianes des deux moitiés, moustaches jusqu’au dernier résultat à moins de 1,5 fois leur distance, anneaux au-delà. Les non détectés entrent par : {{rule}}.',
    pt: 'Caixas de Tukey: dobradiças nas medianas das duas metades, bigodes até o último resultado dentro de 1,5 vez sua distância, anéis além. Os não detectados entram por: {{rule}}.',
  },
  horizontal: { es: 'Horizontal', en: 'Horizontal', fr: 'Horizontal', pt: 'Horizontal' },
  vertical: { es: 'Vertical', en: 'Vertical', fr: 'Vertical', pt: 'Vertical' },
  correlationOf: {
    es: '{{y}} contra {{x}}: {{number}} muestras con ambos',
    en: '{{y}} against {{x}}: {{number}} samples with both',
    fr: '{{y}} selon {{x}} : {{number}} échantillons avec les deux',
    pt: '{{y}} contra {{x}}: {{number}} amostras com ambos',
  },
  coefficients: {
    es: 'Pearson r = {{r}} · Spearman ρ = {{rho}} · n = {{number}}. Marca hueca: uno de los dos no fue detectado.',
    en: 'Pearson r = {{r}} · Spearman ρ = {{rho}} · n = {{number}}. Hollow mark: one of the two is a non-detect.',
    fr: 'Pearson r = {{r}} · Spearman ρ = {{rho}} · n = {{number}}. Marque vide : l’un des deux n’a pas été détecté.',
    pt: 'Pearson r = {{r}} · Spearman ρ = {{rho}} · n = {{number}}. Marca vazia: um dos dois não foi detectado.',
  },
  fewPairs: {
    es: 'Hacen falta al menos tres muestras con ambos parámetros.',
    en: 'At least three samples with both parameters are needed.',
    fr: 'Il faut au moins trois échantillons avec les deux paramètres.',
    pt: 'São necessárias ao menos três amostras com ambos os parâmetros.',
  },
  twoParameters: {
    es: 'Elegir al menos dos parámetros para compararlos.',
    en: 'Choose at least two parameters to compare them.',
    fr: 'Choisir au moins deux paramètres pour les comparer.',
    pt: 'Escolher ao menos dois parâmetros para compará-los.',
  },
  hollowPair: {
    es: 'Uno de los dos no fue detectado',
    en: 'One of the two is a non-detect',
    fr: 'L’un des deux n’a pas été détecté',
    pt: 'Um dos dois não foi detectado',
  },
  noneTitle: {
    es: 'No hay resultados con estos filtros',
    en: 'There are no results under these filters',
    fr: 'Aucun résultat avec ces filtres',
    pt: 'Não há resultados com estes filtros',
  },
  none: {
    es: 'Se muestran resultados de campañas aprobadas. Aprobar la campaña, incluir los resultados sin aprobar, o elegir otras estaciones, parámetros o fechas.',
    en: 'Results of approved campaigns are shown. Approve the campaign, include unapproved results, or choose other stations, parameters or dates.',
    fr: 'On affiche les résultats de campagnes approuvées. Approuver la campagne, inclure les résultats non approuvés, ou choisir d’autres stations, paramètres ou dates.',
    pt: 'Mostram-se resultados de campanhas aprovadas. Aprovar a campanha, incluir os resultados não aprovados, ou escolher outras estações, parâmetros ou datas.',
  },
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    variation: Bundle<typeof variationTexts>
  }
}

addTexts('variation', variationTexts)
