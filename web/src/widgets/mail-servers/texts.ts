import { fieldTerms } from '@puquio/contract/terms'
import { defineTexts } from '@puquio/domain'
import { firstWords } from '../../lib/texts/first-words.ts'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'
import { pageWords } from '../../lib/texts/page-words.ts'
import { words } from '../../lib/texts/words.ts'

/** Mail servers, of a project or of the installation. */
const mailServerTexts = defineTexts({
  mailServers: {
    es: 'Servidores de correo',
    en: 'Mail servers',
    fr: 'Serveurs de messagerie',
    pt: 'Servidores de e-mail',
  },
  mailServersOfProject: {
    es: 'Los avisos del proyecto salen por el primero que funcione, en el orden de su prioridad; si ninguno funciona, por los del sistema. Los correos de cuentas (activación, contraseña) salen siempre por los del sistema.',
    en: 'Notices of the project leave through the first one that works, in the order of their priority; if none does, through those of the system. Account e-mails (activation, password) always leave through those of the system.',
    fr: 'Les avis du projet partent par le premier qui fonctionne, par ordre de priorité ; à défaut, par ceux du système. Les courriels de comptes (activation, mot de passe) partent toujours par ceux du système.',
    pt: 'Os avisos do projeto saem pelo primeiro que funcionar, na ordem da prioridade; se nenhum funcionar, pelos do sistema. Os e-mails de contas (ativação, senha) saem sempre pelos do sistema.',
  },
  mailServersOfSystem: {
    es: 'Los correos de cuentas y los de proyectos sin servidor propio salen por el primero que funcione, en el orden de su prioridad.',
    en: 'Account e-mails, and those of projects without a server of their own, leave through the first one that works, in the order of their priority.',
    fr: 'Les courriels de comptes et ceux des projets sans serveur propre partent par le premier qui fonctionne, par ordre de priorité.',
    pt: 'Os e-mails de contas e os de projetos sem servidor próprio saem pelo primeiro que funcionar, na ordem da prioridade.',
  },
  fixedServer: {
    es: 'Definido al iniciar el sistema (SMTP_URL): se usa en lugar de los demás.',
    en: 'Set when the system starts (SMTP_URL): used instead of the others.',
    fr: 'Défini au démarrage du système (SMTP_URL) : utilisé à la place des autres.',
    pt: 'Definido ao iniciar o sistema (SMTP_URL): usado no lugar dos demais.',
  },
  noMailServersTitle: {
    es: 'No hay servidores de correo',
    en: 'There are no mail servers',
    fr: 'Aucun serveur de messagerie',
    pt: 'Não há servidores de e-mail',
  },
  noMailServersOfProject: {
    es: 'Los avisos salen por los servidores del sistema. Agregar uno para que salgan con la dirección de la empresa.',
    en: 'Notices leave through the servers of the system. Add one to have them leave with the company’s address.',
    fr: 'Les avis partent par les serveurs du système. En ajouter un pour qu’ils partent avec l’adresse de l’entreprise.',
    pt: 'Os avisos saem pelos servidores do sistema. Adicionar um para que saiam com o endereço da empresa.',
  },
  noMailServersOfSystem: {
    es: 'Los correos esperan en la bandeja de salida. Agregar un servidor para que salgan.',
    en: 'E-mails wait in the outbox. Add a server to have them leave.',
    fr: 'Les courriels attendent dans la boîte d’envoi. Ajouter un serveur pour qu’ils partent.',
    pt: 'Os e-mails esperam na caixa de saída. Adicionar um servidor para que saiam.',
  },
  addServer: {
    es: 'Agregar un servidor',
    en: 'Add a server',
    fr: 'Ajouter un serveur',
    pt: 'Adicionar um servidor',
  },
  editServer: {
    es: 'Editar el servidor',
    en: 'Edit the server',
    fr: 'Modifier le serveur',
    pt: 'Editar o servidor',
  },
  actionsOf: pageWords.actionsOf,
  server: { es: 'Servidor', en: 'Server', fr: 'Serveur', pt: 'Servidor' },
  serverHelp: {
    es: 'Por ejemplo smtp.office365.com',
    en: 'For example smtp.office365.com',
    fr: 'Par exemple smtp.office365.com',
    pt: 'Por exemplo smtp.office365.com',
  },
  port: { es: 'Puerto', en: 'Port', fr: 'Port', pt: 'Porta' },
  email: words.email,
  emailHelp: {
    es: 'La cuenta con la que se ingresa y de la que salen los correos.',
    en: 'The account that signs in and that e-mails come from.',
    fr: 'Le compte qui se connecte et dont partent les courriels.',
    pt: 'A conta que entra e da qual saem os e-mails.',
  },
  password: firstWords.password,
  passwordKept: {
    es: 'Hay una guardada. Dejar en blanco para conservarla.',
    en: 'One is stored. Leave empty to keep it.',
    fr: 'Un mot de passe est enregistré. Laisser vide pour le conserver.',
    pt: 'Há uma salva. Deixar em branco para mantê-la.',
  },
  passwordLostByMove: {
    es: 'Con otro servidor o puerto, o sin cifrado, se debe escribir de nuevo.',
    en: 'With another server or port, or without encryption, it must be typed again.',
    fr: 'Avec un autre serveur ou port, ou sans chiffrement, il faut le saisir de nouveau.',
    pt: 'Com outro servidor ou porta, ou sem criptografia, deve ser digitada de novo.',
  },
  passwordLeftOut: {
    es: '¿Guardar sin contraseña?',
    en: 'Save without a password?',
    fr: 'Enregistrer sans mot de passe ?',
    pt: 'Salvar sem senha?',
  },
  passwordLeftOutText: {
    es: 'La guardada no se usa con otro servidor o puerto ni sin cifrado. Sin contraseña, un servidor que la pide no envía los correos.',
    en: 'The stored one is not used with another server or port, nor without encryption. Without a password, a server that asks for it sends no e-mails.',
    fr: 'Celui qui est enregistré n’est pas utilisé avec un autre serveur ou port, ni sans chiffrement. Sans mot de passe, un serveur qui le demande n’envoie pas les courriels.',
    pt: 'A salva não é usada com outro servidor ou porta, nem sem criptografia. Sem senha, um servidor que a pede não envia os e-mails.',
  },
  saveWithoutPassword: {
    es: 'Guardar sin contraseña',
    en: 'Save without a password',
    fr: 'Enregistrer sans mot de passe',
    pt: 'Salvar sem senha',
  },
  ssl: {
    es: 'SSL: cifrado desde el inicio (puerto 465)',
    en: 'SSL: encrypted from the start (port 465)',
    fr: 'SSL : chiffré dès le début (port 465)',
    pt: 'SSL: criptografado desde o início (porta 465)',
  },
  tls: {
    es: 'TLS: cifrado con STARTTLS (puerto 587)',
    en: 'TLS: encrypted by STARTTLS (port 587)',
    fr: 'TLS : chiffré par STARTTLS (port 587)',
    pt: 'TLS: criptografado com STARTTLS (porta 587)',
  },
  notEncrypted: {
    es: 'Sin SSL ni TLS la contraseña y los correos pueden viajar sin cifrar.',
    en: 'Without SSL or TLS the password and the e-mails may travel unencrypted.',
    fr: 'Sans SSL ni TLS, le mot de passe et les courriels peuvent circuler en clair.',
    pt: 'Sem SSL nem TLS a senha e os e-mails podem trafegar sem criptografia.',
  },
  priority: pageWords.priority,
  priorityHelp: {
    es: 'El número menor se usa primero.',
    en: 'The lowest number is used first.',
    fr: 'Le plus petit nombre est utilisé en premier.',
    pt: 'O menor número é usado primeiro.',
  },
  size: { es: 'Tamaño máximo', en: 'Largest size', fr: 'Taille maximale', pt: 'Tamanho máximo' },
  sizeHelp: {
    es: 'Un correo mayor lleva un enlace en lugar del adjunto.',
    en: 'A larger e-mail carries a link instead of its attachment.',
    fr: 'Un courriel plus grand porte un lien à la place de la pièce jointe.',
    pt: 'Um e-mail maior leva um link no lugar do anexo.',
  },
  active: words.active,
  inactive: words.inactive,
  encryption: { es: 'Cifrado', en: 'Encryption', fr: 'Chiffrement', pt: 'Criptografia' },
  none: { es: 'Ninguno', en: 'None', fr: 'Aucun', pt: 'Nenhuma' },
  serverStatus: fieldTerms.status,
  smtpSaved: {
    es: 'SMTP configurado correctamente',
    en: 'SMTP configured successfully',
    fr: 'SMTP configuré correctement',
    pt: 'SMTP configurado com sucesso',
  },
  sendTest: {
    es: 'Enviar una prueba',
    en: 'Send a test',
    fr: 'Envoyer un essai',
    pt: 'Enviar um teste',
  },
  testSent: {
    es: 'Correo enviado a {{email}}',
    en: 'E-mail sent to {{email}}',
    fr: 'Courriel envoyé à {{email}}',
    pt: 'E-mail enviado para {{email}}',
  },
  testTitle: {
    es: '¿Probar {{name}}?',
    en: 'Test {{name}}?',
    fr: 'Essayer {{name}} ?',
    pt: 'Testar {{name}}?',
  },
  testText: {
    es: 'Se guardó. Una prueba a {{email}} dice si los correos salen por él.',
    en: 'It was saved. A test to {{email}} shows whether e-mails leave through it.',
    fr: 'Il est enregistré. Un essai vers {{email}} montre si les courriels partent par lui.',
    pt: 'Foi salvo. Um teste para {{email}} mostra se os e-mails saem por ele.',
  },
  later: { es: 'Más tarde', en: 'Later', fr: 'Plus tard', pt: 'Mais tarde' },
  lastTest: { es: 'Última prueba', en: 'Last test', fr: 'Dernier essai', pt: 'Último teste' },
  notTested: { es: 'Sin probar', en: 'Not tested', fr: 'Pas essayé', pt: 'Não testado' },
  testedWell: {
    es: '{{at}}: el correo salió',
    en: '{{at}}: the e-mail left',
    fr: '{{at}} : courriel parti',
    pt: '{{at}}: o e-mail saiu',
  },
  testFailed: {
    es: '{{at}}: falló',
    en: '{{at}}: failed',
    fr: '{{at}} : échec',
    pt: '{{at}}: falhou',
  },
  removeServer: {
    es: 'Quitar el servidor',
    en: 'Remove the server',
    fr: 'Retirer le serveur',
    pt: 'Remover o servidor',
  },
  removeServerTitle: {
    es: '¿Quitar {{name}}?',
    en: 'Remove {{name}}?',
    fr: 'Retirer {{name}} ?',
    pt: 'Remover {{name}}?',
  },
  removeServerText: {
    es: 'Los correos dejan de salir por él. Su contraseña guardada se borra.',
    en: 'E-mails no longer leave through it. Its stored password is deleted.',
    fr: 'Les courriels ne partiront plus par lui. Son mot de passe enregistré sera supprimé.',
    pt: 'Os e-mails deixam de sair por ele. Sua senha salva é apagada.',
  },
  serverRemoved: {
    es: 'Se quitó {{name}}',
    en: '{{name}} was removed',
    fr: '{{name}} a été retiré',
    pt: '{{name}} foi removido',
  },
  saveServer: words.save,
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    mailServers: Bundle<typeof mailServerTexts>
  }
}

addTexts('mailServers', mailServerTexts)
