import { fold } from '@puquio/domain'

/** Those that begin with what is searched come first: a code that is typed whole is not passed by names that have it, too. */
export const bestFirst = <One>(
  found: readonly One[],
  search: string,
  textOf: (one: One) => string,
): One[] => {
  const begins = (one: One) => Number(fold(textOf(one)).startsWith(fold(search).trim()))
  return found.toSorted((one, other) => begins(other) - begins(one))
}
