/** What people of the mine write to each other, and the templates they write it by. */
export const templates = [
  {
    name: 'Simulacro de derrame',
    texts: {
      es: 'Simulacro de derrame en {{project}}: reunirse en el punto de encuentro al oír la sirena. Avisa {{sender}}, {{today}}.',
      en: 'Spill drill at {{project}}: gather at the meeting point when you hear the siren. {{sender}}, {{today}}.',
      fr: 'Exercice de déversement à {{project}} : se réunir au point de rassemblement au son de la sirène. {{sender}}, {{today}}.',
      pt: 'Simulado de derramamento em {{project}}: reunir-se no ponto de encontro ao ouvir a sirene. {{sender}}, {{today}}.',
    },
  },
  {
    name: 'Vía cerrada',
    texts: {
      es: 'Vía de acceso cerrada hoy, {{today}}, en {{project}}. Coordinar las salidas de campo con {{sender}}.',
      en: 'Access road closed today, {{today}}, at {{project}}. Arrange field trips with {{sender}}.',
    },
  },
] as const

/** By the administrator, to all of the first mine. */
export const messages = [
  {
    priority: 1,
    module: 'monitoring',
    daysAgo: 0.1,
    message:
      'Alerta de huaico en la quebrada Huarmi: no salir a los puntos aguas abajo hasta nuevo aviso.',
    reply: 'Recibido. El equipo de campo está en campamento.',
    attachment: null,
  },
  {
    priority: 2,
    module: 'plans',
    daysAgo: 2,
    message:
      'El laboratorio recoge muestras el jueves a las 10:00. Tener lista la cadena de custodia.',
    reply: null,
    attachment: { page: 'Acta de supervisión', name: 'Acta de supervisión, enero.pdf' },
  },
  {
    priority: 3,
    module: 'general',
    daysAgo: 6,
    message: 'Charla de monitoreo participativo el viernes a las 15:00 en la sala de reuniones.',
    reply: 'Confirmo asistencia.',
    attachment: null,
  },
] as const
