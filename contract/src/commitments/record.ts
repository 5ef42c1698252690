import {
  commitmentKinds,
  commitmentMethods,
  commitmentPhases,
  commitmentStates,
  instrumentKinds,
  taskStandings,
} from '@puquio/domain'
import { z } from 'zod'
import { calendarDate, id, instant } from '../kit/values.ts'

/** What a document names, in its own words; what it does not name is left out. */
const commitmentNamed = z.object({
  component: z.string().optional(),
  subcomponent: z.string().optional(),
  miningComponent: z.string().optional(),
  stations: z.array(z.string()).optional(),
  parameters: z.array(z.string()).optional(),
  frequency: z.string().optional(),
  responsible: z.string().optional(),
  legalReference: z.string().optional(),
})
export type CommitmentNamed = z.infer<typeof commitmentNamed>

/** A rectangle of a page in PDF points from its top left. */
export const placeArea = z.object({
  page: z.int(),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
})
export type PlaceArea = z.infer<typeof placeArea>

/** Where a document says it. */
const commitmentPlace = z.object({
  id,
  documentId: id,
  document: z.string(),
  page: z.int(),
  toPage: z.int().nullable(),
  quote: z.string(),
  /** Whether the text of the page was recognised from a picture. */
  isRecognised: z.boolean(),
  areas: z.array(placeArea),
})
export type CommitmentPlace = z.infer<typeof commitmentPlace>

const named = z.object({ id, name: z.string() })
const inLanguages = z.object({ es: z.string(), en: z.string(), fr: z.string(), pt: z.string() })

export const commitment = z.object({
  id,
  shortName: z.string(),
  text: z.string(),
  /** In force is a verified one of an instrument that is in force today. */
  state: z.enum(commitmentStates),
  isEdited: z.boolean(),
  kind: z.enum(commitmentKinds),
  phase: z.enum(commitmentPhases).nullable(),
  instrument: named.extend({ kind: z.enum(instrumentKinds) }),
  miningUnit: named,
  component: named.nullable(),
  subcomponent: named.nullable(),
  miningComponent: named.nullable(),
  frequency: named.nullable(),
  /** The responsible role. */
  role: named.nullable(),
  deadlineOn: calendarDate.nullable(),
  /** An event from which it counts, instead of a date. */
  deadlineEvent: z.string().nullable(),
  named: commitmentNamed,
  stations: z.array(z.object({ id, code: z.string() })),
  parameters: z.array(z.object({ id, name: inLanguages })),
  method: z.enum(commitmentMethods),
  /** The language model that proposed it. */
  model: z.string().nullable(),
  /** 0 to 1, where the method gives one. */
  confidence: z.number().nullable(),
  places: z.array(commitmentPlace),
  decidedAt: instant.nullable(),
  decidedBy: z.string().nullable(),
  decidedReason: z.string().nullable(),
  supersededBy: named.nullable(),
  joinedInto: named.nullable(),
  /** Of plans that are not annulled. */
  monitorings: z.int(),
  /** By its tasks; null where it has none. */
  standing: z
    .object({ standing: z.enum(taskStandings), tasks: z.int(), overdue: z.int() })
    .nullable(),
  createdAt: instant,
  version: z.int(),
})
export type Commitment = z.infer<typeof commitment>

const commitmentActions = [
  'proposed',
  'created',
  'found-again',
  'edited',
  'verified',
  'rejected',
  'superseded',
  'split',
  'split-off',
  'joined',
  'joined-into',
  'taken-back',
] as const
export type CommitmentAction = (typeof commitmentActions)[number]

const commitmentFields = [
  'shortName',
  'text',
  'kind',
  'phase',
  'component',
  'subcomponent',
  'miningComponent',
  'frequency',
  'role',
  'deadlineOn',
  'deadlineEvent',
  'stations',
  'parameters',
  'supersededBy',
] as const
export type CommitmentField = (typeof commitmentFields)[number]

/** Entries of lists by their names, kinds and phases by their codes. */
const commitmentFieldChange = z.object({
  field: z.enum(commitmentFields),
  from: z.string().nullable(),
  to: z.string().nullable(),
})
export type CommitmentFieldChange = z.infer<typeof commitmentFieldChange>

export const commitmentChange = z.object({
  id,
  at: instant,
  /** Null where the system did it. */
  by: z.string().nullable(),
  action: z.enum(commitmentActions),
  fields: z.array(commitmentFieldChange),
  reason: z.string().nullable(),
  isTakenBack: z.boolean(),
})
export type CommitmentChange = z.infer<typeof commitmentChange>
