import type { Duty } from './duty.ts'
import { type Token, subjectBefore } from './clause.ts'
import { isParticiple } from './verbs.ts'

/**
 * Returns what says in so many words that something shall or shall not be: must, is prohibited, undertakes,
 * is obliged, has planned. Takes the tokens of a sentence.
 */
export const explicitDuties = (tokens: readonly Token[]): Duty[] =>
  tokens.flatMap((_, at) => {
    const found = explicitAt(tokens, at)
    return found ? [found] : []
  })

const explicitAt = (tokens: readonly Token[], at: number): Duty | null => {
  const word = (offset: number): string => tokens[at + offset]?.word ?? ''
  const found = (rule: Duty['rule'], confidence: number): Duty | null => {
    const subject = subjectBefore(tokens, at)
    return subject.kind === 'other' ? null : { rule, confidence, at, subject }
  }
  const one = word(0)
  if (/^proh[ií]b/.test(one)) {
    if (/^proh[ií]b(?:e|en|ido|ida|idos|idas|irá|irán|ir)$/.test(one) && isProhibition(tokens, at))
      return { rule: 'prohibition', confidence: 0.95, at, subject: subjectBefore(tokens, 0) }
    return null
  }
  if (/^permit(?:e|en|irá|irán)$/.test(one) && word(-1) === 'se' && word(-2) === 'no')
    return found('prohibition', 0.9)
  if (/^permitid[oa]s?$/.test(one) && hasNoBefore(tokens, at, 3)) return found('prohibition', 0.85)
  if (mustWords.has(one)) return isMust(tokens, at) ? found('obligation', 0.9) : null
  if (/^(?:tendrán?|tienen?)$/.test(one) && word(1) === 'que' && word(2) !== 'ver')
    return found('obligation', 0.8)
  if (/^(?:han?|habrán?)$/.test(one) && word(1) === 'de' && isInfinitive(word(2)))
    return found('obligation', 0.8)
  if (one === 'debiendo' && word(1) !== 'a') return found('obligation', 0.8)
  if (
    /^(?:compromet(?:e|en|erá|erán|emos)|oblig(?:a|an|ará))$/.test(one) &&
    /^(?:se|nos)$/.test(word(-1)) &&
    word(1) === 'a'
  )
    return found('pledge', 0.95)
  if (
    /^compromisos?$/.test(one) &&
    /^(?:asum|tien|adquier|tendr)/.test(word(-2)) &&
    word(1) === 'de'
  )
    return found('pledge', 0.9)
  if (/^(?:obligaci[oó]n|obligaciones|responsabilidad)$/.test(one)) {
    const isHad = /^(?:tien|tendr|asum|es$|ser[áa]|constituy)/
    if (word(1) === 'de' || word(1) === 'del') {
      if ([-1, -2, -3].some((offset) => isHad.test(word(offset))) && !hasNoBefore(tokens, at, 5))
        return found('pledge', one.startsWith('resp') ? 0.7 : 0.9)
    }
    return null
  }
  if (
    /^obligad[oa]s?$/.test(one) &&
    /^(?:est[áa]n?|estarán?|quedan?|quedará|quedarán)$/.test(word(-1))
  )
    return hasNoBefore(tokens, at, 3) ? null : found('pledge', 0.9)
  if (
    /^(?:obligatori[oa]s?|imprescindible|indispensable)$/.test(one) &&
    tokens.slice(Math.max(0, at - 4), at).some(({ word }) => /^(?:es|son|serán?)$/.test(word))
  )
    return found('obligation', 0.8)
  if (/^corresponder?[áa]?n?$/.test(one) && /^(?:al|a)$/.test(word(1)))
    return /^(?:titular|empresa|contratista|operador|compañía|la|los|las)$/.test(word(2)) &&
      corresponds(tokens, at)
      ? { rule: 'pledge', confidence: 0.75, at, subject: subjectBefore(tokens, 0) }
      : null
  if (/^(?:podrán?|puede|pueden)$/.test(one)) {
    if (/^(?:solo|sólo|únicamente)$/.test(word(-1)) || word(-2) === 'sólo' || word(-2) === 'solo')
      return found('prohibition', 0.75)
    return word(-1) === 'no' || (word(-2) === 'no' && word(-1) === 'se')
      ? found('prohibition', 0.75)
      : null
  }
  if (plannedAt(tokens, at)) return found('planned', 0.7)
  return null
}

