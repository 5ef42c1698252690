/** For runs of extractions: where a quote stands on its page. */
export { areasOf, type ReadPage } from './documents/areas-of.ts'
