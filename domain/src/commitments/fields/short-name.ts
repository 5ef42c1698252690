import { cutText } from '../../cut-text.ts'

/** The longest short name, as plans have it. */
export const shortNameMax = 100

/** Returns a short name of a commitment: its text without what leads to it, up to the end of a clause or word. */
export const shortNameOf = (text: string): string => {
  const plain = text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(
      /^(?:asimismo|además|adicionalmente|también|finalmente|por otro lado|de igual manera|al respecto|cabe señalar que),?\s+/iu,
      '',
    )
    .replace(/[.;:,]+$/, '')
  const name = plain.charAt(0).toUpperCase() + plain.slice(1)
  if (name.length <= shortNameMax) return name
  const clause = name.slice(0, shortNameMax + 1).search(leadsOn)
  if (clause >= 30) return name.slice(0, clause).replace(/[\s,;:(-]+$/, '')
  const cut = cutText(name, shortNameMax - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 40)).replace(/[\s,;:(-]+$/, '')}…`
}

/** What says why or by which rule: the name of a commitment needs it least. */
const leadsOn =
  /[,;]?\s(?:a fin de|con el fin de|con la finalidad|con el objetivo|para (?:evitar|prevenir|minimizar|mitigar|reducir|controlar|garantizar|asegurar)|de acuerdo (?:a|con)|conforme a|según lo)(?!\p{L})|;\s/u
