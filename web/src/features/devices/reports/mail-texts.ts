import { defineTexts } from '@puquio/domain'
import { addTexts, type Bundle } from '../../../lib/texts/texts.ts'
import { pageWords } from '../../../lib/texts/page-words.ts'
import { words } from '../../../lib/texts/words.ts'
import { modiWords } from '../../../widgets/modi/words.ts'
import { deviceWords } from '../../../widgets/devices/words.ts'

const deviceMailTexts = defineTexts({
  title: deviceWords.mails,
  help: {
    es: 'Un reporte del dispositivo por correo, en el idioma de cada persona, por el servidor SMTP del proyecto o, sin uno propio, por el del sistema.',
    en: 'A report of the device by mail, in each person’s language, through the project’s SMTP server or, without one of its own, the system’s.',
    fr: 'Un rapport de l’appareil par courriel, dans la langue de chacun, par le serveur SMTP du projet ou, à défaut, celui du système.',
    pt: 'Um relatório do dispositivo por e-mail, no idioma de cada pessoa, pelo servidor SMTP do projeto ou, sem um próprio, pelo do sistema.',
  },
  notSet: {
    es: 'Este dispositivo todavía no reporta a nadie por correo.',
    en: 'This device does not report to anybody by mail yet.',
    fr: 'Cet appareil n’envoie encore de rapport à personne par courriel.',
    pt: 'Este dispositivo ainda não envia relatórios a ninguém por e-mail.',
  },
  set: {
    es: 'Configurar el correo',
    en: 'Set up the mail',
    fr: 'Régler le courriel',
    pt: 'Configurar o e-mail',
  },
  save: words.save,
  sendNow: {
    es: 'Enviar un correo ahora',
    en: 'Send a mail now',
    fr: 'Envoyer un courriel maintenant',
    pt: 'Enviar um e-mail agora',
  },
  saved: {
    es: 'El correo quedó configurado',
    en: 'The mail was set up',
    fr: 'Le courriel a été réglé',
    pt: 'O e-mail foi configurado',
  },
  wasSent: {
    es: 'Correos en camino: {{count}}',
    en: 'Mails on their way: {{count}}',
    fr: 'Courriels en route : {{count}}',
    pt: 'E-mails a caminho: {{count}}',
  },
  wasKept: {
    es: 'El correo quedó escrito y espera: no hay un servidor de correo activo.',
    en: 'The mail was written and waits: no mail server is active.',
    fr: 'Le courriel est écrit et attend : aucun serveur de messagerie n’est actif.',
    pt: 'O e-mail foi escrito e espera: não há servidor de e-mail ativo.',
  },
  noServer: {
    es: 'Ningún correo puede salir: ni el proyecto ni el sistema tienen un servidor de correo activo. Lo que se envíe espera hasta que haya uno.',
    en: 'No mail can leave: neither the project nor the system has an active mail server. What is sent waits until there is one.',
    fr: 'Aucun courriel ne peut partir : ni le projet ni le système n’ont de serveur de messagerie actif. Ce qui est envoyé attend qu’il y en ait un.',
    pt: 'Nenhum e-mail pode sair: nem o projeto nem o sistema têm servidor de e-mail ativo. O que for enviado espera até haver um.',
  },
  addServer: {
    es: 'Configurar el correo del proyecto',
    en: 'Set up the project’s e-mail',
    fr: 'Configurer le courriel du projet',
    pt: 'Configurar o e-mail do projeto',
  },
  nobody: {
    es: 'Nadie puede recibirlo: ninguno de los destinatarios entra hoy al proyecto.',
    en: 'Nobody can receive it: none of the recipients may enter the project today.',
    fr: 'Personne ne peut le recevoir : aucun destinataire n’accède au projet aujourd’hui.',
    pt: 'Ninguém pode recebê-lo: nenhum destinatário entra hoje no projeto.',
  },
  recipients: pageWords.recipients,
  administrators: {
    es: 'Administradores',
    en: 'Administrators',
    fr: 'Administrateurs',
    pt: 'Administradores',
  },
  content: deviceWords.content,
  deviceState: {
    es: 'Estado del dispositivo',
    en: 'Status of the device',
    fr: 'État de l’appareil',
    pt: 'Estado do dispositivo',
  },
  readings: {
    es: 'Valores medidos',
    en: 'Measured values',
    fr: 'Valeurs mesurées',
    pt: 'Valores medidos',
  },
  alarms: modiWords.alarms,
  frequency: pageWords.frequency,
  frequency_hourly: { es: 'Cada hora', en: 'Hourly', fr: 'Chaque heure', pt: 'A cada hora' },
  frequency_daily: { es: 'Cada día', en: 'Daily', fr: 'Chaque jour', pt: 'A cada dia' },
  frequency_weekly: { es: 'Cada semana', en: 'Weekly', fr: 'Chaque semaine', pt: 'A cada semana' },
  frequency_monthly: { es: 'Cada mes', en: 'Monthly', fr: 'Chaque mois', pt: 'A cada mês' },
  weekday: {
    es: 'Día de la semana',
    en: 'Day of the week',
    fr: 'Jour de la semaine',
    pt: 'Dia da semana',
  },
  atTime: pageWords.time,
  minuteOf: {
    es: 'Hora (cuenta el minuto)',
    en: 'Time (its minute counts)',
    fr: 'Heure (la minute compte)',
    pt: 'Hora (conta o minuto)',
  },
  enabled: {
    es: 'Enviar automáticamente',
    en: 'Send automatically',
    fr: 'Envoyer automatiquement',
    pt: 'Enviar automaticamente',
  },
  switchedOff: {
    es: 'No se envía automáticamente: está desactivado.',
    en: 'It is not sent automatically: it is switched off.',
    fr: 'N’est pas envoyé automatiquement : désactivé.',
    pt: 'Não se envia automaticamente: está desativado.',
  },
  when_hourly: {
    es: 'Cada hora, al minuto {{minute}}.',
    en: 'Every hour, at minute {{minute}}.',
    fr: 'Chaque heure, à la minute {{minute}}.',
    pt: 'A cada hora, no minuto {{minute}}.',
  },
  when_daily: {
    es: 'Cada día a las {{time}}.',
    en: 'Every day at {{time}}.',
    fr: 'Chaque jour à {{time}}.',
    pt: 'Todo dia às {{time}}.',
  },
  when_weekly: {
    es: 'Cada {{day}} a las {{time}}.',
    en: 'Weekly at {{time}}, on the day {{day}}.',
    fr: 'Chaque {{day}} à {{time}}.',
    pt: 'Toda semana ({{day}}) às {{time}}.',
  },
  when_monthly: {
    es: 'El primer día de cada mes a las {{time}}.',
    en: 'On the first day of each month at {{time}}.',
    fr: 'Le premier jour du mois à {{time}}.',
    pt: 'No primeiro dia do mês às {{time}}.',
  },
  next: {
    es: 'El próximo: {{at}}.',
    en: 'The next one: {{at}}.',
    fr: 'Le prochain : {{at}}.',
    pt: 'O próximo: {{at}}.',
  },
  sendings: {
    es: 'Correos enviados',
    en: 'Mails sent',
    fr: 'Courriels envoyés',
    pt: 'E-mails enviados',
  },
  noSendings: {
    es: 'Todavía no se envió ninguno.',
    en: 'None was sent yet.',
    fr: 'Aucun n’a encore été envoyé.',
    pt: 'Nenhum foi enviado ainda.',
  },
  createdAt: { es: 'Escrito el', en: 'Written at', fr: 'Écrit le', pt: 'Escrito em' },
  to: { es: 'Para', en: 'To', fr: 'À', pt: 'Para' },
  period: {
    es: 'Período del reporte',
    en: 'Period of the report',
    fr: 'Période du rapport',
    pt: 'Período do relatório',
  },
  kind: { es: 'Motivo', en: 'Why', fr: 'Motif', pt: 'Motivo' },
  asked: { es: 'Pedido', en: 'Asked for', fr: 'Demandé', pt: 'Pedido' },
  scheduled: { es: 'Programado', en: 'Scheduled', fr: 'Programmé', pt: 'Programado' },
  state: words.state,
  state_waiting: { es: 'En camino', en: 'On its way', fr: 'En route', pt: 'A caminho' },
  state_kept: {
    es: 'Espera un servidor',
    en: 'Waits for a server',
    fr: 'Attend un serveur',
    pt: 'Espera um servidor',
  },
  state_sent: {
    es: 'Entregado al servidor',
    en: 'Handed to the server',
    fr: 'Remis au serveur',
    pt: 'Entregue ao servidor',
  },
  state_failed: { es: 'Falló', en: 'Failed', fr: 'Échec', pt: 'Falhou' },
  reason: { es: 'Causa', en: 'Reason', fr: 'Cause', pt: 'Causa' },
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    deviceMails: Bundle<typeof deviceMailTexts>
  }
}

addTexts('deviceMails', deviceMailTexts)
