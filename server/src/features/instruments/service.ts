export { findInstruments } from './found-store.ts'
/** Rectangles of a place in pages that were read. */
export { areasOf, type ReadPage } from './documents/areas-of.ts'
export { filesOf } from './documents/documents-store.ts'
export { readPageTexts, readTexts, readTextsAfter } from './documents/page-texts-store.ts'
export { documentForQuote } from './documents/quotes-store.ts'
export { lockInstruments, findInstrumentState } from './instruments-store.ts'
