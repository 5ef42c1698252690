import {
  calculationSpans,
  type CalculationSpan,
  type DerivedInput,
  derivedInputs,
  evaluateDerived,
  type Evaluated,
  evaluateSent,
  interpolatedAt,
  interpolatedInputs,
  nearestAt,
  type SentQuality,
  type VariableRules,
} from '@puquio/domain'
import type { StoredReading } from '../../platform/telemetry/reading.ts'
import type { Telemetry } from '../../platform/telemetry/telemetry.ts'
import type { RulesOf } from './rules-store.ts'

/** A reading with how what it follows from came: the latest receipt of its inputs, and the channel of the first one. */
export type Came = Evaluated & Pick<StoredReading, 'lagS' | 'channel'>

type Source = { rules: RulesOf; readings: Telemetry['readings'] }
type Span = { fromMs: number; beforeMs: number }

/**
 * A variable's readings in rising order, page by page, as rules make them of what was sent: of its own raw values, or of
 * those of the variables that it follows from. What is stored of calculated ones is never read.
 */
export async function* evaluateSpan(
  source: Source,
  variableId: number,
  span: Span,
): AsyncGenerator<Came[]> {
  const rules = source.rules.get(variableId)
  if (!rules) return
  for (const part of calculationSpans(rules.calculations, span.fromMs, span.beforeMs))
    yield* part.calculation?.kind === 'derived'
      ? derivedPages(source, rules, part as DerivedSpan)
      : sentPages(source, rules, variableId, part)
}

async function* sentPages(
  { readings }: Source,
  rules: VariableRules,
  variableId: number,
  { fromMs, beforeMs }: Span,
): AsyncGenerator<Came[]> {
  for await (const page of readings({ variableIds: [variableId], fromMs, beforeMs })) {
    const evaluated = page.flatMap(({ atMs, raw, sent, lagS, channel }: StoredReading) =>
      raw === null
        ? []
        : [{ ...evaluateSent(rules, { atMs, raw, sent: sent as SentQuality }), lagS, channel }],
    )
    if (evaluated.length > 0) yield evaluated
  }
}

type DerivedSpan = Span & {
  calculation: Extract<CalculationSpan['calculation'], { kind: 'derived' }>
}

/** The first input says when there is a reading; of the others the nearest ones are taken, of a barometer the line between two. */
async function* derivedPages(
  source: Source,
  rules: VariableRules,
  { fromMs, beforeMs, calculation }: DerivedSpan,
): AsyncGenerator<Came[]> {
  const { sources } = calculation
  const [first, ...others] = derivedInputs.filter((input) => sources[input] !== undefined)
  const leading = first && sources[first]
  if (!first || !leading) return
  for await (const page of evaluateSpan(source, leading.variableId, { fromMs, beforeMs })) {
    const beside = await readBeside(source, calculation.sources, others, {
      fromMs: page[0]?.atMs ?? fromMs,
      beforeMs: (page.at(-1)?.atMs ?? beforeMs) + 1,
    })
    const evaluated = page.flatMap((reading) => {
      const inputs: Partial<Record<DerivedInput, Came | null>> = { [first]: reading }
      for (const { input, rising, withinMs } of beside)
        inputs[input] = interpolatedInputs.has(input)
          ? interpolatedAt(rising, reading.atMs, withinMs)
          : nearestAt(rising, reading.atMs, withinMs)
      const evaluated = evaluateDerived(rules, calculation, reading.atMs, inputs)
      if (!evaluated) return []
      const receivedS = Object.values(inputs).flatMap((input) =>
        input ? [input.atMs / 1000 + input.lagS] : [],
      )
      const lagS = Math.round(Math.max(...receivedS) - reading.atMs / 1000)
      return [{ ...evaluated, lagS, channel: reading.channel }]
    })
    if (evaluated.length > 0) yield evaluated
  }
}

async function readBeside(
  source: Source,
  sources: DerivedSpan['calculation']['sources'],
  inputs: readonly DerivedInput[],
  { fromMs, beforeMs }: Span,
) {
  const beside: { input: DerivedInput; rising: Came[]; withinMs: number }[] = []
  for (const input of inputs) {
    const { variableId = 0, withinS = 0 } = sources[input] ?? {}
    const withinMs = withinS * 1000
    const span = { fromMs: fromMs - withinMs, beforeMs: beforeMs + withinMs }
    const rising: Came[] = []
    const isSteady = interpolatedInputs.has(input)
    for await (const page of evaluateSpan(source, variableId, span))
      rising.push(...(isSteady ? page.filter(({ value }) => value !== null) : page))
    beside.push({ input, rising, withinMs })
  }
  return beside
}
