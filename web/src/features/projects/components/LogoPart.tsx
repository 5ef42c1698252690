import { type Project, projectRoutes } from '@puquio/contract/projects'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { onApiHost } from '../../../lib/api/address.ts'
import { problemText } from '../../../lib/problems/problem-text.ts'
import { upload } from '../../../lib/api/upload.ts'
import { showToast } from '../../../ui/toasts/toasts.ts'
import { LogoField } from './LogoField.tsx'
import '../texts.ts'

/** The logo of a project that exists: one that is chosen is sent at once. */
export const LogoPart = ({ project }: { project: Project }) => {
  const { t } = useTranslation('projects')
  const [file, setFile] = useState<File | null>(null)
  const [ratio, setRatio] = useState<number | null>()
  const [error, setError] = useState<string>()
  const send = async (chosen: File) => {
    setFile(chosen)
    setError(undefined)
    setRatio(0)
    try {
      const input = { params: { projectId: project.id }, file: chosen }
      await upload(projectRoutes.setLogo, input, { onProgress: setRatio })
      showToast({ kind: 'success', text: t('logoSaved'), action: 'logo' })
    } catch (problem) {
      setError(`${t('logoFailed')} ${problemText(problem)}`)
      setFile(null)
    } finally {
      setRatio(undefined)
    }
  }
  return (
    <LogoField
      file={file}
      stored={project.logo && onApiHost(project.logo)}
      onFile={(chosen) => void send(chosen)}
      error={error}
      ratio={ratio}
    />
  )
}
