import { translate } from '../../platform/translate.ts'
import type { PanelSections } from './panel-sections.ts'
import { boardFileTexts as texts } from './texts.ts'

/** A page of somebody else's is seen in the browser alone; a file says where it is. */
export const pageSections: PanelSections = async ({ settings: { url = '' }, language }) => [
  {
    title: '',
    parts: [{ kind: 'text', text: translate(texts.onScreenOnly, language, { address: url }) }],
  },
]
