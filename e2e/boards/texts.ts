import type { Text } from '@puquio/domain'

/** What the journey of boards expects, for `words.ts`. */
export const boardTexts = {
  addPanel: {
    es: 'Agregar panel',
    en: 'Add panel',
    fr: 'Ajouter un panneau',
    pt: 'Adicionar quadro',
  },
  diagram: { es: 'Diagrama', en: 'Diagram', fr: 'Diagramme', pt: 'Diagrama' },
  piper: {
    es: 'Diagrama de Piper',
    en: 'Piper diagram',
    fr: 'Diagramme de Piper',
    pt: 'Diagrama de Piper',
  },
  piperOf: {
    es: '{{name}} de {{number}} muestras',
    en: '{{name}} of {{number}} samples',
    fr: '{{name}} de {{number}} échantillons',
    pt: '{{name}} de {{number}} amostras',
  },
  saveBoard: {
    es: 'Guardar tablero',
    en: 'Save board',
    fr: 'Enregistrer le tableau',
    pt: 'Salvar painel',
  },
  makePdf: { es: 'Generar PDF', en: 'Make a PDF', fr: 'Générer un PDF', pt: 'Gerar PDF' },
  newSchedule: {
    es: 'Programar informe',
    en: 'Schedule a report',
    fr: 'Programmer un rapport',
    pt: 'Programar relatório',
  },
  board: { es: 'Tablero', en: 'Board', fr: 'Tableau', pt: 'Painel' },
  frequency: { es: 'Frecuencia', en: 'Frequency', fr: 'Fréquence', pt: 'Frequência' },
  atTime: { es: 'Hora', en: 'Time', fr: 'Heure', pt: 'Hora' },
  byMail: {
    es: 'Avisar también por correo',
    en: 'Tell by e-mail, too',
    fr: 'Prévenir aussi par courriel',
    pt: 'Avisar também por e-mail',
  },
  saveSchedule: {
    es: 'Guardar programación',
    en: 'Save schedule',
    fr: 'Enregistrer la programmation',
    pt: 'Salvar programação',
  },
  scheduledBy: {
    es: 'Programado por',
    en: 'Scheduled by',
    fr: 'Programmé par',
    pt: 'Programado por',
  },
  runTold: {
    es: 'avisado a {{number}} persona',
    en: 'told to {{number}} person',
    fr: 'envoyé à {{number}} personne',
    pt: 'avisado a {{number}} pessoa',
  },
} as const satisfies Record<string, Text>
