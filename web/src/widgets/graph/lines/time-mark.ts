/**
 * What is drawn about a time: a moment has no end. An annotation has its number, as the list below the graph names it; an
 * alarm has none, and a colour of its own.
 */
export type TimeMark = {
  number: number | null
  fromMs: number
  untilMs: number | null
  tone?: 'danger' | 'warning'
}
