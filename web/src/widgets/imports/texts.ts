import { defineTexts } from '@puquio/domain'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'

const importTexts = defineTexts({
  unfinished_one: {
    es: '{{count}} importación sin terminar',
    en: '{{count}} unfinished import',
    fr: '{{count}} importation non terminée',
    pt: '{{count}} importação não concluída',
  },
  unfinished_other: {
    es: '{{count}} importaciones sin terminar',
    en: '{{count}} unfinished imports',
    fr: '{{count}} importations non terminées',
    pt: '{{count}} importações não concluídas',
  },
  isChecking: {
    es: 'en revisión',
    en: 'being checked',
    fr: 'en cours de vérification',
    pt: 'em revisão',
  },
  goOn: { es: 'Continuar', en: 'Go on', fr: 'Continuer', pt: 'Continuar' },
  drop: { es: 'Descartar', en: 'Discard', fr: 'Abandonner', pt: 'Descartar' },
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    imports: Bundle<typeof importTexts>
  }
}

addTexts('imports', importTexts)
