import { isLanguage, toastMs } from '@puquio/domain'
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleX,
  IconInfoCircle,
} from '@tabler/icons-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from '../../lib/store.ts'
import { labels } from '../labels.ts'
import { followPressed, pressedBox } from './pressed-button.ts'
import { toastBottom, toastBottomPx } from './toast-position.ts'
import styles from './Toasts.module.css'
import { closeToast, type Toast, toasts as toastStore } from './toasts.ts'

/** Bottom-centre, clear of the button just pressed; they wait while one points at them and while the window has no focus. */
export const Toasts = () => {
  const toasts = useStore(toastStore)
  const language = useTranslation().i18n.language
  const words = isLanguage(language) ? language : 'es'
  const [isPointedAt, setIsPointedAt] = useState(false)
  const hasFocus = useWindowFocus()
  const { frame, bottomPx } = usePosition(toasts)
  return (
    <section
      className={styles.stack}
      aria-label={labels.notices[words]}
      style={{ bottom: bottomPx }}
      ref={frame}
    >
      <div aria-live="polite">
        {toasts.map((toast) => (
          <ToastCard
            key={toast.id}
            toast={toast}
            isPaused={toast.isKept === true || isPointedAt || !hasFocus}
            onPointedAt={setIsPointedAt}
            closeLabel={labels.closeNotice[words]}
          />
        ))}
      </div>
    </section>
  )
}

type ToastCardProps = {
  toast: Toast
  isPaused: boolean
  onPointedAt: (isPointedAt: boolean) => void
  closeLabel: string
}

const ToastCard = ({ toast, isPaused, onPointedAt, closeLabel }: ToastCardProps) => {
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
        style={{ borderInlineStartColor: toast.mark?.color }}
        title={closeLabel}
        onPointerEnter={() => onPointedAt(true)}
        onPointerLeave={() => onPointedAt(false)}
        onFocus={() => onPointedAt(true)}
        onBlur={() => onPointedAt(false)}
        onClick={() => {
          onPointedAt(false)
          closeToast(toast.id)
        }}
      >
        {toast.mark ? (
          <span className={styles.icon}>{toast.mark.sign}</span>
        ) : (
          <Icon size={18} className={styles.icon} aria-hidden />
        )}
        <span>{toast.text}</span>
      </button>
      {toast.leads && (
        <button
          type="button"
          className={styles.leads}
          onClick={() => {
            toast.leads?.follow()
            closeToast(toast.id)
          }}
        >
          {toast.leads.label}
        </button>
      )}
    </div>
  )
}

const icons = {
  info: IconInfoCircle,
  success: IconCircleCheck,
  warning: IconAlertTriangle,
  error: IconCircleX,
}

const usePosition = (toasts: readonly Toast[]) => {
  const frame = useRef<HTMLElement>(null)
  const [bottomPx, setBottomPx] = useState(toastBottomPx)
  useEffect(() => {
    const follow = (event: Event) => {
      const isToast = event.target instanceof Node && frame.current?.contains(event.target)
      if (!isToast) followPressed(event)
    }
    document.addEventListener('click', follow, { capture: true })
    return () => document.removeEventListener('click', follow, { capture: true })
  }, [])
  useLayoutEffect(() => {
    if (frame.current === null || toasts.length === 0) return
    const { height } = frame.current.getBoundingClientRect()
    const cards = [...frame.current.querySelectorAll('button')].map((card) =>
      card.getBoundingClientRect(),
    )
    const left = Math.min(...cards.map((card) => card.left))
    const right = Math.max(...cards.map((card) => card.right))
    const fields = [...document.querySelectorAll(keptClear)]
    const boxes = fields.map((field) => field.getBoundingClientRect())
    setBottomPx(toastBottom({ height, left, right }, pressedBox(), boxes, window.innerHeight))
  }, [toasts])
  return { frame, bottomPx }
}

/** Fields, and buttons that are driven by keys, so that none was pressed. */
const keptClear = 'main input, main textarea, [role=dialog] input, [data-toasts-above]'

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
