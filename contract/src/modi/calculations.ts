import {
  correctionGrades,
  derivedConstants,
  derivedInputs,
  derivedKindNames,
  laboratoryFactorKinds,
  linearConventions,
  withinMaxS,
} from '@puquio/domain'
import { z } from 'zod'
import { route } from '../kit/route.ts'
import {
  calendarDate,
  givenInstant,
  id,
  idText,
  instant,
  jsonText,
  line,
  nothing,
  requiredText,
} from '../kit/values.ts'

const finite = z.number().min(-1e12).max(1e12)
const unit = line(20)

const factor = z.object({ kind: z.literal('factor'), correction: finite, adjustment: finite })
/** Which variable an input is, and how far away in time its reading may be. */
const source = z.object({ variableId: id, withinS: z.int().min(0).max(withinMaxS) })
const derived = z.object({
  kind: z.enum(derivedKindNames),
  convention: z.enum(linearConventions).optional(),
  sources: z.partialRecord(z.enum(derivedInputs), source),
  constants: z.partialRecord(z.enum(derivedConstants), z.object({ value: finite, unit })),
})

/** How a variable follows from what its sensor sends, or from other variables, from a time on. */
export const calculationInput = z.object({
  validFrom: givenInstant,
  definition: z.discriminatedUnion('kind', [factor, derived]),
  note: line(200),
})
export type CalculationInput = z.input<typeof calculationInput>

const correctionAct = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('offset'), add: finite }),
  z.object({ kind: z.literal('drift'), addFirst: finite, addLast: finite }),
  z.object({ kind: z.literal('mark') }),
  z.object({ kind: z.literal('delete') }),
])

/** What a person says of the readings of a period, up to and without its end. */
export const correctionInput = z
  .object({
    from: givenInstant,
    to: givenInstant,
    act: correctionAct,
    grade: z.enum(correctionGrades),
    reason: requiredText(500),
  })
  .refine(({ from, to }) => Date.parse(from) < Date.parse(to), {
    path: ['to'],
    params: { problem: 'ends-before-start' },
  })
export type CorrectionInput = z.input<typeof correctionInput>

/** What of a correction can be tried before it is kept. */
export const triedCorrection = z.object({
  from: givenInstant,
  to: givenInstant,
  act: correctionAct,
})

/** The same as JSON in a query. */
export const draftCorrection = jsonText(500).pipe(triedCorrection)

const signed = z.object({ at: instant, by: z.string() })

/** What a proposed factor follows from: pairs of the laboratory and the sensor of two days and between. */
export const laboratoryBasis = z.object({
  from: calendarDate,
  to: calendarDate,
  kind: z.enum(laboratoryFactorKinds),
  amount: z.number(),
  spread: z.number(),
  pairs: z.int(),
})

export const calculation = z.object({
  id,
  validFrom: instant,
  definition: calculationInput.shape.definition,
  note: z.string(),
  created: signed,
  /** Null of one that somebody wrote, which holds without approval. */
  basis: laboratoryBasis.nullable(),
  approved: signed.nullable(),
  withdrawn: signed.nullable(),
})
export type ShownCalculation = z.infer<typeof calculation>

export const correction = z.object({
  id,
  from: instant,
  to: instant,
  act: correctionAct,
  grade: z.enum(correctionGrades),
  reason: z.string(),
  created: signed,
  approved: signed.nullable(),
  withdrawn: signed.extend({ reason: z.string() }).nullable(),
})
export type ShownCorrection = z.infer<typeof correction>

const named = z.object({ id, name: z.string(), unit: z.string(), decimals: z.int() })
/** All that makes a variable's values, with what was withdrawn as its history. */
export const variableCalculations = z.object({
  variable: named,
  device: z.object({ id, serial: z.string(), name: z.string() }),
  calculations: z.array(calculation),
  corrections: z.array(correction),
  /** The variables that the calculations name. */
  sources: z.array(named.extend({ device: z.string() })),
  /** What is evaluated anew: from 0 to 1; null where nothing is. */
  progress: z.number().min(0).max(1).nullable(),
})
export type VariableCalculations = z.infer<typeof variableCalculations>

