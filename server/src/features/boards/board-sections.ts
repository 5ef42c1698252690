import type { BoardPanel, PanelKind } from '@puquio/contract/boards/panels'
import { panelKindTerms } from '@puquio/contract/terms/boards/terms'
import type { ReportSection } from '../../platform/sections/section.ts'
import type { AskedPanel, PanelSections } from './panel-sections.ts'

/** What each kind of panel shows in files (`server/src/board-panels.ts`). */
export type PanelRegistry = Record<PanelKind, PanelSections>

/** The panels of a board one after another; a panel's title stands above what it has none for. */
export async function sectionsOf(
  registry: PanelRegistry,
  { panels }: { panels: readonly BoardPanel[] },
  {
    progress,
    ...asked
  }: Omit<AskedPanel, 'settings'> & { progress?: (done: number) => Promise<void> },
): Promise<ReportSection[]> {
  const sections: ReportSection[] = []
  for (const [index, { kind, title, settings }] of panels.entries()) {
    asked.signal.throwIfAborted()
    const own = title === '' ? panelKindTerms[kind][asked.language] : title
    for (const section of await registry[kind]({ ...asked, settings }))
      sections.push({ ...section, title: section.title === '' ? own : section.title })
    await progress?.(index + 1)
  }
  asked.signal.throwIfAborted()
  return sections
}
