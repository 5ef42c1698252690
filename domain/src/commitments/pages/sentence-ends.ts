/**
 * Returns where the sentences of a paragraph end, in UTF-16 units. A full stop after an abbreviation, an
 * initial or within a number ends none; a bullet within a line begins one.
 */
export const sentenceEnds = (text: string): number[] => {
  const ends: number[] = []
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at)
    if (bullets.includes(sign) && at > 0 && text.charAt(at + 1) === ' ') ends.push(at)
    else if (stops.includes(sign) && at - (ends.at(-1) ?? 0) > markMax && endsSentence(text, at))
      ends.push(afterClosing(text, at))
  }
  if (ends.at(-1) !== text.length) ends.push(text.length)
  return ends
}

export const bullets = '•▪●■◦‣➢►✓✔\uf0b7\uf0a7\uf0d8'
const stops = '.!?'

/** The mark of a list item is no sentence: "1.", "a.", "iv.". */
const markMax = 3
const closing = '"”»\')]'

const afterClosing = (text: string, at: number): number => {
  let end = at + 1
  while (end < text.length && closing.includes(text.charAt(end))) end++
  return end
}

const endsSentence = (text: string, at: number): boolean => {
  const next = afterClosing(text, at)
  if (next >= text.length) return true
  if (text.charAt(next) !== ' ') return false
  const following = text.slice(next + 1, next + 20)
  if (!/^["“«(¿¡]?[\p{Lu}\d]/u.test(following)) return false
  if (text.charAt(at) !== '.') return true
  const [word = ''] = /[\p{L}\d.°º]*$/u.exec(text.slice(Math.max(0, at - 24), at)) ?? []
  const isAbbreviation = abbreviations.test(word) || /(?:^|\.)\p{Lu}$/u.test(word)
  if (!isAbbreviation || /\d\s\p{L}{1,3}$/u.test(text.slice(Math.max(0, at - 6), at))) return true
  // "Minera Sur S.A. El titular …", but "D.S. N.° 5".
  return /^(?:S\.A|S\.A\.C|S\.R\.L|S\.A\.A|etc|m?\.?s\.n\.m|a\.m|p\.m|EE\.UU)$/i.test(word)
    ? starters.test(following)
    : false
}

const abbreviations =
  /^(?:arts?|inc|lit|núm|num|nro|nros|no|n|ing|sres?|sras?|drs?|dra|lic|abog|fig|figs|cap|caps|pág|págs|pag|vol|ed|aprox|máx|mín|max|min|prom|av|jr|ca|cía|cia|ctv|ej|etc|km|ha|hab|und|exp|res|op|vs|ref|tel|dpto|prov|dist|fdo|ss|ff|ltda|mz|lt|urb|a\.m|p\.m|s\.n\.m)$/i

const starters =
  /^(?:El|La|Los|Las|Se|En|Para|Por|Asimismo|Además|No|Durante|Este|Esta|Estos|Estas|Cada|Al|Con|Dicho|Dicha|Todo|Toda|A|Su|Sus)\s/
