import { Anchor } from '@mantine/core'
import { linkParts } from '@puquio/domain'

/** A text whose addresses can be opened, each shown without what follows its question mark. */
export const LinkedText = ({ text }: { text: string }) =>
  linkParts(text).map(({ text: part, isLink }, at) =>
    isLink ? (
      <Anchor key={at} href={part} title={part} target="_blank" rel="noreferrer" inherit>
        {part.replace(/\?.*$/, '?…')}
      </Anchor>
    ) : (
      part
    ),
  )
