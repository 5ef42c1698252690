import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { type ProblemBody, type ProblemCode, problems } from '@puquio/contract'
import { newRequestId } from '../log-requests.ts'

/** Responds to invalid or incomplete HTTP, which no route sees, on its connection and closes it. */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket) {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  sendToSocket(socket, byNodeCode[error.code ?? ''] ?? 'BODY_NOT_READABLE', newRequestId())
}

const byNodeCode: Record<string, ProblemCode> = {
  HPE_HEADER_OVERFLOW: 'TOO_LARGE',
  ERR_HTTP_REQUEST_TIMEOUT: 'TOOK_TOO_LONG',
}

export function sendToSocket(socket: Socket, problem: ProblemCode, requestId: string) {
  const { status, code } = problems[problem]
  const body: ProblemBody = { status, code: code ?? status, problem, params: {}, requestId }
  const text = JSON.stringify(body)
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(text)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    `x-request-id: ${requestId}`,
    'connection: close',
  ]
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${text}`)
  socket.destroy()
}
