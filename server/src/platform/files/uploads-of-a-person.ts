import { Problem } from '../problem.ts'

/** The web sends one file after another; each that arrives keeps some of the disk from all others. */
const mostAtOnce = 4
const retryAfterS = 5

const arriving = new Map<string, number>()

/** Counts an upload of a person, of whatever project, until it ends; throws TOO_MANY_REQUESTS for one too many. */
export function beginUpload(person: string): () => void {
  const others = arriving.get(person) ?? 0
  if (others >= mostAtOnce) throw new Problem('TOO_MANY_REQUESTS', { retryAfterS })
  arriving.set(person, others + 1)
  return () => {
    const left = (arriving.get(person) ?? 1) - 1
    if (left > 0) arriving.set(person, left)
    else arriving.delete(person)
  }
}
