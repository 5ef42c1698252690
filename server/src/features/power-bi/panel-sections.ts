import type { PanelSections } from '../boards/service.ts'
import { powerBiFileTexts as texts } from './texts.ts'

/** A report of Power BI is drawn by Power BI in the browser alone; a file says where it is seen. */
export const powerBiPanelSections: PanelSections = async ({ boardUrl, language }) => [
  {
    title: '',
    parts: [
      { kind: 'text', text: texts.onScreenOnly[language] },
      { kind: 'facts', rows: [[texts.where[language], boardUrl]] },
    ],
  },
]
