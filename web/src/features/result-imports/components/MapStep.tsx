import { Alert, Button, TextInput } from '@mantine/core'
import { type ResultImport, resultImportRoutes } from '@puquio/contract/laboratory/result-imports'
import type { ResultOptions } from '@puquio/contract/laboratory/result-mapping'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/api/call.ts'
import { useApi, useApiMutation } from '../../../lib/api/use-api.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { isMade, useDiscard } from '../use-import-call.ts'
import { useMapping } from '../use-mapping.ts'
import { ColumnTable } from './ColumnTable.tsx'
import { TopRows } from './TopRows.tsx'
import { WholeFile } from './WholeFile.tsx'
import styles from './parts.module.css'
import '../texts.ts'

/** The columns of the file with their first rows, what each holds, and what is said of the whole file. */
export const MapStep = ({ one, onDone }: { one: ResultImport; onDone?: () => void }) => {
  const { t } = useTranslation('resultImports')
  const { id: projectId } = useProject()
  const params = { projectId, key: one.key }
  const { mapping, setMapping, doubts, isAsking, topRows } = useMapping(one, (query) =>
    call(resultImportRoutes.propose, { params, query }),
  )
  const [options, setOptions] = useState<ResultOptions>(one.options)
  const [laboratory, setLaboratory] = useState(one.laboratory ?? '')
  const { data } = useApi(resultImportRoutes.choices, { params: { projectId } }, { isQuiet: true })
  const map = useApiMutation(resultImportRoutes.map)
  const discard = useDiscard()
  if (!mapping)
    return (
      <>
        <Alert color="yellow" role="alert" title={one.fileName}>
          {t('noTable')}
        </Alert>
        <TopRows {...topRows} />
        <div className={styles.buttons}>
          <Button variant="default" onClick={() => void discard(one)}>
            {t('anotherFile')}
          </Button>
        </div>
      </>
    )
  const send = async () => {
    const body = { mapping, options, laboratory: laboratory.trim() || null }
    if (await isMade(() => map.mutateAsync({ params, body }))) onDone?.()
  }
  const isNamedByRows = mapping.columns.some(
    ({ meaning }) => meaning.kind === 'field' && meaning.field === 'laboratory',
  )
  const isOpenQuestion = doubts.some((doubt) => doubt.startsWith('no-'))
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <div className={styles.notes}>
        {one.recognised && (
          <Alert color="green">
            {t('recognised', { name: one.laboratory ?? '' })}{' '}
            {one.recognised === 'same' && (
              <Button type="submit" size="xs" ml="sm" loading={map.isPending} disabled={isAsking}>
                {t('useFormat')}
              </Button>
            )}
          </Alert>
        )}
        {doubts.length > 0 && (
          <Alert color="yellow" title={t('doubts')}>
            {doubts.map((doubt) => t(`doubt.${doubt}`)).join(' ')}
          </Alert>
        )}
      </div>
      <p className={styles.intro}>{t('mapIntro', { file: one.fileName })}</p>
      <TopRows {...topRows} />
      <ColumnTable sheets={one.sheets} mapping={mapping} onChange={setMapping} />
      <WholeFile
        isOpen={isOpenQuestion}
        mapping={mapping}
        options={options}
        onMapping={setMapping}
        onOptions={setOptions}
      />
      <div className={styles.save}>
        <TextInput
          label={t('laboratory')}
          description={t(isNamedByRows ? 'laboratoryOfOthers' : 'laboratoryHint')}
          readOnly={one.handedIn !== null}
          value={laboratory}
          maxLength={200}
          list="result-laboratories"
          onChange={(event) => setLaboratory(event.currentTarget.value)}
        />
        <datalist id="result-laboratories">
          {data?.laboratories.map(({ id, name }) => (
            <option key={id} value={name} />
          ))}
        </datalist>
      </div>
      <div className={styles.buttons}>
        <Button type="submit" loading={map.isPending} disabled={isAsking}>
          {t('check')}
        </Button>
        {onDone ? (
          <Button variant="default" onClick={onDone}>
            {t('back')}
          </Button>
        ) : (
          <Button variant="default" onClick={() => void discard(one)}>
            {t('discard')}
          </Button>
        )}
      </div>
    </form>
  )
}
