import { ActionIcon, Button, Group, Popover, TextInput } from '@mantine/core'
import { policyLinkSchemes } from '@puquio/domain'
import type { Icon } from '@tabler/icons-react'
import { createElement, type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import './texts.ts'

type LinkFieldProps = { label: string; Icon: Icon; onLink: (href: string) => void }

/** Asks for the address of a link. It stands in a form, hence is none of its own. */
export const LinkField = ({ label, Icon, onLink }: LinkFieldProps) => {
  const { t } = useTranslation('richText')
  const [isOpen, setIsOpen] = useState(false)
  const [href, setHref] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const link = () => {
    const address = withScheme(href.trim())
    setIsWrong(address === null)
    if (address === null) return
    setIsOpen(false)
    setHref('')
    onLink(address)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    link()
  }
  return (
    <Popover opened={isOpen} onChange={setIsOpen} trapFocus withRoles>
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          aria-label={label}
          title={label}
          onClick={() => setIsOpen(!isOpen)}
        >
          {createElement(Icon, { size: 18 })}
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <Group gap="xs" align="end">
          <TextInput
            size="xs"
            label={t('address')}
            value={href}
            error={isWrong && t('notAnAddress')}
            onChange={(event) => setHref(event.currentTarget.value)}
            onKeyDown={onKeyDown}
            autoCapitalize="none"
            spellCheck={false}
          />
          <Button size="xs" onClick={link}>
            {t('setLink')}
          </Button>
        </Group>
      </Popover.Dropdown>
    </Popover>
  )
}

/** Null for what is no address that a text may lead to. */
const withScheme = (text: string): string | null => {
  const address = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`
  if (text === '' || !URL.canParse(address)) return null
  return policyLinkSchemes.includes(new URL(address).protocol.slice(0, -1)) ? address : null
}
