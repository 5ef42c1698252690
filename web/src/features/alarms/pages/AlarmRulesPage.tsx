import { Button } from '@mantine/core'
import { type AlarmRuleRow, alarmRuleRoutes } from '@puquio/contract/modi/alarm-rules'
import { screens } from '@puquio/domain'
import { IconBellOff, IconBellRinging, IconCopy, IconPencil, IconTrash } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { loadInProject } from '../../../lib/api/load-page.ts'
import { rowsOf } from '../../../lib/api/rows-of.ts'
import { useApi, useApiMutation } from '../../../lib/api/use-api.ts'
import { useMay, useProject } from '../../../lib/project/project-context.ts'
import { mergeSearch, type SearchValues } from '../../../lib/search.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import type { Action } from '../../../ui/ActionMenu.tsx'
import { confirm } from '../../../ui/dialog/confirm.ts'
import { ComboField } from '../../../ui/fields/ComboField.tsx'
import { FilterBar } from '../../../ui/FilterBar.tsx'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import type { RowKey } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { EmptyRows } from '../../../ui/table/EmptyRows.tsx'
import { tableQuery, tableSearch } from '../../../ui/table/table-search.ts'
import { toastOutcome } from '../../../ui/toasts/toast-outcome.ts'
import { ModiTabs } from '../../../widgets/modi/ModiTabs.tsx'
import { CopyPanel } from '../rules/CopyPanel.tsx'
import { useDeviceOptions } from '../rules/DeviceVariable.tsx'
import { ruleColumns, sentenceOf } from '../rules/rule-columns.tsx'
import { RulePanel } from '../rules/RulePanel.tsx'
import { ruleSearch } from '../search.ts'
import '../rules/texts.ts'

const firstSort = 'device'
const queryOf = (values: z.output<typeof ruleSearch>) => ({
  ...tableQuery(values, firstSort),
  device: values.device,
})

export const loader = loadInProject<unknown, z.output<typeof ruleSearch>>(
  (ask, { projectId, search }) =>
    ask(alarmRuleRoutes.list, { params: { projectId }, query: queryOf(search) }),
)

const from = screens.ModiAlarmRules.path

