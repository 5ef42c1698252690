import { createElement, type ReactNode, useMemo } from 'react'
import { type SafeNode, sanitize } from '../lib/sanitize.ts'
import styles from './SafeHtml.module.css'

/** HTML written by an administrator, drawn from a list of safe elements. */
export const SafeHtml = ({ html }: { html: string }) => {
  const nodes = useMemo(() => sanitize(html), [html])
  return <div className={styles.html}>{nodes.map(drawn)}</div>
}

const drawn = (node: SafeNode, key: number): ReactNode => {
  if (typeof node === 'string') return node
  const link = node.href && { href: node.href, target: '_blank', rel: 'noopener noreferrer' }
  const isEmpty = node.tag === 'br' || node.tag === 'hr'
  return createElement(node.tag, { key, ...link }, ...(isEmpty ? [] : node.children.map(drawn)))
}
