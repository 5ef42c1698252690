import {
  csvDelimiters,
  type CsvMapping,
  csvTimeFormats,
  deviceBounds,
  deviceChannels,
  type DeviceProfileFields,
  isTimeZone,
  messageKeysMax,
  testEncodings,
  testsMax,
  variablesMax,
} from '@puquio/domain'
import { z } from 'zod'
import { route } from '../kit/route.ts'
import {
  id,
  idText,
  line,
  listQuery,
  nothing,
  pageOf,
  requiredLine,
  version,
} from '../kit/values.ts'
import { templateVariable } from './devices.ts'

/** Kept as it is typed: it is JavaScript. */
const decoder = z
  .string()
  .max(50_000)
  .regex(/^[^\0\ud800-\udfff]*$/u)

const testContent = z.object({
  encoding: z.enum(testEncodings),
  /** The bytes as hex or base64, or a text as it is. */
  content: z
    .string()
    .max(10_000)
    .regex(/^[^\0\ud800-\udfff]*$/u),
  fPort: z.int().min(0).max(255).nullable(),
})

export const decoderTest = testContent.extend({
  name: line(100),
  /** What it has to give, as JSON; null where nobody has said so. */
  expected: z.string().max(10_000).nullable(),
})
export type DecoderTest = z.output<typeof decoderTest>

const csvColumn = z.union([z.int().min(0).max(9999), requiredLine(100)])
const headLine = z.int().min(1).max(100)

/** What the CSV files of a logger hold: which column is which variable, and how numbers and times are written. */
export const csvMapping = z
  .object({
    delimiter: z.enum(csvDelimiters),
    decimalMark: z.enum(['.', ',']),
    /** Counted from 1; null where there is none. */
    headingLine: headLine.nullable(),
    firstLine: headLine,
    time: z.object({
      column: csvColumn,
      clock: csvColumn.optional(),
      format: z.enum(csvTimeFormats),
      zone: line(64).refine(isTimeZone, { params: { problem: 'not-in-list' } }),
    }),
    columns: z
      .array(z.object({ column: csvColumn, key: templateVariable.shape.key }))
      .min(1)
      .max(messageKeysMax),
    isGrowing: z.boolean(),
  })
  .superRefine(({ headingLine, firstLine, columns }, context) => {
    const refuse = (path: (string | number)[], problem: string) =>
      context.addIssue({ code: 'custom', path, params: { problem } })
    if (headingLine !== null && headingLine >= firstLine) refuse(['firstLine'], 'after-headings')
    const keys = columns.map(({ key }) => key)
    const repeated = keys.findIndex((key, at) => keys.indexOf(key) !== at)
    if (repeated !== -1) refuse(['columns', repeated, 'key'], 'repeated-key')
  })
// What is kept is what the reader of files takes.
csvMapping satisfies z.ZodType<CsvMapping>

const profileFields = z.object({
  name: requiredLine(100),
  maker: line(100),
  model: line(100),
  channel: z.enum(deviceChannels),
  intervalS: z.int().min(deviceBounds.intervalS.min).max(deviceBounds.intervalS.max),
  decoder,
  tests: z.array(decoderTest).max(testsMax),
  variables: z.array(templateVariable).max(variablesMax),
  /** Null where it sends no CSV. */
  csv: csvMapping.nullable(),
} satisfies Record<keyof DeviceProfileFields | 'tests' | 'variables' | 'csv', z.ZodType>)

function checkKeys({ variables }: { variables: { key: string }[] }, context: z.RefinementCtx) {
  const known = new Set<string>()
  for (const [at, { key }] of variables.entries()) {
    if (known.has(key))
      context.addIssue({
        code: 'custom',
        path: ['variables', at, 'key'],
        params: { problem: 'repeated-key' },
      })
    known.add(key)
  }
}

export const deviceProfileInput = profileFields.superRefine(checkKeys)
export const deviceProfileEdit = profileFields.extend({ version }).superRefine(checkKeys)
export type DeviceProfileInput = z.input<typeof deviceProfileInput>

