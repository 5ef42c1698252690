import type { ProblemCode } from '../problems.ts'
import type { AnyRoute } from './route.ts'

/** Problems that any call can meet. */
export const problemsOfAnyCall: readonly ProblemCode[] = [
  'BUSY',
  'UNAVAILABLE',
  'STORAGE_FULL',
  'TOOK_TOO_LONG',
  'UNEXPECTED',
]

/**
 * All problems that a route may respond with: those of its access and of the shape of its input, and those
 * it names itself.
 */
export const problemsOf = (route: AnyRoute): ProblemCode[] => [
  ...new Set([
    ...ofSender(route),
    ...ofAccess(route),
    ...ofInput(route),
    ...(route.problems ?? []),
  ]),
]

/** The origin of a changing request is checked, unless it carries Authorization. */
const ofSender = ({ method }: AnyRoute): ProblemCode[] =>
  method === 'GET' ? [] : ['FOREIGN_ORIGIN']

function ofAccess({ access }: AnyRoute): ProblemCode[] {
  if (access === 'public') return ['TOO_MANY_REQUESTS']
  if (access === 'laboratory') return ['LABORATORY_LINK_NOT_VALID', 'TOO_MANY_REQUESTS']
  const ofSession: ProblemCode[] = ['NO_VALID_TOKEN', 'TOKEN_NOT_ENOUGH', 'TOO_MANY_REQUESTS']
  if (access === 'signed-in') return ofSession
  if (access === 'system') return [...ofSession, 'ACCESS_DENIED']
  return [...ofSession, 'NOT_FOUND', 'POLICY_NOT_ACCEPTED', 'ACCESS_DENIED']
}

function ofInput({ kind, params, query, body, problems = [] }: AnyRoute): ProblemCode[] {
  const found: ProblemCode[] = []
  // An id that cannot be read is reported as not found.
  if (params) found.push('NOT_FOUND')
  if (query || body) found.push('INPUT_NOT_VALID')
  if (kind === 'upload' || kind === 'bytes' || body) found.push('BODY_NOT_READABLE', 'TOO_LARGE')
  if (kind === 'file') found.push('RANGE_NOT_SATISFIABLE')
  if (kind === 'upload') found.push('FILE_INFECTED', 'FILE_NOT_SCANNED')
  if (kind === 'upload' && !problems.includes('WORKBOOK_NOT_SELECTED'))
    found.push('FILE_NOT_SELECTED')
  return found
}
