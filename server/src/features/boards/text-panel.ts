import type { PanelSections } from './panel-sections.ts'

/** A text as people wrote it, in its paragraphs. */
export const textSections: PanelSections = async ({ settings: { text = '' } }) => [
  {
    title: '',
    parts: text
      .split(/\n\s*\n/)
      .filter((paragraph) => paragraph.trim() !== '')
      .map((paragraph) => ({ kind: 'text', text: paragraph })),
  },
]
