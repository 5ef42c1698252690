/** An environment report is a board of its own address that begins with the panels of such a report. */
export const boardKinds = ['board', 'environment-report'] as const
export type BoardKind = (typeof boardKinds)[number]
