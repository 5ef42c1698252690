/** The diagrams of water, in the order in which they are offered. */
export const diagramNames = [
  'piper',
  'stiff',
  'stiff-time',
  'stiff-map',
  'durov',
  'schoeller',
  'gibbs',
] as const
export type DiagramName = (typeof diagramNames)[number]

/** What gives the samples of a diagram their colours and shapes. */
export const diagramGroupings = ['station', 'campaign', 'year', 'date'] as const
export type DiagramGrouping = (typeof diagramGroupings)[number]
