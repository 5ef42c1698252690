import { defineTexts } from '@puquio/domain'
import { addTexts, type Bundle } from '../../../lib/texts/texts.ts'
import { words } from '../../../lib/texts/words.ts'

const preferenceTexts = defineTexts({
  title: words.notificationPreferences,
  methods: {
    es: 'Por qué medios avisarme',
    en: 'By which methods to tell me',
    fr: 'Par quels moyens me prévenir',
    pt: 'Por quais meios me avisar',
  },
  methodsHelp: {
    es: 'Toda notificación queda en la lista; sin «Sistema» llega sin mensaje emergente. WhatsApp llega solo a un teléfono verificado.',
    en: 'Every notification stands in the list; without “System” it comes without a pop-up. WhatsApp reaches only a verified phone.',
    fr: 'Toute notification reste dans la liste ; sans « Système » elle arrive sans message affiché. WhatsApp n’atteint qu’un téléphone vérifié.',
    pt: 'Toda notificação fica na lista; sem “Sistema” chega sem mensagem na tela. O WhatsApp chega somente a um telefone verificado.',
  },
  cell: {
    es: 'Prioridad {{priority}} por {{method}}',
    en: '{{priority}} priority by {{method}}',
    fr: 'Priorité {{priority}} par {{method}}',
    pt: 'Prioridade {{priority}} por {{method}}',
  },
  quiet: {
    es: 'Horas de silencio',
    en: 'Quiet hours',
    fr: 'Heures de silence',
    pt: 'Horas de silêncio',
  },
  quietHelp: {
    es: 'Los correos y WhatsApp esperan hasta que terminen. Los de prioridad alta llegan igual.',
    en: 'E-mails and WhatsApp wait until they end. High priority comes in any case.',
    fr: 'Les courriels et WhatsApp attendent leur fin. La priorité haute arrive quand même.',
    pt: 'E-mails e WhatsApp esperam até que terminem. Os de prioridade alta chegam mesmo assim.',
  },
  from: { es: 'Desde las', en: 'From', fr: 'À partir de', pt: 'A partir das' },
  until: { es: 'Hasta las', en: 'Until', fr: 'Jusqu’à', pt: 'Até as' },
  digest: {
    es: 'Resumen diario por correo',
    en: 'Daily summary by e-mail',
    fr: 'Résumé quotidien par courriel',
    pt: 'Resumo diário por e-mail',
  },
  digestHelp: {
    es: 'Lo pendiente de hoy, como en el inicio, y lo que llegó desde el último resumen y está sin leer. Un día sin nada de eso no tiene resumen.',
    en: 'What is to do today, as on the start page, and what came since the last summary and is not read. A day without any of it has no summary.',
    fr: 'Ce qui est à traiter aujourd’hui, comme à l’accueil, et ce qui est arrivé depuis le dernier résumé et n’est pas lu. Un jour sans rien de cela n’a pas de résumé.',
    pt: 'O que está pendente hoje, como no início, e o que chegou desde o último resumo e não foi lido. Um dia sem nada disso não tem resumo.',
  },
  digestTime: { es: 'A las', en: 'At', fr: 'À', pt: 'Às' },
  timeZone: words.timeZone,
  save: words.save,
  saved: {
    es: 'Se guardaron sus preferencias de notificación.',
    en: 'Your notification preferences were saved.',
    fr: 'Vos préférences de notification ont été enregistrées.',
    pt: 'Suas preferências de notificação foram salvas.',
  },
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    notificationPreferences: Bundle<typeof preferenceTexts>
  }
}

addTexts('notificationPreferences', preferenceTexts)
