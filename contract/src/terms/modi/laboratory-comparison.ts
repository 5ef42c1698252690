import type { Text } from '@puquio/domain'
import type { comparisonObstacles } from '../../modi/laboratory-comparisons.ts'
import { panelWords } from '../boards/panel-words.ts'
import { fieldTerms } from '../fields.ts'

/** What the comparison of a sensor with the laboratory is called, on screen and in its files. */
export const laboratoryComparisonTerms = {
  title: {
    es: 'Sensor frente al laboratorio',
    en: 'Sensor against the laboratory',
    fr: 'Capteur face au laboratoire',
    pt: 'Sensor frente ao laboratório',
  },
  on: panelWords.on,
  laboratory: fieldTerms.laboratory,
  sensor: {
    es: 'Sensor, media del día',
    en: 'Sensor, mean of the day',
    fr: 'Capteur, moyenne du jour',
    pt: 'Sensor, média do dia',
  },
  readings: fieldTerms.readings,
  ratio: {
    es: 'Laboratorio ÷ sensor',
    en: 'Laboratory ÷ sensor',
    fr: 'Laboratoire ÷ capteur',
    pt: 'Laboratório ÷ sensor',
  },
  difference: {
    es: 'Laboratorio − sensor',
    en: 'Laboratory − sensor',
    fr: 'Laboratoire − capteur',
    pt: 'Laboratório − sensor',
  },
  factorWithSpread: {
    es: '{{amount}} (mediana), dispersión {{spread}}, {{pairs}} pares',
    en: '{{amount}} (median), spread {{spread}}, {{pairs}} pairs',
    fr: '{{amount}} (médiane), dispersion {{spread}}, {{pairs}} paires',
    pt: '{{amount}} (mediana), dispersão {{spread}}, {{pairs}} pares',
  },
  suggested: {
    es: 'Factor sugerido',
    en: 'Suggested factor',
    fr: 'Facteur suggéré',
    pt: 'Fator sugerido',
  },
  wouldBe: {
    es: 'Quedaría',
    en: 'It would be',
    fr: 'Il deviendrait',
    pt: 'Ficaria',
  },
  none: {
    es: 'Con menos de tres pares no se sugiere un factor.',
    en: 'Of fewer than three pairs no factor is suggested.',
    fr: 'Avec moins de trois paires, aucun facteur n’est suggéré.',
    pt: 'Com menos de três pares não se sugere um fator.',
  },
  left: {
    es: 'Sin par: {{nonDetects}} no detectados, {{withoutReadings}} sin lecturas buenas ese día.',
    en: 'Without a pair: {{nonDetects}} non-detects, {{withoutReadings}} without good readings on that day.',
    fr: 'Sans paire : {{nonDetects}} non détectés, {{withoutReadings}} sans bonnes mesures ce jour-là.',
    pt: 'Sem par: {{nonDetects}} não detectados, {{withoutReadings}} sem leituras boas nesse dia.',
  },
  how: {
    es: 'Resultados de campañas aprobadas de la estación frente a la media de las lecturas buenas del mismo día. La mediana resiste un día malo; la dispersión es 1.4826 veces la mediana de las distancias a ella.',
    en: 'Results of approved campaigns of the station against the mean of the good readings of the same day. The median withstands one bad day; the spread is 1.4826 times the median of the distances from it.',
    fr: 'Résultats des campagnes approuvées de la station face à la moyenne des bonnes mesures du même jour. La médiane résiste à un mauvais jour ; la dispersion vaut 1,4826 fois la médiane des écarts à celle-ci.',
    pt: 'Resultados de campanhas aprovadas da estação frente à média das leituras boas do mesmo dia. A mediana resiste a um dia ruim; a dispersão é 1,4826 vez a mediana das distâncias a ela.',
  },
  chart: {
    es: 'Laboratorio y sensor de {{name}}: {{pairs}} pares, la línea 1:1 y la sugerida',
    en: 'Laboratory and sensor of {{name}}: {{pairs}} pairs, the 1:1 line and the suggested one',
    fr: 'Laboratoire et capteur de {{name}} : {{pairs}} paires, la ligne 1:1 et la suggérée',
    pt: 'Laboratório e sensor de {{name}}: {{pairs}} pares, a linha 1:1 e a sugerida',
  },
  suggestedLine: { es: 'sugerido', en: 'suggested', fr: 'suggéré', pt: 'sugerido' },
  period: fieldTerms.period,
  station: fieldTerms.station,
} as const satisfies Record<string, Text>

/** Why nothing is compared, and what to do. */
export const comparisonObstacleTerms: Record<(typeof comparisonObstacles)[number], Text> = {
  'no-parameter': {
    es: 'La variable no tiene parámetro: se elige en la ficha del dispositivo.',
    en: 'The variable has no parameter: choose it in the device’s record.',
    fr: 'La variable n’a pas de paramètre : le choisir dans la fiche de l’appareil.',
    pt: 'A variável não tem parâmetro: escolhê-lo na ficha do dispositivo.',
  },
  'no-station': {
    es: 'El dispositivo no tiene estación: se elige en su ficha.',
    en: 'The device has no station: choose it in its record.',
    fr: 'L’appareil n’a pas de station : la choisir dans sa fiche.',
    pt: 'O dispositivo não tem estação: escolhê-la em sua ficha.',
  },
  'other-unit': {
    es: 'La unidad de la variable no se convierte a la del parámetro.',
    en: 'The variable’s unit does not convert to that of the parameter.',
    fr: 'L’unité de la variable ne se convertit pas en celle du paramètre.',
    pt: 'A unidade da variável não se converte à do parâmetro.',
  },
  derived: {
    es: 'La variable se calcula de otras: se contrastan las que envía el sensor.',
    en: 'The variable is calculated from others: compare those that the sensor sends.',
    fr: 'La variable est calculée à partir d’autres : comparer celles que le capteur envoie.',
    pt: 'A variável é calculada de outras: comparar as que o sensor envia.',
  },
}
