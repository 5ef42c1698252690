import { accountTerms, fieldTerms } from '@puquio/contract/terms'
import { defineTexts } from '@puquio/domain'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'
import { firstWords } from '../../lib/texts/first-words.ts'
import { pageWords } from '../../lib/texts/page-words.ts'
import { words } from '../../lib/texts/words.ts'
import { peopleTexts } from '../../widgets/people/texts.ts'

const userTexts = defineTexts({
  ...peopleTexts,
  title: pageWords.users,
  settings: words.settings,
  projects: pageWords.projects,
  createdAt: fieldTerms.created,
  seeAccount: {
    es: 'Ver la cuenta de {{email}}',
    en: 'See the account of {{email}}',
    fr: 'Voir le compte de {{email}}',
    pt: 'Ver a conta de {{email}}',
  },
  created: {
    es: 'Se creó la cuenta de {{name}} y se envió el enlace de activación',
    en: 'The account of {{name}} was created and the activation link sent',
    fr: 'Le compte de {{name}} a été créé et le lien d’activation envoyé',
    pt: 'A conta de {{name}} foi criada e o link de ativação enviado',
  },
  createdOnly: {
    es: 'Se creó la cuenta de {{name}}.',
    en: 'The account of {{name}} was created.',
    fr: 'Le compte de {{name}} a été créé.',
    pt: 'A conta de {{name}} foi criada.',
  },
  save: words.save,
  activate: accountTerms.activate,
  activated: {
    es: 'La cuenta de {{name}} está activa',
    en: 'The account of {{name}} is active',
    fr: 'Le compte de {{name}} est actif',
    pt: 'A conta de {{name}} está ativa',
  },
  deactivate: {
    es: 'Desactivar la cuenta',
    en: 'Deactivate the account',
    fr: 'Désactiver le compte',
    pt: 'Desativar a conta',
  },
  deactivateTitle: {
    es: '¿Desactivar la cuenta de {{name}}?',
    en: 'Deactivate the account of {{name}}?',
    fr: 'Désactiver le compte de {{name}} ?',
    pt: 'Desativar a conta de {{name}}?',
  },
  deactivateText: {
    es: 'Su sesión termina ahora y no podrá ingresar hasta que se active de nuevo.',
    en: 'Their session ends now, and they cannot sign in until the account is activated again.',
    fr: 'Sa session se termine maintenant ; aucune connexion avant une nouvelle activation.',
    pt: 'A sessão termina agora e não poderá entrar até que a conta seja ativada de novo.',
  },
  deactivated: {
    es: 'La cuenta de {{name}} está inactiva',
    en: 'The account of {{name}} is inactive',
    fr: 'Le compte de {{name}} est inactif',
    pt: 'A conta de {{name}} está inativa',
  },
  block: {
    es: 'Bloquear la cuenta',
    en: 'Block the account',
    fr: 'Bloquer le compte',
    pt: 'Bloquear a conta',
  },
  blockTitle: {
    es: 'Bloquear la cuenta de {{name}}',
    en: 'Block the account of {{name}}',
    fr: 'Bloquer le compte de {{name}}',
    pt: 'Bloquear a conta de {{name}}',
  },
  blockText: {
    es: 'Su sesión termina ahora. Recibirá un correo con el motivo.',
    en: 'Their session ends now. They get an e-mail with the reason.',
    fr: 'Sa session se termine maintenant. Un courriel lui donnera le motif.',
    pt: 'A sessão termina agora. A pessoa receberá um e-mail com o motivo.',
  },
  reason: fieldTerms.reason,
  wasBlocked: {
    es: 'La cuenta de {{name}} está bloqueada',
    en: 'The account of {{name}} is blocked',
    fr: 'Le compte de {{name}} est bloqué',
    pt: 'A conta de {{name}} está bloqueada',
  },
  unblock: accountTerms.unblock,
  unblocked: {
    es: 'La cuenta de {{name}} ya no está bloqueada',
    en: 'The account of {{name}} is no longer blocked',
    fr: 'Le compte de {{name}} n’est plus bloqué',
    pt: 'A conta de {{name}} não está mais bloqueada',
  },
  remove: {
    es: 'Eliminar la cuenta',
    en: 'Delete the account',
    fr: 'Supprimer le compte',
    pt: 'Excluir a conta',
  },
  removeTitle: {
    es: '¿Eliminar la cuenta de {{name}}?',
    en: 'Delete the account of {{name}}?',
    fr: 'Supprimer le compte de {{name}} ?',
    pt: 'Excluir a conta de {{name}}?',
  },
  removeText: {
    es: 'No podrá ingresar más y saldrá de las listas. Lo que registró se conserva con su nombre.',
    en: 'They cannot sign in any more and leave the lists. What they recorded stays, with their name.',
    fr: 'Plus aucune connexion, et le compte quitte les listes. Ce qui a été saisi est conservé sous son nom.',
    pt: 'Não poderá mais entrar e sairá das listas. O que registrou é mantido com seu nome.',
  },
  removed: {
    es: 'Se eliminó la cuenta de {{name}}',
    en: 'The account of {{name}} was deleted',
    fr: 'Le compte de {{name}} a été supprimé',
    pt: 'A conta de {{name}} foi excluída',
  },
  identities: firstWords.singleSignOn,
  linkedSince: {
    es: 'Vinculada el {{linked}}, usada por última vez el {{used}}',
    en: 'Linked on {{linked}}, last used on {{used}}',
    fr: 'Liée le {{linked}}, utilisée pour la dernière fois le {{used}}',
    pt: 'Vinculada em {{linked}}, usada pela última vez em {{used}}',
  },
  unlink: { es: 'Desvincular', en: 'Unlink', fr: 'Délier', pt: 'Desvincular' },
  unlinkTitle: {
    es: '¿Desvincular la cuenta {{username}}?',
    en: 'Unlink the account {{username}}?',
    fr: 'Délier le compte {{username}} ?',
    pt: 'Desvincular a conta {{username}}?',
  },
  unlinkText: {
    es: 'El próximo ingreso por el proveedor con el correo de este usuario crea el vínculo de nuevo.',
    en: 'The next sign-in at the provider with this user’s e-mail creates the link again.',
    fr: 'La prochaine connexion chez le fournisseur avec l’adresse de cet utilisateur recrée le lien.',
    pt: 'O próximo login no provedor com o e-mail deste usuário cria o vínculo de novo.',
  },
  unlinked: {
    es: 'La cuenta {{username}} quedó desvinculada',
    en: 'The account {{username}} was unlinked',
    fr: 'Le compte {{username}} a été délié',
    pt: 'A conta {{username}} foi desvinculada',
  },
  noneTitle: pageWords.noUsers,
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    users: Bundle<typeof userTexts>
  }
}

addTexts('users', userTexts)
