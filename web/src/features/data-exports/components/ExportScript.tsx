import { Button, SegmentedControl, Text, Textarea } from '@mantine/core'
import {
  type ExampleKind,
  exampleKinds,
  exportExamples,
} from '@puquio/contract/laboratory/export-examples'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../lib/paths.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { TextLink } from '../../../ui/TextLink.tsx'
import styles from './Export.module.css'
import '../texts.ts'

const names: Record<ExampleKind, string> = { python: 'Python', r: 'R', 'power-query': 'Power BI' }

/** The same selection, read by a program of the reader's own. */
export const ExportScript = ({ filters }: { filters: Record<string, string> }) => {
  const { t } = useTranslation('dataExports')
  const { id: projectId } = useProject()
  const [kind, setKind] = useState<ExampleKind>('python')
  const [copied, setCopied] = useState<string | null>(null)
  const script = exportExamples[kind]({ base: window.location.origin, projectId, filters })
  const copy = async () => {
    await navigator.clipboard.writeText(script)
    setCopied(script)
  }
  return (
    <details className={styles.script}>
      <summary>{t('script')}</summary>
      <Text size="sm" my="xs">
        {t(kind === 'power-query' ? 'scriptTokenM' : 'scriptToken')}{' '}
        <TextLink {...paths.settings('tokens')}>{t('scriptTokens')}</TextLink>
      </Text>
      <div className={styles.buttons}>
        <SegmentedControl
          aria-label={t('script')}
          data={exampleKinds.map((value) => ({ value, label: names[value] }))}
          value={kind}
          onChange={(value) => setKind(value)}
        />
        <Button variant="default" onClick={() => void copy().catch(() => setCopied(null))}>
          {t(copied === script ? 'copied' : 'copy')}
        </Button>
      </div>
      <Textarea
        mt="sm"
        aria-label={names[kind]}
        value={script}
        readOnly
        autosize
        spellCheck={false}
        classNames={{ input: styles.code }}
      />
    </details>
  )
}
