import { defineTexts } from '@puquio/domain'
import '../../lib/problems/account-problem-texts.ts'
import '../../lib/problems/single-sign-on-problem-texts.ts'
import { firstWords } from '../../lib/texts/first-words.ts'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'

const proofTexts = defineTexts({
  why: {
    es: 'Por seguridad, volver a identificarse. Vale por cinco minutos.',
    en: 'For safety, sign in again. It counts for five minutes.',
    fr: 'Par sécurité, s’identifier à nouveau. Cela vaut cinq minutes.',
    pt: 'Por segurança, identificar-se de novo. Vale por cinco minutos.',
  },
  password: firstWords.password,
  byProvider: {
    es: 'Identificarse con {{name}}',
    en: 'Sign in again with {{name}}',
    fr: 'S’identifier avec {{name}}',
    pt: 'Identificar-se com {{name}}',
  },
  proven: {
    es: 'Identificación confirmada.',
    en: 'It is confirmed who you are.',
    fr: 'Identité confirmée.',
    pt: 'Identificação confirmada.',
  },
  notProven: {
    es: 'No se confirmó quién es. Intentar de nuevo.',
    en: 'It was not confirmed who you are. Try again.',
    fr: 'L’identité n’a pas été confirmée. Réessayer.',
    pt: 'A identificação não foi confirmada. Tentar novamente.',
  },
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    proof: Bundle<typeof proofTexts>
  }
}

addTexts('proof', proofTexts)
