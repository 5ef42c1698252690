/** One piece of safe HTML: text, or an element of the list with its safe content. */
export type SafeNode = string | { tag: SafeTag; href?: string; children: readonly SafeNode[] }

/** What a policy's text may be made of; no attribute but a link's address survives. */
export const safeTags = [
  'p',
  'br',
  'hr',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'sub',
  'sup',
  'small',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'blockquote',
  'pre',
  'code',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'a',
] as const
export type SafeTag = (typeof safeTags)[number]

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

const dropped = new Set(
  'script style template noscript iframe object embed svg math title head textarea select xmp plaintext noembed noframes'.split(
    ' ',
  ),
)

const safeChildren = (parent: Node, depth: number): SafeNode[] =>
  depth > deepest ? [] : [...parent.childNodes].flatMap((node) => safeNode(node, depth + 1))

const safeNode = (node: Node, depth: number): SafeNode[] => {
  if (node.nodeType === Node.TEXT_NODE) return [node.textContent ?? '']
  if (!(node instanceof Element)) return []
  const tag = node.localName
  if (dropped.has(tag)) return []
  const children = safeChildren(node, depth)
  if (!isSafeTag(tag)) return children
  if (tag !== 'a') return [{ tag, children }]
  const href = safeAddress(node.getAttribute('href'))
  return href === null ? children : [{ tag, href, children }]
}

const isSafeTag = (tag: string): tag is SafeTag => safeTags.some((safe) => safe === tag)

const safeAddress = (href: string | null): string | null => {
  if (href === null || !URL.canParse(href)) return null
  const { protocol } = new URL(href)
  return ['http:', 'https:', 'mailto:', 'tel:'].includes(protocol) ? href : null
}
