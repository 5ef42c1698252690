import { type PdfReport, pdfWaitingMax } from '@puquio/contract/pdf-reports'
import type { Language } from '@puquio/domain'
import { z } from 'zod'
import { lock } from '../../platform/db/lock.ts'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { jobKind } from '../../platform/jobs/job-kind.ts'
import { publish } from '../../platform/stream/publish.ts'
import { Problem } from '../../platform/problem.ts'
import type { ReportKind } from './report-maker.ts'
import {
  countWaiting,
  insertReport,
  readReport,
  readWaitingPeople,
  setJob,
} from './reports-store.ts'

export const pdfJob = jobKind('make-pdf', 'project', z.object({ reportId: z.int() }))

const retryAfterS = 10

type Wish<Payload> = {
  payload: Payload
  /** Of several things that have reports of the kind: by which those of one are listed. */
  of?: number
  /** In the language of the report: what stands above it. */
  title: string
  language: Language
  /** Nobody looks on, or its place was asked for before: it waits however many do. */
  isScheduled?: boolean
  /** Who is said to have asked: the caller where it is left out. */
  requestedBy?: number
}

/**
 * Puts a report into the queue of the PDF service; throws PDF_BUSY at once where as many wait as may. Within a
 * transaction of the caller, which also writes what the report is for.
 */
export async function startReport<Payload>(
  within: ProjectScope,
  { name, payload: schema, isShared }: ReportKind<string, Payload>,
  { payload, of, title, language, isScheduled = false, requestedBy = within.userId }: Wish<Payload>,
): Promise<PdfReport> {
  await lock(within, 'pdf-reports')
  if (!isScheduled) await refuseFull(within)
  const choices = schema.parse(payload)
  const id = await insertReport(within, {
    kind: name,
    of: of ?? null,
    title,
    language,
    choices,
    isScheduled,
    isShared: isShared ?? false,
    requestedBy,
  })
  const jobId = await enqueue(within, pdfJob, { reportId: id })
  await setJob(within, id, jobId as number)
  await tellPeople(within)
  const made = await readReport(within, id)
  if (!made) throw new Problem('NOT_FOUND')
  return made
}

/** Throws PDF_BUSY where as many reports wait as may; until the transaction ends nobody else asks. */
export async function requirePlace(within: ProjectScope): Promise<void> {
  await lock(within, 'pdf-reports')
  await refuseFull(within)
}

async function refuseFull(within: ProjectScope): Promise<void> {
  const { ofAll, ofProjectAlone, isMaking } = await countWaiting(within)
  // While none is made, the first of those that wait is about to be.
  const next = isMaking ? 0 : 1
  if (ofAll >= pdfWaitingMax.all + next || ofProjectAlone >= pdfWaitingMax.project + next)
    throw new Problem('PDF_BUSY', { retryAfterS })
}

/** Everybody whose report waits or is made sees place and progress anew. */
export const tellPeople = async (within: ProjectScope): Promise<void> => {
  const people = await readWaitingPeople(within)
  await publish(within, [...people, within.userId], { kind: 'changed', tags: ['pdfReports'] })
}
