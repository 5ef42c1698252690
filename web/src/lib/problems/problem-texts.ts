import type { ProblemCode } from '@puquio/contract'
import type { Text } from '@puquio/domain'
import { addTexts } from '../texts/texts.ts'
import { accountProblemTexts } from './account-problem-texts.ts'
import { commitmentProblemTexts, commitmentProblemVariants } from './commitment-problem-texts.ts'
import { containerProblemTexts } from './container-problem-texts.ts'
import { exportProblemTexts } from './export-problem-texts.ts'
import { firstProblemTexts } from './first-problem-texts.ts'
import { importProblemTexts } from './import-problem-texts.ts'
import { laboratoryProblemTexts, laboratoryProblemVariants } from './laboratory-problem-texts.ts'
import { mapProblemTexts } from './map-problem-texts.ts'
import { mailProblemTexts, mailProblemVariants } from './mail-problem-texts.ts'
import { modiProblemTexts, modiProblemVariants } from './modi-problem-texts.ts'
import { pdfProblemTexts } from './pdf-problem-texts.ts'
import { powerBiProblemTexts, powerBiProblemVariants } from './power-bi-problem-texts.ts'
import { sampleProblemTexts } from './sample-problem-texts.ts'
import { singleSignOnProblemTexts } from './single-sign-on-problem-texts.ts'
import { taskProblemTexts } from './task-problem-texts.ts'
import { userProblemTexts, userProblemVariants } from './user-problem-texts.ts'
import { workbookProblemTexts } from './workbook-problem-texts.ts'

