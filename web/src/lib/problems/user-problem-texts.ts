import type { Text } from '@puquio/domain'

/** What can go wrong with users and with a project's members. */
export const userProblemTexts = {
  USER_NOT_FOUND: {
    es: 'El usuario no existe o fue eliminado. Actualizar la lista.',
    en: 'The user does not exist or was deleted. Refresh the list.',
    fr: 'L’utilisateur n’existe pas ou a été supprimé. Actualiser la liste.',
    pt: 'O usuário não existe ou foi excluído. Atualizar a lista.',
  },
  LAST_ADMINISTRATOR: {
    es: 'Es la última persona con administración del sistema que puede iniciar sesión. Dar ese permiso antes a otra.',
    en: 'This is the last system administrator who can sign in. Give somebody else that permission first.',
    fr: 'C’est la dernière personne chargée de l’administration du système qui peut se connecter. Donner d’abord ce droit à une autre.',
    pt: 'É a última pessoa com administração do sistema que pode entrar. Dar antes essa permissão a outra.',
  },
  ALREADY_ACTIVE: {
    es: 'El usuario ya estaba activo. Actualizar la lista.',
    en: 'The user was active already. Refresh the list.',
    fr: 'L’utilisateur était déjà actif. Actualiser la liste.',
    pt: 'O usuário já estava ativo. Atualizar a lista.',
  },
  ALREADY_INACTIVE: {
    es: 'El usuario ya estaba inactivo. Actualizar la lista.',
    en: 'The user was inactive already. Refresh the list.',
    fr: 'L’utilisateur était déjà inactif. Actualiser la liste.',
    pt: 'O usuário já estava inativo. Atualizar a lista.',
  },
  PHONE_ALREADY_VERIFIED: {
    es: 'El teléfono ya estaba verificado.',
    en: 'The phone was verified already.',
    fr: 'Le téléphone était déjà vérifié.',
    pt: 'O telefone já estava verificado.',
  },
  CODE_NOT_VALID: {
    es: 'El código no es el que se envió. Revisarlo o pedir otro.',
    en: 'This is not the code that was sent. Check it or ask for another one.',
    fr: 'Ce n’est pas le code envoyé. Le vérifier ou en demander un autre.',
    pt: 'Não é o código enviado. Conferi-lo ou pedir outro.',
  },
  LAST_ADMIN_OF_PROJECT: {
    es: 'Es la última persona con administración de este proyecto que puede iniciar sesión. Dar ese permiso antes a otra, o pedir el cambio a la administración del sistema.',
    en: 'This is the last administrator of this project who can sign in. Give somebody else that permission first, or ask the system’s administration for the change.',
    fr: 'C’est la dernière personne chargée de l’administration de ce projet qui peut se connecter. Donner d’abord ce droit à une autre, ou demander le changement à l’administration du système.',
    pt: 'É a última pessoa com administração deste projeto que pode entrar. Dar antes essa permissão a outra, ou pedir a mudança à administração do sistema.',
  },
  ALREADY_MEMBER: {
    es: 'El usuario {{email}} ya está asignado a este proyecto.',
    en: 'The user {{email}} is already assigned to this project.',
    fr: 'L’utilisateur {{email}} est déjà affecté à ce projet.',
    pt: 'O usuário {{email}} já está atribuído a este projeto.',
  },
} as const satisfies Record<string, Text>

/** Of a code, by the reason. */
export const userProblemVariants = {
  CODE_NOT_VALID_expired: {
    es: 'El código venció o no se ha enviado ninguno. Pedir otro.',
    en: 'The code has expired, or none was sent. Ask for another one.',
    fr: 'Le code a expiré, ou aucun n’a été envoyé. En demander un autre.',
    pt: 'O código venceu ou nenhum foi enviado. Pedir outro.',
  },
  CODE_NOT_VALID_tries: {
    es: 'Se escribieron demasiados códigos equivocados. Pedir otro.',
    en: 'Too many wrong codes were typed. Ask for another one.',
    fr: 'Trop de codes erronés ont été saisis. En demander un autre.',
    pt: 'Foram digitados códigos errados demais. Pedir outro.',
  },
} as const satisfies Record<string, Text>
