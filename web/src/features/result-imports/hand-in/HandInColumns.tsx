import { Alert, Button } from '@mantine/core'
import {
  type LaboratoryFile,
  laboratoryFileRoutes as routes,
} from '@puquio/contract/laboratory/laboratory-links'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/api/call.ts'
import { useApiMutation } from '../../../lib/api/use-api.ts'
import { ColumnTable } from '../components/ColumnTable.tsx'
import partStyles from '../components/parts.module.css'
import { TopRows } from '../components/TopRows.tsx'
import { WholeFile } from '../components/WholeFile.tsx'
import { isMade } from '../use-import-call.ts'
import { useMapping } from '../use-mapping.ts'
import './texts.ts'

type HandInColumnsProps = { authCode: string; one: LaboratoryFile; onSent: () => void }

/** What the columns of the laboratory's file hold; the next file of the link is recognised by it. */
export const HandInColumns = ({ authCode, one, onSent }: HandInColumnsProps) => {
  const { t } = useTranslation('handIn')
  const { t: ofImports } = useTranslation('resultImports')
  const params = { key: one.key }
  const { mapping, setMapping, doubts, isAsking, topRows } = useMapping(one, (query) =>
    call(routes.propose, { params, query }, { authCode }),
  )
  const [options, setOptions] = useState(one.options)
  const map = useApiMutation(routes.map, { authCode })
  if (!mapping)
    return (
      <>
        <Alert color="yellow" role="alert" title={one.fileName}>
          {ofImports('noTable')}
        </Alert>
        <TopRows {...topRows} />
      </>
    )
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (await isMade(() => map.mutateAsync({ params, body: { mapping, options } }))) onSent()
  }
  return (
    <form onSubmit={(event) => void send(event)}>
      <div className={partStyles.notes}>
        {one.recognised && (
          <Alert color="green">
            {t('recognised')}{' '}
            {one.recognised === 'same' && (
              <Button type="submit" size="xs" ml="sm" loading={map.isPending} disabled={isAsking}>
                {ofImports('useFormat')}
              </Button>
            )}
          </Alert>
        )}
        {doubts.length > 0 && (
          <Alert color="yellow" title={ofImports('doubts')}>
            {doubts.map((doubt) => ofImports(`doubt.${doubt}`)).join(' ')}
          </Alert>
        )}
      </div>
      <p className={partStyles.intro}>{ofImports('mapIntro', { file: one.fileName })}</p>
      <TopRows {...topRows} />
      <ColumnTable sheets={one.sheets} mapping={mapping} onChange={setMapping} />
      <WholeFile
        isOpen={doubts.some((doubt) => doubt.startsWith('no-'))}
        mapping={mapping}
        options={options}
        onMapping={setMapping}
        onOptions={setOptions}
      />
      <div className={partStyles.buttons}>
        <Button type="submit" loading={map.isPending} disabled={isAsking}>
          {ofImports('check')}
        </Button>
      </div>
    </form>
  )
}
