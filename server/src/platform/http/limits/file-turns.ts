import { fairTurns } from '../../fair-turns.ts'

/**
 * The turns of files that are worked out while their caller waits, as the workbook of a board: two are made at once by a
 * process, one of them of each project. As many wait as reports for the PDF service; the next are told that it is busy.
 */
export const fileTurns = () =>
  fairTurns({ atOnce: 2, mostOfPerson: 6, mostOfProject: 10, mostOfAll: 20 })
