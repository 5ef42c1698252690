import { IconFileTypeXls, IconFileText, IconFileTypePdf, IconPhoto } from '@tabler/icons-react'
import { useState } from 'react'
import { groupOf, isDrawn } from '../media-group.ts'
import styles from './FileName.module.css'

/** The image itself is shown small: a larger one would cost a slow line more than it is worth. */
const thumbnailMaxBytes = 1_000_000

const icons = {
  image: IconPhoto,
  pdf: IconFileTypePdf,
  document: IconFileText,
  workbook: IconFileTypeXls,
}

type FileNameProps = {
  file: { name: string; mediaType: string; bytes: number }
  /** Where the image is. */
  src: string
}

/** A file's name, after the image in small or a sign of its kind. */
export const FileName = ({ file, src }: FileNameProps) => {
  const [isBroken, setIsBroken] = useState(false)
  const Icon = icons[groupOf(file.mediaType)]
  return (
    <span className={styles.file}>
      <span className={styles.mark}>
        {isDrawn(file) && file.bytes <= thumbnailMaxBytes && !isBroken ? (
          <img
            src={src}
            alt=""
            loading="lazy"
            decoding="async"
            className={styles.thumbnail}
            onError={() => setIsBroken(true)}
          />
        ) : (
          <Icon size={20} stroke={1.5} aria-hidden />
        )}
      </span>
      <span className={styles.name}>{file.name}</span>
    </span>
  )
}
