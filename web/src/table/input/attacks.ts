/**
 * Attacks: moves that end with a touch of another player's piece.
 * The target may be touched first, and is enough if it is clear which piece is to attack.
 */
import type { Offer, Piece } from '../../api/scene'

export interface Attack {
  /** the piece that attacks; empty: nothing has to be chosen for it */
  by: string
  target: string
  offer: Offer
}

/** The attacks among offers; `seat`: whose they are. */
export function findAttacks(offers: readonly Offer[], pieces: readonly Piece[], seat: number | null): Attack[] {
  if (seat === null) return []
  const owners = new Map(pieces.map(({ id, owner }) => [id, owner]))
  return offers.flatMap((offer) => {
    const [first, second, ...more] = offer.touches ?? []
    const [by, target] = second === undefined ? ['', first ?? ''] : [first ?? '', second]
    const owner = owners.get(target)
    const mine = by === '' || owners.get(by) === seat
    return more.length === 0 && mine && owner !== undefined && owner !== seat ? [{ by, target, offer }] : []
  })
}

/** What a target alone stands for: the only attack, or one by a piece without another target. */
function plainAttack(attacks: readonly Attack[], target: string): Attack | undefined {
  const found = attacks.filter((attack) => attack.target === target)
  const free = found.find(({ by }) => attacks.filter((attack) => attack.by === by).length === 1)
  return found.length === 1 ? found[0] : free
}

/** The offers, and attacks by their targets: alone, or followed by the piece that attacks. */
export function addTargetsFirst(offers: readonly Offer[], attacks: readonly Attack[]): Offer[] {
  const found = attacks.filter(({ by }) => by)
  const added = found.flatMap((attack) => {
    const { by, target, offer } = attack
    const plain = plainAttack(found, target)
    if (plain && plain !== attack) return []
    return [{ ...offer, touches: plain ? [target] : [target, by] }]
  })
  return [...offers, ...added]
}

/** The attacks that a touched piece can still be part of. */
export const attacksWith = (attacks: readonly Attack[], [first, ...more]: readonly string[]): Attack[] =>
  first === undefined || more.length > 0 ? [] : attacks.filter(({ by, target }) => first === target || first === by)