/** Every problem of the catalogue: what happened, why, what to do. Loaded when the first one is met that the first page does not carry. */
export const problemTexts = {
  ...firstProblemTexts,
  ...accountProblemTexts,
  ...userProblemTexts,
  ...singleSignOnProblemTexts,
  ...mailProblemTexts,
  ...workbookProblemTexts,
  ...pdfProblemTexts,
  ...powerBiProblemTexts,
  ...mapProblemTexts,
  ...exportProblemTexts,
  ...sampleProblemTexts,
  ...modiProblemTexts,
  ...taskProblemTexts,
  ...commitmentProblemTexts,
  // Access
  ACCESS_DENIED: {
    es: 'No se tiene permiso para esta acción. Pedirlo a un administrador del proyecto.',
    en: 'You have no permission for this. Ask an administrator of the project for it.',
    fr: 'Aucune autorisation pour cette action. La demander à un administrateur du projet.',
    pt: 'Não há permissão para esta ação. Pedi-la a um administrador do projeto.',
  },
  TOKEN_NOT_ENOUGH: {
    es: 'El token de acceso no permite esta llamada. Usar uno que escriba, o iniciar sesión.',
    en: 'The access token does not allow this call. Use one that writes, or sign in.',
    fr: 'Le jeton d’accès ne permet pas cet appel. En utiliser un qui écrit, ou se connecter.',
    pt: 'O token de acesso não permite esta chamada. Usar um que escreva ou entrar.',
  },
  TOO_MANY_REQUESTS: {
    es: 'Hubo demasiadas llamadas a la vez. Esperar {{wait}} e intentar de nuevo.',
    en: 'There were too many calls at once. Wait {{wait}} and try again.',
    fr: 'Trop d’appels à la fois. Attendre {{wait}} puis réessayer.',
    pt: 'Houve chamadas demais ao mesmo tempo. Esperar {{wait}} e tentar novamente.',
  },
  TOO_MANY_TOKENS: {
    es: 'Hay {{max}} tokens vigentes, el máximo de una persona. Revocar uno que ya no se use.',
    en: 'There are {{max}} valid tokens, the most for one person. Revoke one that is no longer used.',
    fr: 'Il y a {{max}} jetons valides, le maximum par personne. En révoquer un qui ne sert plus.',
    pt: 'Há {{max}} tokens válidos, o máximo por pessoa. Revogar um que não seja mais usado.',
  },
  POLICY_NOT_ACCEPTED: {
    es: 'Falta aceptar la política de datos vigente. Aceptarla para seguir.',
    en: 'The current data policy has not been accepted. Accept it to go on.',
    fr: 'La politique de données en vigueur n’a pas été acceptée. L’accepter pour continuer.',
    pt: 'Falta aceitar a política de dados vigente. Aceitá-la para continuar.',
  },
  NO_PERMISSION: {
    es: 'El usuario no tiene permisos en este proyecto. Pedirlos a un administrador.',
    en: 'The user has no permissions in this project. Ask an administrator for them.',
    fr: 'L’utilisateur n’a aucune autorisation dans ce projet. Les demander à un administrateur.',
    pt: 'O usuário não tem permissões neste projeto. Pedi-las a um administrador.',
  },
  NO_MENU: {
    es: 'El proyecto no tiene un menú para este usuario. Pedirlo a un administrador.',
    en: 'The project has no menu for this user. Ask an administrator for it.',
    fr: 'Le projet n’a pas de menu pour cet utilisateur. Le demander à un administrateur.',
    pt: 'O projeto não tem um menu para este usuário. Pedi-lo a um administrador.',
  },
  NO_POLICY: {
    es: 'No hay una política de datos vigente.',
    en: 'There is no data policy in force.',
    fr: 'Aucune politique de données n’est en vigueur.',
    pt: 'Não há uma política de dados vigente.',
  },
  POLICY_OUTDATED: {
    es: 'La política de datos cambió mientras se leía. Leer la nueva versión y aceptarla.',
    en: 'The data policy changed while it was being read. Read the new version and accept it.',
    fr: 'La politique de données a changé pendant la lecture. Lire la nouvelle version et l’accepter.',
    pt: 'A política de dados mudou durante a leitura. Ler a nova versão e aceitá-la.',
  },

  // Any feature
  NOT_FOUND: {
    es: 'No se encontró lo que se buscaba. Puede haberse retirado o pertenecer a otro proyecto: volver a la lista.',
    en: 'This was not found. It may have been retired or belong to another project: go back to the list.',
    fr: 'L’élément est introuvable. Il a pu être retiré ou appartenir à un autre projet : revenir à la liste.',
    pt: 'Não foi encontrado. Pode ter sido retirado ou pertencer a outro projeto: voltar à lista.',
  },
  ALREADY_EXISTS: {
    es: 'Ya existe uno igual. Elegir otro nombre o código.',
    en: 'One like it already exists. Choose another name or code.',
    fr: 'Il en existe déjà un identique. Choisir un autre nom ou code.',
    pt: 'Já existe um igual. Escolher outro nome ou código.',
  },
  PROJECTS_MADE: {
    es: 'Esta cuenta ya creó {{max}} proyectos, que es el máximo. Pedir al administrador del sistema que cree este o que fije el límite de la suscripción.',
    en: 'This account has created {{max}} projects, which is the maximum. Ask the system administrator to create this one or to set the limit of the subscription.',
    fr: 'Ce compte a déjà créé {{max}} projets, ce qui est le maximum. Demander à l’administrateur du système de créer celui-ci ou de fixer la limite de l’abonnement.',
    pt: 'Esta conta já criou {{max}} projetos, que é o máximo. Pedir ao administrador do sistema que crie este ou que defina o limite da assinatura.',
  },
  PROJECT_LIMIT_REACHED: {
    es: 'La suscripción permite {{limit}} proyectos y ya existen todos. Pedir al proveedor que la amplíe.',
    en: 'The subscription allows {{limit}} projects, and all of them exist. Ask the provider to extend it.',
    fr: 'L’abonnement permet {{limit}} projets et tous existent déjà. Demander au fournisseur de l’étendre.',
    pt: 'A assinatura permite {{limit}} projetos e todos já existem. Pedir ao fornecedor que a amplie.',
  },
  NOT_CONFIGURED: {
    es: 'En este sistema no está configurado {{name}}. Pedir a su administrador que lo configure.',
    en: 'This system is not set up for {{name}}. Ask its administrator to configure it.',
    fr: 'Ce système n’est pas configuré pour {{name}}. Demander à son administrateur de le configurer.',
    pt: 'Neste sistema não está configurado {{name}}. Pedir ao administrador que o configure.',
  },
  NO_RECIPIENTS: {
    es: 'No hay a quién enviarla: ninguna otra persona activa tiene acceso.',
    en: 'There is nobody to send it to: no other active person has access.',
    fr: 'Il n’y a personne à qui l’envoyer : aucune autre personne active n’a accès.',
    pt: 'Não há a quem enviar: nenhuma outra pessoa ativa tem acesso.',
  },
  TOO_MANY_MESSAGES: {
    es: 'Se alcanzó el máximo de {{max}} mensajes en {{hours}} h. Esperar y enviarlo más tarde.',
    en: 'The maximum of {{max}} messages in {{hours}} h has been reached. Wait and send it later.',
    fr: 'Le maximum de {{max}} messages en {{hours}} h est atteint. Attendre et l’envoyer plus tard.',
    pt: 'O máximo de {{max}} mensagens em {{hours}} h foi atingido. Esperar e enviar mais tarde.',
  },
  ATTACHMENTS_UNSENT: {
    es: 'Hay {{max}} adjuntos subidos sin enviar, que es el máximo. Enviarlos, o esperar a que se eliminen en dos días.',
    en: 'There are {{max}} uploaded attachments that were not sent, which is the maximum. Send them, or wait until they are removed in two days.',
    fr: 'Il y a {{max}} pièces jointes envoyées au serveur mais non expédiées, ce qui est le maximum. Les expédier, ou attendre leur suppression dans deux jours.',
    pt: 'Há {{max}} anexos carregados e não enviados, que é o máximo. Enviá-los, ou esperar que sejam excluídos em dois dias.',
  },
  PROJECT_FULL: {
    es: 'Los archivos del proyecto ocupan {{usedGb}} de {{quotaGb}} GB y este no cabe. Pedir más espacio al administrador del sistema.',
    en: 'The files of the project take {{usedGb}} of {{quotaGb}} GB, and this one does not fit. Ask the system administrator for more room.',
    fr: 'Les fichiers du projet occupent {{usedGb}} sur {{quotaGb}} Go et celui-ci n’y tient pas. Demander plus de place à l’administrateur du système.',
    pt: 'Os arquivos do projeto ocupam {{usedGb}} de {{quotaGb}} GB e este não cabe. Pedir mais espaço ao administrador do sistema.',
  },
  HOST_NOT_FOUND: {
    es: 'No se encontró el servidor «{{host}}». Revisar cómo está escrito.',
    en: 'The server “{{host}}” was not found. Check how it is written.',
    fr: 'Le serveur « {{host}} » est introuvable. Vérifier son orthographe.',
    pt: 'O servidor “{{host}}” não foi encontrado. Verificar como está escrito.',
  },
  ADDRESS_NOT_ALLOWED: {
    es: '«{{host}}» está en una red interna a la que el sistema no se conecta. Pedir al operador que la permita (OUTBOUND_ALLOW).',
    en: '“{{host}}” is in an internal network to which the system does not connect. Ask its operator to allow it (OUTBOUND_ALLOW).',
    fr: '« {{host}} » se trouve dans un réseau interne auquel le système ne se connecte pas. Demander à son exploitant de l’autoriser (OUTBOUND_ALLOW).',
    pt: '“{{host}}” está em uma rede interna à qual o sistema não se conecta. Pedir ao operador que a permita (OUTBOUND_ALLOW).',
  },
  WHATSAPP_NOT_SENT: {
    es: 'El mensaje de WhatsApp no se envió. La API respondió «{{reason}}».',
    en: 'The WhatsApp message was not sent. The API said “{{reason}}”.',
    fr: 'Le message WhatsApp n’a pas été envoyé. L’API a répondu « {{reason}} ».',
    pt: 'A mensagem do WhatsApp não foi enviada. A API respondeu “{{reason}}”.',
  },
  SIGNATURE_NOT_VALID: {
    es: 'La firma de la solicitud no es válida.',
    en: 'The request’s signature is not valid.',
    fr: 'La signature de la demande n’est pas valide.',
    pt: 'A assinatura da solicitação não é válida.',
  },
  PHONE_NOT_VALID: {
    es: 'El número de teléfono no es válido: escribirlo con el código del país, por ejemplo +51 987 654 321.',
    en: 'The phone number is not valid: write it with the country’s code, such as +51 987 654 321.',
    fr: 'Le numéro de téléphone n’est pas valide : l’écrire avec l’indicatif du pays, par exemple +51 987 654 321.',
    pt: 'O número de telefone não é válido: escrever com o código do país, por exemplo +51 987 654 321.',
  },
  MAIL_SERVERS_FULL: {
    es: 'Ya hay {{max}} servidores de correo, que es el máximo. Eliminar alguno que no se use para agregar otro.',
    en: 'There are already {{max}} mail servers, which is the maximum. Remove one that is not used to add another.',
    fr: 'Il y a déjà {{max}} serveurs de messagerie, ce qui est le maximum. En supprimer un qui ne sert pas pour en ajouter un autre.',
    pt: 'Já há {{max}} servidores de e-mail, que é o máximo. Remover algum que não seja usado para adicionar outro.',
  },
  CHANGED_MEANWHILE: {
    es: 'Otra persona lo cambió mientras se editaba. Recargar para ver sus cambios y repetir los propios.',
    en: 'Somebody else changed it in the meantime. Reload to see their changes and make yours again.',
    fr: 'Une autre personne l’a modifié entre-temps. Recharger pour voir ses modifications et refaire les siennes.',
    pt: 'Outra pessoa o alterou durante a edição. Recarregar para ver as alterações dela e repetir as próprias.',
  },
  IN_USE: {
    es: 'Está en uso y no se puede eliminar. Retirarlo para que ya no se ofrezca.',
    en: 'It is in use and cannot be deleted. Retire it so that it is no longer offered.',
    fr: 'Il est utilisé et ne peut pas être supprimé. Le retirer pour qu’il ne soit plus proposé.',
    pt: 'Está em uso e não pode ser excluído. Retirá-lo para que não seja mais oferecido.',
  },
  TOO_LARGE: {
    es: 'Lo enviado es demasiado grande. Enviar menos o un archivo más pequeño.',
    en: 'What was sent is too large. Send less or a smaller file.',
    fr: 'L’envoi est trop volumineux. Envoyer moins ou un fichier plus petit.',
    pt: 'O que foi enviado é grande demais. Enviar menos ou um arquivo menor.',
  },
  RANGE_NOT_SATISFIABLE: {
    es: 'El archivo no tiene la parte que se pidió. Descargarlo entero.',
    en: 'The file does not have the part that was asked for. Download it whole.',
    fr: 'Le fichier n’a pas la partie demandée. Le télécharger en entier.',
    pt: 'O arquivo não tem a parte pedida. Baixá-lo inteiro.',
  },
  FILE_NOT_SELECTED: {
    es: 'No se seleccionó ningún archivo. Elegir uno y enviarlo de nuevo.',
    en: 'No file was selected. Choose one and send it again.',
    fr: 'Aucun fichier n’a été sélectionné. En choisir un et l’envoyer de nouveau.',
    pt: 'Nenhum arquivo foi selecionado. Escolher um e enviá-lo novamente.',
  },
  FILE_TYPE_NOT_ACCEPTED: {
    es: 'El tipo del archivo no se acepta. Elegir uno de los tipos que se indican.',
    en: 'The type of the file is not accepted. Choose one of the types that are named.',
    fr: 'Le type du fichier n’est pas accepté. En choisir un des types indiqués.',
    pt: 'O tipo do arquivo não é aceito. Escolher um dos tipos indicados.',
  },
  FILE_EMPTY: {
    es: 'El archivo está vacío. Elegir uno con contenido.',
    en: 'The file is empty. Choose one with content.',
    fr: 'Le fichier est vide. En choisir un qui a un contenu.',
    pt: 'O arquivo está vazio. Escolher um com conteúdo.',
  },
  FILE_DAMAGED: {
    es: 'El archivo está incompleto o dañado. Abrirlo en el equipo para comprobarlo y enviarlo de nuevo.',
    en: 'The file is incomplete or damaged. Open it on your device to check it and send it again.',
    fr: 'Le fichier est incomplet ou endommagé. L’ouvrir sur l’appareil pour le vérifier et l’envoyer de nouveau.',
    pt: 'O arquivo está incompleto ou danificado. Abri-lo no dispositivo para conferir e enviá-lo novamente.',
  },
  FILE_INFECTED: {
    es: 'El antivirus encontró «{{found}}» en el archivo y no se guardó. Limpiarlo en el equipo o elegir otro.',
    en: 'The virus scanner found “{{found}}” in the file, which was not kept. Clean it on your device or choose another one.',
    fr: 'L’antivirus a trouvé « {{found}} » dans le fichier, qui n’a pas été conservé. Le nettoyer sur l’appareil ou en choisir un autre.',
    pt: 'O antivírus encontrou “{{found}}” no arquivo, que não foi guardado. Limpá-lo no dispositivo ou escolher outro.',
  },
  FILE_NOT_SCANNED: {
    es: 'El antivirus del sistema no responde y el archivo no se guardó. Avisar al administrador e intentar más tarde.',
    en: 'The system’s virus scanner does not answer and the file was not kept. Tell the administrator and try again later.',
    fr: 'L’antivirus du système ne répond pas et le fichier n’a pas été conservé. Prévenir l’administrateur et réessayer plus tard.',
    pt: 'O antivírus do sistema não responde e o arquivo não foi guardado. Avisar o administrador e tentar mais tarde.',
  },

  ...containerProblemTexts,
  // Plans
  PLAN_STARTED: {
    es: 'Del plan ya se registró un seguimiento, una reprogramación, una omisión o una evidencia: no se puede anular.',
    en: 'A follow-up, a reschedule, an omission or evidence has been recorded of the plan: it cannot be annulled.',
    fr: 'Une réalisation, une reprogrammation, une omission ou une preuve a déjà été enregistrée pour ce plan : il ne peut pas être annulé.',
    pt: 'Já foi registrado um acompanhamento, uma reprogramação, uma omissão ou uma evidência do plano: ele não pode ser anulado.',
  },
  PLAN_ANNULLED: {
    es: 'El plan está anulado y ya no se puede cambiar.',
    en: 'The plan is annulled and can no longer be changed.',
    fr: 'Le plan est annulé et ne peut plus être modifié.',
    pt: 'O plano está anulado e não pode mais ser alterado.',
  },
  ...importProblemTexts,
  ...laboratoryProblemTexts,
  EVIDENCE_NO_IMAGE: {
    es: '«{{name}}» no es una imagen y no se puede guardar como fotografía. Elegir qué es y agregarlo de nuevo.',
    en: '“{{name}}” is not an image and cannot be kept as a photo. Choose what it is and add it again.',
    fr: '« {{name}} » n’est pas une image et ne peut pas être conservé comme photo. Choisir sa nature et l’ajouter de nouveau.',
    pt: '“{{name}}” não é uma imagem e não pode ser guardado como fotografia. Escolher o que é e adicioná-lo de novo.',
  },
  EVIDENCE_FULL: {
    es: 'El monitoreo ya tiene {{max}} archivos, que es el máximo. Quitar alguno para agregar otro.',
    en: 'The monitoring already has {{max}} files, which is the maximum. Take one away to add another.',
    fr: 'Le suivi a déjà {{max}} fichiers, ce qui est le maximum. En retirer un pour en ajouter un autre.',
    pt: 'O monitoramento já tem {{max}} arquivos, que é o máximo. Remover algum para adicionar outro.',
  },
  MONITORING_OMITTED: {
    es: 'El monitoreo está omitido y no admite seguimiento.',
    en: 'The monitoring is omitted and takes no follow-up.',
    fr: 'Le suivi est omis et n’accepte pas de réalisation.',
    pt: 'O monitoramento está omitido e não admite acompanhamento.',
  },
  MONITORING_RESCHEDULED: {
    es: 'El monitoreo está reprogramado. Abrir el que lo reemplaza.',
    en: 'The monitoring is rescheduled. Open the one that replaces it.',
    fr: 'Le suivi est reprogrammé. Ouvrir celui qui le remplace.',
    pt: 'O monitoramento está reprogramado. Abrir o que o substitui.',
  },
  MONITORING_WITHDRAWN: {
    es: 'El monitoreo se deshizo y solo queda en el historial.',
    en: 'The monitoring was taken back and stays in the history only.',
    fr: 'Le suivi a été annulé et ne reste que dans l’historique.',
    pt: 'O monitoramento foi desfeito e permanece apenas no histórico.',
  },
  MONITORING_RECORDED: {
    es: 'Ya se registró algo sobre el monitoreo: un seguimiento, evidencia, otra reprogramación o una omisión. Ya no se puede deshacer.',
    en: 'Something was recorded on the monitoring: a follow-up, evidence, another reschedule or an omission. It can no longer be taken back.',
    fr: 'Quelque chose a déjà été enregistré sur le suivi : une réalisation, une preuve, une autre reprogrammation ou une omission. L’action ne peut plus être annulée.',
    pt: 'Algo já foi registrado no monitoramento: um acompanhamento, uma evidência, outra reprogramação ou uma omissão. Não é mais possível desfazer.',
  },
  NOTHING_TO_WITHDRAW: {
    es: 'No hay nada que deshacer en este monitoreo.',
    en: 'There is nothing to take back on this monitoring.',
    fr: 'Il n’y a rien à annuler sur ce suivi.',
    pt: 'Não há nada a desfazer neste monitoramento.',
  },
  MONITORING_DONE: {
    es: 'El monitoreo ya se realizó y no se puede reprogramar ni omitir.',
    en: 'The monitoring is done and can be neither rescheduled nor omitted.',
    fr: 'Le suivi est réalisé et ne peut être ni reprogrammé ni omis.',
    pt: 'O monitoramento já foi realizado e não pode ser reprogramado nem omitido.',
  },
  RESCHEDULE_TO_CONFIRM: {
    es: 'La fecha nueva ya pasó o está fuera de los años del plan: hay que confirmarla.',
    en: 'The new date has passed or lies outside the plan’s years: it has to be confirmed.',
    fr: 'La nouvelle date est passée ou hors des années du plan : il faut la confirmer.',
    pt: 'A nova data já passou ou está fora dos anos do plano: é preciso confirmá-la.',
  },
  NOTHING_TO_OMIT: {
    es: 'La estación no tiene monitoreos pendientes que omitir.',
    en: 'The station has no pending monitorings to omit.',
    fr: 'La station n’a aucun suivi en attente à omettre.',
    pt: 'A estação não tem monitoramentos pendentes para omitir.',
  },
} as const satisfies Record<ProblemCode, Text>

