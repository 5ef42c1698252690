import type { Text } from '@puquio/domain'
import type { CallProblem } from '../api/call-error.ts'
import { addTexts } from '../texts/texts.ts'

/** What can go wrong with passwords and mailed links. */
export const accountProblemTexts = {
  ALREADY_VERIFIED: {
    es: 'La cuenta ya se había verificado. Iniciar sesión.',
    en: 'The account was verified before. Sign in.',
    fr: 'Le compte était déjà vérifié. Se connecter.',
    pt: 'A conta já havia sido verificada. Entrar.',
  },
  EMAIL_ALREADY_VERIFIED: {
    es: 'El correo ya se había verificado. Iniciar sesión.',
    en: 'The e-mail address was verified before. Sign in.',
    fr: 'L’adresse était déjà vérifiée. Se connecter.',
    pt: 'O e-mail já havia sido verificado. Entrar.',
  },
  ALREADY_SIGNED_OUT: {
    es: 'La sesión ya estaba cerrada.',
    en: 'The session had already ended.',
    fr: 'La session était déjà fermée.',
    pt: 'A sessão já estava encerrada.',
  },
  FOREIGN_ORIGIN: {
    es: 'La solicitud llegó desde otra página. Abrir Puquio en su propia dirección e intentar de nuevo.',
    en: 'The request came from another page. Open Puquio at its own address and try again.',
    fr: 'La demande provient d’une autre page. Ouvrir Puquio à sa propre adresse et réessayer.',
    pt: 'A solicitação veio de outra página. Abrir o Puquio no próprio endereço e tentar novamente.',
  },
  LINK_NOT_VALID: {
    es: 'El enlace no es válido. Abrirlo completo desde el correo o pedir uno nuevo.',
    en: 'The link is not valid. Open all of it from the e-mail or ask for a new one.',
    fr: 'Le lien n’est pas valide. L’ouvrir en entier depuis le message ou en demander un nouveau.',
    pt: 'O link não é válido. Abri-lo completo a partir do e-mail ou pedir um novo.',
  },
  PASSWORD_NOT_ACCEPTED: {
    es: 'La contraseña nueva no cumple las reglas. Corregir lo que se indica.',
    en: 'The new password does not follow the rules. Correct what is marked.',
    fr: 'Le nouveau mot de passe ne respecte pas les règles. Corriger ce qui est indiqué.',
    pt: 'A nova senha não cumpre as regras. Corrigir o que está indicado.',
  },
  OLD_PASSWORD_WRONG: {
    es: 'La contraseña actual no es correcta. Escribirla de nuevo.',
    en: 'The current password is wrong. Type it again.',
    fr: 'Le mot de passe actuel est incorrect. Le saisir de nouveau.',
    pt: 'A senha atual está incorreta. Digitá-la novamente.',
  },
  BODY_NOT_READABLE: {
    es: 'El servidor no pudo leer lo enviado. Recargar la página e intentar de nuevo.',
    en: 'The server could not read what was sent. Reload the page and try again.',
    fr: 'Le serveur n’a pas pu lire l’envoi. Recharger la page et réessayer.',
    pt: 'O servidor não conseguiu ler o que foi enviado. Recarregar a página e tentar novamente.',
  },
} as const satisfies Partial<Record<CallProblem, Text>>

export const accountProblemVariants = {
  LINK_NOT_VALID_used: {
    es: 'El enlace ya se usó una vez. Pedir uno nuevo si hace falta.',
    en: 'The link was used before. Ask for a new one if needed.',
    fr: 'Le lien a déjà servi. En demander un nouveau si nécessaire.',
    pt: 'O link já foi usado. Pedir um novo se for necessário.',
  },
  LINK_NOT_VALID_expired: {
    es: 'El enlace venció. Pedir uno nuevo.',
    en: 'The link has expired. Ask for a new one.',
    fr: 'Le lien a expiré. En demander un nouveau.',
    pt: 'O link venceu. Pedir um novo.',
  },
} as const satisfies Record<string, Text>

addTexts('problems', { ...accountProblemTexts, ...accountProblemVariants })
