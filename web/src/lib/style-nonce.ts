import { setNonce } from 'get-nonce'

const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')

/** The nonce that the page's policy requires of style elements made by scripts. */
export const styleNonce = meta?.nonce ?? ''

// Dialogs keep the page behind them from scrolling by a style element of react-remove-scroll.
if (styleNonce !== '') setNonce(styleNonce)
