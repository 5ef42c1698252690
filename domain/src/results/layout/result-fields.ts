import { languages, type Text } from '../../languages.ts'
import { nameKey } from '../../name-key.ts'

/** What the columns and the head of a file of results may hold: its words, and what others call it. */
export const resultFieldTerms = {
  station: { es: 'Estación', en: 'Station', fr: 'Station', pt: 'Estação' },
  date: {
    es: 'Fecha de muestreo',
    en: 'Sampling date',
    fr: 'Date de prélèvement',
    pt: 'Data da amostragem',
  },
  time: {
    es: 'Hora de muestreo',
    en: 'Sampling time',
    fr: 'Heure de prélèvement',
    pt: 'Hora da amostragem',
  },
  parameter: { es: 'Parámetro', en: 'Parameter', fr: 'Paramètre', pt: 'Parâmetro' },
  /** What the parameters beneath or beside it share: "Metales disueltos". */
  group: {
    es: 'Tipo de análisis',
    en: 'Type of analysis',
    fr: 'Type d’analyse',
    pt: 'Tipo de análise',
  },
  value: { es: 'Valor', en: 'Value', fr: 'Valeur', pt: 'Valor' },
  unit: { es: 'Unidad', en: 'Unit', fr: 'Unité', pt: 'Unidade' },
  qualifier: { es: 'Calificador', en: 'Qualifier', fr: 'Qualificatif', pt: 'Qualificador' },
  detectionLimit: {
    es: 'Límite de detección',
    en: 'Detection limit',
    fr: 'Limite de détection',
    pt: 'Limite de detecção',
  },
  quantificationLimit: {
    es: 'Límite de cuantificación',
    en: 'Quantification limit',
    fr: 'Limite de quantification',
    pt: 'Limite de quantificação',
  },
  method: { es: 'Método', en: 'Method', fr: 'Méthode', pt: 'Método' },
  uncertainty: { es: 'Incertidumbre', en: 'Uncertainty', fr: 'Incertitude', pt: 'Incerteza' },
  analysedOn: {
    es: 'Fecha de análisis',
    en: 'Date of analysis',
    fr: 'Date d’analyse',
    pt: 'Data da análise',
  },
  sampleCode: {
    es: 'Código de muestra',
    en: 'Sample code',
    fr: 'Code de l’échantillon',
    pt: 'Código da amostra',
  },
  sampleType: {
    es: 'Tipo de muestra',
    en: 'Sample type',
    fr: 'Type d’échantillon',
    pt: 'Tipo de amostra',
  },
  matrix: { es: 'Matriz', en: 'Matrix', fr: 'Matrice', pt: 'Matriz' },
  source: { es: 'Procedencia', en: 'Source', fr: 'Provenance', pt: 'Procedência' },
  depth: { es: 'Profundidad', en: 'Depth', fr: 'Profondeur', pt: 'Profundidade' },
  chainOfCustody: {
    es: 'Cadena de custodia',
    en: 'Chain of custody',
    fr: 'Chaîne de traçabilité',
    pt: 'Cadeia de custódia',
  },
  campaign: { es: 'Campaña', en: 'Campaign', fr: 'Campagne', pt: 'Campanha' },
  laboratory: { es: 'Laboratorio', en: 'Laboratory', fr: 'Laboratoire', pt: 'Laboratório' },
  report: {
    es: 'Informe de ensayo',
    en: 'Test report',
    fr: 'Rapport d’essai',
    pt: 'Relatório de ensaio',
  },
  labReference: {
    es: 'Código de laboratorio',
    en: 'Laboratory reference',
    fr: 'Référence du laboratoire',
    pt: 'Código do laboratório',
  },
  /** A column of our own exports: a row with a text in it is calculated, was reported by no laboratory, and is left out. */
  calculated: { es: 'Calculado', en: 'Calculated', fr: 'Calculé', pt: 'Calculado' },
  easting: { es: 'Este', en: 'Easting', fr: 'Est', pt: 'Leste' },
  northing: { es: 'Norte', en: 'Northing', fr: 'Nord', pt: 'Norte' },
  altitude: { es: 'Altitud', en: 'Altitude', fr: 'Altitude', pt: 'Altitude' },
  zone: { es: 'Zona UTM', en: 'UTM zone', fr: 'Fuseau UTM', pt: 'Fuso UTM' },
  datum: { es: 'Datum', en: 'Datum', fr: 'Datum', pt: 'Datum' },
} as const satisfies Record<string, Text>

