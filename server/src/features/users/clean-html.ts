import { policyDroppedTags, policyLinkSchemes, policyTags } from '@puquio/domain'
import sanitizeHtml from 'sanitize-html'

/** Words with their structure and links: no script, style, form, frame or image survives. */
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

/** Whether a reader would see any word of it. */
export const hasWords = (html: string): boolean =>
  /[\p{L}\p{N}]/u.test(
    sanitizeHtml(html, { allowedTags: [], nonTextTags: [...policyDroppedTags] }).replace(
      /&\w+;/g,
      '',
    ),
  )