/** What raises alarms, of all devices or of one. */
export const Page = () => {
  const { t } = useTranslation('alarmRules')
  const project = useProject()
  const [language, format] = [useLanguage(), useFormat(project.timeZone)]
  const values = useSearch({ from })
  const navigate = useNavigate({ from })
  const write = (changes: SearchValues) =>
    void navigate({
      to: '.',
      search: ruleSearch.parse(mergeSearch(values, changes)),
      replace: true,
    })
  const search = tableSearch(values, write, firstSort)
  const params = { projectId: project.id }
  const rules = useApi(
    alarmRuleRoutes.list,
    { params, query: queryOf(values) },
    { isKeepingPrevious: true },
  )
  const mayEdit = useMay()(alarmRuleRoutes.edit.access)
  const [editing, setEditing] = useState<AlarmRuleRow | 'new' | null>(null)
  const [copying, setCopying] = useState<readonly AlarmRuleRow[]>([])
  const [ticked, setTicked] = useState<ReadonlyMap<RowKey, AlarmRuleRow>>(new Map())
  const edit = useApiMutation(alarmRuleRoutes.edit)
  const remove = useApiMutation(alarmRuleRoutes.remove)
  const fromLimits = useApiMutation(alarmRuleRoutes.fromLimits)
  const devices = useDeviceOptions()
  const perform = async (work: () => Promise<string>) => {
    await toastOutcome(work(), { done: (text) => text, action: 'alarm-rule' })
  }
  const makeOfLimits = (deviceId: number) =>
    perform(async () => {
      const { made } = await fromLimits.mutateAsync({ params, body: { deviceId } })
      return t('madeOfLimits', { count: made })
    })
  const toggle = (rule: AlarmRuleRow) =>
    perform(async () => {
      const {
        id,
        variable: _variable,
        device: _device,
        isActive: _active,
        createdAt: _at,
        ...body
      } = rule
      await edit.mutateAsync({
        params: { ...params, ruleId: id },
        body: { ...body, enabled: !rule.enabled },
      })
      return t('saved')
    })
  const askToRemove = async ({ id }: AlarmRuleRow) => {
    const question = { title: t('removeTitle'), text: t('removeText') }
    if (!(await confirm({ ...question, confirmLabel: t('remove'), isDanger: true }))) return
    await perform(async () => {
      await remove.mutateAsync({ params: { ...params, ruleId: id } })
      return t('removed')
    })
  }
  const actions = (rule: AlarmRuleRow): Action[] =>
    mayEdit
      ? [
          { label: t('edit'), icon: <IconPencil size={16} />, onSelect: () => setEditing(rule) },
          { label: t('copy'), icon: <IconCopy size={16} />, onSelect: () => setCopying([rule]) },
          rule.enabled
            ? {
                label: t('switchOff'),
                icon: <IconBellOff size={16} />,
                onSelect: () => void toggle(rule),
              }
            : {
                label: t('switchOn'),
                icon: <IconBellRinging size={16} />,
                onSelect: () => void toggle(rule),
              },
          {
            label: t('remove'),
            icon: <IconTrash size={16} />,
            onSelect: () => void askToRemove(rule),
            isDanger: true,
          },
        ]
      : []
  const { device } = values
  return (
    <>
      <PageTitle
        title={t('title')}
        actions={
          mayEdit && (
            <>
              <Button onClick={() => setEditing('new')}>{t('add')}</Button>
              {device !== undefined && (
                <Button
                  variant="default"
                  loading={fromLimits.isPending}
                  onClick={() => void makeOfLimits(device)}
                >
                  {t('fromLimits')}
                </Button>
              )}
            </>
          )
        }
      />
      <ModiTabs />
      <FilterBar
        lead={
          <SearchField
            label={t('search')}
            value={search.search}
            onSearch={(text) => search.change({ search: text })}
          />
        }
        values={[device]}
      >
        <ComboField
          size="xs"
          label={t('device')}
          isLabelHidden
          placeholder={t('anyDevice')}
          options={devices}
          value={device ?? null}
          onChange={(id) => search.change({ device: id ?? undefined })}
          isClearable
        />
      </FilterBar>
      <DataTable
        name="alarm-rules"
        label={t('title')}
        columns={ruleColumns({ t, language, format })}
        {...rowsOf(rules)}
        rowKey={({ id }) => id}
        {...(mayEdit
          ? {
              selection: {
                keys: new Set(ticked.keys()),
                onChange: (keys) => setTicked(rowsAmong(keys, ticked, rules.data?.items ?? [])),
                bar: (
                  <Button
                    size="xs"
                    variant="default"
                    onClick={() => setCopying([...ticked.values()])}
                  >
                    {t('copy')}
                  </Button>
                ),
              },
            }
          : {})}
        rowName={(rule) => sentenceOf(rule, language)}
        search={search}
        {...(mayEdit ? { onOpen: setEditing } : {})}
        actions={actions}
        isFaded={({ enabled }) => !enabled}
        empty={
          <EmptyRows
            title={t('noneTitle')}
            text={t('none')}
            onClear={
              Boolean(search.search ?? device) &&
              (() => search.change({ search: undefined, device: undefined }))
            }
          />
        }
      />
      {editing && (
        <RulePanel
          rule={editing === 'new' ? null : editing}
          deviceId={device ?? null}
          onClose={() => setEditing(null)}
        />
      )}
      {copying.length > 0 && <CopyPanel rules={copying} onClose={() => setCopying([])} />}
    </>
  )
}

/** The rows of these keys, of this page or of those before. */
const rowsAmong = (
  keys: ReadonlySet<RowKey>,
  known: ReadonlyMap<RowKey, AlarmRuleRow>,
  page: readonly AlarmRuleRow[],
): ReadonlyMap<RowKey, AlarmRuleRow> => {
  const all = new Map([...known, ...page.map((rule) => [rule.id, rule] as const)])
  return new Map([...all].filter(([key]) => keys.has(key)))
}
