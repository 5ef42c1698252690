import type { ProblemCode } from '@puquio/contract'
import type { Language } from '@puquio/domain'
import type { z } from 'zod'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import type { Report } from '../../platform/pdf/render/render-pdf.ts'

/** Names a kind of report where it is started. */
export type ReportKind<Name extends string = string, Payload = unknown> = {
  /** As it is stored. */
  name: Name
  payload: z.ZodType<Payload>
  /** All readers of the project see its data anyway: they download it, too, and not only who asked. */
  isShared?: true
}

export type Asked<Payload> = {
  scope: ProjectScope
  reportId: number
  /** Who asked for it, or scheduled it. */
  requestedBy: number
  payload: Payload
  language: Language
  /** Who asks for it no longer waits. */
  signal: AbortSignal
  progress: (done: number, total: number | null) => Promise<void>
}

export type KeptPdf = { sha256: Buffer; bytes: number; pages: number }

export type Prepared = {
  report: Pick<Report, 'template' | 'data' | 'files'>
  fileName: string
  /** Writes what follows from it, in the transaction that ends the report. */
  onMade?: (within: ProjectScope, made: KeptPdf) => Promise<void>
}

/**
 * A kind with what makes it of what was asked for. What `prepare` takes is within the turn of the report, which ends after
 * two minutes: nothing in it waits for a slot of the sandbox.
 */
export type ReportMaker<Name extends string = string> = {
  name: Name
  prepare: (asked: Asked<unknown>) => Promise<Prepared>
  /** Writes what follows from why it cannot be made, in the transaction that ends the report. */
  onRefused: (within: ProjectScope, payload: unknown, problem: ProblemCode) => Promise<void>
}

type MakerParts<Payload> = {
  prepare: (asked: Asked<Payload>) => Promise<Prepared>
  onRefused?: (within: ProjectScope, payload: Payload, problem: ProblemCode) => Promise<void>
}

export const makesReport = <Name extends string, Payload>(
  { name, payload: schema }: ReportKind<Name, Payload>,
  { prepare, onRefused }: MakerParts<Payload>,
): ReportMaker<Name> => ({
  name,
  prepare: ({ payload, ...asked }) => prepare({ ...asked, payload: schema.parse(payload) }),
  onRefused: async (within, payload, problem) =>
    onRefused?.(within, schema.parse(payload), problem),
})
