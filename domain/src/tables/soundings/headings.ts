import type { soundingColumnTerms } from './terms.ts'

const listed = (text: string): readonly string[] => text.split('|')

/**
 * Headings of field sheets and of other programs; case, accents, underscores and units in brackets do not count. The
 * better a heading says which column it is, the earlier it stands: of two for one column it is taken.
 */
export const soundingHeadings: Record<keyof typeof soundingColumnTerms, readonly string[]> = {
  well: listed(
    'pozo/piezómetro|piezómetro|piezometer|piézomètre|piezômetro|código de pozo|código del pozo|código pozo|código de piezómetro|código del piezómetro|código piezómetro|monitoring well|well id|well code|piezometer id|código|code|nombre|nombre del pozo|nombre de pozo|nombre del piezómetro|nombre de piezómetro|id pozo|id piezómetro|sondeo|name|well name|well no|well number|borehole|borehole id|bore|bore id|forage|point de mesure|ouvrage|ponto|ponto de monitoramento|nome do poço|código do poço|punto|punto de monitoreo|punto de control|punto de medición|estación|estación de monitoreo|código de estación|instrumento|station|station id|station code|site|point|monitoring point|instrument|id',
  ),
  measuredOn: listed(
    'fecha de medición|fecha medición|fecha de la medición|fecha de lectura|fecha lectura|fecha de monitoreo|fecha monitoreo|fecha de muestreo|fecha de registro|fecha y hora|fecha/hora|fecha hora|fecha y hora de medición|día|reading date|date of reading|measurement date|date of measurement|measured on|date measured|sample date|sampling date|date and time|date/time|datetime|date time|timestamp|date de mesure|date de lecture|date et heure|data da medição|data da leitura|data de medição|data e hora',
  ),
  measuredTime: listed(
    'hora de medición|hora medición|hora de la medición|hora de lectura|hora lectura|hora de monitoreo|measurement time|time of measurement|reading time|time of reading|time measured|heure de mesure|heure de lecture|hora da medição|hora da leitura',
  ),
  depthToWaterM: listed(
    "profundidad del nivel|profundidad de nivel|profundidad nivel|profundidad del nivel freático|profundidad de nivel freático|profundidad nivel freático|profundidad del nivel estático|profundidad nivel estático|profundidad de agua|profundidad agua|profundidad al agua|profundidad hasta el agua|profundidad al nivel|profundidad al nivel de agua|profundidad al nivel del agua|profundidad del nivel de agua|profundidad nivel de agua|profundidad medida|prof agua|prof nivel|prof nivel freático|prof del agua|prof del nivel|prof del nivel freático|nivel de agua|nivel del agua|nivel agua|nivel freático|nivel estático|nivel medido|ne|nf|n e|n f|n.e|n.f|lectura de nivel|lectura del nivel|lectura de sonda|lectura sonda|medida de sonda|dtw|depth to water level|depth to groundwater|depth of water|depth to gw|water depth|water level depth|static water level|static level|swl|groundwater level|groundwater depth|dip reading|tape reading|profondeur de l’eau|profondeur de l'eau|profondeur du niveau|niveau d’eau|niveau d'eau|niveau statique|profundidade do nível|profundidade do nível d’água|profundidade d’água|nível da água|nível d’água|nível d'água|nível estático|nível freático|lectura|reading|lecture|leitura|nivel|water level|niveau|nível|dip|profundidad|depth|prof|profondeur|profundidade",
  ),
  state: listed('condición|condición del pozo|estado del pozo|situación|status|condition|situação'),
  headAboveTopM: listed(
    'carga|carga artesiana|altura sobre la boca|altura sobre boca|nivel sobre la boca|head|artesian head|head above casing|charge artésienne',
  ),
  measuredBy: listed(
    'responsable|responsable de medición|técnico|operador|monitorista|realizado por|registrado por|tomado por|lector|measured by|read by|technician|operator|observer|sampler|recorded by|opérateur|observateur|relevé par|responsável|técnico responsável|operador responsável',
  ),
  // Field sheets use such words for other things.
  source: [],
  note: listed(
    'observaciones|obs|comentario|comentarios|nota|notas|notes|remark|remarks|comment|comments|observation|observations|remarque|remarques|commentaire|commentaires|observações|comentários|anotação',
  ),
}
