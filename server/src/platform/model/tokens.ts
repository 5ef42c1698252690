/** About four characters of Spanish or English to a token; the models' own counts differ by a quarter. */
const charactersOfToken = 4

export const estimateTokens = (text: string): number => Math.ceil(text.length / charactersOfToken)
