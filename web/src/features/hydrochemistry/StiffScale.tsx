import { type Look, glyphSize, stiffScaleKey } from '@puquio/figures'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../lib/texts/format.ts'
import './texts.ts'

/** How long the scale of the polygons on a map is, and which ion is where. */
export const StiffScale = ({ most, look }: { most: number; look: Look }) => {
  const { t } = useTranslation('hydrochemistry')
  const format = useFormat()
  const svg = stiffScaleKey(most, { number: (value) => format.number(value) }, t('oneScale'), look)
  return (
    <img
      src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      alt={`${t('oneScale')}: ${format.number(most)}`}
      width={glyphSize.width + 140}
      height={72}
    />
  )
}
