/** Entries of a one-byte palette. */
const MOST = 256;
/**
 * Colours closer than this (sum over red, green and blue) are merged: invisible at this scale, and it compresses
 * better.
 */
const ALIKE = 20;

/** A picture may have more dyes than palette entries: the surplus maps to the nearest entry. */
export class FewColours {
  readonly colours: string[] = [];
  readonly #numbers: number[] = [];
  readonly #places = new Map<string, number>();

  constructor(ground: string) {
    this.placeOf(ground);
  }

  placeOf(colour: string): number {
    let place = this.#places.get(colour);
    if (place === undefined) {
      place = this.#find(colour);
      this.#places.set(colour, place);
    }
    return place;
  }

  #find(colour: string): number {
    const number = Number.parseInt(colour.slice(1), 16);
    let nearest = 0;
    let least = Number.POSITIVE_INFINITY;
    for (let place = 0; place < this.#numbers.length; place += 1) {
      const distance = distanceOf(number, this.#numbers[place] as number);
      if (distance < least) {
        nearest = place;
        least = distance;
      }
    }
    if (least < ALIKE || this.colours.length === MOST) return nearest;
    this.#numbers.push(number);
    return this.colours.push(colour) - 1;
  }
}

function distanceOf(a: number, b: number): number {
  const red = Math.abs((a >> 16) - (b >> 16));
  const green = Math.abs(((a >> 8) & 255) - ((b >> 8) & 255));
  return red + green + Math.abs((a & 255) - (b & 255));
}
