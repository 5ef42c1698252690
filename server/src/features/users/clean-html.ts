import { policyDroppedTags, policyLinkSchemes, policyTags } from '@puquio/domain'
import sanitizeHtml from 'sanitize-html'

/** Sanitises HTML to text with structure and links, without scripts, styles, forms, frames and images. */
export const cleanHtml = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: [...policyTags],
    nonTextTags: [...policyDroppedTags],
    allowedAttributes: { a: ['href', 'target', 'rel'] },
    allowedSchemes: [...policyLinkSchemes],
    allowProtocolRelative: false,
    transformTags: {
      a: sanitizeHtml.simpleTransform('a', { target: '_blank', rel: 'noopener noreferrer' }),
    },
  })

/** Returns whether it has any visible text. */
export const hasWords = (html: string): boolean =>
  /[\p{L}\p{N}]/u.test(
    sanitizeHtml(html, { allowedTags: [], nonTextTags: [...policyDroppedTags] }).replace(
      /&\w+;/g,
      '',
    ),
  )
