import type { jsonSchema } from 'ai'
import { z } from 'zod'

export type WireSchema = Parameters<typeof jsonSchema>[0]

/** What providers refuse in a schema that an answer is held to: our own check of the answer goes by them. */
const bounds = [
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'pattern',
  'format',
  'default',
] as const

/** The JSON schema that is sent for an answer: shape and words, without bounds. */
export function wireSchema(schema: z.ZodType): WireSchema {
  const { $schema: _, ...wire } = z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-7',
    override: ({ jsonSchema: part }) => {
      for (const bound of bounds) delete part[bound]
      if (part.type !== 'object') return
      // A strict schema names each property as required and allows no other.
      part.additionalProperties = false
      part.required = Object.keys(part.properties ?? {})
    },
  })
  return wire as WireSchema
}
