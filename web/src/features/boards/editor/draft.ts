import type { BoardInput } from '@puquio/contract/boards/boards'
import { keyFigureSettings } from '@puquio/contract/boards/key-figures'
import {
  type BoardPanel,
  type PanelKind,
  panelKinds,
  type PanelSetting,
  requiredOf,
} from '@puquio/contract/boards/panels'

/** A panel that is edited; `key` stays with it wherever it is moved. */
export type DraftPanel = BoardPanel & { key: number }
export type Draft = Omit<BoardInput, 'panels'> & { panels: DraftPanel[] }

let lastKey = 0
const withKey = (panel: BoardPanel): DraftPanel => ({ ...panel, key: ++lastKey })

export const draftOf = ({ panels, label, category }: BoardInput): Draft => ({
  label,
  category,
  panels: panels.map(withKey),
})

export const inputOf = ({ panels, label, category }: Draft): BoardInput => ({
  label,
  category,
  panels: panels.map(({ key: _, ...panel }) => panel),
})

/** Half as wide as the board, as most diagrams are read well; one number needs little height. */
export const newPanel = (kind: PanelKind): DraftPanel =>
  withKey({
    kind,
    title: '',
    width: 6,
    height: kind === 'key-figure' ? 'low' : 'middle',
    settings: {},
  })

/** Moves a panel by one place; at an end it stays. */
export function moved(panels: readonly DraftPanel[], at: number, by: -1 | 1): DraftPanel[] {
  const to = at + by
  const [from, other] = [panels[at], panels[to]]
  return from === undefined || other === undefined
    ? [...panels]
    : panels.with(at, other).with(to, from)
}

/** With a setting that is empty it is as if it had never been set. */
export const withSetting = (
  panel: DraftPanel,
  name: keyof BoardPanel['settings'],
  value: unknown,
): DraftPanel => {
  const { [name]: _, ...others } = panel.settings
  const isEmpty =
    value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  const changed = { ...panel, settings: isEmpty ? others : { ...others, [name]: value } }
  return name === 'keyFigure' ? withoutOthers(changed) : changed
}

/** Drops the settings that the chosen key figure has no use for: they were set for the one before. */
function withoutOthers(panel: DraftPanel): DraftPanel {
  const shown: readonly string[] = settingsOf(panel)
  const kept = Object.entries(panel.settings).filter(([name]) => shown.includes(name))
  return { ...panel, settings: Object.fromEntries(kept) }
}

/** Whether this panel takes one station, parameter or variable where other panels take several. */
export const takesOneId = (panel: Pick<BoardPanel, 'kind' | 'settings'>, setting: PanelSetting) =>
  panel.kind === 'key-figure' && setting !== 'keyFigure' && requiredOf(panel).includes(setting)

/** The settings that a panel asks for: of a key figure those that it needs. */
export function settingsOf({
  kind,
  settings: { keyFigure },
}: Pick<BoardPanel, 'kind' | 'settings'>): readonly PanelSetting[] {
  if (kind !== 'key-figure') return panelKinds[kind].settings
  return ['keyFigure', ...(keyFigure === undefined ? [] : keyFigureSettings[keyFigure])]
}
