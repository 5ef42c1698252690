import type { Text } from './languages.ts'

export const yesNoTerms = {
  yes: { es: 'Sí', en: 'Yes', fr: 'Oui', pt: 'Sim' },
  no: { es: 'No', en: 'No', fr: 'Non', pt: 'Não' },
} as const satisfies Record<'yes' | 'no', Text>

/** What cells hold for yes and no, in lower case and without accents. */
export const yesNoWords = {
  yes: [
    'si',
    's',
    'yes',
    'y',
    'oui',
    'o',
    'sim',
    'true',
    'verdadero',
    'vrai',
    'verdadeiro',
    '1',
    'x',
  ],
  no: ['no', 'n', 'non', 'nao', 'false', 'falso', 'faux', '0'],
} as const
