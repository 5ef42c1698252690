import { Alert, Button, ScrollArea } from '@mantine/core'
import { listCellProblemTerms } from '@puquio/contract/list-terms'
import type { CellIssue, ListImport } from '@puquio/contract/reference'
import { IconDownload } from '@tabler/icons-react'
import i18next from 'i18next'
import { useTranslation } from 'react-i18next'
import { save } from '../../../lib/download.ts'
import { localeOf } from '../../../lib/locale.ts'
import { addTexts } from '../../../lib/texts.ts'
import styles from './ImportIssues.module.css'
import { csvOf } from './issues-csv.ts'
import '../texts.ts'

type ImportIssuesProps = { fileName: string; result: ListImport }

/** Every bad cell with what to do, on screen and as a list to take along. */
export const ImportIssues = ({ fileName, result }: ImportIssuesProps) => {
  const { t, i18n } = useTranslation('reference')
  const { issues, issueCount } = result
  const heads = [t('cell'), t('value'), t('whatToDo')]
  const sheet = issues[0]?.sheet ?? ''
  const download = () => {
    const rows = issues.map((issue) => [issue.sheet, cellOf(issue), issue.value, reasonOf(issue)])
    const blob = new Blob([csvOf([[t('sheet'), ...heads], ...rows], i18n.language)], {
      type: 'text/csv;charset=utf-8',
    })
    save(blob, `${fileName.replace(/\.\w+$/, '')} · ${t('issuesFile')}.csv`)
  }
  return (
    <>
      <Alert color="red" role="alert" title={t('issuesTitle', { count: issueCount })}>
        {issueCount > issues.length && <p>{t('issuesFirst', { count: issues.length })}</p>}
        <Button
          variant="default"
          size="xs"
          leftSection={<IconDownload size={16} />}
          onClick={download}
        >
          {t('downloadIssues')}
        </Button>
      </Alert>
      <ScrollArea.Autosize
        mah="38vh"
        my="md"
        viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': t('whatToDo') }}
      >
        <table className={styles.table}>
          <caption className={styles.caption}>
            {t('sheet')}: {sheet}
          </caption>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {issues.map((issue) => (
              <tr key={`${cellOf(issue)} ${issue.code}`}>
                <td>{cellOf(issue)}</td>
                <td className={styles.value}>{issue.value || t('blank')}</td>
                <td>{reasonOf(issue)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea.Autosize>
    </>
  )
}

const cellOf = ({ column, row }: CellIssue): string => `${column}${row}`

const reasonOf = ({ code, params }: CellIssue): string => {
  const format = new Intl.NumberFormat(localeOf(i18next.language))
  const shown = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'number' ? format.format(value) : value,
  ])
  const speak = i18next.getFixedT(i18next.language, 'listCells' as never) as unknown as (
    key: string,
    values: object,
  ) => string
  return speak(code, Object.fromEntries(shown))
}

addTexts('listCells', listCellProblemTerms)