export type ResultField = keyof typeof resultFieldTerms
export const resultFields = Object.keys(resultFieldTerms) as ResultField[]

/** Returns the field that a heading or a label names; null for other texts. */
export const resultField = (text: string): ResultField | null =>
  // A label in a sheet's head ends with a colon; units and notes stand in brackets.
  fields.get(fieldKey(text)) ?? null

const fieldKey = (text: string): string =>
  nameKey(
    text
      .slice(0, 120)
      .replace(/[([][^)\]]*[)\]]?/gu, ' ')
      .replace(/[*:_]/gu, ' ')
      // L.D.M. is L. D. M.
      .replace(/(?<=(?:^|[\s.])\p{L})\.(?=\p{L}(?:[\s.]|$))/gu, '. '),
  ).replace(/\.(?=\s|$)/gu, '')

/** Fields that a row of the head gives for the parameters side by side. */
export const parameterRowFields = [
  'unit',
  'detectionLimit',
  'quantificationLimit',
  'method',
  'group',
] as const satisfies readonly ResultField[]

/**
 * Returns the field that a row gives for the parameters side by side ("L.D.", "Límite de cuantificación (mg/L)"), by the
 * texts of its other cells; null for a row of a sample, which has a day or other numbers there.
 */
export const parameterRowField = (texts: readonly string[]): ResultField | null => {
  const filled = texts.filter((text) => text !== '')
  for (const text of filled) {
    const field = resultField(text) ?? resultField(text.replace(unitAtEnd, ''))
    const isOfParameters = (parameterRowFields as readonly (string | null)[]).includes(field)
    if (isOfParameters && filled.every((one) => one === text || !/\d/u.test(one))) return field
  }
  return null
}

/** A unit without brackets behind a label: LD mg/L. */
const unitAtEnd = /[\s,]+\S*\/\S+$/u