const mustWords = new Set([
  'deberá',
  'deberán',
  'debera',
  'deberan',
  'debe',
  'deben',
  'deberemos',
  'debemos',
])

/** Not "se debe a", "debe su nombre", nor what the document says of itself: "debe señalarse que". */
const isMust = (tokens: readonly Token[], at: number): boolean => {
  const word = (offset: number): string => tokens[at + offset]?.word ?? ''
  const next = word(1)
  if (
    word(-1) === 'se' &&
    /^(?:a|al|principalmente|básicamente|fundamentalmente|mayormente|sobre)$/.test(next)
  )
    return false
  if (/^(?:su|sus|a|al)$/.test(next)) return false
  if (/^(?:cabe|como)$/.test(word(-1))) return false
  const verb = next === 'de' || next === 'ser' ? word(2) : next
  if (
    /^(?:entender|considerar|precisar|señalar|indicar|mencionar|resaltar|destacar|notar|recordar|aclarar|subrayar|remarcar|anotar)se$/.test(
      verb,
    )
  )
    return false
  return !(
    word(-1) === 'se' &&
    /^(?:precisar|señalar|indicar|mencionar|resaltar|destacar|notar|recordar|aclarar|entender)$/.test(
      verb,
    )
  )
}

const isInfinitive = (word: string): boolean => /[aeií]r(?:se|l[aeo]s?)?$/.test(word)

const hasNoBefore = (tokens: readonly Token[], at: number, far: number): boolean =>
  tokens.slice(Math.max(0, at - far), at).some(({ word }) => word === 'no')

/** "Queda prohibido", "se prohíbe", "prohibir" and "prohibido" at the head of a line. */
const isProhibition = (tokens: readonly Token[], at: number): boolean => {
  const before = tokens.slice(Math.max(0, at - 4), at).map(({ word }) => word)
  if (tokens.slice(at, at + 6).some(({ word }) => /^(?:reproducción|copia|difusión)$/.test(word)))
    return false
  if (tokens[at]?.word.startsWith('prohibid') === true)
    return (
      at === 0 ||
      before.some((word) =>
        /^(?:quedan?|quedará|quedarán|est[áa]n?|estará|estarán|es|será)$/.test(word),
      )
    )
  if (tokens[at]?.word === 'prohibir')
    return at <= 1 || before.some((word) => /^(?:deb|compromete|ha)/.test(word))
  return before.at(-1) === 'se' || at === 0
}

const corresponds = (tokens: readonly Token[], at: number): boolean =>
  tokens
    .slice(at, at + 14)
    .some(({ word }) =>
      /^(?:titular|empresa|contratista|operador|compañía|gerencia|área|superintendencia|jefatura|supervisor|supervisora)$/.test(
        word,
      ),
    ) &&
  tokens.slice(at, at + 22).some(({ word }) => isInfinitive(word) || /ción$|miento$/.test(word))

/** "Se ha previsto instalar", "se tiene previsto el riego", "se prevé implementar"; not "se prevé que". */
const plannedAt = (tokens: readonly Token[], at: number): boolean => {
  const word = (offset: number): string => tokens[at + offset]?.word ?? ''
  const isPlan =
    (/^(?:previst[oa]s?|programad[oa]s?|planificad[oa]s?|contemplad[oa]s?|planteado|considerado)$/.test(
      word(0),
    ) &&
      /^(?:ha|han|tiene|está|están|tienen)$/.test(word(-1))) ||
    (/^(?:prevé|prevén|contempla|contemplan|plantea|plantean|propone|proponen|considera|programa)$/.test(
      word(0),
    ) &&
      word(-1) === 'se')
  if (!isPlan || hasNoBefore(tokens, at, 4)) return false
  let next = 1
  while (/^(?:la|el|los|las|un|una|a|para|como|medida|medidas|dos|tres|\d+)$/.test(word(next)))
    next++
  return isInfinitive(word(next))
    ? !/^(?:extraer|explotar|procesar|producir|alcanzar|obtener|generar|tener)$/.test(word(next))
    : plannedNouns.test(word(next)) && !isParticiple(word(next))
}

const plannedNouns =
  /^(?:instalaci|implementaci|construcci[oó]n|realizaci|ejecuci|monitoreo|adquisici|capacitaci|revegetaci|reforestaci|colocaci|riego|mantenimiento|rehabilitaci|remediaci|cierre|tratamiento|muestreo|compensaci|rescate|inspecci|contrataci|elaboraci|limpieza|habilitaci|recirculaci|reubicaci|señalizaci)/
