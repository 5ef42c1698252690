import type { Matrix } from '../../parameters/parameter.ts'
import type { CommitmentKind, CommitmentPhase } from '../kinds.ts'

/** What a commitment is about, in the Spanish words of the field; null where the text does not say. */
export type Topic = { component: string; subcomponent: string; matrix: Matrix | null }

/** Returns the topic of which a text has most words; of several the most special. */
export const topicOf = (text: string): Topic | null => {
  const lower = text.toLowerCase()
  let best: { times: number; topic: Topic } | null = null
  for (const [pattern, component, subcomponent, matrix = null] of topics) {
    const times = lower.match(pattern)?.length ?? 0
    if (times > (best?.times ?? 0)) best = { times, topic: { component, subcomponent, matrix } }
  }
  return best?.topic ?? null
}

/** Returns the part of the mine that a text names. */
export const miningComponentIn = (text: string): string | null => {
  const lower = text.toLowerCase()
  let best: { at: number; name: string } | null = null
  for (const [pattern, name] of miningComponents) {
    const at = lower.search(pattern)
    if (at >= 0 && (best === null || at < best.at)) best = { at, name }
  }
  return best?.name ?? null
}

/** Returns the phase that a text names; the first of several. */
export const phaseIn = (text: string): CommitmentPhase | null => {
  const lower = text.toLowerCase()
  let best: { at: number; phase: CommitmentPhase } | null = null
  for (const [phase, pattern] of phases) {
    const at = lower.search(pattern)
    if (at >= 0 && (best === null || at < best.at)) best = { at, phase }
  }
  return best?.phase ?? null
}

/** Returns the kind of a commitment by the words of its text, where its rule does not tell it. */
export const kindIn = (text: string): CommitmentKind => {
  const lower = text.toLowerCase()
  return kinds.find(([, pattern]) => lower.search(pattern) >= 0)?.[0] ?? 'measure'
}

const of = (source: string): RegExp => new RegExp(`(?<!\\p{L})(?:${source})`, 'gu')

const topics: readonly (readonly [RegExp, string, string, (Matrix | null)?])[] = [
  [
    of('hidrobiol|macroinvertebrad|perifiton|bentos|bent[óo]nic|plancton|peces'),
    'Hidrobiología',
    'Comunidades acuáticas',
  ],
  [
    of(
      'piez[óo]metr|piezom[ée]tric|agua subterr|aguas subterr|nivel fre[áa]tic|napa|filtraci|hidrogeol|manantial|pozos? de',
    ),
    'Agua',
    'Agua subterránea',
    'water',
  ],
  [
    of(
      'efluent|vertimiento|descargas?(?!\\p{L})|lmp(?!\\p{L})|aguas? (?:[áa]cidas?|residual|tratada|industrial|de contacto|servida)|planta de tratamiento|ptar|neutrali',
    ),
    'Agua',
    'Efluente',
    'water',
  ],
  [of('sediment[oa]s?(?!\\p{L})'), 'Agua', 'Sedimentos', 'soil'],
  [of('ruido|db\\(?a\\)?|sonor|silenciador|bocinas?'), 'Ruido', 'Ruido ambiental', 'noise'],
  [of('vibraci|voladura'), 'Vibraciones', 'Vibraciones'],
  [
    of(
      'calidad del? aire|pm[- ]?10|pm[- ]?2[.,]5|material particulado|polvo|vapores|ventilaci|humecta|rieg\\p{L}* (?:de )?(?:las )?(?:v[íi]as|accesos|caminos)|regar[áa]n? las v[íi]as|gases|emisi|velocidad m[áa]xima|l[íi]mite de velocidad|lona',
    ),
    'Aire',
    'Calidad de aire',
    'air',
  ],
  [of('residu|eo-rs|eps-rs|relleno sanitario|basura'), 'Residuos', 'Residuos sólidos'],
  [
    of(
      'hidrocarburo|combustible|derram|materiales peligrosos|insumos qu[íi]micos|cianuro|reactivos',
    ),
    'Materiales peligrosos',
    'Derrames',
  ],
  [
    of('arqueol|cira(?!\\p{L})|patrimonio cultural|restos culturales|ministerio de cultura'),
    'Arqueología',
    'Patrimonio cultural',
  ],
  [
    of('fauna|aves?(?!\\p{L})|vicu|mam[íi]feros|anfibios|reptiles|caza|anidamiento'),
    'Fauna',
    'Fauna silvestre',
  ],
  [
    of(
      'reveget|flora|cobertura vegetal|vegetaci|forestaci|reforest|bofedal|plantones|especies nativas|queñual|sembrar',
    ),
    'Flora',
    'Cobertura vegetal',
  ],
  [
    of(
      'drenaje [áa]cido|pruebas? cin[ée]tic|pruebas? est[áa]tic|geoqu[íi]mic|aba(?!\\p{L})|generador de acidez|desmonte potencial',
    ),
    'Geoquímica',
    'Drenaje ácido',
  ],
  [
    of(
      'caudal|agua superficial|aguas superficiales|r[íi]os?(?!\\p{L})|quebrada|lagunas?(?!\\p{L})|calidad del? agua|cuerpos? de agua|canal(?:es)? de coronaci|escorrent|eca agua|uso de agua|balance de agua|aguas? de proceso|agua recirculada|cuneta',
    ),
    'Agua',
    'Agua superficial',
    'water',
  ],
  [
    of('topsoil|suelo org[áa]nico|suelos?(?!\\p{L})|erosi[óo]n'),
    'Suelo',
    'Calidad de suelo',
    'soil',
  ],
  [
    of('estabilidad|talud|factor de seguridad|geot[ée]cn|perfilad|sismo'),
    'Geotecnia',
    'Estabilidad física',
  ],
  [
    of(
      'comunidad|poblador|mano de obra|local(?:es)?(?!\\p{L})|proveedor|quejas|relaciones comunitarias|participativ|convenio|poblaci[óo]n|social',
    ),
    'Social',
    'Relaciones comunitarias',
  ],
  [of('capacitaci|charlas?|sensibiliza|inducci[óo]n|entrenad'), 'Gestión', 'Capacitación'],
  [
    of('inform[ea]|reporte|remitir|declaraci[óo]n|oefa|senace|minem|garant[íi]a|p[óo]liza'),
    'Gestión',
    'Reporte',
  ],
  [of('aguas?(?!\\p{L})|h[íi]dric'), 'Agua', 'Agua superficial', 'water'],
  [of('aire(?!\\p{L})|meteorol'), 'Aire', 'Calidad de aire', 'air'],
]

