import { fieldTerms, roleTerms } from '@puquio/contract/terms'
import { defineTexts } from '@puquio/domain'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'
import { firstWords } from '../../lib/texts/first-words.ts'
import { words } from '../../lib/texts/words.ts'

/** What a person's data and the state of an account are called, for features that list people too. */
export const peopleTexts = defineTexts({
  name: words.name,
  lastName: { es: 'Apellidos', en: 'Last name', fr: 'Nom de famille', pt: 'Sobrenome' },
  email: words.email,
  emailStays: {
    es: 'La cuenta se identifica por su correo, que no cambia.',
    en: 'The account is identified by its e-mail address, which does not change.',
    fr: 'Le compte est identifié par son adresse, qui ne change pas.',
    pt: 'A conta é identificada pelo e-mail, que não muda.',
  },
  emailActivates: {
    es: 'Se le enviará el enlace para activar la cuenta.',
    en: 'The link to activate the account will be sent to it.',
    fr: 'Le lien pour activer le compte y sera envoyé.',
    pt: 'O link para ativar a conta será enviado a ele.',
  },
  phone: words.phone,
  position: { es: 'Cargo', en: 'Position', fr: 'Poste', pt: 'Cargo' },
  language: {
    es: 'Idioma de sus correos',
    en: 'Language of their e-mails',
    fr: 'Langue de ses courriels',
    pt: 'Idioma dos e-mails',
  },
  admin: roleTerms.SYSTEM,
  adminHelp: {
    es: 'Puede todo en todos los proyectos, y en el sistema.',
    en: 'May do everything in every project, and in the system.',
    fr: 'A tous les droits dans tous les projets et dans le système.',
    pt: 'Pode tudo em todos os projetos e no sistema.',
  },
  state: fieldTerms.status,
  anyState: words.anyStatus,
  active: words.active,
  inactive: words.inactive,
  unverified: { es: 'Sin verificar', en: 'Unverified', fr: 'Non vérifié', pt: 'Não verificado' },
  blocked: { es: 'Bloqueado', en: 'Blocked', fr: 'Bloqué', pt: 'Bloqueado' },
  lastSignIn: {
    es: 'Último ingreso',
    en: 'Last sign-in',
    fr: 'Dernière connexion',
    pt: 'Último acesso',
  },
  create: {
    es: 'Crear usuario',
    en: 'Create a user',
    fr: 'Créer un utilisateur',
    pt: 'Criar usuário',
  },
  edit: {
    es: 'Editar usuario',
    en: 'Edit the user',
    fr: 'Modifier l’utilisateur',
    pt: 'Editar usuário',
  },
  edited: {
    es: 'Se guardaron los datos de {{name}}',
    en: 'The data of {{name}} were saved',
    fr: 'Les données de {{name}} ont été enregistrées',
    pt: 'Os dados de {{name}} foram salvos',
  },
  resend: {
    es: 'Reenviar el enlace de activación',
    en: 'Send the activation link again',
    fr: 'Renvoyer le lien d’activation',
    pt: 'Reenviar o link de ativação',
  },
  resent: {
    es: 'Otro enlace de activación para {{email}} está en cola de envío',
    en: 'Another activation link for {{email}} is queued to be sent',
    fr: 'Un autre lien d’activation pour {{email}} est en file d’envoi',
    pt: 'Outro link de ativação para {{email}} está na fila de envio',
  },
  verifyPhone: {
    es: 'Verificar el teléfono',
    en: 'Verify the phone',
    fr: 'Vérifier le téléphone',
    pt: 'Verificar o telefone',
  },
  phoneUnverified: {
    es: 'sin verificar',
    en: 'not verified',
    fr: 'non vérifié',
    pt: 'não verificado',
  },
  codeGoesTo: {
    es: 'Se enviará por WhatsApp un código de seis dígitos al {{phone}}. Vence a los diez minutos.',
    en: 'A six-digit code will be sent to {{phone}} by WhatsApp. It expires after ten minutes.',
    fr: 'Un code à six chiffres sera envoyé par WhatsApp au {{phone}}. Il expire après dix minutes.',
    pt: 'Um código de seis dígitos será enviado por WhatsApp para {{phone}}. Vence em dez minutos.',
  },
  sendCode: {
    es: 'Enviar el código',
    en: 'Send the code',
    fr: 'Envoyer le code',
    pt: 'Enviar o código',
  },
  sendCodeAgain: {
    es: 'Enviar otro código',
    en: 'Send another code',
    fr: 'Envoyer un autre code',
    pt: 'Enviar outro código',
  },
  codeSent: {
    es: 'Se envió el código al {{phone}}',
    en: 'The code was sent to {{phone}}',
    fr: 'Le code a été envoyé au {{phone}}',
    pt: 'O código foi enviado para {{phone}}',
  },
  code: {
    es: 'Código de seis dígitos',
    en: 'Six-digit code',
    fr: 'Code à six chiffres',
    pt: 'Código de seis dígitos',
  },
  phoneVerified: {
    es: 'El teléfono {{phone}} está verificado',
    en: 'The phone {{phone}} is verified',
    fr: 'Le téléphone {{phone}} est vérifié',
    pt: 'O telefone {{phone}} está verificado',
  },
  whatsappHow: words.whatsappHow,
  mailWaits: {
    es: 'El correo espera: el sistema no tiene servidor de correo.',
    en: 'The e-mail waits: the system has no mail server.',
    fr: 'Le courriel attend : le système n’a pas de serveur de messagerie.',
    pt: 'O e-mail espera: o sistema não tem servidor de e-mail.',
  },
  addMailServer: {
    es: 'Agregar un servidor de correo',
    en: 'Add a mail server',
    fr: 'Ajouter un serveur de messagerie',
    pt: 'Adicionar um servidor de e-mail',
  },
  close: firstWords.close,
  askContact: {
    es: 'Pedirlo a: {{contact}}.',
    en: 'Ask {{contact}} for it.',
    fr: 'Le demander à : {{contact}}.',
    pt: 'Pedir a: {{contact}}.',
  },
  whatsappNone: {
    es: 'WhatsApp no está configurado en el sistema.',
    en: 'WhatsApp is not set up in the system.',
    fr: 'WhatsApp n’est pas configuré dans le système.',
    pt: 'O WhatsApp não está configurado no sistema.',
  },
  systemAdministrator: {
    es: 'quien administra el sistema',
    en: 'the system administrator',
    fr: 'l’administrateur du système',
    pt: 'quem administra o sistema',
  },
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    people: Bundle<typeof peopleTexts>
  }
}

addTexts('people', peopleTexts)