/** Headings of these columns as laboratories, OEFA and other authorities write them. */
const synonyms: Readonly<Record<ResultField, string>> = {
  station:
    'punto|punto de muestreo|punto de monitoreo|punto de control|nombre del punto|nombre de punto|codigo de estacion|codigo estacion|codigo de punto|codigo del punto|estacion de muestreo|estacion de monitoreo|codigo del cliente|identificacion del cliente|cod val|sampling point|monitoring point|monitoring station|station code|site|location|station id|site id|point|ponto|ponto de amostragem|ponto de monitoramento|codigo da estacao|point de prelevement|point de mesure|code de la station|id estacion|empresa punto|cuerpo receptor punto',
  date: 'fecha|fecha muestreo|fecha de monitoreo|fecha de toma de muestra|fecha de la muestra|fecha y hora|fecha hora|fecha y hora de muestreo|fecha de muestreo y hora|date|sample date|sampled on|date sampled|collection date|date and time|date time|datetime|date de l’echantillon|date et heure|data|data de coleta|data da coleta|data e hora',
  time: 'hora|hora muestreo|hora de monitoreo|hora de toma de muestra|time|sample time|heure|hora da coleta',
  parameter:
    'parametros|analito|analitos|variable|ensayo|elemento|determinacion|analisis|parameters|analyte|parameter name|determinand|compound|parametres|analyte|parametro|analise',
  group: 'grupo|grupo de parametros|fraccion|familia|fraction|group|parameter group|groupe|fracao',
  value:
    'resultado|resultados|concentracion|valor reportado|valor medido|result|results|concentration|reported value|measured value|resultat|resultats|concentration mesuree|concentracao|resultado reportado',
  unit: 'unidades|unidad de medida|unidades de medida|und|unid|um|u m|units|unit of measure|unit of measurement|uom|unite de mesure|unites|unidade de medida|unidades de medida',
  qualifier: 'signo|calificador de laboratorio|qual|flag|lab qualifier|sign|signe|sinal',
  detectionLimit:
    'ld|ldm|l d|l d m|lod|mdl|dl|idl|lim det|lim deteccion|lim de deteccion|limite deteccion|limites de deteccion|limite de deteccion del metodo|limite de deteccion de metodo|limite de deteccion instrumental|method detection limit|detection limits|limit of detection|limits of detection|limite de detection de la methode|limites de detection|limites de deteccao|limite de deteccao do metodo',
  quantificationLimit:
    'lc|lcm|lq|lqm|l c|l c m|l q|l q m|loq|pql|mql|rl|mrl|lim cuant|lim cuantificacion|lim de cuantificacion|limite cuantificacion|limites de cuantificacion|limite de cuantificacion del metodo|limite de cuantificacion de metodo|limite de reporte|limite de reporte del metodo|reporting limit|method reporting limit|practical quantitation limit|quantitation limit|limit of quantification|limit of quantitation|limits of quantification|quantification limits|limite de rapport|limites de quantification|limite de quantificacao do metodo|limites de quantificacao',
  method:
    'metodo de ensayo|metodo de analisis|metodo de referencia|metodologia|norma de referencia|norma|tecnica|test method|analytical method|method reference|methode d’analyse|metodologie|metodo analitico|ensaio metodo',
  uncertainty: 'incertidumbre expandida|u|uncertainty|incertitude elargie',
  analysedOn:
    'fecha analisis|fecha de ensayo|fecha de inicio de analisis|analysis date|analyzed on|analysed on|date analyzed|date analysed',
  sampleCode:
    'muestra|codigo muestra|cod muestra|id muestra|identificacion de la muestra|nombre de la muestra|sample|sample id|sample name|sample no|sample number|echantillon|amostra|id amostra|code echantillon',
  sampleType: 'tipo muestra|tipo de la muestra|sample kind|type|qc type|tipo',
  matrix:
    'matriz de la muestra|tipo de matriz|sample matrix|matrice de l’echantillon|componente ambiental|medio',
  source:
    'procedencia de la muestra|procedencia especifica de la muestra|tipo de agua|tipo de fuente|fuente|source type|type de source|origine|origem|tipo de fonte',
  depth: 'profundidad de muestreo|prof|sample depth|sampling depth|profundidade da amostra',
  chainOfCustody:
    'cadena custodia|n° de cadena de custodia|numero de cadena de custodia|coc|chain of custody no|coc number|cdc',
  // A stage ("Primer monitoreo" of OEFA) comes again in each evaluation: it is no campaign's name.
  campaign:
    'campana de monitoreo|campana de muestreo|nombre de la campana|codigo de campana|survey|sampling event|event|monitoring campaign|campagne de mesure|campagne de prelevement|campanha de monitoramento|campanha de amostragem',
  laboratory: 'lab|nombre del laboratorio|laboratory name|laboratorio de ensayo',
  report:
    'informe|n° de informe|numero de informe|n° informe|informe de laboratorio|reporte|report no|report number|lab report|certificate|certificado|rapport|n° rapport|relatorio',
  labReference:
    'codigo laboratorio|codigo lab|cod lab|id laboratorio|id lab|n° de laboratorio|lab id|lab ref|lab reference|lab sample id|laboratory id|laboratory code|ref laboratoire|codigo de lab',
  calculated: 'resultado calculado|calculated result|resultat calcule',
  easting: 'utm este|coordenada este|coordenadas este|x|este utm|east|utm easting|coordenada x',
  northing:
    'utm norte|coordenada norte|coordenadas norte|y|norte utm|north|utm northing|coordenada y',
  altitude: 'cota|elevacion|msnm|m s n m|elevation|altura',
  zone: 'zona|zona utm|zone|huso|fuso|fuseau|utm zone',
  datum: 'sistema de referencia|geodetic datum|sistema geodesico',
}

const fields: ReadonlyMap<string, ResultField> = new Map(
  resultFields.flatMap((field): [string, ResultField][] => [
    [fieldKey(field.replace(/[A-Z]/g, (letter) => ` ${letter}`)), field],
    ...languages.map((one): [string, ResultField] => [
      fieldKey(resultFieldTerms[field][one]),
      field,
    ]),
    ...synonyms[field].split('|').map((one): [string, ResultField] => [fieldKey(one), field]),
  ]),
)
