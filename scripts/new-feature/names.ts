/** The forms of a feature's name, which is a plural: `water-wells`. */
export type Names = {
  /** water-wells: files, folders, routes */
  plural: string
  /** water-well */
  singular: string
  /** waterWells */
  many: string
  /** waterWell */
  one: string
  /** WaterWells */
  Many: string
  /** WaterWell */
  One: string
  /** water_well */
  table: string
}

export function namesOf(plural: string, singular = plural.replace(/s$/, '')): Names {
  for (const name of [plural, singular])
    if (!/^[a-z]+(-[a-z]+)*$/.test(name))
      throw new Error(`${name} is not kebab-case, such as water-wells`)
  if (plural === singular) throw new Error(`Give the singular too: npm run new:feature ${plural} …`)
  const camel = (name: string) =>
    name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
  const pascal = (name: string) => camel(`-${name}`)
  return {
    plural,
    singular,
    many: camel(plural),
    one: camel(singular),
    Many: pascal(plural),
    One: pascal(singular),
    table: singular.replaceAll('-', '_'),
  }
}
