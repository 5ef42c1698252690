/** The name and the unit of a heading. */
export type HeadingText = { name: string; unit: string | null }

/**
 * Splits a heading into name and unit: Cu (mg/L), Cobre Total [mg/L], Cu, mg/L, As_mgL. Brackets that hold no unit
 * belong to the name: Benzo (a) Pireno. `isUnit` says which texts are units.
 */
export const headingText = (heading: string, isUnit: (text: string) => boolean): HeadingText => {
  const text = heading.slice(0, 200).replace(/\s+/gu, ' ').trim()
  for (const shape of shapes) {
    const [, name = '', unit = ''] = shape.exec(text) ?? []
    if (name === '') continue
    const written = unit.trim()
    if (isUnit(written) || (shape === bracketed && isLikeUnit.test(written)))
      return { name: name.trim(), unit: written }
    const perLitre = written.replace(/(?<=[a-zµμ])[lL]$/u, '/L')
    if (shape === underscored && perLitre !== written && isUnit(perLitre))
      return { name: name.trim(), unit: perLitre }
  }
  return { name: text, unit: null }
}

const bracketed = /^([^([]*(?:[([][^)\]]*[)\]][^([]*)*?)\s?[([]([^()[\]]+)[)\]]\*?$/u
const underscored = /^(.+)_([^_\s]+)$/u
const shapes = [
  bracketed,
  /^(.+?),\s?([^,]+)$/u,
  /^(.+?)\s[-–]\s([^-–]+)$/u,
  underscored,
  /^(.+)\s(\S+)$/u,
]

/** A quotient of short words, as units that the product does not know: (mg/Lt), (ug/100mL). */
const isLikeUnit = /^[\p{L}µμ°%]{1,6}\d?\s?\/\s?\d{0,3}\s?[\p{L}³²\d]{1,4}$/u
