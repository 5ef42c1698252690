/** How a model answers for a commitment that it quotes. */
export const answered = (quote: string) => ({
  shortName: quote.slice(0, 80),
  quote,
  page: 2,
  kind: 'measure',
  phase: 'operation',
  component: null,
  subcomponent: null,
  miningComponent: null,
  stations: [],
  parameters: [],
  frequency: null,
  deadlineOn: null,
  deadlineEvent: null,
  responsible: 'El titular',
  legalReference: null,
  confidence: 0.8,
})
