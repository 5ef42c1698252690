import { type FindOptions, type FoundParameter, parameterFinder } from './find-parameter.ts'
import type { Parameter } from './parameter.ts'
import { isParameterKey, parameterOf } from './parameters.ts'

/** A parameter of a project by its names. */
export type ListedName = Pick<Parameter, 'name' | 'symbol' | 'fraction' | 'matrix'> & {
  key: string
  /** The project's own; left out where an alias is looked up before all names, and settles what a text means. */
  aliases?: readonly string[]
}

/** Returns a search among a project's parameters, by the names of the catalogue and by the project's own. */
export const projectParameterFinder = (
  listed: readonly ListedName[],
): ((text: string, options?: FindOptions) => FoundParameter) =>
  parameterFinder(
    Object.fromEntries(
      listed.map(({ key, aliases = [], ...named }) => [
        key,
        {
          ...named,
          aliases: [...(isParameterKey(key) ? parameterOf(key).aliases : []), ...aliases],
        },
      ]),
    ),
  )
