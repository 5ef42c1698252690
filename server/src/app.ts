import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import { generalRoutes } from '@puquio/contract/general'
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { authorise } from './platform/http/authorise.ts'
import { type Guard, type Handlers, implement } from './platform/http/implement.ts'
import { reportProblems } from './platform/http/report-problems.ts'
import type { Platform } from './platform/platform.ts'

/** The whole server: every feature by name, so that none can be reached that is not listed here. */
export async function buildApp(platform: Platform, options: FastifyServerOptions = {}): Promise<FastifyInstance> {
  const app = fastify({
    bodyLimit: 1_000_000,
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: false },
    forceCloseConnections: 'idle',
    ...options,
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  reportProblems(app)
  await app.register(helmet)
  await app.register(cookie)
  await app.register(multipart)
  const guard: Guard = (route, request) => authorise(platform, route, request)
  return app
}
