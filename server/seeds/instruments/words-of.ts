import { nameKey } from '@puquio/domain'

/** Letters and digits alone: a study's lines break within words. */
export const wordsOf = (text: string): string => nameKey(text).replace(/[^\p{L}\p{N}]+/gu, '')
