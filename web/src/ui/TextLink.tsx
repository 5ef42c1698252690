import { Anchor, type AnchorProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, Ref } from 'react'

type BareLinkProps = AnchorProps &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof AnchorProps> & {
    ref?: Ref<HTMLAnchorElement>
  }

const BareLink = (props: BareLinkProps) => <Anchor {...props} />

/** A link to a page of the product: `<TextLink {...paths.plan(7)}>`. */
export const TextLink = createLink(BareLink)
