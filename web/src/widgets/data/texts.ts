import { neutralizationTerms } from '@puquio/contract/terms/neutralization/terms'
import { defineTexts } from '@puquio/domain'
import { words } from '../../lib/texts/words.ts'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'

const dataTexts = defineTexts({
  pages: {
    es: 'Páginas de datos de laboratorio',
    en: 'Pages of laboratory data',
    fr: 'Pages des données de laboratoire',
    pt: 'Páginas de dados de laboratório',
  },
  'page.samples': { es: 'Muestras', en: 'Samples', fr: 'Échantillons', pt: 'Amostras' },
  'page.table': { es: 'Tabla', en: 'Table', fr: 'Tableau', pt: 'Tabela' },
  'page.variation': { es: 'Variación', en: 'Variation', fr: 'Variation', pt: 'Variação' },
  'page.compliance': { es: 'Cumplimiento', en: 'Compliance', fr: 'Conformité', pt: 'Conformidade' },
  'page.hydrochemistry': {
    es: 'Hidroquímica',
    en: 'Hydrochemistry',
    fr: 'Hydrochimie',
    pt: 'Hidroquímica',
  },
  'page.neutralizers': neutralizationTerms.neutralizers,
  'page.awaitedReports': words.awaitedReports,
  'page.campaigns': { es: 'Campañas', en: 'Campaigns', fr: 'Campagnes', pt: 'Campanhas' },
  'page.laboratories': {
    es: 'Laboratorios',
    en: 'Laboratories',
    fr: 'Laboratoires',
    pt: 'Laboratórios',
  },
  'page.parameters': words.parameters,
  'page.standards': words.standards,
  notCollected: {
    es: 'Lo que no está recogido ({{number}})',
    en: 'What is not collected ({{number}})',
    fr: 'Ce qui n’est pas recueilli ({{number}})',
    pt: 'O que não foi coletado ({{number}})',
  },
  notCollectedHelp: {
    es: 'Estas partes de las normas no vienen con el producto: sus resultados se muestran sin norma. Un ADMIN puede agregar sus límites como propios del proyecto.',
    en: 'These parts of the standards do not come with the product: their results are shown without a standard. An ADMIN can add their limits as the project’s own.',
    fr: 'Ces parties des normes ne sont pas fournies : leurs résultats s’affichent sans norme. Un ADMIN peut ajouter leurs limites comme propres au projet.',
    pt: 'Estas partes das normas não vêm com o produto: seus resultados aparecem sem norma. Um ADMIN pode adicionar seus limites como próprios do projeto.',
  },
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    data: Bundle<typeof dataTexts>
  }
}

addTexts('data', dataTexts)
