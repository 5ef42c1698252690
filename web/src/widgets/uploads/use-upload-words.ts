import { useTranslation } from 'react-i18next'
import { useStore } from '../../lib/store.ts'
import { useLocale } from '../../lib/texts/locale.ts'
import { showBytes } from '../../ui/files/show-bytes.ts'
import { secondsFor } from './pace.ts'
import { uploadPace } from './upload-queue.ts'
import './texts.ts'

type Progress = { received: number; sent: number; bytes: number }

/** Returns how much the server has, of how much, and how long the rest will take. */
export const useUploadWords = () => {
  const { t } = useTranslation('uploads')
  const locale = useLocale()
  const pace = useStore(uploadPace)
  return ({ received, sent, bytes }: Progress): string => {
    const amount = t('received', {
      received: showBytes(received, locale),
      bytes: showBytes(bytes, locale),
    })
    const seconds = secondsFor(pace, bytes - sent)
    if (seconds === null) return amount
    const minutes = Math.ceil(seconds / 60)
    const hours = Math.floor(minutes / 60)
    const left =
      hours === 0
        ? t('minutesLeft', { count: minutes })
        : t('hoursLeft', { hours, minutes: minutes % 60 })
    return `${amount} · ${seconds < 60 ? t('lessThanAMinute') : left}`
  }
}
