export type Ellipsoid = { semiMajorM: number; flattening: number }

export const ellipsoids = {
  wgs84: { semiMajorM: 6_378_137, flattening: 1 / 298.257223563 },
  international1924: { semiMajorM: 6_378_388, flattening: 1 / 297 },
} as const satisfies Record<string, Ellipsoid>

/** Radians from the equator and from the central meridian; metres likewise, at scale 1. */
export type Angles = { latitude: number; longitude: number }
export type Plane = { eastM: number; northM: number }

/**
 * Krüger's series to the fourth order of the third flattening, coefficients as in Karney,
 * "Transverse Mercator with an accuracy of a few nanometers" (2011), eqs. 35 and 36.
 */
export const project = ({ latitude, longitude }: Angles, ellipsoid: Ellipsoid): Plane => {
  const { alpha, radiusM, eccentricity } = seriesOf(ellipsoid)
  const tau = conformalTangent(Math.tan(latitude), eccentricity)
  const xi = Math.atan2(tau, Math.cos(longitude))
  const eta = Math.asinh(Math.sin(longitude) / Math.hypot(tau, Math.cos(longitude)))
  const shift = waves(alpha, xi, eta)
  return { northM: radiusM * (xi + shift.xi), eastM: radiusM * (eta + shift.eta) }
}

export const unproject = ({ eastM, northM }: Plane, ellipsoid: Ellipsoid): Angles => {
  const { beta, radiusM, eccentricity } = seriesOf(ellipsoid)
  const [xi, eta] = [northM / radiusM, eastM / radiusM]
  const shift = waves(beta, xi, eta)
  const [plainXi, plainEta] = [xi - shift.xi, eta - shift.eta]
  const tau = Math.sin(plainXi) / Math.hypot(Math.sinh(plainEta), Math.cos(plainXi))
  return {
    latitude: Math.atan(geographicTangent(tau, eccentricity)),
    longitude: Math.atan2(Math.sinh(plainEta), Math.cos(plainXi)),
  }
}

const seriesOf = ({ semiMajorM, flattening }: Ellipsoid) => {
  const n = flattening / (2 - flattening)
  const [n2, n3, n4] = [n ** 2, n ** 3, n ** 4]
  return {
    eccentricity: Math.sqrt(flattening * (2 - flattening)),
    radiusM: (semiMajorM / (1 + n)) * (1 + n2 / 4 + n4 / 64),
    alpha: [
      n / 2 - (2 * n2) / 3 + (5 * n3) / 16 + (41 * n4) / 180,
      (13 * n2) / 48 - (3 * n3) / 5 + (557 * n4) / 1440,
      (61 * n3) / 240 - (103 * n4) / 140,
      (49561 * n4) / 161280,
    ],
    beta: [
      n / 2 - (2 * n2) / 3 + (37 * n3) / 96 - n4 / 360,
      n2 / 48 + n3 / 15 - (437 * n4) / 1440,
      (17 * n3) / 480 - (37 * n4) / 840,
      (4397 * n4) / 161280,
    ],
  }
}

const waves = (coefficients: readonly number[], xi: number, eta: number) => {
  const sum = { xi: 0, eta: 0 }
  coefficients.forEach((coefficient, index) => {
    const order = 2 * (index + 1)
    sum.xi += coefficient * Math.sin(order * xi) * Math.cosh(order * eta)
    sum.eta += coefficient * Math.cos(order * xi) * Math.sinh(order * eta)
  })
  return sum
}

/** Tangent of the conformal latitude from that of the geographic one (Karney, eqs. 7 to 9). */
const conformalTangent = (tau: number, eccentricity: number): number => {
  const sine = tau / Math.hypot(1, tau)
  const sigma = Math.sinh(eccentricity * Math.atanh(eccentricity * sine))
  return tau * Math.hypot(1, sigma) - sigma * Math.hypot(1, tau)
}

/** The inverse by Newton's method (Karney, eqs. 19 to 21); three steps reach double precision. */
const geographicTangent = (conformal: number, eccentricity: number): number => {
  const shape = 1 - eccentricity ** 2
  let tau = conformal
  for (let step = 0; step < 4; step++) {
    const reached = conformalTangent(tau, eccentricity)
    const slope = (1 + shape * tau ** 2) / (shape * Math.hypot(1, tau) * Math.hypot(1, reached))
    tau += (conformal - reached) * slope
  }
  return tau
}
