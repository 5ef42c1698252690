import { z } from 'zod'

/** What a document names, in its own words; what it does not name is left out. */
const commitmentNamed = z.object({
  component: z.string().optional(),
  subcomponent: z.string().optional(),
  miningComponent: z.string().optional(),
  stations: z.array(z.string()).optional(),
  parameters: z.array(z.string()).optional(),
  frequency: z.string().optional(),
  responsible: z.string().optional(),
  legalReference: z.string().optional(),
})
export type CommitmentNamed = z.infer<typeof commitmentNamed>

/** A rectangle of a page in PDF points from its top left. */
const placeArea = z.object({
  page: z.int(),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
})
export type PlaceArea = z.infer<typeof placeArea>

const commitmentActions = [
  'proposed',
  'created',
  'found-again',
  'edited',
  'verified',
  'rejected',
  'superseded',
  'split',
  'split-off',
  'joined',
  'joined-into',
  'taken-back',
] as const
export type CommitmentAction = (typeof commitmentActions)[number]
