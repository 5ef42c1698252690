import { type Subject, type Token, subjectBefore } from './clause.ts'
import type { Duty } from './duty.ts'
import {
  ambiguous,
  dutiesOfThings,
  infinitiveOf,
  isParticiple,
  lightVerbs,
  predictions,
} from './verbs.ts'
import { care, production, timed } from './words.ts'

/**
 * Returns what a sentence says will be done, where that binds somebody, and no prediction, description or
 * plan of production. `text` is the sentence as written.
 */
export const futureDuties = (tokens: readonly Token[], text: string): Duty[] => {
  const lower = text.toLowerCase()
  if (byModel.test(lower) || ofDocument.test(lower)) return []
  return tokens.flatMap((token, at) => {
    const verb = infinitiveOf(token.word)
    if (verb === null) return []
    const found = futureAt({ tokens, at, verb, lower })
    return found ? [found] : []
  })
}

type Future = { tokens: readonly Token[]; at: number; verb: string; lower: string }

const futureAt = (future: Future): Duty | null => {
  const { tokens, at, verb, lower } = future
  const word = (offset: number): string => tokens[at + offset]?.word ?? ''
  const isReflexive = word(-1) === 'se' || (/^l[eao]s?$/.test(word(-1)) && word(-2) === 'se')
  const isNegated = word(-1) === 'no' || word(-2) === 'no' || word(-3) === 'no'
  const subject = subjectBefore(tokens, at)
  const found = (rule: Duty['rule'], confidence: number): Duty => ({
    rule,
    confidence,
    at,
    subject,
  })
  if (subject.kind === 'other' && (isReflexive ? !rules.has(subject.head) : verb !== 'ser'))
    return null
  if (word(0).endsWith('emos')) return predictions.has(verb) ? null : found('actor', 0.75)
  if (isLimit(future, subject, isNegated)) return found('limit', 0.8)
  if (verb === 'ser') return ofBeing(future, subject, isNegated, found)
  if (verb === 'estar') return ofState(future, found)
  if (isReflexive) {
    if (!isDone(future, subject)) return null
    return found(
      'reflexive',
      isNegated ? 0.75 : timed.test(lower) || care.test(lower) ? 0.85 : 0.65,
    )
  }
  if (subject.kind === 'actor') return ofActor(future, subject, isNegated, found)
  if (subject.kind === 'none')
    return isDoing(verb) && (care.test(lower) || timed.test(lower)) ? found('actor', 0.6) : null
  return ofThing(future, subject, found)
}

/** Laws, of which "se cumplirán" may be said. */
const rules = new Set(['ley', 'leyes', 'norma', 'normas', 'reglamento', 'familias', 'población'])

type Put = (rule: Duty['rule'], confidence: number) => Duty

const isDoing = (verb: string): boolean => !predictions.has(verb) && !ambiguous.has(verb)

/** What a mine does by itself, whoever does it; a word of care makes it a measure. */
const describes = (text: string): boolean => production.test(text) && !care.test(text)

const isDone = ({ tokens, at, verb }: Future, subject: Subject): boolean => {
  const after = tokens
    .slice(at + 1)
    .map(({ word }) => word)
    .join(' ')
  const around = `${tokens
    .slice(0, at)
    .map(({ word }) => word)
    .join(' ')} ${after}`
  if (verb === 'contar') return after.startsWith('con ') && !describes(around)
  if (verb === 'tener')
    return /^(?:en cuenta|especial cuidado|cuidado|un registro|registros?|disponible|a disposici[oó]n|vigente)/.test(
      after,
    )
  if (verb === 'mantener' && unchanged.test(after)) return false
  if (verb === 'presentar' || verb === 'emitir')
    return toAuthority.test(around) && subject.kind !== 'natural'
  if (verb === 'obtener')
    return /(?:permiso|licencia|autorizaci|certificad|cira(?!\p{L})|opini[oó]n|aprobaci|conformidad)/u.test(
      after,
    )
  if (verb === 'considerar') return !/^(?:como|que|a)\s/.test(after) && care.test(after)
  if (verb === 'llevar')
    return (
      /(?:^|\s)(?:a cabo|a efecto|adelante|un|el|los|registro|control|registros)(?!\p{L})/u.test(
        after,
      ) && !describes(around)
    )
  if (ambiguous.has(verb)) return care.test(around) && !natural.test(after)
  if (predictions.has(verb)) return false
  const what = objectOf(tokens, at, subject)
  if (lightVerbs.has(verb)) return !describes(what)
  return !natural.test(after) && !(describes(what) && ofProduction.has(verb))
}

/** What is done: the next words, or the subject where the verb stands after it. */
const objectOf = (tokens: readonly Token[], at: number, subject: Subject): string => {
  const isBefore = subject.kind !== 'none'
  const place = tokens.findIndex(({ at: from }) => from === subject.from)
  const [from, to] = isBefore ? [place, Math.min(at, place + 4)] : [at + 1, at + 5]
  return tokens
    .slice(from, to)
    .map(({ word }) => word)
    .join(' ')
}

