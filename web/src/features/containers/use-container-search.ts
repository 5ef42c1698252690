import { type ContainerType, containerTypes } from '@puquio/contract/containers'
import { screens } from '@puquio/domain'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import type { z } from 'zod'
import { mergeSearch, type SearchValues } from '../../lib/search.ts'
import { useShownOver } from '../../lib/use-shown-over.ts'
import { tableQuery, tableSearch } from '../../ui/table/table-search.ts'
import { containerSearch } from './search.ts'

const from = screens.FilesContainer.path
type Values = z.output<typeof containerSearch>

/** The type that the path names; null where it names none that there is. */
export const typeNamed = (named: string | undefined): ContainerType | null =>
  containerTypes.find((one) => one === named) ?? null

const sortOf = <const Key extends string>(values: Values, keys: readonly Key[]) =>
  ([...keys, ...keys.map((key) => `-${key}` as const)] as (Key | `-${Key}`)[]).find(
    (key) => key === values.sort,
  )

export const filesQuery = (type: ContainerType, values: Values) => {
  const sort = sortOf(values, ['name', 'bytes', 'changedAt', 'changedBy'])
  return {
    ...tableQuery({ ...values, sort }, 'name'),
    type,
    folder: values.folder,
    group: values.group,
  }
}

export const binQuery = (type: ContainerType, values: Values) => {
  const sort = sortOf(values, ['name', 'binnedAt', 'binnedBy'])
  return { ...tableQuery({ ...values, sort }, '-binnedAt'), type }
}

export const monitoringFilesQuery = (values: Values) => {
  const sort = sortOf(values, ['name', 'bytes', 'uploadedAt', 'uploadedBy', 'station'])
  return { ...tableQuery({ ...values, sort }, '-uploadedAt'), group: values.group }
}

export const unfinishedUploadsQuery = (type: ContainerType, values: Values) => {
  const sort = sortOf(values, ['name', 'bytes', 'beganAt', 'beganBy'])
  return { ...tableQuery({ ...values, sort }, 'beganAt'), type }
}

export const useContainerSearch = () => {
  const values = useSearch({ from })
  const { type } = useParams({ from })
  const navigate = useNavigate({ from })
  const write = (changes: SearchValues, isStep = false) => {
    const search = containerSearch.parse(mergeSearch(values, changes))
    void navigate({ to: '.', params: { type }, search, replace: !isStep })
  }
  const over = useShownOver(values.open !== undefined || values.image !== undefined, write)
  const none = { page: undefined, search: undefined, sort: undefined, group: undefined }
  return {
    values,
    write,
    searchOf: (defaultSort: string) => tableSearch(values, write, defaultSort),
    /** Null for the top. A step that the browser's button goes back on. */
    enter: (folder: number | null) => write({ ...none, folder: folder ?? undefined }, true),
    view: (view: Values['view']) =>
      write({ ...none, view, folder: undefined, open: undefined, image: undefined }),
    /** The details of a file. Null closes them. */
    open: (id: number | null) =>
      id === null ? over.close({ open: undefined }) : over.show({ open: id }),
    /** The viewer of images. Null closes it. */
    look: (id: number | null) =>
      id === null ? over.close({ image: undefined }) : over.show({ image: id }),
  }
}
