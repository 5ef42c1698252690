/** About four characters of Spanish or English to a token; the models' own counts differ by a quarter. */
export const charsOfToken = 4
/** Where a text must not be too long: Spanish with numbers has fewer characters to a token than prose. */
export const carefulCharsOfToken = 3

export const estimateTokens = (text: string): number => Math.ceil(text.length / charsOfToken)
