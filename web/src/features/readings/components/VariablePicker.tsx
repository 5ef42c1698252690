import { Button, Checkbox, Popover } from '@mantine/core'
import { graphVariablesMax, readingRoutes } from '@puquio/contract/modi/readings'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../lib/api/use-api.ts'
import { problemText } from '../../../lib/problems/problem-text.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { SearchField } from '../../../ui/SearchField.tsx'
import { unitText } from '../../../widgets/graph/chart/value-text.ts'
import styles from './parts.module.css'
import '../texts.ts'

type VariablePickerProps = {
  projectId: number
  /** Its variables come first. */
  deviceId: number
  shown: readonly number[]
  onChange: (ids: number[]) => void
}

const pageSize = 20

/** Chooses what is drawn among all variables of the project. */
export const VariablePicker = (props: VariablePickerProps) => {
  const { t } = useTranslation('readings')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Popover
      opened={isOpen}
      onChange={setIsOpen}
      position="bottom-start"
      trapFocus
      returnFocus
      shadow="md"
      width="min(400px, calc(100vw - 24px))"
    >
      <Popover.Target>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={14} />}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t('chooseVariables')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('chooseVariables')}>
        <Choices {...props} />
      </Popover.Dropdown>
    </Popover>
  )
}

const Choices = ({ projectId, deviceId, shown, onChange }: VariablePickerProps) => {
  const { t } = useTranslation('readings')
  const language = useLanguage()
  const [search, setSearch] = useState<string>()
  const [page, setPage] = useState(1)
  const query = { device: deviceId, search, page, size: pageSize }
  const found = useApi(
    readingRoutes.variables,
    { params: { projectId }, query },
    { isKeepingPrevious: true, isQuiet: true },
  )
  const { items = [], total = 0 } = found.data ?? {}
  const isFull = shown.length >= graphVariablesMax
  const toggle = (id: number) =>
    onChange(shown.includes(id) ? shown.filter((one) => one !== id) : [...shown, id])
  return (
    <div className={styles.picker}>
      <SearchField
        label={t('searchVariables')}
        value={search}
        onSearch={(text) => {
          setSearch(text)
          setPage(1)
        }}
      />
      {found.error && <p className={styles.note}>{problemText(found.error)}</p>}
      {found.data && items.length === 0 && <p className={styles.note}>{t('noneFound')}</p>}
      {isFull && <p className={styles.note}>{t('mostVariables', { max: graphVariablesMax })}</p>}
      <ul className={styles.choices}>
        {items.map(({ id, name, unit, device, station }) => {
          const isShown = shown.includes(id)
          return (
            <li key={id}>
              <Checkbox
                size="xs"
                checked={isShown}
                disabled={isShown ? shown.length === 1 : isFull}
                onChange={() => toggle(id)}
                label={[name, unit && `(${unitText(unit, language)})`].filter(Boolean).join(' ')}
                description={[device.name, device.serial, station?.code]
                  .filter(Boolean)
                  .join(' · ')}
              />
            </li>
          )
        })}
      </ul>
      {total > pageSize && (
        <div className={styles.pages}>
          <Button
            variant="subtle"
            size="compact-sm"
            disabled={page === 1}
            onClick={() => setPage(page - 1)}
          >
            {t('earlierPage')}
          </Button>
          <span className={styles.dim}>
            {t('pageOf', { page, pages: Math.ceil(total / pageSize) })}
          </span>
          <Button
            variant="subtle"
            size="compact-sm"
            disabled={page * pageSize >= total}
            onClick={() => setPage(page + 1)}
          >
            {t('nextPage')}
          </Button>
        </div>
      )}
    </div>
  )
}
