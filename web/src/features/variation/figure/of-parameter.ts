import {
  boundsOfSamples,
  type VariationAnswer,
  type VariationParameter,
  type VariationSeries,
} from '@puquio/contract/laboratory/variation'

export type ParameterPart = {
  parameter: VariationParameter
  series: (VariationSeries & {
    place: number
    name: string
    bounds: ReturnType<typeof boundsOfSamples>
  })[]
  spans: VariationAnswer['spans']
  sampleLimits: VariationAnswer['sampleLimits']
}

/** What of the answer is of one parameter; a station has its place, and so its look, in all of them. */
export const ofParameter = (
  answer: VariationAnswer,
  parameter: VariationParameter,
): ParameterPart => ({
  parameter,
  series: answer.series
    .filter(({ parameterId }) => parameterId === parameter.id)
    .map((one) => {
      const place = answer.stations.findIndex(({ id }) => id === one.stationId)
      return {
        ...one,
        place,
        name: answer.stations[place]?.code ?? '',
        bounds: boundsOfSamples(answer, one),
      }
    }),
  sampleLimits: answer.sampleLimits.filter(({ parameterId }) => parameterId === parameter.id),
  spans: answer.spans.filter(({ parameterId }) => parameterId === parameter.id),
})