/** Verbs of building and moving, which say of ore and works what is planned and no duty. */
const ofProduction = new Set(
  'instalar almacenar conducir disponer acopiar descargar llevar apilar colocar preparar implementar derivar ejecutar enviar conectar edificar levantar montar proyectar aplicar recuperar retirar'.split(
    ' ',
  ),
)

const ofBeing = (
  { tokens, at, lower }: Future,
  subject: Subject,
  isNegated: boolean,
  found: Put,
): Duty | null => {
  let next = at + 1
  while (
    /mente$|^(?:no|también|siempre|además|previamente|nuevamente|previo)$/.test(
      tokens[next]?.word ?? '',
    )
  )
    next++
  const [word, after] = [tokens[next]?.word ?? '', tokens[next + 1]?.word ?? '']
  const rest = tokens
    .slice(next)
    .map((token) => token.word)
    .join(' ')
  if (/^(?:responsable|responsables|encargad[oa]s?)$/.test(word))
    return subject.kind === 'actor' && !isNegated && /^(?:de|del|por)$/.test(after)
      ? found('pledge', 0.75)
      : null
  if (/^(?:obligación|responsabilidad|obligatori[oa]s?|necesario|requisito)$/.test(word))
    return subject.kind === 'other' ? null : found('obligation', 0.65)
  if (
    !isParticiple(word) ||
    (subject.kind === 'other' && /^(?:beneficiad|consultad|informad)/.test(word))
  )
    return null
  if (subject.kind === 'natural' && !care.test(rest)) return null
  if (
    /^(?:por|de parte de) (?:el |la |los )?(?:oefa|minem|minam|senace|ana|dgaam|autoridad|ministerio|municip|gobierno|estado|osinergmin|sernanp|serfor|digesa)/.test(
      rest.slice(word.length + 1),
    )
  )
    return null
  if (described.test(word)) return null
  if (weak.test(word) || materials.has(subject.head))
    return care.test(lower) && !isNegated ? found('passive', 0.6) : null
  if (isNegated && /^(?:afectad|impactad|alterad|perturbad)/.test(word)) return null
  return found('passive', timed.test(lower) || care.test(lower) ? 0.8 : 0.65)
}

const ofState = ({ tokens, at }: Future, found: Put): Duty | null => {
  const rest = tokens
    .slice(at + 1, at + 5)
    .map(({ word }) => word)
    .join(' ')
  return stateOfCare.test(rest) ? found('thing', 0.65) : null
}

const ofActor = (
  { tokens, at, verb, lower }: Future,
  subject: Subject,
  isNegated: boolean,
  found: Put,
): Duty | null => {
  const after = tokens
    .slice(at + 1)
    .map(({ word }) => word)
    .join(' ')
  if (verb === 'poder' || /^(?:responsab|obligaci)/.test(after)) return null
  if (isNegated && /^(?:responsabilidad|asum)/.test(after)) return null
  if (verb === 'asumir') return isNegated ? null : found('actor', 0.8)
  if (verb === 'contar')
    return after.startsWith('con ') && (care.test(after) || isBody(subject))
      ? found('actor', 0.75)
      : null
  if (verb === 'encargar') return found('actor', 0.7)
  if (predictions.has(verb) || ambiguous.has(verb)) {
    if (
      /^(?:generar|beneficiar|producir|explotar|extraer|procesar|requerir|ocupar|demandar|durar|provenir|podr|poder|afectar|permitir)$/.test(
        verb,
      )
    )
      return null
    return care.test(after) && !describes(after) ? found('actor', 0.65) : null
  }
  if (lightVerbs.has(verb) && describes(after)) return null
  return found('actor', care.test(lower) || timed.test(lower) ? 0.85 : 0.7)
}

const isBody = ({ head }: Subject): boolean =>
  /^(?:personal|trabajador|titular|empresa|contratista|compañía)/.test(head)

/** What a thing has to be or bear. */
const ofThing = ({ tokens, at, verb }: Future, subject: Subject, found: Put): Duty | null => {
  const after = tokens
    .slice(at + 1)
    .map(({ word }) => word)
    .join(' ')
  if (!dutiesOfThings.has(verb) || natural.test(after)) return null
  if (verb === 'ir') return isParticiple(tokens[at + 1]?.word ?? '') ? found('thing', 0.7) : null
  if (verb === 'cumplir' || verb === 'respetar') return found('thing', 0.65)
  if (verb === 'contar' && !after.startsWith('con ')) return null
  if (subject.kind === 'natural' && verb !== 'reutilizar' && verb !== 'recircular') return null
  return care.test(after) && !describes(after) ? found('thing', 0.6) : null
}