/** Exacter words where the problem's params tell more. */
export const problemVariants = {
  ...laboratoryProblemVariants,
  ...userProblemVariants,
  ...mailProblemVariants,
  ...modiProblemVariants,
  ...commitmentProblemVariants,
  ...powerBiProblemVariants,
  TOO_LARGE_sized: {
    es: 'El archivo es demasiado grande: el máximo es {{maxMb}} MB. Elegir uno más pequeño.',
    en: 'The file is too large: the maximum is {{maxMb}} MB. Choose a smaller one.',
    fr: 'Le fichier est trop volumineux : le maximum est de {{maxMb}} Mo. En choisir un plus petit.',
    pt: 'O arquivo é grande demais: o máximo é {{maxMb}} MB. Escolher um menor.',
  },
  WORKBOOK_TOO_MANY_ROWS_limit: {
    es: 'El libro tiene demasiadas filas: el máximo es {{max}}. Dividirlo en varios archivos.',
    en: 'The workbook has too many rows: the maximum is {{max}}. Split it into several files.',
    fr: 'Le classeur contient trop de lignes : le maximum est de {{max}}. Le diviser en plusieurs fichiers.',
    pt: 'A pasta de trabalho tem linhas demais: o máximo é {{max}}. Dividi-la em vários arquivos.',
  },
  IMPORT_TOO_MANY_MONITORINGS_limit: {
    es: 'El libro haría demasiados monitoreos: el máximo es {{max}}. Acortar las series o dividirlo en varios archivos.',
    en: 'The workbook would make too many monitorings: the maximum is {{max}}. Shorten the series or split it into several files.',
    fr: 'Le classeur créerait trop de suivis : le maximum est de {{max}}. Raccourcir les séries ou le diviser en plusieurs fichiers.',
    pt: 'A pasta de trabalho faria monitoramentos demais: o máximo é {{max}}. Encurtar as séries ou dividi-la em vários arquivos.',
  },
  WORKBOOK_COLUMNS_MISSING_columns: {
    es: 'Faltan columnas de la plantilla oficial: {{columns}}. Descargar la plantilla y pasar los datos a ella.',
    en: 'Columns of the official template are missing: {{columns}}. Download the template and move the data into it.',
    fr: 'Des colonnes du modèle officiel manquent : {{columns}}. Télécharger le modèle et y reporter les données.',
    pt: 'Faltam colunas do modelo oficial: {{columns}}. Baixar o modelo e passar os dados para ele.',
  },
  WORKBOOK_COLUMNS_REPEATED_columns: {
    es: 'Un encabezado está dos veces: {{columns}}. Dejar una sola columna de cada uno.',
    en: 'A heading stands there twice: {{columns}}. Keep one column of each.',
    fr: 'Un en-tête figure deux fois : {{columns}}. Ne garder qu’une colonne de chacun.',
    pt: 'Um cabeçalho aparece duas vezes: {{columns}}. Deixar uma só coluna de cada um.',
  },
  WORKBOOK_COLUMNS_UNHEADED_columns: {
    es: 'Hay columnas con datos y sin encabezado: {{columns}}. Ponerles su encabezado o vaciarlas.',
    en: 'Some columns hold data and have no heading: {{columns}}. Give them their heading or clear them.',
    fr: 'Des colonnes contiennent des données sans en-tête : {{columns}}. Leur donner un en-tête ou les vider.',
    pt: 'Há colunas com dados e sem cabeçalho: {{columns}}. Dar-lhes um cabeçalho ou esvaziá-las.',
  },
  WORKBOOK_COLUMNS_NOT_VALID_columns: {
    es: 'Hay columnas que no son de la plantilla oficial: {{columns}}. Quitarlas o corregir su nombre.',
    en: 'Some columns do not belong to the official template: {{columns}}. Remove them or correct their names.',
    fr: 'Des colonnes n’appartiennent pas au modèle officiel : {{columns}}. Les retirer ou corriger leur nom.',
    pt: 'Há colunas que não são do modelo oficial: {{columns}}. Retirá-las ou corrigir seus nomes.',
  },
} as const satisfies Record<string, Text>

addTexts('problems', { ...problemTexts, ...problemVariants })
