import { policyDroppedTags, policyLinkSchemes, type PolicyTag, policyTags } from '@puquio/domain'

/** One piece of safe HTML: text, or an element of the list with its safe content. */
export type SafeNode = string | { tag: PolicyTag; href?: string; children: readonly SafeNode[] }

/**
 * Reads HTML of others into nodes that React draws: nothing is ever written back as HTML, so that no
 * second reading of it can differ. Unknown elements give way to their content; those that hold
 * programs, styles or foreign markup go with it.
 */
export const sanitize = (html: string): SafeNode[] => {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return safeChildren(body, 0)
}

const deepest = 40

const safeChildren = (parent: Node, depth: number): SafeNode[] =>
  depth > deepest ? [] : [...parent.childNodes].flatMap((node) => safeNode(node, depth + 1))

const safeNode = (node: Node, depth: number): SafeNode[] => {
  if (node.nodeType === Node.TEXT_NODE) return [node.textContent ?? '']
  if (!(node instanceof Element)) return []
  const tag = node.localName
  if (policyDroppedTags.includes(tag)) return []
  const children = safeChildren(node, depth)
  if (!isPolicyTag(tag)) return children
  if (tag !== 'a') return [{ tag, children }]
  const href = safeAddress(node.getAttribute('href'))
  return href === null ? children : [{ tag, href, children }]
}

const isPolicyTag = (tag: string): tag is PolicyTag => policyTags.some((one) => one === tag)

const safeAddress = (href: string | null): string | null => {
  if (href === null || !URL.canParse(href)) return null
  const { protocol } = new URL(href)
  return policyLinkSchemes.includes(protocol.slice(0, -1)) ? href : null
}
