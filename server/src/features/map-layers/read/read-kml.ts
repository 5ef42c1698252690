import {
  collectFeatures,
  type CollectedFeatures,
  type FeatureCollector,
  type FeatureLimits,
} from './collect-features.ts'
import { childrenOf, readXml, textIn, type Xml } from './read-xml.ts'
import { Refusal } from './refusal.ts'

/** KML (OGC 12-007): placemarks of all folders. What it links to is never fetched. */
export function readKml(text: string, limits: FeatureLimits): CollectedFeatures {
  const root = readXml(text, 'KML')
  if (root.name !== 'kml' && root.name !== 'Document' && root.name !== 'Folder')
    throw new Refusal('MAP_FILE_WRONG_TYPE')
  const features = collectFeatures(4326, { limits, isSaid: true })
  walk(root, features)
  return features.end()
}

function walk(element: Xml, features: FeatureCollector): void {
  for (const child of element.children) {
    switch (child.name) {
      case 'Placemark':
        takePlacemark(child, features)
        break
      case 'NetworkLink':
        features.note('network-links')
        break
      case 'GroundOverlay':
      case 'ScreenOverlay':
      case 'PhotoOverlay':
        features.note('overlays')
        break
      case 'Document':
      case 'Folder':
        walk(child, features)
        break
      default:
        break
    }
  }
}

function takePlacemark(placemark: Xml, features: FeatureCollector): void {
  features.begin(() => ({
    name: textIn(placemark, 'name'),
    description: textIn(placemark, 'description') || textIn(placemark, 'Snippet'),
  }))
  if (!drawAll(placemark, features)) features.note('without-geometry')
}

/** Returns whether there was something to draw. */
function drawAll(element: Xml, features: FeatureCollector): boolean {
  let found = false
  for (const child of element.children) found = draw(child, features) || found
  return found
}

function draw(element: Xml, features: FeatureCollector): boolean {
  switch (element.name) {
    case 'Point': {
      const [point] = positionsOf(textIn(element, 'coordinates'))
      if (point) features.add('Point', point)
      return point !== undefined
    }
    case 'LineString':
    case 'LinearRing':
      features.add('LineString', positionsOf(textIn(element, 'coordinates')))
      return true
    case 'Track': {
      const positions = childrenOf(element, 'coord').map(({ text }) =>
        text.trim().split(/\s+/).map(Number),
      )
      features.add('LineString', positions)
      return true
    }
    case 'Polygon': {
      const rings = ['outerBoundaryIs', 'innerBoundaryIs'].flatMap((name) =>
        childrenOf(element, name)
          .flatMap((boundary) => childrenOf(boundary, 'LinearRing'))
          .map((ring) => positionsOf(textIn(ring, 'coordinates'))),
      )
      features.add('Polygon', rings)
      return true
    }
    case 'MultiGeometry':
    case 'MultiTrack':
      return drawAll(element, features)
    default:
      return false
  }
}

/** Tuples apart by blanks; some programs write blanks around the commas, too. */
function positionsOf(text: string): number[][] {
  const positions: number[][] = []
  let isAfterComma = false
  for (const [part] of text.matchAll(/[^\s,]+|,/g)) {
    const isComma = part === ','
    if (!isComma && !isAfterComma) positions.push([Number(part)])
    else if (!isComma) positions.at(-1)?.push(Number(part))
    else if (positions.length === 0) positions.push([Number.NaN])
    else if (isAfterComma) positions.at(-1)?.push(Number.NaN)
    isAfterComma = isComma
  }
  if (isAfterComma) positions.at(-1)?.push(Number.NaN)
  return positions
}
