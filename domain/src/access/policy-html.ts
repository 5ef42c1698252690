/**
 * What a policy's HTML may be made of. The server sanitises by these lists before it stores a text, and the
 * web renders by them.
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

/**
 * Elements that are removed with their content (scripts, styles, foreign markup); other unknown tags are
 * replaced by their content.
 */
export const policyDroppedTags: readonly string[] =
  'script style template noscript iframe object svg math title textarea select xmp plaintext noembed noframes'.split(
    ' ',
  )

/** Schemes of a link's `href`, the only attribute that is kept. */
export const policyLinkSchemes: readonly string[] = ['http', 'https', 'mailto', 'tel']
