import type { VariationAnswer } from '@puquio/contract/laboratory/variation'
import { isNonDetect, numberOf } from '@puquio/domain'
import type { ScatterPair } from '@puquio/figures'

/** The results of two parameters of the same samples; what was rejected or has no number is in no pair. */
export function pairsOf(answer: VariationAnswer, xId: number, yId: number): ScatterPair[] {
  const { stations, series, nonDetectRule } = answer
  return stations.flatMap(({ id: stationId }, place) => {
    const of = (parameterId: number) => {
      const one = series.find(
        (each) => each.stationId === stationId && each.parameterId === parameterId,
      )
      const results = (one?.samples ?? []).flatMap((sample, index) => {
        const amount = {
          value: one?.values[index] ?? null,
          qualifier: one?.qualifiers[index] ?? null,
          isRejected: one?.marks[index] === 'rejected',
        }
        const number = numberOf(amount, nonDetectRule)
        return number === null ? [] : [[sample, { number, isHollow: isNonDetect(amount) }] as const]
      })
      return new Map(results)
    }
    const ys = of(yId)
    return [...of(xId)].flatMap(([sample, x]) => {
      const y = ys.get(sample)
      return y === undefined
        ? []
        : [
            {
              id: String(sample),
              place,
              x: x.number,
              y: y.number,
              isHollow: x.isHollow || y.isHollow,
            },
          ]
    })
  })
}
