import type { Text } from '../languages.ts'
import type { SoundingState, WellKind } from './sounding.ts'
import type { WellState } from './well-state.ts'

export const wellKindTerms = {
  standpipe: {
    es: 'Tubo abierto',
    en: 'Open standpipe',
    fr: 'Tube ouvert',
    pt: 'Tubo aberto',
  },
  casagrande: { es: 'Casagrande', en: 'Casagrande', fr: 'Casagrande', pt: 'Casagrande' },
  'vibrating-wire': {
    es: 'Cuerda vibrante',
    en: 'Vibrating wire',
    fr: 'Corde vibrante',
    pt: 'Corda vibrante',
  },
} as const satisfies Record<WellKind, Text>

export const soundingStateTerms = {
  measured: { es: 'Medido', en: 'Measured', fr: 'Mesuré', pt: 'Medido' },
  dry: { es: 'Seco', en: 'Dry', fr: 'À sec', pt: 'Seco' },
  artesian: { es: 'Artesiano', en: 'Artesian', fr: 'Artésien', pt: 'Artesiano' },
} as const satisfies Record<SoundingState, Text>

/** Of a sounding whose water would lie deeper than its well, wherever it is entered. */
export const belowBottomTerm = {
  es: 'Queda bajo el fondo del pozo, a {{depth}} m de la boca. Revisar la lectura, o anotarlo como seco.',
  en: 'It lies under the bottom of the well, {{depth}} m below its top. Check the reading, or note it as dry.',
  fr: 'C’est sous le fond du puits, à {{depth}} m de la tête. Vérifier la lecture, ou le noter à sec.',
  pt: 'Fica abaixo do fundo do poço, a {{depth}} m da boca. Verificar a leitura, ou anotá-lo como seco.',
} as const satisfies Text

export const wellStateTerms = {
  'over-limit': {
    es: 'Sobre el nivel de alarma',
    en: 'Above its alarm level',
    fr: 'Au-dessus du niveau d’alarme',
    pt: 'Acima do nível de alarme',
  },
  'under-limit': {
    es: 'Bajo el nivel de alarma',
    en: 'Below its alarm level',
    fr: 'Sous le niveau d’alarme',
    pt: 'Abaixo do nível de alarme',
  },
  artesian: { es: 'Artesiano', en: 'Artesian', fr: 'Artésien', pt: 'Artesiano' },
  dry: { es: 'Seco', en: 'Dry', fr: 'À sec', pt: 'Seco' },
  outdated: {
    es: 'Sin datos recientes',
    en: 'No recent data',
    fr: 'Sans données récentes',
    pt: 'Sem dados recentes',
  },
  unmeasured: {
    es: 'Sin mediciones',
    en: 'No measurements',
    fr: 'Sans mesures',
    pt: 'Sem medições',
  },
  normal: { es: 'Normal', en: 'Normal', fr: 'Normal', pt: 'Normal' },
} as const satisfies Record<WellState, Text>
