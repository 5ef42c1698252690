import type { BoardPanel, PanelKind } from '@puquio/contract/boards/panels'
import { panelKindTerms } from '@puquio/contract/terms/boards/terms'
import type { ReportSection } from '../../platform/sections/section.ts'
import type { AskedPanel, PanelSections } from './panel-sections.ts'

/** What each kind of panel shows in files (`server/src/board-panels.ts`). */
export type PanelRegistry = Record<PanelKind, PanelSections>

/** The panels of a board one after another; a panel's title stands above what it shows, or what of it has none. */
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
    const own = panelKindTerms[kind][asked.language]
    const found = await registry[kind]({ ...asked, settings })
    for (const section of found)
      sections.push({
        ...section,
        title: (found.length === 1 && title) || section.title || title || own,
      })
    await progress?.(index + 1)
  }
  asked.signal.throwIfAborted()
  return sections
}
