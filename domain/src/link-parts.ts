export type TextPart = { text: string; isLink: boolean }

/**
 * Cuts a text at the addresses in it (http and https), which are the parts at the odd places; put together
 * again they are the text. Signs that end a sentence, or a bracket around it, are no part of an address.
 */
export const linkParts = (text: string): TextPart[] =>
  text.split(address).map((part, at) => ({ text: part, isLink: at % 2 === 1 }))

const address = /(https?:\/\/[^\s<>"«»]*[^\s<>"«».,;:!?'’)\]}])/
