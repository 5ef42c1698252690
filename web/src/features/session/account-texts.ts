import { accountTerms } from '@puquio/contract/terms'
import { defineTexts } from '@puquio/domain'
import { words } from '../../lib/texts/words.ts'
import { firstWords } from '../../lib/texts/first-words.ts'
import '../../lib/problems/account-problem-texts.ts'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'

/** Words of the pages around the password, which the sign-in page does not carry. */
const accountTexts = defineTexts({
  forgotTitle: {
    es: 'Restablecer la contraseña',
    en: 'Reset the password',
    fr: 'Réinitialiser le mot de passe',
    pt: 'Redefinir a senha',
  },
  forgotText: {
    es: 'Escribir el correo de la cuenta. Llegará un enlace que vale por una hora.',
    en: 'Enter the e-mail address of the account. A link will arrive that works for one hour.',
    fr: 'Saisir l’adresse du compte. Un lien valable une heure y sera envoyé.',
    pt: 'Digitar o e-mail da conta. Chegará um link que vale por uma hora.',
  },
  sendLink: {
    es: 'Enviar el enlace',
    en: 'Send the link',
    fr: 'Envoyer le lien',
    pt: 'Enviar o link',
  },
  linkSentTitle: {
    es: 'Revisar el correo',
    en: 'Check your e-mail',
    fr: 'Consulter la messagerie',
    pt: 'Verificar o e-mail',
  },
  linkSent: {
    es: 'Si {{email}} pertenece a una cuenta, recibirá un mensaje con el enlace para restablecer la contraseña.',
    en: 'If {{email}} belongs to an account, it will receive a message with the link to reset the password.',
    fr: 'Si {{email}} appartient à un compte, un message avec le lien de réinitialisation y sera envoyé.',
    pt: 'Se {{email}} pertencer a uma conta, receberá uma mensagem com o link para redefinir a senha.',
  },
  email: firstWords.email,
  resetTitle: {
    es: 'Nueva contraseña',
    en: 'New password',
    fr: 'Nouveau mot de passe',
    pt: 'Nova senha',
  },
  changeTitle: words.changePassword,
  activateTitle: accountTerms.activate,
  activateText: {
    es: 'Elegir la contraseña de {{email}}.',
    en: 'Choose the password of {{email}}.',
    fr: 'Choisir le mot de passe de {{email}}.',
    pt: 'Escolher a senha de {{email}}.',
  },
  activate: { es: 'Activar', en: 'Activate', fr: 'Activer', pt: 'Ativar' },
  activated: {
    es: 'La cuenta está activa. Ya se puede iniciar sesión.',
    en: 'The account is active. You can sign in now.',
    fr: 'Le compte est actif. La connexion est possible.',
    pt: 'A conta está ativa. Já é possível entrar.',
  },
  unblockTitle: accountTerms.unblock,
  unblockText: {
    es: 'La cuenta se bloqueó por demasiadas contraseñas incorrectas. Confirmar para volver a usarla.',
    en: 'The account was blocked after too many wrong passwords. Confirm to use it again.',
    fr: 'Le compte a été bloqué après trop de mots de passe incorrects. Confirmer pour l’utiliser de nouveau.',
    pt: 'A conta foi bloqueada por senhas incorretas demais. Confirmar para voltar a usá-la.',
  },
  unblock: { es: 'Desbloquear', en: 'Unblock', fr: 'Débloquer', pt: 'Desbloquear' },
  unblocked: {
    es: 'La cuenta está desbloqueada. Ya se puede iniciar sesión.',
    en: 'The account is unblocked. You can sign in now.',
    fr: 'Le compte est débloqué. La connexion est possible.',
    pt: 'A conta está desbloqueada. Já é possível entrar.',
  },
  oldPassword: {
    es: 'Contraseña actual',
    en: 'Current password',
    fr: 'Mot de passe actuel',
    pt: 'Senha atual',
  },
  newPassword: {
    es: 'Contraseña nueva',
    en: 'New password',
    fr: 'Nouveau mot de passe',
    pt: 'Nova senha',
  },
  repeatedPassword: {
    es: 'Repetir la contraseña nueva',
    en: 'Repeat the new password',
    fr: 'Répéter le nouveau mot de passe',
    pt: 'Repetir a nova senha',
  },
  rules: {
    es: 'La contraseña debe:',
    en: 'The password must:',
    fr: 'Le mot de passe doit :',
    pt: 'A senha deve:',
  },
  'too-short': {
    es: 'tener más de 6 caracteres',
    en: 'be longer than 6 characters',
    fr: 'avoir plus de 6 caractères',
    pt: 'ter mais de 6 caracteres',
  },
  'no-uppercase': {
    es: 'incluir al menos una mayúscula',
    en: 'include at least one uppercase letter',
    fr: 'inclure au moins une majuscule',
    pt: 'incluir pelo menos uma letra maiúscula',
  },
  'no-lowercase': {
    es: 'incluir al menos una minúscula',
    en: 'include at least one lowercase letter',
    fr: 'inclure au moins une minuscule',
    pt: 'incluir pelo menos uma letra minúscula',
  },
  'no-digit': {
    es: 'incluir al menos un dígito',
    en: 'include at least one digit',
    fr: 'inclure au moins un chiffre',
    pt: 'incluir pelo menos um dígito',
  },
  'same-as-old': {
    es: 'ser distinta de la actual',
    en: 'differ from the current one',
    fr: 'être différent de l’actuel',
    pt: 'ser diferente da atual',
  },
  'not-repeated': {
    es: 'repetirse igual',
    en: 'be repeated alike',
    fr: 'être répété à l’identique',
    pt: 'ser repetida igual',
  },
  isMet: { es: 'Cumple', en: 'Met', fr: 'Respecté', pt: 'Cumprida' },
  isNotMet: { es: 'Falta', en: 'Not met', fr: 'Non respecté', pt: 'Falta' },
  save: words.save,
  changed: {
    es: 'La contraseña se cambió. Las sesiones de otros dispositivos se cerraron.',
    en: 'The password was changed. Sessions on other devices have ended.',
    fr: 'Le mot de passe a été changé. Les sessions des autres appareils ont été fermées.',
    pt: 'A senha foi alterada. As sessões em outros dispositivos foram encerradas.',
  },
  wasReset: {
    es: 'La contraseña se cambió. Ya se puede iniciar sesión con la nueva.',
    en: 'The password was changed. You can sign in with the new one.',
    fr: 'Le mot de passe a été changé. La connexion est possible avec le nouveau.',
    pt: 'A senha foi alterada. Já é possível entrar com a nova.',
  },
  signIn: firstWords.signIn,
  toSignIn: {
    es: 'Ir al inicio de sesión',
    en: 'Go to sign-in',
    fr: 'Aller à la connexion',
    pt: 'Ir para a entrada',
  },
  askAgain: {
    es: 'Pedir otro enlace',
    en: 'Ask for another link',
    fr: 'Demander un autre lien',
    pt: 'Pedir outro link',
  },
  checkingLink: {
    es: 'Revisando el enlace',
    en: 'Checking the link',
    fr: 'Vérification du lien',
    pt: 'Verificando o link',
  },
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    account: Bundle<typeof accountTexts>
  }
}

addTexts('account', accountTexts)
