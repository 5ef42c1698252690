/** What the reader and the writer of workbooks need. A process of the sandbox takes a third of a second to load all of index.ts. */
export { detectDelimiter, detectEncoding } from '../results/layout/csv-dialect.ts'
export { columnLetters } from '../tables/column-letters.ts'
