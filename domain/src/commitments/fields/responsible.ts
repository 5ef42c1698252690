import type { Subject } from '../rules/clause.ts'

/** Who is bound where a sentence names nobody: the holder of the instrument. */
export const holder = 'Titular'

/** Returns who is to do what a sentence says, in its words: its subject, or whom it names as the one in charge. */
export const responsibleIn = (text: string, subject: Subject): string => {
  const shown = text.replace(/\s+/g, ' ')
  const [, charged = ''] = inCharge.exec(shown) ?? []
  if (charged !== '') return tidy(charged)
  if (subject.kind !== 'actor') return holder
  const [name = ''] =
    /^[\p{L}.&\s]{2,80}?(?=[,;:(]|\s(?:no|se|que|deben?|deberán?|tienen?|está|están|queda|quedan|han?|asumen?|compromet\p{L}*|oblig\p{L}*|\p{Ll}+r(?:á|án))(?!\p{L})|$)/u.exec(
      text.slice(subject.from),
    ) ?? []
  return name === '' ? holder : tidy(name)
}

const inCharge =
  /(?:a cargo de|(?:es|será|son|serán) (?:obligación|responsabilidad) de|corresponder?[áa]? a|bajo (?:la )?responsabilidad de|por parte de|responsable:?|por (?=(?:el|la) (?:área|personal|gerencia|superintendencia|jefatura|supervisora?|contratista|titular|empresa)))l?\s*(?:el |la |los |las )?(\p{L}+(?:\s\p{L}+){0,5}?)(?=[.,;:(]|\s(?:en|para|con|cada|durante|que|se|y se|el|la|los|las|\p{L}+[aei]r)(?!\p{L})|$)/iu

/** "del personal propio" is "personal propio", and a name of a department keeps its capitals. */
const tidy = (name: string): string => {
  const words = name.trim().split(' ').slice(0, 8).join(' ')
  const plain = words.replace(/^(?:l|el|la|los|las|del?|cada|todo el|todo)\s+/iu, '')
  return plain.charAt(0).toUpperCase() + plain.slice(1)
}
