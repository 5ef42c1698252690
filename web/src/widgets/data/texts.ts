import { defineTexts } from '@puquio/domain'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'

const dataTexts = defineTexts({
  pages: {
    es: 'Páginas de datos de laboratorio',
    en: 'Pages of laboratory data',
    fr: 'Pages des données de laboratoire',
    pt: 'Páginas de dados de laboratório',
  },
  'page.samples': { es: 'Muestras', en: 'Samples', fr: 'Échantillons', pt: 'Amostras' },
  'page.campaigns': { es: 'Campañas', en: 'Campaigns', fr: 'Campagnes', pt: 'Campanhas' },
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    data: Bundle<typeof dataTexts>
  }
}

addTexts('data', dataTexts)
