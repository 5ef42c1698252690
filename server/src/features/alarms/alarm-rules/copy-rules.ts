import {
  type alarmRuleRoutes,
  copiesMax,
  type CopyOutcome,
  copyOutcomes,
  type CopyTarget,
} from '@puquio/contract/modi/alarm-rules'
import { isSameUnit } from '@puquio/domain'
import type { z } from 'zod'
import { lock } from '../../../platform/db/lock.ts'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { fieldProblem, Problem } from '../../../platform/problem.ts'
import { issuesOf, requireMembersOf } from './check.ts'
import {
  type Candidate,
  findCandidates,
  findPairs,
  findRules,
  insertCopies,
} from './copies-store.ts'

type Query = z.output<typeof alarmRuleRoutes.copyTargets.query>
type Copies = z.output<typeof alarmRuleRoutes.copy.body>['copies']
type Rule = Awaited<ReturnType<typeof findRules>>[number]

/** What copying these rules to the devices that a filter finds would do, and why not. */
export async function copyTargets(scope: ProjectScope, query: Query) {
  const rules = await rulesOf(scope, query.rules ?? [])
  const candidates = await findCandidates(scope, {
    ruleIds: [...rules.keys()],
    query,
    most: copiesMax,
  })
  const targets = candidates
    .slice(0, copiesMax)
    .map((candidate) => targetOf(rules.get(candidate.ruleId), candidate))
  const counts = Object.fromEntries(copyOutcomes.map((outcome) => [outcome, 0])) as Record<
    CopyOutcome,
    number
  >
  for (const { outcome } of targets) counts[outcome] += 1
  return { targets, counts, isCut: candidates.length > copiesMax }
}

/**
 * Gives other variables the same rules: all of them, or none where one cannot have it. What has an equal rule by now is
 * left out and counted.
 */
export async function copyRules(scope: ProjectScope, copies: Copies) {
  await lock(scope, 'alarm-rules', scope.projectId)
  const rules = await rulesOf(
    scope,
    copies.map(({ ruleId }) => ruleId),
  )
  for (const rule of rules.values()) await requireMembersOf(scope, rule)
  const found = new Map(
    (await findPairs(scope, copies)).map((candidate) => [keyOf(candidate), candidate]),
  )
  const chosen = new Map<string, Copies[number]>()
  let equal = 0
  for (const [at, copy] of copies.entries()) {
    const rule = rules.get(copy.ruleId)
    const candidate = found.get(`${copy.ruleId} ${copy.variableId}`)
    if (!rule || !candidate) throw fieldProblem(`copies.${at}.variableId`, 'not-in-list')
    const { outcome, issue } = targetOf(rule, candidate)
    if (outcome === 'unit') throw fieldProblem(`copies.${at}.variableId`, 'other-unit')
    if (issue !== null) throw fieldProblem(`copies.${at}.variableId`, issue)
    // Two of the rules may say the same.
    const same = `${copy.variableId} ${JSON.stringify(rule.condition)}`
    if (outcome === 'equal' || chosen.has(same)) equal += 1
    else chosen.set(same, copy)
  }
  return { made: await insertCopies(scope, [...chosen.values()]), equal }
}

async function rulesOf(scope: ProjectScope, ids: readonly number[]): Promise<Map<number, Rule>> {
  const asked = [...new Set(ids)]
  const rules = await findRules(scope, asked)
  if (rules.length !== asked.length) throw new Problem('NOT_FOUND')
  return new Map(rules.map((rule) => [rule.id, rule]))
}

function targetOf(rule: Rule | undefined, candidate: Candidate): CopyTarget {
  const { ruleId, device, variable, hasEqual, ...subject } = candidate
  const target = { ruleId, device, variable, issue: null }
  if (!rule || variable === null) return { ...target, outcome: 'missing' }
  const isMeasured = rule.condition.kind !== 'noData'
  if (isMeasured && !isSameUnit(rule.variable.unit, variable.unit))
    return { ...target, outcome: 'unit' }
  if (hasEqual) return { ...target, outcome: 'equal' }
  const [issue = null] = issuesOf(rule.condition, subject)
  return { ...target, outcome: issue === null ? 'copied' : 'refused', issue }
}

const keyOf = ({ ruleId, variable }: Candidate) => `${ruleId} ${variable?.id}`
