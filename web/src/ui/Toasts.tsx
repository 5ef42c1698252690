import { isLanguage, toastMs } from '@puquio/domain'
import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconInfoCircle } from '@tabler/icons-react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { labels } from './labels.ts'
import styles from './Toasts.module.css'
import { closeToast, type Toast, toastStore } from './toasts.ts'

/** Bottom-centre; they wait while one points at them and while the window has no focus. */
export const Toasts = () => {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read)
  const language = useTranslation().i18n.language
  const words = isLanguage(language) ? language : 'es'
  const [isPointedAt, setIsPointedAt] = useState(false)
  const hasFocus = useWindowFocus()
  return (
    <section
      className={styles.stack}
      aria-label={labels.notices[words]}
      onPointerEnter={() => setIsPointedAt(true)}
      onPointerLeave={() => setIsPointedAt(false)}
      onFocus={() => setIsPointedAt(true)}
      onBlur={() => setIsPointedAt(false)}
    >
      <div aria-live="polite">
        {toasts.map((toast) => (
          <ToastCard
            key={toast.id}
            toast={toast}
            isPaused={isPointedAt || !hasFocus}
            closeLabel={labels.closeNotice[words]}
          />
        ))}
      </div>
    </section>
  )
}

type ToastCardProps = { toast: Toast; isPaused: boolean; closeLabel: string }

const ToastCard = ({ toast, isPaused, closeLabel }: ToastCardProps) => {
  const leftMs = useRef(toastMs)
  useEffect(() => {
    if (isPaused) return
    const startedAt = performance.now()
    const timer = setTimeout(() => closeToast(toast.id), leftMs.current)
    return () => {
      clearTimeout(timer)
      leftMs.current -= performance.now() - startedAt
    }
  }, [isPaused, toast.id])
  const Icon = icons[toast.kind]
  return (
    <div role={toast.kind === 'error' ? 'alert' : undefined}>
      <button
        type="button"
        className={styles.toast}
        data-kind={toast.kind}
        title={closeLabel}
        onClick={() => closeToast(toast.id)}
      >
        <Icon size={18} className={styles.icon} aria-hidden />
        <span>{toast.text}</span>
      </button>
    </div>
  )
}

const icons = {
  info: IconInfoCircle,
  success: IconCircleCheck,
  warning: IconAlertTriangle,
  error: IconCircleX,
}

const useWindowFocus = (): boolean => {
  const [hasFocus, setHasFocus] = useState(() => document.hasFocus())
  useEffect(() => {
    const follow = (event: Event) => setHasFocus(event.type === 'focus')
    window.addEventListener('focus', follow)
    window.addEventListener('blur', follow)
    return () => {
      window.removeEventListener('focus', follow)
      window.removeEventListener('blur', follow)
    }
  }, [])
  return hasFocus
}
