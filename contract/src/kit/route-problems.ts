import type { ProblemCode } from '../problems.ts'
import type { AnyRoute } from './route.ts'

/** What befalls any call, whatever it asks for. */
export const problemsOfAnyCall: readonly ProblemCode[] = [
  'BUSY',
  'UNAVAILABLE',
  'STORAGE_FULL',
  'TOOK_TOO_LONG',
  'UNEXPECTED',
]

/**
 * What a call may answer beside that: what its sender, its access and the shape of its input refuse, and what it
 * names itself.
 */
export const problemsOf = (route: AnyRoute): ProblemCode[] => [
  ...new Set([
    ...ofSender(route),
    ...ofAccess(route),
    ...ofInput(route),
    ...(route.problems ?? []),
  ]),
]

/** What changes something is asked which page sends it, unless it carries Authorization. */
const ofSender = ({ method }: AnyRoute): ProblemCode[] =>
  method === 'GET' ? [] : ['FOREIGN_ORIGIN']

function ofAccess({ access }: AnyRoute): ProblemCode[] {
  if (access === 'public') return []
  if (access === 'signed-in') return ['NO_VALID_TOKEN']
  if (access === 'system') return ['NO_VALID_TOKEN', 'ACCESS_DENIED']
  return ['NO_VALID_TOKEN', 'NOT_FOUND', 'POLICY_NOT_ACCEPTED', 'ACCESS_DENIED']
}

function ofInput({ kind, params, query, body, problems = [] }: AnyRoute): ProblemCode[] {
  const found: ProblemCode[] = []
  // An address that cannot be is the address of nothing.
  if (params) found.push('NOT_FOUND')
  if (query || body) found.push('INPUT_NOT_VALID')
  if (kind === 'upload' || body) found.push('BODY_NOT_READABLE', 'TOO_LARGE')
  if (kind === 'upload' && !problems.includes('WORKBOOK_NOT_SELECTED'))
    found.push('FILE_NOT_SELECTED')
  return found
}
