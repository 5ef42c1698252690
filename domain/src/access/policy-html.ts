/**
 * What a policy's HTML may be made of. The server cleans by these lists before it keeps a text, the
 * web draws by them: what an administrator wrote is what everybody reads.
 */
export const policyTags = [
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
export type PolicyTag = (typeof policyTags)[number]

/** Programs, styles and foreign markup, which go with all they hold; any other tag gives way to its content. */
export const policyDroppedTags: readonly string[] =
  'script style template noscript iframe object svg math title textarea select xmp plaintext noembed noframes'.split(
    ' ',
  )

/** Of a link's address, the one attribute that survives. */
export const policyLinkSchemes: readonly string[] = ['http', 'https', 'mailto', 'tel']
