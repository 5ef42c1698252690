import type { Text } from '@puquio/domain'
import type { CallProblem } from '../api/call-error.ts'

/** What can go wrong before and while signing in: the only ones that the first page carries. */
export const firstProblemTexts = {
  NO_VALID_TOKEN: {
    es: 'La sesión expiró o se inició sesión en otro dispositivo. Iniciar sesión de nuevo.',
    en: 'Your session has expired or you have signed in on another device. Sign in again.',
    fr: 'La session a expiré ou a été ouverte sur un autre appareil. Se reconnecter.',
    pt: 'A sessão expirou ou foi iniciada em outro dispositivo. Entrar novamente.',
  },
  USER_NOT_REGISTERED: {
    es: 'El usuario no está registrado o fue eliminado. Revisar el correo escrito o consultar a un administrador.',
    en: 'The user is not registered or was deleted. Check the e-mail address or ask an administrator.',
    fr: 'L’utilisateur n’est pas enregistré ou a été supprimé. Vérifier l’adresse ou consulter un administrateur.',
    pt: 'O usuário não está registrado ou foi excluído. Verificar o e-mail digitado ou consultar um administrador.',
  },
  WRONG_PASSWORD: {
    es: 'El correo o la contraseña no son correctos. Escribirlos de nuevo o restablecer la contraseña.',
    en: 'Wrong e-mail or password. Type them again or reset the password.',
    fr: 'L’adresse ou le mot de passe est incorrect. Les saisir de nouveau ou réinitialiser le mot de passe.',
    pt: 'E-mail ou senha incorretos. Digitar novamente ou redefinir a senha.',
  },
  USER_NOT_ACTIVE: {
    es: 'El usuario no está activo. Revisar el correo: se envió el enlace de activación.',
    en: 'The user is not active. Check your e-mail for the activation link.',
    fr: 'L’utilisateur n’est pas actif. Consulter la messagerie : le lien d’activation a été envoyé.',
    pt: 'O usuário não está ativo. Verificar o e-mail: o link de ativação foi enviado.',
  },
  EMAIL_NOT_VERIFIED: {
    es: 'El correo aún no se ha verificado. Abrir el enlace que se envió a esa dirección.',
    en: 'The e-mail address is not verified yet. Open the link that was sent to it.',
    fr: 'L’adresse n’est pas encore vérifiée. Ouvrir le lien qui y a été envoyé.',
    pt: 'O e-mail ainda não foi verificado. Abrir o link enviado a esse endereço.',
  },
  USER_BLOCKED: {
    es: 'La cuenta está bloqueada. Revisar el correo: hay un mensaje del proveedor.',
    en: 'The account is blocked. Check your e-mail for a message from the provider.',
    fr: 'Le compte est bloqué. Consulter la messagerie : le fournisseur a envoyé un message.',
    pt: 'A conta está bloqueada. Verificar o e-mail: há uma mensagem do fornecedor.',
  },
  TOO_MANY_TRIES: {
    es: 'Hubo demasiados intentos seguidos. Esperar {{wait}} e intentar de nuevo.',
    en: 'There were too many tries in a row. Wait {{wait}} and try again.',
    fr: 'Trop d’essais de suite. Attendre {{wait}} puis réessayer.',
    pt: 'Houve tentativas demais seguidas. Esperar {{wait}} e tentar novamente.',
  },
  INPUT_NOT_VALID: {
    es: 'Hay datos que no se aceptaron. Corregir los campos marcados.',
    en: 'Some of the data was not accepted. Correct the marked fields.',
    fr: 'Certaines données n’ont pas été acceptées. Corriger les champs indiqués.',
    pt: 'Há dados que não foram aceitos. Corrigir os campos marcados.',
  },
  BUSY: {
    es: 'El servidor está ocupado con otros trabajos. Intentar de nuevo en un momento.',
    en: 'The server is busy with other work. Try again in a moment.',
    fr: 'Le serveur est occupé par d’autres travaux. Réessayer dans un instant.',
    pt: 'O servidor está ocupado com outros trabalhos. Tentar novamente em instantes.',
  },
  UNAVAILABLE: {
    es: 'El servidor no está disponible en este momento. Esperar un poco e intentar de nuevo.',
    en: 'The server is not available at the moment. Wait a little and try again.',
    fr: 'Le serveur n’est pas disponible pour le moment. Attendre un peu et réessayer.',
    pt: 'O servidor não está disponível no momento. Esperar um pouco e tentar novamente.',
  },
  STORAGE_FULL: {
    es: 'El disco del servidor está lleno y no se guardó nada. Avisar al administrador e intentar de nuevo cuando haya espacio.',
    en: 'The server’s disk is full and nothing was stored. Tell the administrator and try again once there is room.',
    fr: 'Le disque du serveur est plein et rien n’a été enregistré. Prévenir l’administrateur et réessayer quand il y aura de la place.',
    pt: 'O disco do servidor está cheio e nada foi salvo. Avisar o administrador e tentar novamente quando houver espaço.',
  },
  TOOK_TOO_LONG: {
    es: 'La respuesta tardó más de lo permitido. Intentar de nuevo; si se repite, pedir menos a la vez o revisar la conexión.',
    en: 'The answer took longer than allowed. Try again; if it happens again, ask for less at once or check the connection.',
    fr: 'La réponse a pris plus de temps que permis. Réessayer ; si cela se répète, demander moins à la fois ou vérifier la connexion.',
    pt: 'A resposta demorou mais do que o permitido. Tentar novamente; se acontecer de novo, pedir menos de uma vez ou verificar a conexão.',
  },
  NO_CONNECTION: {
    es: 'No se pudo llegar al servidor. Revisar la conexión a la red e intentar de nuevo.',
    en: 'The server could not be reached. Check the network connection and try again.',
    fr: 'Le serveur n’a pas pu être joint. Vérifier la connexion au réseau et réessayer.',
    pt: 'Não foi possível chegar ao servidor. Verificar a conexão de rede e tentar novamente.',
  },
  UNEXPECTED: {
    es: 'Error del sistema. Intentar de nuevo; si continúa, comunicarse con un administrador.',
    en: 'System error. Try again; if it persists, contact an administrator.',
    fr: 'Erreur du système. Réessayer ; si elle persiste, contacter un administrateur.',
    pt: 'Erro do sistema. Tentar novamente; se continuar, entrar em contato com um administrador.',
  },
} as const satisfies Partial<Record<CallProblem, Text>>

