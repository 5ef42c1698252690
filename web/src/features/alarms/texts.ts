import { deviceWords } from '../../widgets/devices/words.ts'
import { modiWords } from '../../widgets/modi/words.ts'
import { defineTexts } from '@puquio/domain'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'
import { words } from '../../lib/texts/words.ts'

const alarmTexts = defineTexts({
  title: modiWords.alarms,
  search: {
    es: 'Buscar por dispositivo, estación o variable',
    en: 'Search by device, station or variable',
    fr: 'Rechercher par appareil, station ou variable',
    pt: 'Buscar por dispositivo, estação ou variável',
  },
  state: words.state,
  active: { es: 'Activa', en: 'Active', fr: 'Active', pt: 'Ativo' },
  answered: { es: 'Reconocida', en: 'Acknowledged', fr: 'Acquittée', pt: 'Reconhecido' },
  cleared: { es: 'Terminada', en: 'Cleared', fr: 'Terminée', pt: 'Encerrado' },
  historic: { es: 'Histórica', en: 'Historic', fr: 'Historique', pt: 'Histórico' },
  historicHelp: {
    es: 'Se conoció por lecturas que llegaron tarde: no se avisó a nadie.',
    en: 'It is known by readings that came late: nobody was told.',
    fr: 'Connue par des mesures arrivées en retard : personne n’a été averti.',
    pt: 'Conhecido por leituras que chegaram tarde: ninguém foi avisado.',
  },
  anyState: modiWords.anyState,
  activeOnes: {
    es: 'Activas ({{count}})',
    en: 'Active ({{count}})',
    fr: 'Actives ({{count}})',
    pt: 'Ativos ({{count}})',
  },
  unanswered: {
    es: 'Sin reconocer ({{count}})',
    en: 'Not acknowledged ({{count}})',
    fr: 'Non acquittées ({{count}})',
    pt: 'Sem reconhecer ({{count}})',
  },
  clearedOnes: { es: 'Terminadas', en: 'Cleared', fr: 'Terminées', pt: 'Encerrados' },
  historicOnes: { es: 'Históricas', en: 'Historic', fr: 'Historiques', pt: 'Históricos' },
  severity: modiWords.severity,
  anySeverity: {
    es: 'Todas las severidades',
    en: 'All severities',
    fr: 'Toutes les sévérités',
    pt: 'Todas as severidades',
  },
  kind: { es: 'Causa', en: 'Cause', fr: 'Cause', pt: 'Causa' },
  anyKind: {
    es: 'Todas las causas',
    en: 'All causes',
    fr: 'Toutes les causes',
    pt: 'Todas as causas',
  },
  rule: words.rule,
  silence: {
    es: 'Sin datos del dispositivo (E001)',
    en: 'No data from the device (E001)',
    fr: 'Aucune donnée de l’appareil (E001)',
    pt: 'Sem dados do dispositivo (E001)',
  },
  raised: { es: 'Inicio', en: 'Began', fr: 'Début', pt: 'Início' },
  condition: modiWords.condition,
  value: words.value,
  device: modiWords.device,
  station: deviceWords.station,
  received: { es: 'Recibido', en: 'Received', fr: 'Reçu', pt: 'Recebido' },
  channel: modiWords.channel,
  ended: { es: 'Término', en: 'Ended', fr: 'Fin', pt: 'Término' },
  acknowledgedAt: {
    es: 'Reconocida el',
    en: 'Acknowledged at',
    fr: 'Acquittée le',
    pt: 'Reconhecido em',
  },
  assigned: { es: 'Asignada a', en: 'Assigned to', fr: 'Affectée à', pt: 'Atribuído a' },
  noneTitle: {
    es: 'No hay alarmas',
    en: 'There are no alarms',
    fr: 'Aucune alarme',
    pt: 'Não há alarmes',
  },
  none: {
    es: 'Aquí aparece lo que cruza el límite de una regla y los dispositivos que dejan de enviar datos.',
    en: 'What crosses the limit of a rule appears here, and devices that stop sending data.',
    fr: 'Ici apparaissent ce qui franchit la limite d’une règle et les appareils qui n’envoient plus de données.',
    pt: 'Aqui aparece o que cruza o limite de uma regra e os dispositivos que param de enviar dados.',
  },
  view: { es: 'Ver la alarma', en: 'View the alarm', fr: 'Voir l’alarme', pt: 'Ver o alarme' },
  graph: {
    es: 'Ver el gráfico',
    en: 'View the graph',
    fr: 'Voir le graphique',
    pt: 'Ver o gráfico',
  },
  viewRules: {
    es: 'Ver las reglas del dispositivo',
    en: 'View the rules of the device',
    fr: 'Voir les règles de l’appareil',
    pt: 'Ver as regras do dispositivo',
  },
  clearedWhen: modiWords.clearedWhen,
  acknowledge: { es: 'Reconocer', en: 'Acknowledge', fr: 'Acquitter', pt: 'Reconhecer' },
  acknowledgeHelp: {
    es: 'No se vuelve a avisar mientras dure. Su nombre y la nota quedan en el registro.',
    en: 'It is not told again while it lasts. Your name and the note stay on record.',
    fr: 'Plus d’avis tant qu’elle dure. Votre nom et la note restent au dossier.',
    pt: 'Não se avisa de novo enquanto durar. Seu nome e a nota ficam no registro.',
  },
  comment: { es: 'Comentar', en: 'Comment', fr: 'Commenter', pt: 'Comentar' },
  assign: { es: 'Asignar', en: 'Assign', fr: 'Affecter', pt: 'Atribuir' },
  assignTo: { es: 'Asignar a', en: 'Assign to', fr: 'Affecter à', pt: 'Atribuir a' },
  shelve: { es: 'Posponer', en: 'Put aside', fr: 'Mettre de côté', pt: 'Adiar' },
  shelveHelp: {
    es: 'No se avisa hasta entonces; después se avisa de nuevo si sigue activa.',
    en: 'It is not told until then; after that it is told again if it is still active.',
    fr: 'Pas d’avis jusque-là ; ensuite un nouvel avis si elle est encore active.',
    pt: 'Não se avisa até lá; depois se avisa de novo se ainda estiver ativo.',
  },
  shelveFor: { es: 'Por', en: 'For', fr: 'Pendant', pt: 'Por' },
  hours_one: {
    es: '{{count}} hora',
    en: '{{count}} hour',
    fr: '{{count}} heure',
    pt: '{{count}} hora',
  },
  hours_many: {
    es: '{{count}} horas',
    en: '{{count}} hours',
    fr: '{{count}} heures',
    pt: '{{count}} horas',
  },
  hours_other: {
    es: '{{count}} horas',
    en: '{{count}} hours',
    fr: '{{count}} heures',
    pt: '{{count}} horas',
  },
  unshelve: {
    es: 'Volver a avisar',
    en: 'Tell again',
    fr: 'Avertir à nouveau',
    pt: 'Voltar a avisar',
  },
  note: words.note,
  saved: {
    es: 'La alarma quedó actualizada',
    en: 'The alarm was updated',
    fr: 'L’alarme a été mise à jour',
    pt: 'O alarme foi atualizado',
  },
  history: { es: 'Qué pasó', en: 'What happened', fr: 'Historique', pt: 'O que aconteceu' },
  shelvedUntil: {
    es: 'Pospuesta hasta el {{until}}.',
    en: 'Put aside until {{until}}.',
    fr: 'Mise de côté jusqu’au {{until}}.',
    pt: 'Adiado até {{until}}.',
  },
  mutedUntil: {
    es: 'En mantenimiento hasta el {{until}}: se registra y no se avisa.',
    en: 'In maintenance until {{until}}: recorded and not told.',
    fr: 'En maintenance jusqu’au {{until}} : enregistrée, sans avis.',
    pt: 'Em manutenção até {{until}}: registra-se e não se avisa.',
  },
  switchedOff: {
    es: 'Terminó porque se desactivó su regla o su dispositivo.',
    en: 'It ended because its rule or its device was switched off.',
    fr: 'Terminée car sa règle ou son appareil a été désactivé.',
    pt: 'Terminou porque sua regra ou seu dispositivo foi desativado.',
  },
  since: { es: 'Desde', en: 'Since', fr: 'Depuis', pt: 'Desde' },
  lastData: { es: 'Último dato', en: 'Last data', fr: 'Dernières données', pt: 'Último dado' },
  event_raised: { es: 'Empezó', en: 'It began', fr: 'Début', pt: 'Começou' },
  event_cleared: { es: 'Terminó', en: 'It ended', fr: 'Fin', pt: 'Terminou' },
  event_acknowledged: {
    es: '{{by}} la reconoció',
    en: '{{by}} acknowledged it',
    fr: '{{by}} l’a acquittée',
    pt: '{{by}} o reconheceu',
  },
  event_commented: {
    es: '{{by}} comentó',
    en: '{{by}} commented',
    fr: '{{by}} a commenté',
    pt: '{{by}} comentou',
  },
  event_assigned: {
    es: '{{by}} la asignó a {{to}}',
    en: '{{by}} assigned it to {{to}}',
    fr: '{{by}} l’a affectée à {{to}}',
    pt: '{{by}} o atribuiu a {{to}}',
  },
  event_shelved: {
    es: '{{by}} la pospuso hasta el {{until}}',
    en: '{{by}} put it aside until {{until}}',
    fr: '{{by}} l’a mise de côté jusqu’au {{until}}',
    pt: '{{by}} o adiou até {{until}}',
  },
  event_unshelved: {
    es: '{{by}} quiere que se vuelva a avisar',
    en: '{{by}} wants it told again',
    fr: '{{by}} veut qu’on avertisse à nouveau',
    pt: '{{by}} quer que se avise de novo',
  },
  told_raised: {
    es: 'Se avisó a {{to}}',
    en: '{{to}} were told',
    fr: 'Avertis : {{to}}',
    pt: 'Avisou-se a {{to}}',
  },
  told_repeated: {
    es: 'Se avisó otra vez a {{to}}',
    en: '{{to}} were told again',
    fr: 'Avertis à nouveau : {{to}}',
    pt: 'Avisou-se outra vez a {{to}}',
  },
  told_escalated: {
    es: 'Nadie la reconoció: se avisó también a {{to}}',
    en: 'Nobody acknowledged it: {{to}} were told, too',
    fr: 'Personne ne l’a acquittée : avertis aussi {{to}}',
    pt: 'Ninguém o reconheceu: avisou-se também a {{to}}',
  },
  told_cleared: {
    es: 'Se avisó del término a {{to}}',
    en: '{{to}} were told of its end',
    fr: 'Avertis de la fin : {{to}}',
    pt: 'Avisou-se do término a {{to}}',
  },
  told_passed: {
    es: 'Se avisó a {{to}} que ya pasó',
    en: '{{to}} were told that it has passed',
    fr: 'Avertis qu’elle est passée : {{to}}',
    pt: 'Avisou-se a {{to}} que já passou',
  },
  nobody: { es: 'nadie', en: 'nobody', fr: 'personne', pt: 'ninguém' },
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    alarms: Bundle<typeof alarmTexts>
  }
}

addTexts('alarms', alarmTexts)
