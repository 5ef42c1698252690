import type { Language } from '@puquio/domain'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { localTime } from '../../platform/local-time.ts'
import type { Platform } from '../../platform/platform.ts'
import type { SectionCover } from '../../platform/sections/section.ts'
import { translate } from '../../platform/translate.ts'
import { findFile } from '../files/service.ts'
import { readDataVersion, readLogoFile, readRequest } from './store.ts'
import { coverTexts as texts } from './texts.ts'

/** How the reports of a project begin: its logo, whose it is, what it is about, who asked for it and when. */
export async function readCover(
  { files }: Pick<Platform, 'files'>,
  scope: ProjectScope,
  asked: {
    language: Language
    requestedBy: number
    facts: SectionCover['facts']
    /** By which data it was made; null says it of all of the project's. */
    dataVersion: string | null
  },
): Promise<SectionCover> {
  const { language, facts } = asked
  const { project, company, person } = await readRequest(scope, asked.requestedBy)
  const fileId = await readLogoFile(scope)
  const logo = fileId === null ? null : await findFile(scope, fileId)
  // The renderer draws PNG and JPEG.
  const isDrawn = logo !== null && /^image\/(png|jpeg)$/.test(logo.mediaType)
  return {
    logo: isDrawn ? await files.readAll(logo.sha256) : null,
    logoWords: translate(texts.logo, language, { project }),
    facts: [
      [texts.project[language], project],
      [texts.company[language], company],
      ...facts,
      [texts.dataVersion[language], asked.dataVersion ?? (await versionOf(scope, language))],
      ...(person === null ? [] : [[texts.askedBy[language], person] as const]),
      [texts.madeAt[language], localTime(scope.clock.now(), scope.timeZone)],
    ],
  }
}

async function versionOf(scope: ProjectScope, language: Language): Promise<string> {
  const { approvedAt, receivedAt } = await readDataVersion(scope)
  const at = (instant: string) => ({ at: localTime(instant, scope.timeZone) })
  const parts = [
    approvedAt && translate(texts.lastApproved, language, at(approvedAt)),
    receivedAt && translate(texts.lastReceived, language, at(receivedAt)),
  ].filter((part) => part !== null)
  return parts.length === 0 ? texts.noData[language] : parts.join('; ')
}
