import { neutralizationTerms as terms } from '@puquio/contract/terms/neutralization/terms'
import { neutralizationViewTerms } from '@puquio/contract/terms/neutralization/view'
import { defineTexts } from '@puquio/domain'
import { pageWords } from '../../lib/texts/page-words.ts'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'
import { words } from '../../lib/texts/words.ts'
import { plantTexts } from './plants/texts.ts'
import { recordTexts } from './records/texts.ts'

const neutralizerTexts = defineTexts({
  ...neutralizationViewTerms,
  ...recordTexts,
  ...plantTexts,
  title: terms.neutralizers,
  records: terms.records,
  plants: terms.plants,
  name: words.name,
  save: words.save,
  edit: pageWords.edit,
  retire: pageWords.retire,
  restore: pageWords.restore,
  wasSaved: pageWords.wasSaved,
  changedMeanwhile: pageWords.changedMeanwhile,
  deliveredKg: terms.deliveredKg,
  reference: terms.reference,
  allProducts: {
    es: 'Todos los productos',
    en: 'All products',
    fr: 'Tous les produits',
    pt: 'Todos os produtos',
  },
  pdfNote: {
    es: 'De un solo mes (Desde = Hasta) el informe lista los días; de varios, los totales de cada mes.',
    en: 'Of one month (From = To) the report lists the days; of several, the totals of each month.',
    fr: 'D’un seul mois (De = À) le rapport liste les jours ; de plusieurs, les totaux de chaque mois.',
    pt: 'De um só mês (De = Até) o relatório lista os dias; de vários, os totais de cada mês.',
  },
  fromMonth: { es: 'Desde', en: 'From', fr: 'De', pt: 'De' },
  toMonth: { es: 'Hasta', en: 'To', fr: 'À', pt: 'Até' },
  anyMonth: { es: '{{label}}…', en: '{{label}}…', fr: '{{label}}…', pt: '{{label}}…' },
  noDaysTitle: {
    es: 'No hay registros en este período',
    en: 'There are no records in this period',
    fr: 'Il n’y a pas de relevés pendant cette période',
    pt: 'Não há registros neste período',
  },
  noDays: {
    es: 'Los días se registran uno por uno, se pegan desde Excel o se importan de un libro.',
    en: 'Days are recorded one by one, pasted from Excel or imported from a workbook.',
    fr: 'Les jours sont saisis un à un, collés depuis Excel ou importés d’un classeur.',
    pt: 'Os dias são registrados um a um, colados do Excel ou importados de uma planilha.',
  },
  toConsumption: {
    es: 'Ver el consumo completo',
    en: 'See the whole consumption',
    fr: 'Voir toute la consommation',
    pt: 'Ver o consumo completo',
  },
  noPlants: {
    es: 'Un administrador del proyecto agrega la planta y los productos que dosifica.',
    en: 'An administrator of the project adds the plant and the products that it doses.',
    fr: 'Un administrateur du projet ajoute la station et les produits qu’elle dose.',
    pt: 'Um administrador do projeto adiciona a estação e os produtos que ela dosa.',
  },
  noPlantsAdmin: {
    es: 'Agregar primero los productos (cal, soda…), después la planta que los dosifica.',
    en: 'Add the products first (lime, soda…), then the plant that doses them.',
    fr: 'Ajouter d’abord les produits (chaux, soude…), puis la station qui les dose.',
    pt: 'Adicionar primeiro os produtos (cal, soda…), depois a estação que os dosa.',
  },
  dayNote: {
    es: '▲ pH de salida fuera de 6 a 9 · △ dosis a más de {{percent}} % de la prevista · Σ acidez calculada de los metales · ● stock contado',
    en: '▲ pH out outside 6 to 9 · △ dose more than {{percent}} % from the planned one · Σ acidity from the metals · ● counted stock',
    fr: '▲ pH de sortie hors de 6 à 9 · △ dose à plus de {{percent}} % de la prévue · Σ acidité calculée des métaux · ● stock compté',
    pt: '▲ pH de saída fora de 6 a 9 · △ dose a mais de {{percent}} % da prevista · Σ acidez calculada dos metais · ● estoque contado',
  },
  phExceeded: {
    es: 'Fuera de 6 a 9 (DS 010-2010-MINAM)',
    en: 'Outside 6 to 9 (DS 010-2010-MINAM)',
    fr: 'Hors de 6 à 9 (DS 010-2010-MINAM)',
    pt: 'Fora de 6 a 9 (DS 010-2010-MINAM)',
  },
  acidityFromMetals: {
    es: 'Calculada del pH de entrada y los metales disueltos',
    en: 'From pH in and the dissolved metals',
    fr: 'Calculée du pH d’entrée et des métaux dissous',
    pt: 'Calculada do pH de entrada e dos metais dissolvidos',
  },
  deviates: {
    es: 'Lejos de la dosis prevista',
    en: 'Far from the planned dose',
    fr: 'Loin de la dose prévue',
    pt: 'Longe da dose prevista',
  },
  changedBy: {
    es: 'Registrado por',
    en: 'Recorded by',
    fr: 'Enregistré par',
    pt: 'Registrado por',
  },
  hours: {
    es: 'Horas de operación',
    en: 'Hours of operation',
    fr: 'Heures de marche',
    pt: 'Horas de operação',
  },
  countedStock: {
    es: 'Stock contado',
    en: 'Counted stock',
    fr: 'Stock compté',
    pt: 'Estoque contado',
  },
  retiredName: {
    es: '{{name}} (retirada)',
    en: '{{name}} (retired)',
    fr: '{{name}} (retirée)',
    pt: '{{name}} (retirada)',
  },
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    neutralizers: Bundle<typeof neutralizerTexts>
  }
}

addTexts('neutralizers', neutralizerTexts)

addTexts('fields', {
  'repeated-day': {
    es: 'Este día ya está en otra fila. Dejar una sola.',
    en: 'This day stands in another row, too. Keep one of them.',
    fr: 'Ce jour figure déjà sur une autre ligne. N’en garder qu’une.',
    pt: 'Este dia já está em outra linha. Deixar apenas uma.',
  },
  'product-in-use': {
    es: 'Un producto con registros o entregas no se puede quitar de la planta. Retirar el producto o dejarlo en la lista.',
    en: 'A product with records or deliveries cannot be taken from the plant. Retire the product or leave it in the list.',
    fr: 'Un produit avec des relevés ou des livraisons ne peut pas être ôté de la station. Retirer le produit ou le laisser dans la liste.',
    pt: 'Um produto com registros ou entregas não pode ser tirado da estação. Retirar o produto ou deixá-lo na lista.',
  },
  'repeated-product': {
    es: 'Un producto aparece dos veces. Dejarlo una sola vez.',
    en: 'A product appears twice. Keep it once.',
    fr: 'Un produit figure deux fois. Ne le garder qu’une fois.',
    pt: 'Um produto aparece duas vezes. Deixá-lo uma só vez.',
  },
  'shares-exceed': {
    es: 'Las partes de la acidez suman más de 100 %. Corregirlas.',
    en: 'The shares of the acidity add up to more than 100 %. Correct them.',
    fr: 'Les parts de l’acidité dépassent 100 % au total. Les corriger.',
    pt: 'As partes da acidez somam mais de 100 %. Corrigi-las.',
  },
})
