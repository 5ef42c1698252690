import type {
  VariationAnswer,
  VariationParameter,
  VariationSeries,
} from '@puquio/contract/laboratory/variation'

export type ParameterPart = {
  parameter: VariationParameter
  series: (VariationSeries & { place: number; name: string })[]
  spans: VariationAnswer['spans']
}

/** What of the answer is of one parameter; a station has its place, and so its look, in all of them. */
export const ofParameter = (
  { stations, series, spans }: VariationAnswer,
  parameter: VariationParameter,
): ParameterPart => ({
  parameter,
  series: series
    .filter(({ parameterId }) => parameterId === parameter.id)
    .map((one) => {
      const place = stations.findIndex(({ id }) => id === one.stationId)
      return { ...one, place, name: stations[place]?.code ?? '' }
    }),
  spans: spans.filter(({ parameterId }) => parameterId === parameter.id),
})