export const deviceProfileRow = z.object({
  id,
  name: z.string(),
  maker: z.string(),
  model: z.string(),
  channel: z.enum(deviceChannels),
  hasDecoder: z.boolean(),
  /** Those in service. */
  devices: z.int(),
})
export type DeviceProfileRow = z.infer<typeof deviceProfileRow>

export const deviceProfile = z.object({ id, ...profileFields.shape, devices: z.int(), version })
export type DeviceProfile = z.infer<typeof deviceProfile>

/** What a decoder made of a test: the values by their keys, as they would be stored, or why there are none. */
export const decoderOutcome = z.union([
  z.object({
    messages: z.array(
      z.object({
        measuredAt: z.string().nullable(),
        values: z.record(z.string(), z.number()),
        /** Keys whose value is no number. */
        unread: z.array(z.string()),
      }),
    ),
  }),
  z.object({
    failure: z.enum(['syntax', 'threw', 'time', 'memory', 'result', 'busy', 'content']),
    text: z.string(),
    /** Of the decoder, from 1. */
    line: z.int().nullable(),
  }),
])
export type DecoderOutcome = z.infer<typeof decoderOutcome>

const ofProfiles = '/fkl-modi/projects/:projectId/profiles'
const onProject = z.object({ projectId: idText })
export const oneProfile = onProject.extend({ deviceProfileId: idText })

/** Profiles of devices with their decoders are kept by the system administrator, in a session. */
export const deviceProfileRoutes = {
  list: route({
    method: 'GET',
    path: ofProfiles,
    access: 'project:system',
    reads: ['devices'],
    summary: 'Profiles of devices, with how many devices have each',
    params: onProject,
    query: listQuery(['name', 'maker', 'model', 'devices']),
    response: pageOf(deviceProfileRow),
  }),
  get: route({
    method: 'GET',
    path: `${ofProfiles}/:deviceProfileId`,
    access: 'project:system',
    reads: ['devices'],
    summary: 'A profile with its decoder, its tests and the variables of a new device',
    params: oneProfile,
    response: deviceProfile,
  }),
  create: route({
    method: 'POST',
    path: ofProfiles,
    access: 'project:system',
    withoutToken: true,
    changes: ['devices'],
    summary: 'Add a profile of devices',
    params: onProject,
    body: deviceProfileInput,
    response: deviceProfile,
    problems: ['ALREADY_EXISTS'],
    maxBytes: 1_000_000,
  }),
  edit: route({
    method: 'PUT',
    path: `${ofProfiles}/:deviceProfileId`,
    access: 'project:system',
    withoutToken: true,
    changes: ['devices'],
    summary: 'Edit a profile: messages that come from now on are read by it',
    params: oneProfile,
    body: deviceProfileEdit,
    response: deviceProfile,
    problems: ['ALREADY_EXISTS', 'CHANGED_MEANWHILE'],
    maxBytes: 1_000_000,
  }),
  remove: route({
    method: 'DELETE',
    path: `${ofProfiles}/:deviceProfileId`,
    access: 'project:system',
    withoutToken: true,
    changes: ['devices'],
    summary: 'Remove a profile that no device has',
    params: oneProfile,
    response: nothing,
    problems: ['IN_USE'],
  }),
  try: route({
    method: 'POST',
    path: `${ofProfiles}/try`,
    access: 'project:system',
    withoutToken: true,
    changes: [],
    summary: 'Run a decoder on test messages, storing nothing',
    params: onProject,
    body: z.object({
      decoder,
      tests: z.array(testContent).min(1).max(testsMax),
      /** Of the variables, by their keys, as a decoder is given them. */
      units: z.record(z.string().max(64), z.string().max(20)).optional(),
    }),
    response: z.object({ outcomes: z.array(decoderOutcome) }),
    maxBytes: 1_000_000,
  }),
}
