import { inWater, names, type Parameter } from './parameter.ts'

/** Noise. 194 dB is the loudest that a wave in air at sea level can be. Day or night follows from the hour. */
export const noiseParameters = {
  laeq: {
    ...inWater,
    name: names(
      'Nivel de presión sonora continuo equivalente A',
      'Equivalent continuous A-weighted sound level',
      'Niveau de pression acoustique continu équivalent A',
      'Nível de pressão sonora contínuo equivalente A',
    ),
    symbol: 'LAeqT',
    group: 'noise',
    matrix: 'noise',
    unit: 'dB(A)',
    decimals: 1,
    max: 194,
    reportedAs: 'day',
    aliases: ['LAeq', 'LAeq,T', 'LeqA', 'Ruido', 'Ruido ambiental', 'Nivel de ruido', 'Noise'],
  },
} as const satisfies Record<string, Parameter>
