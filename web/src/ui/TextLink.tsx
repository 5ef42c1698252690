import { Anchor, type AnchorProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, Ref } from 'react'

type BareLinkProps = AnchorProps &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof AnchorProps> & {
    ref?: Ref<HTMLAnchorElement>
  }

const BareLink = (props: BareLinkProps) => (
  <Anchor {...(props.size === undefined ? { fz: 'inherit' } : {})} {...props} />
)

/** A link to a page of the product, as large as the words around it: `<TextLink {...paths.plan(7)}>`. */
export const TextLink = createLink(BareLink)
