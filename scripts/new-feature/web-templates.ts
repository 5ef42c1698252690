import type { Names } from './names.ts'

export const textsFile = ({
  plural,
  many,
  one,
}: Names) => `import { defineTexts } from '@puquio/domain'
import { addTexts, type Bundle } from '../../lib/texts.ts'

export const ${one}Texts = defineTexts({
  title: { es: '${plural}', en: '${plural}', fr: '${plural}', pt: '${plural}' },
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    ${many}: Bundle<typeof ${one}Texts>
  }
}

addTexts('${many}', ${one}Texts)
`

export const pageFile = ({ many, Many }: Names) => `import { useTranslation } from 'react-i18next'
import '../texts.ts'

export function ${Many}Page() {
  const { t } = useTranslation('${many}')
  return <h1>{t('title')}</h1>
}
`
