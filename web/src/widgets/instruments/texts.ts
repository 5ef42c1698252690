import { notificationModuleTerms } from '@puquio/contract/notifications/module-terms'
import { taskTerms } from '@puquio/contract/terms/commitments/tasks'
import { containerTypeTerms } from '@puquio/contract/terms/containers'
import { defineTexts } from '@puquio/domain'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'

const tabTexts = defineTexts({
  pages: {
    es: 'Páginas de instrumentos ambientales',
    en: 'Pages of environmental instruments',
    fr: 'Pages des instruments environnementaux',
    pt: 'Páginas de instrumentos ambientais',
  },
  'page.instruments': containerTypeTerms.instrument,
  'page.commitments': notificationModuleTerms.commitments,
  'page.tasks': taskTerms.tasks,
  'page.correctiveActions': taskTerms.actions,
  'page.packs': {
    es: 'Expedientes',
    en: 'Evidence packs',
    fr: 'Dossiers de preuves',
    pt: 'Dossiês',
  },
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    instrumentTabs: Bundle<typeof tabTexts>
  }
}

addTexts('instrumentTabs', tabTexts)
