import { CallError } from '../../lib/api/call-error.ts'
import { failureOf } from '../../lib/problems/problem-text.ts'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'
import i18next from 'i18next'

const modiFailureTexts = {
  connection: {
    es: 'Error de conexión con el servidor. Recargar la página y, si sigue igual, avisar a un administrador.',
    en: 'Server connection error. Reload the page and, if it goes on, contact an administrator.',
    fr: 'Erreur de connexion au serveur. Recharger la page et, si elle persiste, prévenir un administrateur.',
    pt: 'Erro de conexão com o servidor. Recarregar a página e, se continuar, avisar um administrador.',
  },
}

/** As `failureOf`; of the status 503 the message that MODi has for it. */
export const modiFailure = (error: unknown) =>
  error instanceof CallError && error.status === 503
    ? { ...failureOf(error), text: i18next.t('connection', { ns: 'modiFailure' }) }
    : failureOf(error)

declare module 'i18next' {
  interface ResourceNamespaceMap {
    modiFailure: Bundle<typeof modiFailureTexts>
  }
}

addTexts('modiFailure', modiFailureTexts)
