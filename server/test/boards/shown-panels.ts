import type { BoardFilters, PanelKind, PanelSettings } from '@puquio/contract/boards/panels'
import { boardPanels } from '../../src/board-panels.ts'
import { projectScope } from '../../src/platform/db/scopes/make-scope.ts'
import type { ProjectScope } from '../../src/platform/db/scopes/scope.ts'
import type { SectionTable } from '../../src/platform/sections/section.ts'
import type { TestApp } from '../harness.ts'

type Mine = { project: { id: number }; admin: { id: number } }

/** What reads the panels of a mine, as its administrator. */
export const scopeOf = ({ database, clock }: TestApp, { project, admin }: Mine): ProjectScope =>
  projectScope(database, clock, {
    projectId: project.id,
    userId: admin.id,
    permissions: [1],
    isSystemAdmin: false,
    timeZone: 'America/Lima',
  })

export type AskedPanel = {
  settings?: PanelSettings
  filters?: BoardFilters
  /** Another project than usual. */
  of?: ProjectScope
}

/** The panels of a project as the files of a board have them, in Spanish. */
export function shownPanels(puquio: TestApp, scope: ProjectScope) {
  const sectionsOf = (
    kind: PanelKind,
    { settings = {}, filters = {}, of = scope }: AskedPanel = {},
  ) =>
    boardPanels[kind]({
      scope: of,
      settings,
      filters,
      language: 'es',
      boardUrl: 'https://puquio.example.com/board/agua/a1',
      signal: new AbortController().signal,
      telemetry: puquio.platform.telemetry,
    })
  const partsOf = async (kind: PanelKind, asked?: AskedPanel) =>
    (await sectionsOf(kind, asked)).flatMap(({ parts }) => parts)
  const tableOf = async (kind: PanelKind, asked?: AskedPanel) =>
    (await partsOf(kind, asked)).find((part): part is SectionTable => part.kind === 'table')
  return {
    sectionsOf,
    partsOf,
    tableOf,
    /** The texts of its first table. */
    rowsOf: async (kind: PanelKind, asked?: AskedPanel) =>
      (await tableOf(kind, asked))?.rows.map((row) => row.map(({ text }) => text)) ?? [],
    /** Of its facts, each with its text. */
    factsOf: async (kind: PanelKind, asked?: AskedPanel) =>
      (await partsOf(kind, asked)).flatMap((part) =>
        part.kind === 'facts' ? part.rows.map(([name, text]) => `${name}: ${text}`) : [],
      ),
  }
}
