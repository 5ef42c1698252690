import { contrastRatio, isHexColor } from '@puquio/domain'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../lib/texts/format.ts'
import { projectColors } from '../../ui/styles/project-color.ts'
import styles from './ColorPreview.module.css'
import './texts.ts'

/** How the project's colour will look, and how well the text on it reads. */
export const ColorPreview = ({ color }: { color: string }) => {
  const { t } = useTranslation('projectForm')
  const format = useFormat()
  if (!isHexColor(color)) return null
  const { bar, fill, text } = projectColors(color)
  const exact = contrastRatio(bar, text)
  const ratio = (value: number) => format.number(value, 1)
  return (
    <div className={styles.preview}>
      <div className={styles.title}>{t('preview')}</div>
      <div className={styles.samples}>
        <span className={styles.bar} style={{ background: bar }} />
        <span className={styles.button} style={{ background: fill.light, color: text }}>
          {t('previewButton')}
        </span>
      </div>
      <div className={styles.words}>
        {exact >= 4.5
          ? t('contrast', { ratio: ratio(exact) })
          : t('darkened', { ratio: ratio(exact) })}
      </div>
    </div>
  )
}
