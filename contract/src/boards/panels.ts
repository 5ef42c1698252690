import { z } from 'zod'
import { calendarDate, id, line, text } from '../kit/values.ts'

const ids = z.array(id).max(200)

/** What a panel can be told to show; a setting means the same in each kind that has it. */
const settings = {
  stations: ids.optional(),
  parameters: ids.optional(),
  /** Plain text, whose empty lines part paragraphs. */
  text: text(5000).optional(),
  /** Of a page that is embedded. */
  url: line(1000).optional(),
}
export const panelSettings = z.strictObject(settings)
export type PanelSettings = z.output<typeof panelSettings>
export type PanelSetting = keyof PanelSettings

/** The kinds of panels, each with its settings; the first ones named in `required` have to be given. */
export const panelKinds = {
  text: { settings: ['text'], required: ['text'] },
  page: { settings: ['url'], required: ['url'] },
} as const satisfies Record<
  string,
  { settings: readonly PanelSetting[]; required: readonly PanelSetting[] }
>
export type PanelKind = keyof typeof panelKinds
export const panelKindNames = Object.keys(panelKinds) as [PanelKind, ...PanelKind[]]

/** A panel's width in twelfths of the board's. */
export const panelWidths = [3, 4, 6, 8, 9, 12] as const
export const panelHeights = ['low', 'middle', 'tall'] as const

/** One panel of a board: they follow each other in rows, from the left. */
export const boardPanel = z
  .object({
    kind: z.enum(panelKindNames),
    /** Empty where the kind's own name serves. */
    title: line(100),
    width: z.literal(panelWidths),
    height: z.enum(panelHeights),
    settings: panelSettings,
  })
  .superRefine((panel, context) => {
    const known: readonly string[] = panelKinds[panel.kind].settings
    const required: readonly PanelSetting[] = panelKinds[panel.kind].required
    for (const name of Object.keys(panel.settings))
      if (!known.includes(name))
        context.addIssue({
          code: 'custom',
          path: ['settings', name],
          params: { problem: 'not-valid' },
        })
    for (const name of required)
      if (panel.settings[name] === undefined || panel.settings[name] === '')
        context.addIssue({
          code: 'custom',
          path: ['settings', name],
          params: { problem: 'required' },
        })
  })
export type BoardPanel = z.output<typeof boardPanel>

/** What a reader chooses for all panels of a board at once; a panel that has no use for one leaves it. */
export const boardFilters = z.object({
  from: calendarDate.optional(),
  to: calendarDate.optional(),
  stations: ids.optional(),
})
export type BoardFilters = z.output<typeof boardFilters>
