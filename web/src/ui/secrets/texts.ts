import { defineTexts } from '@puquio/domain'
import { firstWords } from '../../lib/texts/first-words.ts'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'
import { words } from '../../lib/texts/words.ts'

const uiSecretTexts = defineTexts({
  once: {
    es: 'Copiarlo ahora y guardarlo como una contraseña: no se volverá a mostrar.',
    en: 'Copy it now and keep it like a password: it is not shown again.',
    fr: 'Le copier maintenant et le garder comme un mot de passe : il ne sera plus affiché.',
    pt: 'Copiá-lo agora e guardá-lo como uma senha: não será mostrado de novo.',
  },
  copy: words.copy,
  copied: words.copied,
  close: firstWords.close,
  revoke: words.revoke,
  revokeThis: words.revokeThis,
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    uiSecrets: Bundle<typeof uiSecretTexts>
  }
}

addTexts('uiSecrets', uiSecretTexts)
