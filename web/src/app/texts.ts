import { defineTexts } from '@puquio/domain'
import { firstWords } from '../lib/texts/first-words.ts'
import { addTexts, type Bundle } from '../lib/texts/texts.ts'

/** Texts of the first page; the shell has its own. */
const appTexts = defineTexts({
  notLoaded: {
    es: 'Error de carga: la página no llegó a tiempo o cambió de versión. Revisar la conexión y recargarla.',
    en: 'Load error: the page did not arrive in time or has a newer version. Check the connection and reload it.',
    fr: 'Erreur de chargement : la page n’est pas arrivée à temps ou a changé de version. Vérifier la connexion et la recharger.',
    pt: 'Erro de carregamento: a página não chegou a tempo ou mudou de versão. Verificar a conexão e recarregá-la.',
  },
  broken: {
    es: 'La página dejó de funcionar por un error del sistema. Recargarla; si continúa, comunicarse con un administrador.',
    en: 'The page stopped working because of a system error. Reload it; if it persists, contact an administrator.',
    fr: 'La page ne fonctionne plus à cause d’une erreur du système. La recharger ; si elle persiste, contacter un administrateur.',
    pt: 'A página parou de funcionar por um erro do sistema. Recarregá-la; se continuar, entrar em contato com um administrador.',
  },
  notFoundTitle: {
    es: 'Página no encontrada',
    en: 'Page not found',
    fr: 'Page introuvable',
    pt: 'Página não encontrada',
  },
  notFound: {
    es: 'La dirección no corresponde a ninguna página. Revisarla o volver al inicio.',
    en: 'The address belongs to no page. Check it or go back to the start.',
    fr: 'L’adresse ne correspond à aucune page. La vérifier ou revenir à l’accueil.',
    pt: 'O endereço não corresponde a nenhuma página. Verificá-lo ou voltar ao início.',
  },
  toHome: firstWords.toHome,
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    app: Bundle<typeof appTexts>
  }
}

addTexts('app', appTexts)
