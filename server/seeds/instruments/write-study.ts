import type { MineSeed } from '../mines.ts'
import type { StationSeed } from '../stations.ts'
import { background, type Sentence, type StudySeed } from './studies.ts'

/** A sentence of a study; of a monitoring also the stations that it names. */
export type Stated = Sentence & { stations?: readonly StationSeed[] }
type Chapter = { title: string; isTwoColumns: boolean; paragraphs: string[] }
export type Study = {
  seed: StudySeed
  title: string
  chapters: Chapter[]
  stated: Stated[]
}

const topics: Record<string, string> = {
  'Agua superficial': 'de la calidad del agua',
  'Efluente minero-metalúrgico': 'de la calidad de los efluentes',
  'Nivel piezométrico': 'del nivel piezométrico',
  'Calidad de aire': 'de la calidad del aire (PM10, PM2,5 y plomo en PM10)',
  'Ruido diurno y nocturno': 'del ruido ambiental diurno y nocturno',
  Vibraciones: 'de las vibraciones por voladura',
  Suelo: 'de la calidad del suelo',
  Sedimentos: 'de los sedimentos',
  Biología: 'biológico',
  Meteorología: 'de los parámetros meteorológicos',
  'Balance ácido-base': 'geoquímico por balance ácido-base',
}

const listed = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} y ${words.at(-1)}`

/** One for each commitment of the plans that this instrument is the source of, in the words of such studies. */
function monitorings(mine: MineSeed, seed: StudySeed): Stated[] {
  const own = mine.stations.filter(({ instrument }) => instrument === seed.name)
  const groups = Map.groupBy(own, ({ commitment, frequency, profile }) =>
    [commitment, frequency, profile].join('/'),
  )
  return [...groups.values()].map((stations, index, all) => {
    const [first] = stations as [StationSeed]
    const others = all.slice(0, index).some((group) => group[0]?.commitment === first.commitment)
    const at = stations.length === 1 ? 'la estación' : 'las estaciones'
    const frequency =
      first.frequency === 'Por temporada'
        ? 'en época seca y en época húmeda'
        : `con frecuencia ${first.frequency.toLowerCase()}`
    const against = first.standard ? ` y comparará los resultados con el ${first.standard}` : ''
    return {
      text: `El titular realizará el monitoreo ${topics[first.profile]} en ${at} ${listed(stations.map(({ code }) => code))} ${frequency} durante la etapa de operación${against}.`,
      decision: index % 4 === 3 && seed.kind === 'meia' ? 'proposed' : 'verified',
      shortName: others
        ? `${first.commitment} (${first.frequency.toLowerCase()})`
        : first.commitment,
      stations,
    }
  })
}

/** A study of a mine: what it describes, what it commits to, and the programme that its plans follow. */
export function writeStudy(mine: MineSeed, seed: StudySeed): Study {
  const programme = monitorings(mine, seed)
  const described = programme
    .flatMap(({ stations }) => stations ?? [])
    .map(
      (station) =>
        `${station.code}: ${station.name}, a ${station.altitudeM} m s. n. m., vinculada al componente minero ${station.miningComponent}. Tipo de fuente: ${station.sourceType.toLowerCase()}.`,
    )
  const among = (sentences: readonly Sentence[]) =>
    sentences.flatMap(({ text }, index) => [
      text,
      background[(index * 2 + seed.year) % background.length] as string,
    ])
  const chapters: Chapter[] = [
    { title: 'Marco legal y alcance', isTwoColumns: false, paragraphs: [...background] },
    { title: 'Línea base: puntos de observación', isTwoColumns: true, paragraphs: described },
    { title: 'Plan de manejo ambiental', isTwoColumns: true, paragraphs: among(seed.measures) },
    {
      title: 'Programa de monitoreo ambiental',
      isTwoColumns: false,
      paragraphs: programme.map(({ text }) => text),
    },
    {
      title: 'Relaciones comunitarias y reportes',
      isTwoColumns: true,
      paragraphs: among(seed.closing),
    },
  ]
  return {
    seed,
    title: `${seed.title} de la ${mine.name}`,
    chapters: chapters.filter(({ paragraphs }) => paragraphs.length > 0),
    stated: [...seed.measures, ...programme, ...seed.closing],
  }
}
