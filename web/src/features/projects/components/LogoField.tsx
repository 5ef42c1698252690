import { logoMaxBytes, logoTypes } from '@puquio/contract/projects'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FileDrop } from '../../../ui/files/FileDrop.tsx'
import { shrinkImage } from '../../../ui/image/shrink-image.ts'
import styles from './LogoField.module.css'
import '../texts.ts'

type LogoFieldProps = {
  /** The one that was chosen now. */
  file: File | null
  /** The address of the one that the project has. */
  stored?: string | null
  onFile: (file: File) => void
  error?: string | undefined
  /** 0 to 1 while it is being sent. */
  ratio?: number | null | undefined
}

/** The selector shows 32 px; screens of up to four times that density, and documents, have enough in this. */
const longestPx = 512

/** Chooses a logo, which is drawn again in its final size before it is sent, and shows it as the selector will. */
export const LogoField = ({ file, stored = null, onFile, error, ratio }: LogoFieldProps) => {
  const { t } = useTranslation('projects')
  const chosen = useObjectUrl(file)
  const [isUnreadable, setIsUnreadable] = useState(false)
  const choose = async (given: File) => {
    setIsUnreadable(false)
    try {
      onFile(await shrinkImage(given, longestPx))
    } catch {
      setIsUnreadable(true)
    }
  }
  const shown = chosen ?? stored
  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>
        {t('logo')} <span aria-hidden>*</span>
      </legend>
      <div className={styles.row}>
        {shown && <img src={shown} alt={t('logo')} className={styles.logo} />}
        <div className={styles.drop}>
          <FileDrop
            label={t('logo')}
            accept={logoTypes}
            maxBytes={logoMaxBytes}
            onFiles={([first]) => void (first && choose(first))}
            error={isUnreadable ? t('logoUnreadable') : error}
            upload={ratio === undefined ? null : { name: file?.name ?? '', ratio }}
          />
        </div>
      </div>
    </fieldset>
  )
}

const useObjectUrl = (file: File | null): string | null => {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (file === null) return setUrl(null)
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}
