import {
  type AnyRoute,
  emptyProblems,
  noValidTokenCode,
  type ProblemBody,
  type ProblemCode,
} from '@puquio/contract'
import i18next from 'i18next'
import { CallError } from './call-error.ts'
import { recordError } from './error-state.ts'
import { loadProblemTexts } from '../problems/late-problem-texts.ts'
import { endSession, type SessionEnd, session } from '../session.ts'

type Arrived = { status: number; body: unknown; authCode: string | undefined }

/** Returns the content of a response, or records, handles and throws its error once its sentence is there. */
export const readAnswer = async (route: AnyRoute, arrived: Arrived): Promise<unknown> => {
  const found = errorIn(route, arrived)
  if (found === null) return arrived.status === 204 ? null : arrived.body
  if (isSessionOver(found)) endOwnSession(found, arrived.authCode)
  const error = await withSentence(found)
  recordError(error)
  throw error
}

/** A problem that has no sentence is another server's: its status says what it is. */
const withSentence = async (error: CallError): Promise<CallError> => {
  const hasSentence = () => i18next.exists(error.problem, { ns: 'problems' })
  if (hasSentence() || !(await loadProblemTexts()) || hasSentence()) return error
  const { status, code, params, fields, requestId } = error
  return new CallError({ status, code, problem: problemOf(status), params, fields, requestId })
}

const errorIn = (route: AnyRoute, { status, body }: Arrived): CallError | null => {
  if (status === 204) {
    const problem = route.problems?.find(isEmpty)
    // A route without content returns 204 on success.
    if (route.response.type === 'null' || problem === undefined) return null
    return new CallError({ status, code: emptyProblems[problem].code ?? status, problem })
  }
  const code = codeIn(body)
  const isFine = status >= 200 && status < 300 && code !== 401 && code !== noValidTokenCode
  if (isFine) return null
  return isProblemBody(body)
    ? new CallError(body)
    : new CallError({ status, code: code ?? status, problem: problemOf(status) })
}

/** Responses are read for `code`: 401 ends the session, except where it means a wrong password. */
const isSessionOver = (error: CallError): boolean =>
  error.problem !== 'WRONG_PASSWORD' &&
  (error.status === 401 || error.code === 401 || error.code === noValidTokenCode)

/** An answer to a call of an earlier session must not end the one that followed. */
const endOwnSession = (error: CallError, authCode: string | undefined): void => {
  if (authCode === undefined || session.read()?.AuthCode !== authCode) return
  endSession((error.params['reason'] ?? 'unknown') as SessionEnd)
}

const isEmpty = (code: ProblemCode): code is keyof typeof emptyProblems =>
  Object.hasOwn(emptyProblems, code)

const codeIn = (body: unknown): string | number | null => {
  if (typeof body !== 'object' || body === null || !('code' in body)) return null
  const { code } = body
  return typeof code === 'string' || typeof code === 'number' ? code : null
}

const isProblemBody = (body: unknown): body is ProblemBody =>
  typeof body === 'object' && body !== null && 'problem' in body && typeof body.problem === 'string'

/** For a response that is not ours: a proxy's page, an older server. */
const problemOf = (status: number): ProblemCode => {
  const byStatus: Record<number, ProblemCode> = {
    400: 'BODY_NOT_READABLE',
    401: 'NO_VALID_TOKEN',
    403: 'ACCESS_DENIED',
    404: 'NOT_FOUND',
    409: 'CHANGED_MEANWHILE',
    413: 'TOO_LARGE',
    422: 'INPUT_NOT_VALID',
    429: 'TOO_MANY_TRIES',
    502: 'UNAVAILABLE',
    503: 'UNAVAILABLE',
    504: 'TOOK_TOO_LONG',
  }
  return byStatus[status] ?? 'UNEXPECTED'
}
