import type { MailFailure, Text } from '@puquio/domain'

/** Why a mail did not leave, or was not taken, and what to do. */
export const mailFailureTerms = {
  refused: {
    es: 'El servidor de correo no aceptó la conexión. Revisar el servidor y el puerto.',
    en: 'The mail server did not accept the connection. Check server and port.',
    fr: 'Le serveur de messagerie a refusé la connexion. Vérifier le serveur et le port.',
    pt: 'O servidor de e-mail não aceitou a conexão. Verificar o servidor e a porta.',
  },
  unreachable: {
    es: 'No hay camino por la red hasta el servidor de correo. Revisar su dirección y la red.',
    en: 'The network has no way to the mail server. Check its address and the network.',
    fr: 'Le réseau ne mène pas au serveur de messagerie. Vérifier son adresse et le réseau.',
    pt: 'A rede não chega ao servidor de e-mail. Verificar seu endereço e a rede.',
  },
  'not-found': {
    es: 'No se encontró el servidor de correo. Revisar cómo está escrito su nombre.',
    en: 'The mail server was not found. Check how its name is written.',
    fr: 'Le serveur de messagerie est introuvable. Vérifier l’orthographe de son nom.',
    pt: 'O servidor de e-mail não foi encontrado. Verificar como seu nome está escrito.',
  },
  'not-allowed': {
    es: 'El servidor de correo está en una red interna a la que el sistema no se conecta. Pedir al operador que la permita.',
    en: 'The mail server is in an internal network to which the system does not connect. Ask its operator to allow it.',
    fr: 'Le serveur de messagerie se trouve dans un réseau interne auquel le système ne se connecte pas. Demander à son exploitant de l’autoriser.',
    pt: 'O servidor de e-mail está em uma rede interna à qual o sistema não se conecta. Pedir ao operador que a permita.',
  },
  'timed-out': {
    es: 'El servidor de correo no respondió a tiempo. Revisar el servidor, el puerto y el cifrado, o esperar.',
    en: 'The mail server did not answer in time. Check server, port and encryption, or wait.',
    fr: 'Le serveur de messagerie n’a pas répondu à temps. Vérifier le serveur, le port et le chiffrement, ou attendre.',
    pt: 'O servidor de e-mail não respondeu a tempo. Verificar o servidor, a porta e a criptografia, ou esperar.',
  },
  closed: {
    es: 'El servidor de correo cortó la conexión. Revisar el puerto y el cifrado.',
    en: 'The mail server closed the connection. Check port and encryption.',
    fr: 'Le serveur de messagerie a fermé la connexion. Vérifier le port et le chiffrement.',
    pt: 'O servidor de e-mail encerrou a conexão. Verificar a porta e a criptografia.',
  },
  certificate: {
    es: 'El certificado del servidor de correo no es de confianza o es de otro nombre. Revisar el nombre del servidor o renovar su certificado.',
    en: 'The certificate of the mail server is not trusted or has another name. Check the server’s name or renew its certificate.',
    fr: 'Le certificat du serveur de messagerie n’est pas fiable ou porte un autre nom. Vérifier le nom du serveur ou renouveler son certificat.',
    pt: 'O certificado do servidor de e-mail não é confiável ou é de outro nome. Verificar o nome do servidor ou renovar seu certificado.',
  },
  encryption: {
    es: 'No se pudo cifrar la conexión con el servidor de correo. Revisar el puerto y si usa SSL o TLS.',
    en: 'The connection to the mail server could not be encrypted. Check the port and whether it uses SSL or TLS.',
    fr: 'La connexion au serveur de messagerie n’a pas pu être chiffrée. Vérifier le port et s’il utilise SSL ou TLS.',
    pt: 'Não foi possível criptografar a conexão com o servidor de e-mail. Verificar a porta e se usa SSL ou TLS.',
  },
  'sign-in': {
    es: 'El servidor de correo no aceptó el usuario o la contraseña. Escribirlos de nuevo en la configuración.',
    en: 'The mail server did not accept the user or the password. Type them again in the settings.',
    fr: 'Le serveur de messagerie n’a pas accepté l’utilisateur ou le mot de passe. Les saisir de nouveau dans la configuration.',
    pt: 'O servidor de e-mail não aceitou o usuário ou a senha. Digitá-los novamente na configuração.',
  },
  'password-lost': {
    es: 'La contraseña guardada ya no se puede leer, porque cambió la llave del sistema. Escribirla de nuevo en la configuración.',
    en: 'The stored password can no longer be read, since the key of the system is another one. Type it again in the settings.',
    fr: 'Le mot de passe enregistré n’est plus lisible, car la clé du système a changé. Le saisir de nouveau dans la configuration.',
    pt: 'A senha guardada já não pode ser lida, porque a chave do sistema mudou. Digitá-la novamente na configuração.',
  },
  'mailbox-unknown': {
    es: 'El servidor no conoce el buzón del destinatario. Revisar su correo.',
    en: 'The server does not know the recipient’s mailbox. Check the e-mail address.',
    fr: 'Le serveur ne connaît pas la boîte du destinataire. Vérifier son adresse.',
    pt: 'O servidor não conhece a caixa de correio do destinatário. Verificar o e-mail.',
  },
  'mailbox-full': {
    es: 'El buzón del destinatario, o el servidor, no tiene espacio. Avisar al destinatario.',
    en: 'The recipient’s mailbox, or the server, has no space left. Tell the recipient.',
    fr: 'La boîte du destinataire, ou le serveur, n’a plus de place. Prévenir le destinataire.',
    pt: 'A caixa de correio do destinatário, ou o servidor, está sem espaço. Avisar o destinatário.',
  },
  'too-large': {
    es: 'El correo es más grande de lo que acepta el servidor. Reducir el tamaño máximo en la configuración: lo que lo supera va como enlace.',
    en: 'The e-mail is larger than the server takes. Lower the maximum size in the settings: what is above it goes as a link.',
    fr: 'Le courriel dépasse ce que le serveur accepte. Réduire la taille maximale dans la configuration : au-delà, un lien remplace la pièce jointe.',
    pt: 'O e-mail é maior do que o servidor aceita. Reduzir o tamanho máximo na configuração: o que passa dele vai como link.',
  },
  rejected: {
    es: 'El servidor rechazó el correo según sus propias reglas. Consultar a quien lo administra.',
    en: 'The server rejected the e-mail by rules of its own. Ask whoever runs it.',
    fr: 'Le serveur a rejeté le courriel selon ses propres règles. Consulter son administrateur.',
    pt: 'O servidor rejeitou o e-mail segundo suas próprias regras. Consultar quem o administra.',
  },
  later: {
    es: 'El servidor pide intentar más tarde.',
    en: 'The server asks to try again later.',
    fr: 'Le serveur demande de réessayer plus tard.',
    pt: 'O servidor pede para tentar mais tarde.',
  },
  unanswered: {
    es: 'Se envió dos veces y no se confirmó si llegó. Preguntar al destinatario antes de reenviarlo.',
    en: 'It was sent twice and nobody confirmed that it arrived. Ask the recipient before you send it again.',
    fr: 'Envoyé deux fois, sans confirmation de l’arrivée. Demander au destinataire avant de renvoyer.',
    pt: 'Foi enviado duas vezes e não se confirmou se chegou. Perguntar ao destinatário antes de reenviar.',
  },
  other: {
    es: 'No se pudo entregar al servidor de correo. Revisar la configuración.',
    en: 'It could not be handed to the mail server. Check the settings.',
    fr: 'La remise au serveur de messagerie a échoué. Vérifier la configuration.',
    pt: 'Não foi possível entregar ao servidor de e-mail. Verificar a configuração.',
  },
} as const satisfies Record<MailFailure, Text>
