import type { Text } from '@puquio/domain'
import type { CallProblem } from '../api/call-error.ts'
import { addTexts } from '../texts/texts.ts'

/** What can go wrong with single sign-on. */
export const singleSignOnProblemTexts = {
  SSO_NOT_PROVEN: {
    es: 'No se pudo comprobar la identidad con el proveedor. Intentar de nuevo.',
    en: 'The identity could not be confirmed with the provider. Try again.',
    fr: 'L’identité n’a pas pu être confirmée auprès du fournisseur. Réessayer.',
    pt: 'Não foi possível confirmar a identidade com o provedor. Tentar novamente.',
  },
  SSO_CANCELLED: {
    es: 'El inicio de sesión se canceló en el proveedor. Intentar de nuevo o entrar con la contraseña.',
    en: 'The sign-in was cancelled at the provider. Try again or use the password.',
    fr: 'La connexion a été annulée chez le fournisseur. Réessayer ou utiliser le mot de passe.',
    pt: 'O login foi cancelado no provedor. Tentar novamente ou entrar com a senha.',
  },
  SSO_CLOCK: {
    es: 'La hora del servidor y la del proveedor no coinciden. Avisar a un administrador del sistema.',
    en: 'The clocks of the server and of the provider differ. Tell a system administrator.',
    fr: 'Les horloges du serveur et du fournisseur diffèrent. Prévenir un administrateur du système.',
    pt: 'Os relógios do servidor e do provedor não coincidem. Avisar um administrador do sistema.',
  },
  SSO_WRONG_TENANT: {
    es: 'La cuenta es de una organización que no está habilitada aquí. Elegir la cuenta de la empresa.',
    en: 'The account belongs to an organisation that is not admitted here. Choose the company’s account.',
    fr: 'Le compte appartient à une organisation qui n’est pas admise ici. Choisir le compte de l’entreprise.',
    pt: 'A conta é de uma organização que não está habilitada aqui. Escolher a conta da empresa.',
  },
  SSO_NO_EMAIL: {
    es: 'El proveedor no dio un correo verificado de la cuenta. Consultar a un administrador.',
    en: 'The provider gave no verified e-mail address of the account. Ask an administrator.',
    fr: 'Le fournisseur n’a pas donné d’adresse vérifiée du compte. Consulter un administrateur.',
    pt: 'O provedor não informou um e-mail verificado da conta. Consultar um administrador.',
  },
  SSO_OTHER_ACCOUNT: {
    es: 'El usuario está vinculado a otra cuenta del proveedor. Un administrador del sistema puede desvincularla.',
    en: 'The user is linked to another account of the provider. A system administrator can unlink it.',
    fr: 'L’utilisateur est lié à un autre compte du fournisseur. Un administrateur du système peut le délier.',
    pt: 'O usuário está vinculado a outra conta do provedor. Um administrador do sistema pode desvinculá-la.',
  },
  SSO_FOREIGN_EMAIL: {
    es: 'El proveedor no responde por los correos de este dominio. Entrar con la contraseña.',
    en: 'The provider does not answer for e-mails of this domain. Sign in with the password.',
    fr: 'Le fournisseur ne répond pas des adresses de ce domaine. Se connecter avec le mot de passe.',
    pt: 'O provedor não responde pelos e-mails deste domínio. Entrar com a senha.',
  },
  SSO_ADMINISTRATOR: {
    es: 'Un administrador del sistema entra con su correo y su contraseña.',
    en: 'A system administrator signs in with e-mail and password.',
    fr: 'Un administrateur du système se connecte avec son courriel et son mot de passe.',
    pt: 'Um administrador do sistema entra com e-mail e senha.',
  },
  SSO_UNAVAILABLE: {
    es: 'El proveedor de identidad no responde. Intentar de nuevo en un momento o entrar con la contraseña.',
    en: 'The identity provider does not answer. Try again in a moment or use the password.',
    fr: 'Le fournisseur d’identité ne répond pas. Réessayer dans un instant ou utiliser le mot de passe.',
    pt: 'O provedor de identidade não responde. Tentar novamente em instantes ou entrar com a senha.',
  },
} as const satisfies Partial<Record<CallProblem, Text>>

addTexts('problems', singleSignOnProblemTexts)
