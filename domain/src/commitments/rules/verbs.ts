/** Returns the infinitive of a future of the third person or of "we"; null where a word is none. Takes lower case. */
export const infinitiveOf = (word: string): string | null => {
  const known = irregular[word]
  if (known !== undefined) return known
  const [, stem = ''] = /^(\p{L}+r)(?:á|án|emos)$/u.exec(word) ?? []
  if (stem.length < 3 || notVerbs.has(word)) return null
  const [, prefix = '', root = ''] =
    /^(\p{L}*?)(tendr|pondr|vendr|saldr|valdr|har|dir|querr|sabr|podr|habr)$/u.exec(stem) ?? []
  const whole = roots[root]
  if (whole !== undefined && (prefix === '' || compound.has(root))) return `${prefix}${whole}`
  return /[aei]r$/.test(stem) ? stem : null
}

/** Whether a word is a participle: tratado, dispuestas. */
export const isParticiple = (word: string): boolean =>
  /(?:[aií]d|puest|hech|escrit|cubiert|abiert|suelt|vuelt|provist)[oa]s?$/.test(word) &&
  word.length > 4

const roots: Readonly<Record<string, string>> = {
  tendr: 'tener',
  pondr: 'poner',
  vendr: 'venir',
  saldr: 'salir',
  valdr: 'valer',
  har: 'hacer',
  dir: 'decir',
  querr: 'querer',
  sabr: 'saber',
  podr: 'poder',
  habr: 'haber',
}
const compound = new Set(['tendr', 'pondr', 'vendr'])
const irregular: Readonly<Record<string, string>> = {
  irá: 'ir',
  irán: 'ir',
  dará: 'dar',
  darán: 'dar',
  será: 'ser',
  serán: 'ser',
  verá: 'ver',
  verán: 'ver',
  // As many documents have it: neither is another word.
  debera: 'deber',
  deberan: 'deber',
}
const notVerbs = new Set(['detrás', 'mará', 'supremos', 'extremos'])

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** What will come about by itself, what is described, and what a document says of itself. */
export const predictions = set(`
  generar producir incrementar aumentar disminuir ver afectar alterar perder perturbar manifestar percibir
  desplazar originar encontrar localizar requerir necesitar entender denominar llamar estimar esperar prever
  extraer explotar procesar beneficiar minar chancar moler observar apreciar lograr alcanzar conseguir favorecer
  facilitar dinamizar mejorar demandar consumir liberar convertir tornar acumular concentrar formar infiltrar
  dispersar propagar extender prolongar comenzar concluir terminar deteriorar explicar detallar describir mostrar
  resumir exponer permitir durar ascender comprender constar contener ocupar provenir fluir descender depender
  representar significar implicar existir haber variar permanecer ocurrir seguir contribuir invertir crear iniciar
  culminar operar impactar suscitar ubicar acceder recibir tener ser estar poder deber querer caer llegar nacer
  crecer sufrir tratar evidenciar traducir degradar erosionar modificar abarcar cruzar atravesar corresponder
  fomentar impulsar abastecer alimentar distribuir desarrollar ingresar emplazar oscilar`)

/** What is a duty where the sentence speaks of control or care, else a description of what is built and made. */
export const ambiguous = set(`
  utilizar emplear usar transportar construir habilitar obtener tener emitir depositar ampliar considerar abastecer
  captar modificar trasladar reducir desarrollar presentar ubicar recibir iniciar operar distribuir reaprovechar
  evaluar analizar definir determinar seleccionar alimentar bombear perforar acarrear cargar excavar acceder crear
  comprender incluir producir ingresar emplazar mejorar tratar comenzar beneficiar fomentar impulsar invertir
  acondicionar contemplar`)

/** Said of a thing, these are what it has to be or bear, where the sentence speaks of control. */
export const dutiesOfThings = set(`
  contar llevar portar ir cumplir respetar usar utilizar recibir permanecer tener disponer exceder superar
  sobrepasar rebasar incluir comprender considerar estar poseer realizar ejecutar efectuar reutilizar recircular
  implementar contemplar garantizar asegurar mantener evitar minimizar priorizar`)

/** Verbs of work that say nothing without their object. */
export const lightVerbs = set('realizar efectuar ejecutar hacer llevar desarrollar iniciar')
