import { defineTexts } from '@puquio/domain'
import { addTexts, type Bundle } from '../../../lib/texts/texts.ts'
import { words } from '../../../lib/texts/words.ts'

const reportTexts = defineTexts({
  title: {
    es: 'Reenvío a otro sistema (HTTP)',
    en: 'Reports to another system (HTTP)',
    fr: 'Rapports vers un autre système (HTTP)',
    pt: 'Relatórios a outro sistema (HTTP)',
  },
  help: {
    es: 'Lo que reporta el dispositivo se envía por POST a una dirección, firmado según Standard Webhooks. Lo que llega con más de un día de atraso no se reenvía.',
    en: 'What the device reports is sent to an address by POST, signed as Standard Webhooks does it. What arrives more than a day late is not sent on.',
    fr: 'Ce que l’appareil transmet est envoyé par POST à une adresse, signé selon Standard Webhooks. Ce qui arrive avec plus d’un jour de retard n’est pas renvoyé.',
    pt: 'O que o dispositivo informa é enviado por POST a um endereço, assinado segundo Standard Webhooks. O que chega com mais de um dia de atraso não é reenviado.',
  },
  save: words.save,
  notSet: {
    es: 'Este dispositivo todavía no se reenvía a ningún sistema.',
    en: 'This device is not sent on to any system yet.',
    fr: 'Cet appareil n’est encore transmis à aucun système.',
    pt: 'Este dispositivo ainda não é reenviado a nenhum sistema.',
  },
  set: {
    es: 'Configurar el reenvío',
    en: 'Set up the reports',
    fr: 'Régler les rapports',
    pt: 'Configurar os relatórios',
  },
  address: {
    es: 'Dirección que recibe',
    en: 'Address that receives',
    fr: 'Adresse qui reçoit',
    pt: 'Endereço que recebe',
  },
  content: {
    es: 'Qué se envía',
    en: 'What is sent',
    fr: 'Ce qui est envoyé',
    pt: 'O que se envia',
  },
  interval: {
    es: 'Enviar cada (s)',
    en: 'Send every (s)',
    fr: 'Envoyer toutes les (s)',
    pt: 'Enviar a cada (s)',
  },
  enabled: {
    es: 'Reenvío activado',
    en: 'Reports are sent',
    fr: 'Rapports activés',
    pt: 'Relatórios ativados',
  },
  disabled: {
    es: 'Reenvío desactivado',
    en: 'Reports are not sent',
    fr: 'Rapports désactivés',
    pt: 'Relatórios desativados',
  },
  readings: {
    es: 'Lecturas recibidas',
    en: 'Readings received',
    fr: 'Mesures reçues',
    pt: 'Leituras recebidas',
  },
  deviceState: {
    es: 'Estado del equipo',
    en: 'State of the equipment',
    fr: 'État de l’équipement',
    pt: 'Estado do equipamento',
  },
  alarms: {
    es: 'Alarmas que empiezan y terminan',
    en: 'Alarms that begin and end',
    fr: 'Alarmes qui débutent et finissent',
    pt: 'Alarmes que começam e terminam',
  },
  test: {
    es: 'Enviar un reporte de prueba',
    en: 'Send a report as a test',
    fr: 'Envoyer un rapport d’essai',
    pt: 'Enviar um relatório de teste',
  },
  wasTested: {
    es: 'La prueba está en camino: su resultado aparece en la lista.',
    en: 'The test is on its way: its outcome shows in the list.',
    fr: 'L’essai est en route : son résultat apparaît dans la liste.',
    pt: 'O teste está a caminho: o resultado aparece na lista.',
  },
  renew: {
    es: 'Renovar el secreto',
    en: 'Renew the secret',
    fr: 'Renouveler le secret',
    pt: 'Renovar o segredo',
  },
  renewText: {
    es: 'Desde ahora se firma con el nuevo: el otro sistema tiene que cambiarlo también.',
    en: 'From now on reports are signed by the new one: the other system has to change it, too.',
    fr: 'Dès maintenant, la signature utilise le nouveau : l’autre système doit le changer aussi.',
    pt: 'A partir de agora assina-se com o novo: o outro sistema também tem de o mudar.',
  },
  secretTitle: {
    es: 'Secreto de las firmas',
    en: 'Secret of the signatures',
    fr: 'Secret des signatures',
    pt: 'Segredo das assinaturas',
  },
  sendings: {
    es: 'Reportes enviados',
    en: 'Reports sent',
    fr: 'Rapports envoyés',
    pt: 'Relatórios enviados',
  },
  noSendings: {
    es: 'Aún no se envió nada.',
    en: 'Nothing was sent yet.',
    fr: 'Rien n’a encore été envoyé.',
    pt: 'Ainda não se enviou nada.',
  },
  kind_report: { es: 'Reporte', en: 'Report', fr: 'Rapport', pt: 'Relatório' },
  kind_test: { es: 'Prueba', en: 'Test', fr: 'Essai', pt: 'Teste' },
  kind_replay: { es: 'Reenvío', en: 'Sent again', fr: 'Renvoi', pt: 'Reenvio' },
  state_waiting: { es: 'Por entregar', en: 'To be delivered', fr: 'À livrer', pt: 'Por entregar' },
  state_delivered: { es: 'Entregado', en: 'Delivered', fr: 'Livré', pt: 'Entregue' },
  state_failed: { es: 'No se entregó', en: 'Not delivered', fr: 'Non livré', pt: 'Não entregue' },
  what: { es: 'Tipo de envío', en: 'Kind', fr: 'Type d’envoi', pt: 'Tipo de envio' },
  state: words.state,
  createdAt: { es: 'Preparado el', en: 'Made on', fr: 'Préparé le', pt: 'Preparado em' },
  attempts: { es: 'Intentos', en: 'Attempts', fr: 'Essais', pt: 'Tentativas' },
  outcome: {
    es: 'Respuesta del receptor',
    en: 'Answer of the receiver',
    fr: 'Réponse du destinataire',
    pt: 'Resposta do destinatário',
  },
  replay: {
    es: 'Enviar otra vez',
    en: 'Send again',
    fr: 'Envoyer à nouveau',
    pt: 'Enviar outra vez',
  },
  wasSaved: {
    es: 'Reenvío configurado.',
    en: 'The reports are set up.',
    fr: 'Rapports réglés.',
    pt: 'Relatórios configurados.',
  },
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    reportServices: Bundle<typeof reportTexts>
  }
}

addTexts('reportServices', reportTexts)