const miningComponents: readonly (readonly [RegExp, string])[] = [
  [
    of(
      'dep[óo]sitos? de relaves?|relavera|presa de relaves?|canchas? de relaves?|relaves(?!\\p{L})',
    ),
    'Depósito de relaves',
  ],
  [of('botaderos?|dep[óo]sitos? de desmontes?|desmontes?(?!\\p{L})'), 'Depósito de desmonte'],
  [of('pilas? de lixiviaci|pad de lixiviaci|pad(?!\\p{L})'), 'Pila de lixiviación'],
  [of('tajos?(?!\\p{L})'), 'Tajo abierto'],
  [of('bocaminas?|labores subterr|interior mina|mina subterr'), 'Mina subterránea'],
  [of('planta concentradora|planta de beneficio|planta de procesos'), 'Planta de beneficio'],
  [of('planta de tratamiento|planta de neutralizaci|ptard?|ptari'), 'Planta de tratamiento'],
  [of('laboratorio (?:qu[íi]mico|metal[úu]rgico)'), 'Laboratorio'],
  [of('canteras?(?!\\p{L})|material de pr[ée]stamo'), 'Cantera'],
  [of('campamentos?(?!\\p{L})'), 'Campamento'],
  [of('relleno sanitario|relleno de seguridad'), 'Relleno sanitario'],
  [of('faja transportadora|fajas transportadoras'), 'Faja transportadora'],
  [of('polvor[íi]n'), 'Polvorín'],
  [of('grifos?(?!\\p{L})|tanques? de combustible'), 'Grifo'],
  [of('v[íi]as(?!\\p{L})|accesos?(?!\\p{L})|caminos?(?!\\p{L})|carreteras?'), 'Vías de acceso'],
  [of('topsoil|suelo org[áa]nico'), 'Depósito de suelo orgánico'],
  [of('l[íi]neas? de transmisi'), 'Línea de transmisión'],
  [of('poza|pozas'), 'Poza'],
  [of('presa(?!\\p{L})'), 'Presa'],
]

const phases: readonly (readonly [CommitmentPhase, RegExp])[] = [
  ['post-closure', of('pos(?:t)?[- ]?cierre')],
  [
    'closure',
    of(
      '(?:etapa|fase|plan|actividades|trabajos|obras|medidas) de(?:l)? cierre|cierre (?:final|progresivo|temporal|definitivo|de (?:la )?(?:mina|operaciones))|durante el cierre|desmantelamiento|demoler|demolici|al finalizar la vida [úu]til',
    ),
  ],
  [
    'construction',
    of(
      '(?:etapa|fase|durante|actividades|trabajos|obras)(?: de)?(?: la)? construcci[óo]n|inicio de (?:las )?obras|antes de (?:iniciar )?la construcci|movimiento de tierras|desbroce',
    ),
  ],
  [
    'operation',
    of(
      '(?:etapa|fase|durante)(?: de)?(?: la)? operaci[óo]n|en operaci[óo]n|durante las operaciones|vida [úu]til|operaci[óo]n y mantenimiento',
    ),
  ],
]

const kinds: readonly (readonly [CommitmentKind, RegExp])[] = [
  [
    'report',
    of(
      '(?:se )?(?:remit|present|report|comunic|notific|inform)(?:ar|ir|ará|arán|irá|irán|ad|aci[óo]n a)\\p{L}*|entregar copia|declaraci[óo]n anual|presentaci[óo]n del? (?:informe|reporte)|remisi[óo]n',
    ),
  ],
  [
    'monitoring',
    of(
      '(?<!comité de |equipos? de |y su )monitore|muestre|medir[áa]n?|medici[óo]n|medir|mediciones|registr(?:o|os|ar|ará|arán) (?:\\p{L}+ )?de (?:nivel|caudal|agua|consumo)|se tomar[áa]n registros|evaluaciones en [ée]poca|inspecci[óo]n hidrobiol',
    ),
  ],
  [
    'payment',
    of(
      'pagar|pago(?!\\p{L})|abonar|financiar|fondo de|garant[íi]a financiera|indemniz|retribuci[óo]n econ|aporte|s/\\.?\\s?\\d|us\\$\\s?\\d|compra de',
    ),
  ],
  [
    'study',
    of(
      'estudio|pruebas? (?:cin|est[áa]|de)|investigar|investigaci[óo]n|an[áa]lisis (?:aba|de riesgo|costo)|modelo (?:hidro|num|de)|actualizar[áa] el (?:modelo|balance)|inventario',
    ),
  ],
]
