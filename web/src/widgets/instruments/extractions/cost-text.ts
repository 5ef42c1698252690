import type { Format } from '../../../lib/texts/format.ts'

type Cost = { costUsd: number; tokens: { input: number; output: number } }

/** What a model took or would take; tokens that cost nothing are those of a model whose prices nobody set. */
export const costText = ({ costUsd, tokens }: Cost, format: Format, noPrices: string): string =>
  costUsd === 0 && tokens.input + tokens.output > 0 ? noPrices : format.usd(costUsd)
