import { problemsOfAnyCall } from '@puquio/contract'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { describeWire } from './describe-wire.ts'

const pagePath = '/fkl-general/docs'
const documentPath = '/fkl-general/openapi.json'

/** OpenAPI of all routes registered after this, with a page to read it. */
export async function document(app: FastifyInstance, version: string) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.1',
      info: {
        title: 'Puquio',
        version,
        description: `Errors answer \`{ status, code, problem, params, fields?, requestId }\`. Beside the problems that a call names, any may answer ${problemsOfAnyCall.join(', ')}.`,
        license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      },
      components: {
        securitySchemes: {
          AuthCode: {
            type: 'apiKey',
            in: 'header',
            name: 'Authorization',
            description: 'As sign-in answers it, without a scheme',
          },
          session: {
            type: 'apiKey',
            in: 'cookie',
            name: 'puquio',
            description: 'Set by sign-in; `__Host-puquio` under HTTPS',
          },
        },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: (given) => describeWire(jsonSchemaTransformObject(given)),
  })
  await app.register(swaggerUi, {
    routePrefix: pagePath,
    staticCSP: true,
    // Its default asks browsers to move to HTTPS, which a server on a plain address does not answer.
    transformStaticCSP: (header) =>
      header.replace(' upgrade-insecure-requests;', '').replace(' validator.swagger.io', ''),
    uiConfig: { supportedSubmitMethods: [], docExpansion: 'none', validatorUrl: null },
  })
  app.get(documentPath, { schema: { hide: true } }, async () => app.swagger())
}
