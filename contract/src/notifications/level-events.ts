import type { Text } from '@puquio/domain'

const text = (name: Text, example: string) => ({ kind: 'text', name, example }) as const

const variables = {
  well: text({ es: 'Pozo', en: 'Well', fr: 'Puits', pt: 'Poço' }, 'PZ-03'),
  level: text(
    { es: 'Nivel medido', en: 'Level measured', fr: 'Niveau mesuré', pt: 'Nível medido' },
    '4098.35',
  ),
  limit: text(
    { es: 'Nivel de alarma', en: 'Alarm level', fr: 'Niveau d’alarme', pt: 'Nível de alarme' },
    '4098.00',
  ),
  measured: text(
    {
      es: 'Fecha y hora de medición',
      en: 'When it was measured',
      fr: 'Date et heure de mesure',
      pt: 'Data e hora da medição',
    },
    '15/03/2026 11:50',
  ),
} as const

/** What the system notifies of by itself about soundings of wells; sensors have alarms of their own. */
export const levelEvents = {
  'level-over-limit': {
    module: 'monitoring',
    priority: 1,
    audience: 'writers',
    methods: [1, 2],
    name: {
      es: 'Nivel piezométrico sobre su alarma',
      en: 'Piezometric level above its alarm level',
      fr: 'Niveau piézométrique au-dessus de son alarme',
      pt: 'Nível piezométrico acima do seu alarme',
    },
    variables,
    text: {
      es: '{{well}}: nivel medido {{level}} m s. n. m., sobre el nivel de alarma de {{limit}} m. Medido el {{measured}}.',
      en: '{{well}}: measured level {{level}} m a.s.l., above the alarm level of {{limit}} m. Measured {{measured}}.',
      fr: '{{well}} : niveau mesuré {{level}} m d’altitude, au-dessus du niveau d’alarme de {{limit}} m. Mesuré le {{measured}}.',
      pt: '{{well}}: nível medido {{level}} m s.n.m., acima do nível de alarme de {{limit}} m. Medido em {{measured}}.',
    },
  },
  'level-under-limit': {
    module: 'monitoring',
    priority: 2,
    audience: 'writers',
    methods: [1, 2],
    name: {
      es: 'Nivel piezométrico bajo su alarma',
      en: 'Piezometric level below its alarm level',
      fr: 'Niveau piézométrique sous son alarme',
      pt: 'Nível piezométrico abaixo do seu alarme',
    },
    variables,
    text: {
      es: '{{well}}: nivel medido {{level}} m s. n. m., bajo el nivel de alarma de {{limit}} m. Medido el {{measured}}.',
      en: '{{well}}: measured level {{level}} m a.s.l., below the alarm level of {{limit}} m. Measured {{measured}}.',
      fr: '{{well}} : niveau mesuré {{level}} m d’altitude, sous le niveau d’alarme de {{limit}} m. Mesuré le {{measured}}.',
      pt: '{{well}}: nível medido {{level}} m s.n.m., abaixo do nível de alarme de {{limit}} m. Medido em {{measured}}.',
    },
  },
} as const
