import { defineTexts } from '@puquio/domain'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'

const text = {
  one: {
    es: 'La sesión se cerrará en {{count}} segundo por inactividad.',
    en: 'The session ends in {{count}} second because nothing was done.',
    fr: 'La session sera fermée dans {{count}} seconde pour inactivité.',
    pt: 'A sessão será encerrada em {{count}} segundo por inatividade.',
  },
  other: {
    es: 'La sesión se cerrará en {{count}} segundos por inactividad.',
    en: 'The session ends in {{count}} seconds because nothing was done.',
    fr: 'La session sera fermée dans {{count}} secondes pour inactivité.',
    pt: 'A sessão será encerrada em {{count}} segundos por inatividade.',
  },
}

const idleTexts = defineTexts({
  title: {
    es: 'La sesión está por cerrarse',
    en: 'The session is about to end',
    fr: 'La session va être fermée',
    pt: 'A sessão está para ser encerrada',
  },
  text_one: text.one,
  text_many: text.other,
  text_other: text.other,
  cancel: {
    es: 'Mover el ratón, tocar la pantalla o pulsar una tecla para seguir.',
    en: 'Move the mouse, touch the screen or press a key to go on.',
    fr: 'Bouger la souris, toucher l’écran ou appuyer sur une touche pour continuer.',
    pt: 'Mover o mouse, tocar na tela ou pressionar uma tecla para continuar.',
  },
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    idle: Bundle<typeof idleTexts>
  }
}

addTexts('idle', idleTexts)
