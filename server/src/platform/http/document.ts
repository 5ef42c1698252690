import { problemsOfAnyCall } from '@puquio/contract'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { describeWire } from './describe-wire.ts'

const pagePath = '/fkl-general/docs'
/** The hash of that style, which an upgrade of the page may change: its journey in the browser then fails. */
const ownStyle = 'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='
const documentPath = '/fkl-general/openapi.json'

/** OpenAPI of all routes registered after this, with a page to read it. */
export async function document(app: FastifyInstance, version: string) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.1',
      info: {
        title: 'Puquio',
        version,
        description: `A script calls with a personal access token, which is made under Settings, Access tokens, and sent as \`Authorization: Bearer puq_…\`. Errors answer \`{ status, code, problem, params, fields?, requestId }\`. Beside the problems that a call names, any may answer ${problemsOfAnyCall.join(', ')}.`,
        license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      },
      components: {
        securitySchemes: {
          accessToken: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'puq_…',
            description:
              'A personal access token of one project, made under Settings; one that reads opens GET alone',
          },
          laboratoryLink: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'pul_…',
            description:
              'The secret of the link that an administrator of a project gives one laboratory; it opens the own files of that laboratory and nothing else',
          },
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
      header
        .replace(' upgrade-insecure-requests;', '')
        .replace(' validator.swagger.io', '')
        // Nothing of it comes from elsewhere; it writes one style element by itself.
        .replaceAll(' https:', '')
        .replace("style-src 'self'", `style-src 'self' '${ownStyle}'`),
    theme: { title: 'Puquio API' },
    // Without the bar of its makers, which has their sign and asks for other documents.
    uiConfig: {
      layout: 'BaseLayout',
      supportedSubmitMethods: [],
      docExpansion: 'none',
      filter: true,
      validatorUrl: null,
    },
  })
  app.get(documentPath, { schema: { hide: true } }, async () => app.swagger())
}
