import { Button, type ButtonProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, Ref } from 'react'

type BareButtonProps = ButtonProps &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof ButtonProps> & {
    ref?: Ref<HTMLAnchorElement>
  }

const BareButton = (props: BareButtonProps) => <Button component="a" {...props} />

/** A link that looks like a button, for what leads to another page. */
export const ButtonLink = createLink(BareButton)
