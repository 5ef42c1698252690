import { fieldTerms } from '@puquio/contract/terms'
import { type BalanceGrade, defineTexts, resultFieldTerms, type Text } from '@puquio/domain'
import { firstWords } from '../../lib/texts/first-words.ts'
import { pageWords } from '../../lib/texts/page-words.ts'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'

const grades: Record<`grade.${BalanceGrade}`, Text> = {
  'grade.accepted': { es: 'aceptado', en: 'accepted', fr: 'accepté', pt: 'aceito' },
  'grade.warning': { es: 'con aviso', en: 'warning', fr: 'avertissement', pt: 'com aviso' },
  'grade.rejected': { es: 'rechazado', en: 'rejected', fr: 'rejeté', pt: 'rejeitado' },
}

const hydrochemistryTexts = defineTexts({
  ...grades,
  title: { es: 'Hidroquímica', en: 'Hydrochemistry', fr: 'Hydrochimie', pt: 'Hidroquímica' },
  diagram: { es: 'Diagrama', en: 'Diagram', fr: 'Diagramme', pt: 'Diagrama' },
  piper: { es: 'Piper', en: 'Piper', fr: 'Piper', pt: 'Piper' },
  stiff: { es: 'Stiff', en: 'Stiff', fr: 'Stiff', pt: 'Stiff' },
  by: { es: 'Color por', en: 'Colour by', fr: 'Couleur par', pt: 'Cor por' },
  byStation: { es: 'Por estación', en: 'By station', fr: 'Par station', pt: 'Por estação' },
  byCampaign: { es: 'Por campaña', en: 'By campaign', fr: 'Par campagne', pt: 'Por campanha' },
  stations: fieldTerms.stations,
  station: fieldTerms.station,
  campaigns: pageWords.campaigns,
  campaign: resultFieldTerms.campaign,
  sampledOn: resultFieldTerms.date,
  unapproved: {
    es: 'Incluir sin aprobar',
    en: 'Include unapproved',
    fr: 'Inclure non approuvés',
    pt: 'Incluir não aprovados',
  },
  path: {
    es: 'Unir en el tiempo',
    en: 'Join in time',
    fr: 'Relier dans le temps',
    pt: 'Unir no tempo',
  },
  downloadSvg: {
    es: 'Descargar como SVG',
    en: 'Download as SVG',
    fr: 'Télécharger en SVG',
    pt: 'Baixar como SVG',
  },
  downloadPng: {
    es: 'Descargar como PNG',
    en: 'Download as PNG',
    fr: 'Télécharger en PNG',
    pt: 'Baixar como PNG',
  },
  download: firstWords.download,
  piperOf_one: {
    es: 'Diagrama de Piper de {{number}} muestra',
    en: 'Piper diagram of {{number}} sample',
    fr: 'Diagramme de Piper de {{number}} échantillon',
    pt: 'Diagrama de Piper de {{number}} amostra',
  },
  piperOf_other: {
    es: 'Diagrama de Piper de {{number}} muestras',
    en: 'Piper diagram of {{number}} samples',
    fr: 'Diagramme de Piper de {{number}} échantillons',
    pt: 'Diagrama de Piper de {{number}} amostras',
  },
  stiffOf_one: {
    es: 'Diagrama de Stiff de {{number}} muestra, en meq/L',
    en: 'Stiff diagram of {{number}} sample, in meq/L',
    fr: 'Diagramme de Stiff de {{number}} échantillon, en meq/L',
    pt: 'Diagrama de Stiff de {{number}} amostra, em meq/L',
  },
  stiffOf_other: {
    es: 'Diagramas de Stiff de {{number}} muestras, en meq/L',
    en: 'Stiff diagrams of {{number}} samples, in meq/L',
    fr: 'Diagrammes de Stiff de {{number}} échantillons, en meq/L',
    pt: 'Diagramas de Stiff de {{number}} amostras, em meq/L',
  },
  stiffFirst: {
    es: 'Se dibujan las primeras {{shown}} de {{number}} muestras, en el orden de la tabla. Elegir muestras en la tabla para dibujar solo esas.',
    en: 'The first {{shown}} of {{number}} samples are drawn, in the order of the table. Choose samples in the table to draw only those.',
    fr: 'Les {{shown}} premiers de {{number}} échantillons sont dessinés, dans l’ordre du tableau. Choisir des échantillons dans le tableau pour ne dessiner que ceux-là.',
    pt: 'São desenhadas as primeiras {{shown}} de {{number}} amostras, na ordem da tabela. Escolher amostras na tabela para desenhar só essas.',
  },
  legend: {
    es: 'Hueco: un ion no detectado ({{rule}}). El tamaño crece con los sólidos disueltos. Tocar una muestra para elegirla.',
    en: 'Hollow: an ion was not detected ({{rule}}). The size grows with dissolved solids. Press a sample to choose it.',
    fr: 'Vide : un ion non détecté ({{rule}}). La taille croît avec les solides dissous. Toucher un échantillon pour le choisir.',
    pt: 'Vazado: um íon não detectado ({{rule}}). O tamanho cresce com os sólidos dissolvidos. Tocar em uma amostra para escolhê-la.',
  },
  'rule.zero': { es: 'cuenta cero', en: 'counted as zero', fr: 'compté zéro', pt: 'conta zero' },
  'rule.half': {
    es: 'cuenta la mitad de su límite',
    en: 'counted as half its limit',
    fr: 'compté la moitié de sa limite',
    pt: 'conta a metade de seu limite',
  },
  'rule.limit': {
    es: 'cuenta su límite',
    en: 'counted as its limit',
    fr: 'compté sa limite',
    pt: 'conta seu limite',
  },
  samples: pageWords.samples,
  balance: {
    es: 'Balance iónico',
    en: 'Charge balance',
    fr: 'Balance ionique',
    pt: 'Balanço iônico',
  },
  mixed: { es: 'mixta', en: 'mixed', fr: 'mixte', pt: 'mista' },
  allCampaigns: pageWords.allOfThem,
  facies: { es: 'Facies', en: 'Facies', fr: 'Faciès', pt: 'Fácies' },
  tds: {
    es: 'Sólidos disueltos',
    en: 'Dissolved solids',
    fr: 'Solides dissous',
    pt: 'Sólidos dissolvidos',
  },
  tdsFromIons: {
    es: 'Suma de los iones: no se midieron',
    en: 'Sum of the ions: they were not measured',
    fr: 'Somme des ions : non mesurés',
    pt: 'Soma dos íons: não foram medidos',
  },
  hardness: { es: 'Dureza', en: 'Hardness', fr: 'Dureté', pt: 'Dureza' },
  conductivity: {
    es: 'Conductividad medida / calculada',
    en: 'Conductivity measured / calculated',
    fr: 'Conductivité mesurée / calculée',
    pt: 'Condutividade medida / calculada',
  },
  conductivityDiffers: {
    es: 'La calculada difiere más de 10 % de la medida',
    en: 'The calculated one differs by more than 10 % from the measured one',
    fr: 'La calculée diffère de plus de 10 % de la mesurée',
    pt: 'A calculada difere mais de 10 % da medida',
  },
  acid: { es: 'agua ácida', en: 'acid water', fr: 'eau acide', pt: 'água ácida' },
  acidNotice_one: {
    es: '{{number}} muestra es agua ácida (pH menor que 4.5): no tiene bicarbonato, y Fe, Al, Mn, Cu, Zn y H⁺ entran en su balance, pero no en los triángulos.',
    en: '{{number}} sample is acid water (pH below 4.5): it has no bicarbonate, and Fe, Al, Mn, Cu, Zn and H⁺ are in its balance but not in the triangles.',
    fr: '{{number}} échantillon est une eau acide (pH inférieur à 4,5) : sans bicarbonate ; Fe, Al, Mn, Cu, Zn et H⁺ entrent dans sa balance, mais pas dans les triangles.',
    pt: '{{number}} amostra é água ácida (pH menor que 4,5): não tem bicarbonato, e Fe, Al, Mn, Cu, Zn e H⁺ entram em seu balanço, mas não nos triângulos.',
  },
  acidNotice_other: {
    es: '{{number}} muestras son agua ácida (pH menor que 4.5): no tienen bicarbonato, y Fe, Al, Mn, Cu, Zn y H⁺ entran en su balance, pero no en los triángulos.',
    en: '{{number}} samples are acid water (pH below 4.5): they have no bicarbonate, and Fe, Al, Mn, Cu, Zn and H⁺ are in their balance but not in the triangles.',
    fr: '{{number}} échantillons sont des eaux acides (pH inférieur à 4,5) : sans bicarbonate ; Fe, Al, Mn, Cu, Zn et H⁺ entrent dans leur balance, mais pas dans les triangles.',
    pt: '{{number}} amostras são água ácida (pH menor que 4,5): não têm bicarbonato, e Fe, Al, Mn, Cu, Zn e H⁺ entram em seu balanço, mas não nos triângulos.',
  },
  tooMany: {
    es: 'Se muestran las {{shown}} muestras más recientes de {{number}}. Acotar con los filtros para ver las otras.',
    en: 'The {{shown}} newest of {{number}} samples are shown. Narrow the filters to see the others.',
    fr: 'Les {{shown}} échantillons les plus récents de {{number}} sont affichés. Restreindre les filtres pour voir les autres.',
    pt: 'São mostradas as {{shown}} amostras mais recentes de {{number}}. Restringir os filtros para ver as outras.',
  },
  excluded_one: {
    es: '{{number}} muestra fuera de los diagramas',
    en: '{{number}} sample left out of the diagrams',
    fr: '{{number}} échantillon hors des diagrammes',
    pt: '{{number}} amostra fora dos diagramas',
  },
  excluded_other: {
    es: '{{number}} muestras fuera de los diagramas',
    en: '{{number}} samples left out of the diagrams',
    fr: '{{number}} échantillons hors des diagrammes',
    pt: '{{number}} amostras fora dos diagramas',
  },
  reason: pageWords.reason,
  'reason.missing': {
    es: 'Falta {{ions}}',
    en: '{{ions}} missing',
    fr: 'Manque {{ions}}',
    pt: 'Falta {{ions}}',
  },
  'reason.no-cations': {
    es: 'Todos los cationes son cero',
    en: 'All cations are zero',
    fr: 'Tous les cations sont nuls',
    pt: 'Todos os cátions são zero',
  },
  'reason.no-anions': {
    es: 'Todos los aniones son cero',
    en: 'All anions are zero',
    fr: 'Tous les anions sont nuls',
    pt: 'Todos os ânions são zero',
  },
  'reason.impossible': {
    es: 'Valor imposible de {{ions}}',
    en: 'Impossible value of {{ions}}',
    fr: 'Valeur impossible de {{ions}}',
    pt: 'Valor impossível de {{ions}}',
  },
  noneTitle: {
    es: 'No hay muestras de agua con iones',
    en: 'There are no samples of water with ions',
    fr: 'Aucun échantillon d’eau avec des ions',
    pt: 'Não há amostras de água com íons',
  },
  none: {
    es: 'Los diagramas usan resultados de campañas aprobadas: calcio, magnesio, sodio, cloruro, sulfato y alcalinidad o bicarbonato. Aprobar la campaña, o incluir los resultados sin aprobar.',
    en: 'The diagrams use results of approved campaigns: calcium, magnesium, sodium, chloride, sulfate and alkalinity or bicarbonate. Approve the campaign, or include unapproved results.',
    fr: 'Les diagrammes utilisent les résultats de campagnes approuvées : calcium, magnésium, sodium, chlorure, sulfate et alcalinité ou bicarbonate. Approuver la campagne, ou inclure les résultats non approuvés.',
    pt: 'Os diagramas usam resultados de campanhas aprovadas: cálcio, magnésio, sódio, cloreto, sulfato e alcalinidade ou bicarbonato. Aprovar a campanha, ou incluir os resultados não aprovados.',
  },
  chosen: {
    es: 'Quitar la elección',
    en: 'Clear the choice',
    fr: 'Annuler le choix',
    pt: 'Limpar a escolha',
  },
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    hydrochemistry: Bundle<typeof hydrochemistryTexts>
  }
}

addTexts('hydrochemistry', hydrochemistryTexts)
