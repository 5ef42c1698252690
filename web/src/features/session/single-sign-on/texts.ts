import { defineTexts } from '@puquio/domain'
import '../../../lib/problems/single-sign-on-problem-texts.ts'
import { firstWords } from '../../../lib/texts/first-words.ts'
import { addTexts, type Bundle } from '../../../lib/texts/texts.ts'

const singleSignOnTexts = defineTexts({
  signInWith: {
    es: 'Iniciar sesión con {{name}}',
    en: 'Sign in with {{name}}',
    fr: 'Se connecter avec {{name}}',
    pt: 'Entrar com {{name}}',
  },
  waiting: {
    es: 'Continuar en la ventana de {{name}}.',
    en: 'Go on in the window of {{name}}.',
    fr: 'Continuer dans la fenêtre de {{name}}.',
    pt: 'Continuar na janela de {{name}}.',
  },
  blocked: {
    es: 'El navegador bloqueó la ventana de {{name}}. Permitir las ventanas emergentes de esta página e intentar de nuevo.',
    en: 'The browser blocked the window of {{name}}. Allow popups of this page and try again.',
    fr: 'Le navigateur a bloqué la fenêtre de {{name}}. Autoriser les fenêtres contextuelles de cette page et réessayer.',
    pt: 'O navegador bloqueou a janela de {{name}}. Permitir pop-ups desta página e tentar novamente.',
  },
  closed: {
    es: 'La ventana de {{name}} se cerró antes de terminar. Intentar de nuevo.',
    en: 'The window of {{name}} was closed before it was finished. Try again.',
    fr: 'La fenêtre de {{name}} a été fermée avant la fin. Réessayer.',
    pt: 'A janela de {{name}} foi fechada antes de terminar. Tentar novamente.',
  },
  title: firstWords.singleSignOn,
  canClose: {
    es: 'Listo. Ya se puede cerrar esta ventana.',
    en: 'Done. This window can be closed now.',
    fr: 'Terminé. Cette fenêtre peut être fermée.',
    pt: 'Pronto. Esta janela já pode ser fechada.',
  },
  maybeOpen: {
    es: 'La sesión del proveedor puede seguir abierta.',
    en: 'The provider’s session may still be open.',
    fr: 'La session chez le fournisseur est peut-être encore ouverte.',
    pt: 'A sessão do provedor pode continuar aberta.',
  },
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    singleSignOn: Bundle<typeof singleSignOnTexts>
  }
}

addTexts('singleSignOn', singleSignOnTexts)
