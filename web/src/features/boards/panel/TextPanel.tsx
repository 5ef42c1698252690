import { Text } from '@mantine/core'
import type { PanelProps } from '../../../widgets/boards/panel.ts'

/** A text as people wrote it, in its paragraphs. */
export const TextPanel = ({ settings: { text = '' } }: PanelProps) => (
  <>
    {text
      .split(/\n\s*\n/)
      .filter((paragraph) => paragraph.trim() !== '')
      .map((paragraph, index) => (
        <Text key={index} size="sm" mb="xs" style={{ whiteSpace: 'pre-line' }}>
          {paragraph}
        </Text>
      ))}
  </>
)
