import type { calculationRoutes, EvaluatedColumns } from '@puquio/contract/modi/calculations'
import { draftCorrection } from '@puquio/contract/modi/calculations'
import { type Evaluated, linePointsMax, thinnedPlaces } from '@puquio/domain'
import type { z } from 'zod'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import type { Platform } from '../../platform/platform.ts'
import { fieldProblem } from '../../platform/problem.ts'
import type { Subject } from './calculation-store.ts'
import { evaluateSpan } from './evaluate-span.ts'
import { readRules, type RulesOf } from './rules-store.ts'

type Query = z.output<typeof calculationRoutes.values.query>

/** Readings that are evaluated for one answer. */
const mostReadings = 200_000
const usualMs = 7 * 86_400_000

/** A period's readings now, beside how they were or would be: thinned so that no peak is lost. */
export async function showValues(
  { telemetry }: Pick<Platform, 'telemetry'>,
  scope: ProjectScope,
  { variable, intervalS }: Subject,
  { from, to, asOf, with: withId, draft }: Query,
): Promise<EvaluatedColumns> {
  const beforeMs = to === undefined ? scope.clock.now().getTime() : Date.parse(to)
  const span = { fromMs: from === undefined ? beforeMs - usualMs : Date.parse(from), beforeMs }
  const spanMs = span.beforeMs - span.fromMs
  if (spanMs <= 0) throw fieldProblem('to', 'ends-before-start')
  if (spanMs / 1000 / intervalS > mostReadings) throw fieldProblem('to', 'too-long-period')
  const { projectId } = scope
  const asked = { projectId, variableIds: [variable.id] }
  const now = await readRules(scope, asked)
  const then = withDraft(
    await readRules(scope, { ...asked, asOf: asOf ? new Date(asOf) : undefined, withId }),
    variable.id,
    draft,
  )
  const read = async (rules: RulesOf) => {
    const found = new Map<number, Evaluated>()
    const source = { rules, readings: telemetry.readings }
    for await (const page of evaluateSpan(source, variable.id, span))
      for (const one of page) found.set(one.atMs, one)
    return found
  }
  const [nowAt, thenAt] = [await read(now), await read(then)]
  const rawAt = new Map<number, number | null>()
  for await (const page of telemetry.readings({ variableIds: [variable.id], ...span }))
    for (const { atMs, raw } of page) rawAt.set(atMs, raw)
  const all = [...new Set([...nowAt.keys(), ...thenAt.keys(), ...rawAt.keys()])].sort(
    (a, b) => a - b,
  )
  const valueOf = (atMs: number) => thenAt.get(atMs)?.value ?? nowAt.get(atMs)?.value ?? null
  const at = thinnedPlaces(all.map(valueOf), linePointsMax).map((place) => all[place] as number)
  return {
    at,
    raw: at.map((atMs) => rawAt.get(atMs) ?? null),
    now: at.map((atMs) => nowAt.get(atMs)?.value ?? null),
    tried: at.map((atMs) => thenAt.get(atMs)?.value ?? null),
  }
}

function withDraft(rules: RulesOf, variableId: number, draft: string | undefined): RulesOf {
  const own = rules.get(variableId)
  if (draft === undefined || !own) return rules
  const read = draftCorrection.safeParse(draft)
  if (!read.success) throw fieldProblem('draft', 'not-valid')
  const { from, to, act } = read.data
  const correction = { fromMs: Date.parse(from), toMs: Date.parse(to), ...act }
  return new Map(rules).set(variableId, { ...own, corrections: [...own.corrections, correction] })
}