/** Exacter words where the problem's params tell more: `PROBLEM_reason`. */
export const firstProblemVariants = {
  NO_VALID_TOKEN_superseded: {
    es: 'La sesión se cerró porque se inició sesión en otro dispositivo. Iniciar sesión de nuevo para seguir aquí.',
    en: 'The session ended because you have signed in on another device. Sign in again to go on here.',
    fr: 'La session a été fermée car une connexion a eu lieu sur un autre appareil. Se reconnecter pour continuer ici.',
    pt: 'A sessão foi encerrada porque houve uma entrada em outro dispositivo. Entrar novamente para continuar aqui.',
  },
  NO_VALID_TOKEN_expired: {
    es: 'La sesión expiró. Iniciar sesión de nuevo.',
    en: 'Your session has expired. Sign in again.',
    fr: 'La session a expiré. Se reconnecter.',
    pt: 'A sessão expirou. Entrar novamente.',
  },
  'NO_VALID_TOKEN_signed-out': {
    es: 'La sesión se cerró. Iniciar sesión de nuevo.',
    en: 'The session was ended. Sign in again.',
    fr: 'La session a été fermée. Se reconnecter.',
    pt: 'A sessão foi encerrada. Entrar novamente.',
  },
  NO_VALID_TOKEN_blocked: {
    es: 'La sesión se cerró porque la cuenta fue bloqueada. Revisar el correo o consultar a un administrador.',
    en: 'The session ended because the account was blocked. Check your e-mail or ask an administrator.',
    fr: 'La session a été fermée car le compte a été bloqué. Consulter la messagerie ou un administrateur.',
    pt: 'A sessão foi encerrada porque a conta foi bloqueada. Verificar o e-mail ou consultar um administrador.',
  },
  NO_VALID_TOKEN_deactivated: {
    es: 'La sesión se cerró porque la cuenta fue desactivada. Consultar a un administrador.',
    en: 'The session ended because the account was switched off. Ask an administrator.',
    fr: 'La session a été fermée car le compte a été désactivé. Consulter un administrateur.',
    pt: 'A sessão foi encerrada porque a conta foi desativada. Consultar um administrador.',
  },
  'NO_VALID_TOKEN_password-changed': {
    es: 'La sesión se cerró porque la contraseña cambió. Iniciar sesión con la nueva.',
    en: 'The session ended because the password was changed. Sign in with the new one.',
    fr: 'La session a été fermée car le mot de passe a changé. Se connecter avec le nouveau.',
    pt: 'A sessão foi encerrada porque a senha mudou. Entrar com a nova.',
  },
  NO_VALID_TOKEN_idle: {
    es: 'La sesión se cerró por inactividad. Iniciar sesión de nuevo.',
    en: 'The session ended because nothing was done for a while. Sign in again.',
    fr: 'La session a été fermée pour inactivité. Se reconnecter.',
    pt: 'A sessão foi encerrada por inatividade. Entrar novamente.',
  },
  USER_BLOCKED_administrator: {
    es: 'Un administrador bloqueó la cuenta. Revisar el correo: hay un mensaje del proveedor.',
    en: 'An administrator blocked the account. Check your e-mail for a message from the provider.',
    fr: 'Un administrateur a bloqué le compte. Consulter la messagerie : le fournisseur a envoyé un message.',
    pt: 'Um administrador bloqueou a conta. Verificar o e-mail: há uma mensagem do fornecedor.',
  },
  'USER_BLOCKED_wrong-passwords': {
    es: 'La cuenta se bloqueó por demasiadas contraseñas incorrectas. Revisar el correo: hay un mensaje del proveedor con el enlace para desbloquearla.',
    en: 'The account was blocked after too many wrong passwords. Check your e-mail for a message from the provider with the unblock link.',
    fr: 'Le compte a été bloqué après trop de mots de passe incorrects. Consulter la messagerie : le fournisseur a envoyé le lien de déblocage.',
    pt: 'A conta foi bloqueada por senhas incorretas demais. Verificar o e-mail: há uma mensagem do fornecedor com o link para desbloqueá-la.',
  },
  USER_NOT_ACTIVE_false: {
    es: 'El usuario no está activo. Consultar a un administrador.',
    en: 'The user is not active. Ask an administrator.',
    fr: 'L’utilisateur n’est pas actif. Consulter un administrateur.',
    pt: 'O usuário não está ativo. Consultar um administrador.',
  },
} as const satisfies Record<string, Text>