/** Readings as they were sent, as they stand, and as they stood or would stand: columns of one length, by time. */
export const evaluatedColumns = z.object({
  at: z.array(z.int()),
  raw: z.array(z.number().nullable()),
  now: z.array(z.number().nullable()),
  tried: z.array(z.number().nullable()),
})
export type EvaluatedColumns = z.infer<typeof evaluatedColumns>

export const onVariable = z.object({ projectId: idText, variableId: idText })
export const ofVariable = '/fkl-modi/projects/:projectId/variables/:variableId'
const onCorrection = onVariable.extend({ correctionId: idText })

export const calculationRoutes = {
  get: route({
    method: 'GET',
    path: `${ofVariable}/calculations`,
    access: 'project:read',
    reads: ['devices', 'users'],
    summary: 'How a variable’s values come about: calculations by date, and corrections',
    params: onVariable,
    response: variableCalculations,
  }),
  add: route({
    method: 'POST',
    path: `${ofVariable}/calculations`,
    access: 'project:admin',
    withoutToken: true,
    changes: ['devices'],
    summary: 'Calculate a variable from a date on: its readings since then are evaluated anew',
    params: onVariable,
    body: calculationInput,
    response: nothing,
    problems: ['ALREADY_EXISTS'],
  }),
  withdraw: route({
    method: 'DELETE',
    path: `${ofVariable}/calculations/:calculationId`,
    access: 'project:admin',
    withoutToken: true,
    changes: ['devices'],
    summary: 'Withdraw a calculation, which stays as history: the one before it holds again',
    params: onVariable.extend({ calculationId: idText }),
    response: nothing,
  }),
  accept: route({
    method: 'POST',
    path: `${ofVariable}/calculations/:calculationId/approve`,
    access: 'project:admin',
    withoutToken: true,
    changes: ['devices'],
    summary:
      'Approve a factor that follows from the laboratory: readings since its date are evaluated anew',
    params: onVariable.extend({ calculationId: idText }),
    response: nothing,
    problems: ['ALREADY_EXISTS', 'CHANGED_MEANWHILE'],
  }),
  correct: route({
    method: 'POST',
    path: `${ofVariable}/corrections`,
    access: 'project:write',
    withoutToken: true,
    changes: ['devices'],
    summary: 'Propose a correction of the readings of a period, which holds once it is approved',
    params: onVariable,
    body: correctionInput,
    response: nothing,
  }),
  approve: route({
    method: 'POST',
    path: `${ofVariable}/corrections/:correctionId/approve`,
    access: 'project:admin',
    withoutToken: true,
    changes: ['devices'],
    summary: 'Approve a correction: the readings of its period are evaluated anew',
    params: onCorrection,
    response: nothing,
  }),
  undo: route({
    method: 'POST',
    path: `${ofVariable}/corrections/:correctionId/withdraw`,
    access: 'project:admin',
    withoutToken: true,
    changes: ['devices'],
    summary: 'Withdraw a correction, which stays as history: its readings are as they were',
    params: onCorrection,
    body: z.object({ reason: requiredText(500) }),
    response: nothing,
  }),
  values: route({
    method: 'GET',
    path: `${ofVariable}/values`,
    access: 'project:read',
    reads: ['devices'],
    summary:
      'Readings of a period as they stand, beside how they stood on a date or would with a correction',
    params: onVariable,
    query: z.object({
      /** The last seven days where nothing is said. */
      from: givenInstant.optional(),
      to: givenInstant.optional(),
      /** As the calculations and corrections were then. */
      asOf: givenInstant.optional(),
      /** With this one of the list, whether it is approved or not. */
      with: idText.optional(),
      /** With one that is not kept: a `draftCorrection`. */
      draft: z.string().max(500).optional(),
    }),
    response: evaluatedColumns,
  }),
}
