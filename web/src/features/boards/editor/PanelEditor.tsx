import { ActionIcon, NativeSelect, SegmentedControl, TextInput } from '@mantine/core'
import {
  type BoardPanel,
  panelHeights,
  type PanelSetting,
  panelWidths,
} from '@puquio/contract/boards/panels'
import { panelKindTerms } from '@puquio/contract/terms/boards/terms'
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react'
import { type ComponentType, createElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { type DraftPanel, settingsOf, takesOneId, withSetting } from './draft.ts'
import styles from './BoardEditor.module.css'
import { PanelPreview } from './PanelPreview.tsx'
import type { SettingInputProps } from './setting-input.ts'
import { settingInputs, singleInputs } from './setting-inputs.tsx'
import '../texts.ts'

type PanelEditorProps = {
  panel: DraftPanel
  number: number
  isLast: boolean
  /** By the name of the field, as `title` or `settings.url`. */
  errors: Readonly<Record<string, string>>
  onChange: (panel: DraftPanel) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** One panel of a board that is edited: what it is called, its size, and what it shows. */
export const PanelEditor = (props: PanelEditorProps) => {
  const { panel, number, isLast, errors, onChange, onMove, onRemove } = props
  const { t } = useTranslation('boards')
  const language = useLanguage()
  const name = panelKindTerms[panel.kind][language]
  const isWidth = (width: number): width is BoardPanel['width'] =>
    panelWidths.some((one) => one === width)
  return (
    <li className={styles.panel}>
      <div className={styles.head}>
        <strong>
          {number}. {name}
        </strong>
        <span className={styles.tools}>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('moveUp', { name })}
            title={t('moveUp', { name })}
            disabled={number === 1}
            onClick={() => onMove(-1)}
          >
            <IconArrowUp size={16} />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('moveDown', { name })}
            title={t('moveDown', { name })}
            disabled={isLast}
            onClick={() => onMove(1)}
          >
            <IconArrowDown size={16} />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="red"
            aria-label={t('removePanel', { name })}
            title={t('removePanel', { name })}
            onClick={onRemove}
          >
            <IconTrash size={16} />
          </ActionIcon>
        </span>
      </div>
      <div className={styles.fields}>
        <TextInput
          label={t('panelTitle')}
          placeholder={name}
          maxLength={100}
          value={panel.title}
          error={errors['title']}
          onChange={({ currentTarget }) => onChange({ ...panel, title: currentTarget.value })}
        />
        <NativeSelect
          label={t('width')}
          value={String(panel.width)}
          onChange={({ currentTarget }) => {
            const width = Number(currentTarget.value)
            if (isWidth(width)) onChange({ ...panel, width })
          }}
          data={panelWidths.map((width) => ({ value: String(width), label: t(`width.${width}`) }))}
        />
        <div>
          <span className={styles.label} id={`height-${panel.key}`}>
            {t('height')}
          </span>
          <SegmentedControl
            size="xs"
            aria-labelledby={`height-${panel.key}`}
            value={panel.height}
            onChange={(height) => onChange({ ...panel, height })}
            data={panelHeights.map((value) => ({ value, label: t(`height.${value}`) }))}
          />
        </div>
      </div>
      <div className={styles.settings}>
        {settingsOf(panel).map((setting) => (
          <Setting
            key={setting}
            setting={setting}
            panel={panel}
            error={errors[`settings.${setting}`]}
            onChange={onChange}
          />
        ))}
      </div>
      <PanelPreview panel={panel} />
    </li>
  )
}

const inputOf = (panel: DraftPanel, setting: PanelSetting) =>
  takesOneId(panel, setting)
    ? { ...settingInputs, ...singleInputs }[setting]
    : settingInputs[setting]

type SettingProps = Pick<PanelEditorProps, 'panel' | 'onChange'> & {
  setting: PanelSetting
  error: string | undefined
}

const Setting = ({ setting, panel, error, onChange }: SettingProps) =>
  // Each input takes the value of its own setting.
  createElement(inputOf(panel, setting) as ComponentType<SettingInputProps<unknown>>, {
    value: panel.settings[setting],
    error,
    onChange: (value) => onChange(withSetting(panel, setting, value)),
  })
