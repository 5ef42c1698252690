import { NativeSelect } from '@mantine/core'
import { isLanguage, languageNames, languages } from '@puquio/domain'
import { useLanguage } from '../lib/texts/locale.ts'
import { chooseLanguage } from '../lib/texts/texts.ts'

type LanguageSelectProps = { size?: 'xs' | 'sm'; label?: string; onChosen?: () => void }

/** Each language by its own name; its label too is understood in all of them. */
export const LanguageSelect = ({ size = 'xs', label, onChosen }: LanguageSelectProps) => (
  <NativeSelect
    size={size}
    {...(label ? { label } : { 'aria-label': 'Idioma / Language / Langue' })}
    value={useLanguage()}
    data={languages.map((language) => ({ value: language, label: languageNames[language] }))}
    onChange={({ currentTarget: { value } }) => {
      if (!isLanguage(value)) return
      chooseLanguage(value)
      onChosen?.()
    }}
  />
)
