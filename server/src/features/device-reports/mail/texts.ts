import { levelWords } from '@puquio/contract/terms/levels/level-words'
import { panelWords } from '@puquio/contract/terms/boards/panel-words'
import { auditTableTerms } from '@puquio/contract/terms/audit-tables'
import { modiFieldTerms } from '@puquio/contract/terms/modi/audit-modi-fields'
import { readingWords } from '@puquio/contract/terms/modi/reading-words'
import { defineTexts } from '@puquio/domain'

/** What mails of devices say. */
export const deviceMailTexts = defineTexts({
  subject: {
    es: '{{device}}: reporte del {{from}} al {{until}}',
    en: '{{device}}: report from {{from}} to {{until}}',
    fr: '{{device}} : rapport du {{from}} au {{until}}',
    pt: '{{device}}: relatório de {{from}} a {{until}}',
  },
  period: {
    es: 'Del {{from}} al {{until}}, hora de {{zone}}.',
    en: 'From {{from}} to {{until}}, time of {{zone}}.',
    fr: 'Du {{from}} au {{until}}, heure de {{zone}}.',
    pt: 'De {{from}} a {{until}}, hora de {{zone}}.',
  },
  state: { es: 'Estado', en: 'Status', fr: 'État', pt: 'Estado' },
  lastMessage: panelWords.lastMessage,
  never: { es: 'ninguno todavía', en: 'none yet', fr: 'aucun', pt: 'nenhuma ainda' },
  channel: readingWords.channel,
  battery: modiFieldTerms.battery,
  signal: { es: 'Señal', en: 'Signal', fr: 'Signal', pt: 'Sinal' },
  activeAlarms: panelWords.activeAlarms,
  readings: {
    es: 'Valores medidos',
    en: 'Measured values',
    fr: 'Valeurs mesurées',
    pt: 'Valores medidos',
  },
  variable: auditTableTerms.variable,
  last: { es: 'Última', en: 'Last', fr: 'Dernière', pt: 'Última' },
  least: levelWords.least,
  mean: { es: 'Promedio', en: 'Mean', fr: 'Moyenne', pt: 'Média' },
  most: levelWords.greatest,
  count: { es: 'Cantidad', en: 'Count', fr: 'Nombre', pt: 'Quantidade' },
  noVariables: {
    es: 'El dispositivo no tiene variables.',
    en: 'The device has no variables.',
    fr: 'L’appareil n’a pas de variables.',
    pt: 'O dispositivo não tem variáveis.',
  },
  alarms: {
    es: 'Alarmas del período',
    en: 'Alarms of the period',
    fr: 'Alarmes de la période',
    pt: 'Alarmes do período',
  },
  alarm: auditTableTerms.alarm,
  severity: modiFieldTerms.severity,
  began: { es: 'Empezó', en: 'Began at', fr: 'A commencé', pt: 'Começou' },
  ended: { es: 'Terminó', en: 'Ended at', fr: 'S’est terminée', pt: 'Terminou' },
  active: { es: 'sigue activa', en: 'still active', fr: 'toujours active', pt: 'ainda ativo' },
  silence: {
    es: 'Sin datos del dispositivo (E001)',
    en: 'No data from the device (E001)',
    fr: 'Aucune donnée de l’appareil (E001)',
    pt: 'Sem dados do dispositivo (E001)',
  },
  noAlarms: {
    es: 'No hubo alarmas en este período.',
    en: 'There were no alarms in this period.',
    fr: 'Aucune alarme sur cette période.',
    pt: 'Não houve alarmes neste período.',
  },
  viewGraph: {
    es: 'Ver el gráfico',
    en: 'View the graph',
    fr: 'Voir le graphique',
    pt: 'Ver o gráfico',
  },
  about: {
    es: 'Un administrador del proyecto configuró este correo en la página del dispositivo. Él puede cambiarlo o retirarlo.',
    en: 'An administrator of the project set up this mail on the page of the device. They can change it or stop it.',
    fr: 'Un administrateur du projet a réglé ce courriel sur la page de l’appareil. Il peut le modifier ou l’arrêter.',
    pt: 'Um administrador do projeto configurou este e-mail na página do dispositivo. Ele pode alterá-lo ou interrompê-lo.',
  },
})
