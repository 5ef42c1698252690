import { Alert, Button } from '@mantine/core'
import {
  type LaboratoryFile,
  laboratoryFileRoutes as routes,
} from '@puquio/contract/laboratory/laboratory-links'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApiMutation } from '../../../lib/api/use-api.ts'
import { ColumnTable } from '../components/ColumnTable.tsx'
import partStyles from '../components/parts.module.css'
import { WholeFile } from '../components/WholeFile.tsx'
import { isMade } from '../use-import-call.ts'
import './texts.ts'

type HandInColumnsProps = { authCode: string; one: LaboratoryFile; onSent: () => void }

/** What the columns of the laboratory's file hold; the next file of the link is recognised by it. */
export const HandInColumns = ({ authCode, one, onSent }: HandInColumnsProps) => {
  const { t } = useTranslation('handIn')
  const { t: ofImports } = useTranslation('resultImports')
  const [mapping, setMapping] = useState(one.mapping)
  const [options, setOptions] = useState(one.options)
  const map = useApiMutation(routes.map, { authCode })
  if (!mapping)
    return (
      <Alert color="yellow" role="alert" title={one.fileName}>
        {ofImports('noTable')}
      </Alert>
    )
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const input = { params: { key: one.key }, body: { mapping, options } }
    if (await isMade(() => map.mutateAsync(input))) onSent()
  }
  return (
    <form onSubmit={(event) => void send(event)}>
      <div className={partStyles.notes}>
        {one.isRecognised && <Alert color="green">{t('recognised')}</Alert>}
        {one.doubts.length > 0 && (
          <Alert color="yellow" title={ofImports('doubts')}>
            {one.doubts.map((doubt) => ofImports(`doubt.${doubt}`)).join(' ')}
          </Alert>
        )}
      </div>
      <p className={partStyles.intro}>{ofImports('mapIntro', { file: one.fileName })}</p>
      <ColumnTable sheets={one.sheets} mapping={mapping} onChange={setMapping} />
      <WholeFile
        isOpen={one.doubts.some((doubt) => doubt.startsWith('no-'))}
        mapping={mapping}
        options={options}
        onMapping={setMapping}
        onOptions={setOptions}
      />
      <div className={partStyles.buttons}>
        <Button type="submit" loading={map.isPending}>
          {ofImports('check')}
        </Button>
      </div>
    </form>
  )
}
