import { personFieldTerms } from '@puquio/contract/terms/audit-person-fields'
import { defineTexts } from '@puquio/domain'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'
import { firstWords } from '../../lib/texts/first-words.ts'
import { pageWords } from '../../lib/texts/page-words.ts'
import { words } from '../../lib/texts/words.ts'
import { peopleTexts } from '../../widgets/people/texts.ts'

const memberTexts = defineTexts({
  ...peopleTexts,
  title: pageWords.members,
  save: words.save,
  noneTitle: {
    es: 'No hay integrantes',
    en: 'There are no members',
    fr: 'Aucun membre',
    pt: 'Não há integrantes',
  },
  permissions: { es: 'Permisos', en: 'Permissions', fr: 'Droits', pt: 'Permissões' },
  anyPermission: {
    es: 'Todos los permisos',
    en: 'Any permission',
    fr: 'Tous les droits',
    pt: 'Todas as permissões',
  },
  mayADMIN: {
    es: 'Todo en este proyecto: planes, listas, integrantes y configuración.',
    en: 'Everything in this project: plans, lists, members and settings.',
    fr: 'Tout dans ce projet : plans, listes, membres et paramètres.',
    pt: 'Tudo neste projeto: planos, listas, integrantes e configuração.',
  },
  mayREAD: {
    es: 'Ve las pantallas de su menú y no cambia nada.',
    en: 'Sees the screens of their menu and changes nothing.',
    fr: 'Voit les écrans de son menu et ne modifie rien.',
    pt: 'Vê as telas do seu menu e não altera nada.',
  },
  mayWRITE: {
    es: 'Además, registra seguimientos, evidencias y resultados.',
    en: 'Also records follow-ups, evidence and results.',
    fr: 'Saisit en plus les suivis, les preuves et les résultats.',
    pt: 'Além disso, registra acompanhamentos, evidências e resultados.',
  },
  mayAUDIT: {
    es: 'Además, lee el registro de auditoría y los ingresos.',
    en: 'Also reads the audit trail and the sign-ins.',
    fr: 'Lit en plus le journal d’audit et les connexions.',
    pt: 'Além disso, lê o registro de auditoria e os acessos.',
  },
  kind: { es: 'Participa como', en: 'Takes part as', fr: 'Participe comme', pt: 'Participa como' },
  member: { es: 'Integrante', en: 'Member', fr: 'Membre', pt: 'Integrante' },
  guest: personFieldTerms.is_guest,
  awaited: {
    es: 'Aún no entra',
    en: 'Has not opened it yet',
    fr: 'Pas encore venu',
    pt: 'Ainda não entrou',
  },
  awaitedHelp: {
    es: 'Es de otra empresa: sus datos se ven cuando abra el proyecto por primera vez.',
    en: 'From another company: their details are shown once they open the project for the first time.',
    fr: 'D’une autre entreprise : ses données se voient dès sa première ouverture du projet.',
    pt: 'É de outra empresa: seus dados aparecem quando abrir o projeto pela primeira vez.',
  },
  ended: {
    es: 'Invitado, terminó',
    en: 'Guest, ended',
    fr: 'Invité, terminé',
    pt: 'Convidado, terminou',
  },
  anyKind: pageWords.everybody,
  members: pageWords.members,
  guests: {
    es: 'Invitados con acceso',
    en: 'Guests with access',
    fr: 'Invités avec accès',
    pt: 'Convidados com acesso',
  },
  endeds: {
    es: 'Invitados cuyo acceso terminó',
    en: 'Guests whose access has ended',
    fr: 'Invités dont l’accès a pris fin',
    pt: 'Convidados cujo acesso terminou',
  },
  endsOn: personFieldTerms.ends_on,
  endsOnHelp: {
    es: 'Último día de acceso, en la hora del proyecto. Vacío: sin fecha de fin.',
    en: 'The last day of access, in the project’s time. Empty: no end date.',
    fr: 'Dernier jour d’accès, à l’heure du projet. Vide : sans date de fin.',
    pt: 'Último dia de acesso, no horário do projeto. Vazio: sem data de fim.',
  },
  isGuest: {
    es: 'Es un invitado, de otra empresa',
    en: 'Is a guest, from another company',
    fr: 'Est un invité, d’une autre entreprise',
    pt: 'É um convidado, de outra empresa',
  },
  isGuestHelp: {
    es: 'Un invitado no puede administrar el proyecto, y su acceso puede tener fecha de fin.',
    en: 'A guest cannot administer the project, and their access may have an end date.',
    fr: 'Un invité ne peut pas administrer le projet, et son accès peut avoir une date de fin.',
    pt: 'Um convidado não pode administrar o projeto, e seu acesso pode ter data de fim.',
  },
  joinedAt: {
    es: 'En el proyecto desde',
    en: 'Joined',
    fr: 'Membre depuis',
    pt: 'No projeto desde',
  },
  created: {
    es: 'Se agregó a {{name}} al proyecto; el correo a {{email}} está en cola de envío',
    en: '{{name}} was added to the project; the e-mail to {{email}} is queued to be sent',
    fr: '{{name}} a été ajouté au projet ; le courriel à {{email}} est en file d’envoi',
    pt: '{{name}} foi adicionado ao projeto; o e-mail para {{email}} está na fila de envio',
  },
  createdOnly: {
    es: 'Se agregó a {{name}} al proyecto.',
    en: '{{name}} was added to the project.',
    fr: '{{name}} a été ajouté au projet.',
    pt: '{{name}} foi adicionado ao projeto.',
  },
  addedOnly: {
    es: 'Se agregó a {{email}} al proyecto.',
    en: '{{email}} was added to the project.',
    fr: '{{email}} a été ajouté au projet.',
    pt: '{{email}} foi adicionado ao projeto.',
  },
  addedOnlyAwaited: {
    es: 'Se agregó a {{email}} al proyecto como invitado. Es de otra empresa: sus datos se verán cuando abra el proyecto por primera vez.',
    en: '{{email}} was added to the project as a guest. From another company: their data will be seen once they open the project for the first time.',
    fr: '{{email}} a été ajouté au projet comme invité. D’une autre entreprise : ses données se verront dès sa première ouverture du projet.',
    pt: '{{email}} foi adicionado ao projeto como convidado. É de outra empresa: seus dados aparecerão quando abrir o projeto pela primeira vez.',
  },
  noAccount: {
    es: 'Ninguna cuenta tiene este correo. Revisarlo o crear el usuario.',
    en: 'No account has this e-mail. Check it, or create the user.',
    fr: 'Aucun compte n’a cette adresse. La vérifier, ou créer l’utilisateur.',
    pt: 'Nenhuma conta tem este e-mail. Revisá-lo ou criar o usuário.',
  },
  createWithEmail: {
    es: 'Crear el usuario con este correo',
    en: 'Create the user with this e-mail',
    fr: 'Créer l’utilisateur avec cette adresse',
    pt: 'Criar o usuário com este e-mail',
  },
  add: {
    es: 'Agregar usuario existente',
    en: 'Add an existing user',
    fr: 'Ajouter un utilisateur existant',
    pt: 'Adicionar usuário existente',
  },
  addHelp: {
    es: 'El correo completo de su cuenta.',
    en: 'The full e-mail address of their account.',
    fr: 'L’adresse complète de son compte.',
    pt: 'O e-mail completo da conta.',
  },
  othersAreGuests: {
    es: 'A quien es de otra empresa se le agrega como invitado.',
    en: 'Anyone from another company is added as a guest.',
    fr: 'Une personne d’une autre entreprise est ajoutée comme invité.',
    pt: 'Quem é de outra empresa é adicionado como convidado.',
  },
  added: {
    es: 'Se agregó a {{email}} al proyecto y se le avisará por correo',
    en: '{{email}} was added to the project and will be told by e-mail',
    fr: '{{email}} a été ajouté au projet et sera prévenu par courriel',
    pt: '{{email}} foi adicionado ao projeto e será avisado por e-mail',
  },
  addedAwaited: {
    es: 'Se agregó a {{email}} al proyecto como invitado y se le avisará por correo. Es de otra empresa: sus datos se verán cuando abra el proyecto por primera vez',
    en: '{{email}} was added to the project as a guest and will be told by e-mail. From another company: their data will be seen once they open the project for the first time',
    fr: '{{email}} a été ajouté au projet comme invité et sera prévenu par courriel. D’une autre entreprise : ses données se verront dès sa première ouverture du projet',
    pt: '{{email}} foi adicionado ao projeto como convidado e será avisado por e-mail. É de outra empresa: seus dados aparecerão quando abrir o projeto pela primeira vez',
  },
  menuPermissions: {
    es: 'Permisos de menú',
    en: 'Menu permissions',
    fr: 'Permissions de menu',
    pt: 'Permissões de menu',
  },
  setPermissions: {
    es: 'Cambiar permisos',
    en: 'Change the permissions',
    fr: 'Modifier les droits',
    pt: 'Alterar permissões',
  },
  permissionsOf: {
    es: 'Permisos de {{name}}',
    en: 'Permissions of {{name}}',
    fr: 'Droits de {{name}}',
    pt: 'Permissões de {{name}}',
  },
  permissionsSaved: {
    es: 'Se guardaron los permisos de {{name}}; ya rigen',
    en: 'The permissions of {{name}} were saved and apply from now on',
    fr: 'Les droits de {{name}} ont été enregistrés et s’appliquent dès maintenant',
    pt: 'As permissões de {{name}} foram salvas e já valem',
  },
  remove: {
    es: 'Quitar del proyecto',
    en: 'Remove from the project',
    fr: 'Retirer du projet',
    pt: 'Remover do projeto',
  },
  removeTitle: {
    es: '¿Quitar a {{name}} del proyecto?',
    en: 'Remove {{name}} from the project?',
    fr: 'Retirer {{name}} du projet ?',
    pt: 'Remover {{name}} do projeto?',
  },
  removeText: {
    es: 'Pierde ahora el acceso al proyecto. Su cuenta y lo que registró se conservan.',
    en: 'They lose access to the project now. Their account and what they recorded stay.',
    fr: 'L’accès au projet prend fin maintenant. Son compte et ses saisies sont conservés.',
    pt: 'Perde agora o acesso ao projeto. A conta e o que registrou são mantidos.',
  },
  removed: {
    es: 'Se quitó a {{name}} del proyecto',
    en: '{{name}} was removed from the project',
    fr: '{{name}} a été retiré du projet',
    pt: '{{name}} foi removido do projeto',
  },
  invite: {
    es: 'Invitar desde Excel',
    en: 'Invite from Excel',
    fr: 'Inviter depuis Excel',
    pt: 'Convidar pelo Excel',
  },
  inviteHelp: {
    es: 'Llenar la plantilla y elegirla aquí. Primero se revisa y se muestra; se invita recién al confirmar, a todos o a nadie.',
    en: 'Fill in the template and choose it here. It is checked and shown first; people are invited when you confirm, all of them or nobody.',
    fr: 'Remplir le modèle et le choisir ici. Il est d’abord vérifié et affiché ; l’invitation part à la confirmation, pour tous ou pour personne.',
    pt: 'Preencher o modelo e escolhê-lo aqui. Primeiro é verificado e mostrado; o convite sai ao confirmar, para todos ou para ninguém.',
  },
  toInvite_one: {
    es: '{{count}} persona por invitar.',
    en: '{{count}} person to invite.',
    fr: '{{count}} personne à inviter.',
    pt: '{{count}} pessoa a convidar.',
  },
  toInvite_many: {
    es: '{{count}} personas por invitar.',
    en: '{{count}} people to invite.',
    fr: '{{count}} personnes à inviter.',
    pt: '{{count}} pessoas a convidar.',
  },
  toInvite_other: {
    es: '{{count}} personas por invitar.',
    en: '{{count}} people to invite.',
    fr: '{{count}} personnes à inviter.',
    pt: '{{count}} pessoas a convidar.',
  },
  alreadyHere_one: {
    es: '{{count}} ya está en el proyecto y queda como está.',
    en: '{{count}} is in the project already and stays as it is.',
    fr: '{{count}} est déjà dans le projet et reste inchangée.',
    pt: '{{count}} já está no projeto e fica como está.',
  },
  alreadyHere_many: {
    es: '{{count}} ya están en el proyecto y quedan como están.',
    en: '{{count}} are in the project already and stay as they are.',
    fr: '{{count}} sont déjà dans le projet et restent inchangées.',
    pt: '{{count}} já estão no projeto e ficam como estão.',
  },
  alreadyHere_other: {
    es: '{{count}} ya están en el proyecto y quedan como están.',
    en: '{{count}} are in the project already and stay as they are.',
    fr: '{{count}} sont déjà dans le projet et restent inchangées.',
    pt: '{{count}} já estão no projeto e ficam como estão.',
  },
  isMember: {
    es: 'Ya está en el proyecto',
    en: 'Is in the project already',
    fr: 'Déjà dans le projet',
    pt: 'Já está no projeto',
  },
  sendInvitations: {
    es: 'Invitar',
    en: 'Invite',
    fr: 'Inviter',
    pt: 'Convidar',
  },
  invited_one: {
    es: '{{count}} persona agregada; {{count}} correo en cola.',
    en: '{{count}} person added; {{count}} e-mail queued.',
    fr: '{{count}} personne ajoutée ; {{count}} courriel en file d’envoi.',
    pt: '{{count}} pessoa adicionada; {{count}} e-mail na fila.',
  },
  invited_many: {
    es: '{{count}} personas agregadas; {{count}} correos en cola.',
    en: '{{count}} people added; {{count}} e-mails queued.',
    fr: '{{count}} personnes ajoutées ; {{count}} courriels en file d’envoi.',
    pt: '{{count}} pessoas adicionadas; {{count}} e-mails na fila.',
  },
  invited_other: {
    es: '{{count}} personas agregadas; {{count}} correos en cola.',
    en: '{{count}} people added; {{count}} e-mails queued.',
    fr: '{{count}} personnes ajoutées ; {{count}} courriels en file d’envoi.',
    pt: '{{count}} pessoas adicionadas; {{count}} e-mails na fila.',
  },
  close: firstWords.close,
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    members: Bundle<typeof memberTexts>
  }
}

addTexts('members', memberTexts)
