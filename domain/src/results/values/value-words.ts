import { nameKey } from '../../name-key.ts'

/** What stands before a number: the value is at most, or at least, as large. */
export const valueSigns = ['<', '<=', '>', '>='] as const
export type ValueSign = (typeof valueSigns)[number]

/** Which limit of the laboratory's method a text names: of detection or of quantification. */
export type LimitKind = 'detection' | 'quantification'

/** What a text without a number says: not detected, traces, absence or presence, nothing measured. */
export type WordMeaning = 'not-detected' | 'trace' | 'absent' | 'present' | 'not-measured'

/**
 * Returns what a text means that holds no number; null for any other. N/D is none of them: it is written for
 * "no detectado" as for "no disponible".
 */
export const wordMeaning = (text: string): WordMeaning | null => {
  const key = nameKey(text)
  const word = key.replaceAll('.', '')
  return word === '' && key !== '' ? null : (meanings.get(word) ?? null)
}

/** Returns the limit that an abbreviation or a phrase names: LD, L.D., LOQ, límite de cuantificación. */
export const limitKind = (text: string): LimitKind | null =>
  limits.get(nameKey(text).replaceAll('.', '')) ?? null

/** "menor a", "less than" and the like before a number. */
export const signWords: ReadonlyMap<string, ValueSign> = new Map<string, ValueSign>([
  ...words('<', [
    'menor a|menor que|menor al|menor de|inferior a|inferior al|por debajo de|por debajo del|debajo del',
    'less than|below|lower than|inferieur a|inferieure a|moins de|menor do que|abaixo de|abaixo do',
  ]),
  ...words('<=', ['menor o igual a|menor o igual que|less than or equal to|menor ou igual a']),
  ...words('>', [
    'mayor a|mayor que|mayor de|superior a|por encima de|greater than|more than|above',
    'superieur a|superieure a|plus de|maior que|maior do que|acima de',
  ]),
  ...words('>=', ['mayor o igual a|mayor o igual que|greater than or equal to|maior ou igual a']),
])

const meanings: ReadonlyMap<string, WordMeaning> = new Map<string, WordMeaning>([
  ...words('not-detected', [
    'nd|n d|bdl|bql|bld',
    'no detectado|no detectada|no detectados|no detectadas|no detectable|no detectables',
    'no se detecta|no se detecto|not detected|not detectable|none detected|non detect|non-detect',
    'non detecte|non detectee|non detectable|nao detectado|nao detectada|nao detectavel',
  ]),
  ...words('trace', ['tr|traza|trazas|trace|traces|traco|tracos']),
  ...words('absent', ['ausencia|ausente|absent|absente|absence']),
  ...words('present', ['presencia|presente|present|presence|presenca']),
  ...words('not-measured', [
    '|-|--|---|–|––|—|na|n a|n/a|nm|n m|nr|n r|sd|s d|s/d',
    'no aplica|no aplicable|not applicable|non applicable|nao aplicavel|nao se aplica',
    'no analizado|no analizada|not analysed|not analyzed|non analyse|nao analisado',
    'no medido|no medida|not measured|non mesure|nao medido|no realizado|nao realizado',
    'sin dato|sin datos|no data|sans donnees|sem dados|no muestreado|not sampled',
  ]),
])

const limits: ReadonlyMap<string, LimitKind> = new Map<string, LimitKind>([
  ...words('detection', [
    'ld|ldm|lod|dl|mdl|lid|lde',
    'limite de deteccion|limite de deteccion del metodo|limite de deteccao|limite de detection',
    'detection limit|limit of detection|method detection limit',
  ]),
  ...words('quantification', [
    'lc|lcm|lq|lqm|loq|pql|ql|rl|mrl',
    'limite de cuantificacion|limite de cuantificacion del metodo|limite de quantificacao',
    'limite de quantification|quantification limit|limit of quantification|reporting limit',
  ]),
])

/** Words parted by a bar, each with what it means. */
function words<const Meaning extends string>(
  meaning: Meaning,
  lists: readonly string[],
): [string, Meaning][] {
  return lists.flatMap((list) => list.split('|').map((word): [string, Meaning] => [word, meaning]))
}
