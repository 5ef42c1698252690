import { setNonce } from 'get-nonce'

const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')

/** What style elements made by scripts must carry to be applied: the policy of the page names it. */
export const styleNonce = meta?.nonce ?? ''

// Dialogs keep the page behind them from scrolling by a style element of react-remove-scroll.
if (styleNonce !== '') setNonce(styleNonce)
