import { defineTexts } from '@puquio/domain'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'
import { pageWords } from '../../lib/texts/page-words.ts'

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
  moreUnfinished_one: {
    es: 'Hay {{count}} más antigua, que aparece aquí al terminar alguna de estas.',
    en: 'There is {{count}} older one, which is listed once one of these is finished.',
    fr: 'Il y en a {{count}} plus ancienne, qui apparaît ici dès que l’une de celles-ci est terminée.',
    pt: 'Há mais {{count}} anterior, que aparece aqui quando alguma destas for concluída.',
  },
  moreUnfinished_other: {
    es: 'Hay {{count}} más antiguas, que aparecen aquí al terminar alguna de estas.',
    en: 'There are {{count}} older ones, which are listed once some of these are finished.',
    fr: 'Il y en a {{count}} plus anciennes, qui apparaissent ici à mesure que celles-ci sont terminées.',
    pt: 'Há mais {{count}} anteriores, que aparecem aqui à medida que estas forem concluídas.',
  },
  goOn: { es: 'Continuar', en: 'Go on', fr: 'Continuer', pt: 'Continuar' },
  drop: pageWords.discard,
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    imports: Bundle<typeof importTexts>
  }
}

addTexts('imports', importTexts)
