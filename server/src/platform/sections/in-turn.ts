import { setImmediate as letOthersIn } from 'node:timers/promises'
import type { ReportSection } from './section.ts'

/** Makes sections one after another, and lets other calls in between: each of many figures holds the event loop for some milliseconds. */
export async function sectionsInTurn<T>(
  subjects: readonly T[],
  make: (subject: T) => ReportSection,
): Promise<ReportSection[]> {
  const sections: ReportSection[] = []
  for (const subject of subjects) {
    sections.push(make(subject))
    await letOthersIn()
  }
  return sections
}
