/** How the reports of a project begin. */
export { readCover } from './report-cover.ts'
