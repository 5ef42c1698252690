import { problems } from '@puquio/contract'

type Schema = Record<string, unknown>
type Operation = {
  requestBody?: { content?: Record<string, { schema?: Schema }> }
  responses?: Record<string, unknown>
  'x-upload'?: boolean
  'x-bytes'?: boolean
}
type Document = {
  paths?: Record<string, Record<string, Operation>>
  components?: { schemas?: Record<string, Schema>; responses?: Record<string, unknown> }
}

/** Every error's body: `ProblemBody` of the contract. */
const problemSchema = {
  type: 'object',
  required: ['status', 'code', 'problem', 'params', 'requestId'],
  properties: {
    status: { type: 'integer' },
    code: { type: ['string', 'integer'], description: 'FK-0001 …, or the HTTP status' },
    problem: { type: 'string', enum: Object.keys(problems) },
    params: { type: 'object', additionalProperties: true },
    fields: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'code', 'params'],
        properties: {
          path: { type: 'string' },
          code: { type: 'string' },
          params: { type: 'object', additionalProperties: true },
        },
      },
    },
    requestId: { type: 'string' },
  },
}

const problemResponse = {
  description: 'A problem of the catalogue; 204 and a lost connection have no body',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
}

/** Adds to the OpenAPI document what the schemas of routes do not hold: errors, and the file of an upload. */
export function describeWire<D extends object>(document: D): D {
  const { paths = {}, components = {} } = document as Document
  components.schemas = { ...components.schemas, Problem: problemSchema }
  components.responses = { ...components.responses, Problem: problemResponse }
  for (const operations of Object.values(paths))
    for (const operation of Object.values(operations)) {
      operation.responses = {
        ...operation.responses,
        default: { $ref: '#/components/responses/Problem' },
      }
      if (operation['x-upload']) operation.requestBody = withFile(operation)
      if (operation['x-bytes']) operation.requestBody = bytesBody
      delete operation['x-upload']
      delete operation['x-bytes']
    }
  return { ...document, components }
}

const bytesBody = {
  required: true,
  content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
}

/** The parts of the form: the texts that the route names, and the file after them. */
function withFile({ requestBody }: Operation) {
  const { properties, required } = (requestBody?.content?.['multipart/form-data']?.schema ??
    {}) as { properties?: object; required?: string[] }
  const schema = {
    type: 'object',
    required: [...(required ?? []), 'file'],
    properties: { ...properties, file: { type: 'string', format: 'binary' } },
  }
  return { required: true, content: { 'multipart/form-data': { schema } } }
}
