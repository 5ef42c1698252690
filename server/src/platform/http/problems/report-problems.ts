import { type ProblemBody, type ProblemCode, problems } from '@puquio/contract'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DatabaseUnavailable } from '../../db/database-unavailable.ts'
import { FilesUnavailable } from '../../files/files-unavailable.ts'
import { isStorageFull } from '../../files/storage-full.ts'
import { Problem } from '../../problem.ts'

/**
 * Turns every error into a response. Errors that are not Problems are logged, and reported without details.
 */
type Fallback = (request: FastifyRequest, reply: FastifyReply) => boolean

export function reportProblems(app: FastifyInstance, answersInstead: Fallback = () => false) {
  let fullLoggedMs = Number.NEGATIVE_INFINITY
  app.setErrorHandler((error: FastifyError | Problem, request, reply) => {
    const problem = toProblem(error)
    if (problem.problem === 'STORAGE_FULL') {
      if (performance.now() - fullLoggedMs < fullLogPauseMs)
        return sendProblem(reply, request, problem)
      fullLoggedMs = performance.now()
    }
    if (forOperator.includes(problem.problem) || isDenied(error))
      request.log.error({ err: error }, problem.problem.toLowerCase())
    else if (problem !== error && problem.status > 500) request.log.warn({ err: error }, 'database')
    return sendProblem(reply, request, problem)
  })
  app.setNotFoundHandler((request, reply) => {
    if (answersInstead(request, reply)) return reply
    return sendProblem(reply, request, new Problem('NOT_FOUND'))
  })
}

/** A full disk refuses every upload: more lines would fill it, and bury what else is logged. */
const fullLogPauseMs = 60_000

/** Errors to investigate, with their cause. */
const forOperator: readonly ProblemCode[] = [
  'UNEXPECTED',
  'UNAVAILABLE',
  'STORAGE_FULL',
  'UPLOAD_ELSEWHERE',
]

/** Invalid addresses reach no hook and no handler of the router; they are reported as not found. */
export function answerUnroutable(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  reply.header('x-request-id', request.id)
  const isOurs = (error.statusCode ?? 500) >= 500
  sendProblem(reply, request, new Problem(isOurs ? 'UNEXPECTED' : 'NOT_FOUND'))
}

export function sendProblem(reply: FastifyReply, request: FastifyRequest, problem: Problem) {
  const { status, code } = problems[problem.problem]
  if (status === 204) return reply.status(204).send(null)
  if (typeof problem.params.retryAfterS === 'number')
    reply.header('retry-after', problem.params.retryAfterS)
  const body: ProblemBody = {
    status,
    code: code ?? status,
    problem: problem.problem,
    params: problem.params,
    ...(problem.fields ? { fields: problem.fields } : {}),
    requestId: request.id,
  }
  // The route's response schema must not be applied to an error.
  return reply
    .status(status)
    .header('cache-control', 'no-store')
    .type('application/json')
    .serializer(JSON.stringify)
    .send(body)
}

const byFastifyCode: Record<string, ProblemCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'BODY_NOT_READABLE',
  FST_ERR_CTP_INVALID_JSON_BODY: 'BODY_NOT_READABLE',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'BODY_NOT_READABLE',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'BODY_NOT_READABLE',
  FST_ERR_CTP_BODY_TOO_LARGE: 'TOO_LARGE',
  FST_REQ_FILE_TOO_LARGE: 'TOO_LARGE',
}

/** By a function or row policy of the database, behind the guard: a right that ended meanwhile, or a mistake. */
const isDenied = (error: FastifyError | Problem) => 'code' in error && error.code === '42501'

const statementTimedOut = '57014'
/** A lock time-out, and the victim of a deadlock. */
const waitedForAnother = ['55P03', '40P01']

function toProblem(error: FastifyError | Problem): Problem {
  if (error instanceof Problem) return error
  const known = byFastifyCode[error.code]
  if (known) return new Problem(known)
  if (error.statusCode === 429) return new Problem('TOO_MANY_TRIES', { retryAfterS: 60 })
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500)
    return new Problem('BODY_NOT_READABLE')
  if (isStorageFull(error)) return new Problem('STORAGE_FULL')
  if (error instanceof DatabaseUnavailable || error instanceof FilesUnavailable)
    return new Problem('UNAVAILABLE')
  if (isDenied(error)) return new Problem('ACCESS_DENIED')
  if (error.code === statementTimedOut) return new Problem('TOOK_TOO_LONG')
  if (waitedForAnother.includes(error.code)) return new Problem('BUSY', { retryAfterS: 2 })
  return new Problem('UNEXPECTED')
}