const isLimit = (
  { tokens, at, verb, lower }: Future,
  subject: Subject,
  isNegated: boolean,
): boolean => {
  const after = tokens
    .slice(at + 1, at + 12)
    .map(({ word }) => word)
    .join(' ')
  const hasBound = /\d|\b(?:eca|lmp|l[ií]mite|est[áa]ndar|valor)/.test(after)
  if (isNegated && /^(?:exceder|superar|sobrepasar|rebasar)$/.test(verb)) return hasBound
  if (verb !== 'ser') return false
  if (isNegated && /^(?:mayor|menor|superior|inferior|m[áa]s de|menos de)/.test(after))
    return hasBound
  const before = lower.slice(0, tokens[at]?.at ?? 0)
  if (!/\d|diari|semanal|quincenal|mensual|bimestral|trimestral|semestral|anual/.test(after))
    return false
  return bounded.test(before) && !sizes.test(before) && subject.kind !== 'other'
}

const bounded =
  /(?:velocidad|l[ií]mite|frecuencia|periodicidad|plazo|(?:distancia|altura|caudal|nivel|profundidad|espesor|factor|cobertura|concentraci[oó]n|porcentaje|ancho|tiempo|pendiente|carga|volumen|separaci[oó]n|caudal ecol[oó]gico)[^,;]{0,60}(?:m[áa]xim|m[ií]nim|ecol[oó]gic))/u
const sizes =
  /(?:tajo|presa|dep[oó]sito|botadero|planta|mina|producci[oó]n|precipitaci[oó]n|temperatura|viento|relave|banco|perforaci)/u

/** Participles that describe, predict, or say what is produced. */
const described =
  /^(?:extraíd|explotad|procesad|beneficiad|minad|chancad|molid|afectad|alterad|impactad|generad|percibid|considerad|descrit|detallad|denominad|destinad|alimentad|abastecid|conformad|compuest|constituid|integrad|ubicad|localizad|emplazad|ocupad|obtenid|producid|absorbid|incrementad|reducid|favorecid|mostrad|aprobad|emitid|cubiert[oa]s?$(?=x)|perturbad|requerid|demandad|llamad|conocid|evidenciad|atravesad|dividid|diseñad|accesible)/
/** Participles that are a measure only beside a word of care. */
const weak =
  /^(?:construid|cubiert|utilizad|usad|emplead|transportad|ejecutad|realizad|desarrollad|instalad|efectuad|presentad|evaluad|analizad|captad|bombead|habilitad|enviad|excavad|iniciad)/
const materials = new Set(
  'mineral minerales concentrado concentrados relave relaves desmonte desmontes pulpa solución soluciones estéril energía demanda acceso accesos agua'.split(
    ' ',
  ),
)

const stateOfCare =
  /(?:^| )(?:orientad|cubiert|señali[zc]ad|provist|equipad|cercad|impermeabili|revestid|protegid|techad|rotulad|capacitad|autori[zc]ad|operativ|disponible|debidamente|asegurad|sujet[oa]s? a|acompañad|certificad|prohibid|obligad|restringid|dotad|habilitad|implementad|cerrad|identificad|limitad)/

const natural =
  /^(?:un |una |el |la |los |las |algunos? |algunas? |nuevos? )?(?:impacto|afectaci|alteraci|efecto|beneficio|empleo|puestos de trabajo|cambio|ruido|polvo|incremento|aumento|disminuci|p[eé]rdida|emision|gases|vibracion|expectativa|perturbaci|presencia de)/
const unchanged = /sin cambio|sin variaci|inalterad|constantes?(?!\p{L})|similar|en el tiempo/u

const toAuthority =
  /(?:oefa|minem|minam|senace|dgaam|dgm|ana(?!\p{L})|osinergmin|autoridad|ministerio|informes?|reportes?|solicitud|declaraci[oó]n|plan de|expediente|garant[ií]a|resultados (?:al|a la|del monitoreo))/u

const byModel =
  /(?:seg[úu]n|de acuerdo (?:a|con)|en base a|como resultado de)l?\s+(?:(?:el|la|los|las|al)\s+)?(?:modelo|modelamiento|modelaci|simulaci|resultados del model|estimaci|proyecci)/u
const ofDocument =
  /(?:^|\s)(?:a continuaci[oó]n|en (?:el|la|los|las|este|esta)\s(?:presente\s|siguiente\s|mismo\s)?(?:cap[ií]tulo|secci[oó]n|tabla|cuadro|figura|[ií]tem|numeral|ac[aá]pite|anexo|apartado|informe)(?:\s[\p{L}\d.-]+){0,2}),?\s+se\s+(?:describ|detall|present|mostr|muestr|explic|indic|desarroll|analiz|señal|resum|expon|precis|list)/u
